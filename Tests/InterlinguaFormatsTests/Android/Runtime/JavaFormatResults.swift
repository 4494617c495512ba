/// What `String.format(Locale.ENGLISH, …)` of OpenJDK 17 prints, or which exception it throws.
///
/// Printed by a Java program made from the same table. A line without further indent is the format; those below it the values
/// (`i` an int, or a long where an int can't hold it, `f` a double, `t` a String, `c` a char), and the result in brackets
/// with `⏎` for a newline. Results with control characters and dates are left out.
let javaFormatResults = #"""
    %d
        i5 -> [5]
        i-7 -> [-7]
        i1234567 -> [1234567]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null]
        i10000000000 -> [10000000000]
        i0 -> [0]
    %5d
        i5 -> [    5]
        i-7 -> [   -7]
        i1234567 -> [1234567]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [ null]
        i10000000000 -> [10000000000]
        i0 -> [    0]
    %-5d|
        i5 -> [5    |]
        i-7 -> [-7   |]
        i1234567 -> [1234567|]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null |]
        i10000000000 -> [10000000000|]
        i0 -> [0    |]
    %05d
        i5 -> [00005]
        i-7 -> [-0007]
        i1234567 -> [1234567]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [ null]
        i10000000000 -> [10000000000]
        i0 -> [00000]
    %+d
        i5 -> [+5]
        i-7 -> [-7]
        i1234567 -> [+1234567]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null]
        i10000000000 -> [+10000000000]
        i0 -> [+0]
    % d
        i5 -> [ 5]
        i-7 -> [-7]
        i1234567 -> [ 1234567]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null]
        i10000000000 -> [ 10000000000]
        i0 -> [ 0]
    %,d
        i5 -> [5]
        i-7 -> [-7]
        i1234567 -> [1,234,567]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null]
        i10000000000 -> [10,000,000,000]
        i0 -> [0]
    %(d
        i5 -> [5]
        i-7 -> [(7)]
        i1234567 -> [1234567]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null]
        i10000000000 -> [10000000000]
        i0 -> [0]
    %(07d
        i5 -> [0000005]
        i-7 -> [(00007)]
        i1234567 -> [1234567]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [   null]
        i10000000000 -> [10000000000]
        i0 -> [0000000]
    %+,(12d|
        i5 -> [          +5|]
        i-7 -> [         (7)|]
        i1234567 -> [  +1,234,567|]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [        null|]
        i10000000000 -> [+10,000,000,000|]
        i0 -> [          +0|]
    %x
        i5 -> [5]
        i-7 -> [fffffff9]
        i1234567 -> [12d687]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null]
        i10000000000 -> [2540be400]
        i0 -> [0]
    %X
        i5 -> [5]
        i-7 -> [FFFFFFF9]
        i1234567 -> [12D687]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [NULL]
        i10000000000 -> [2540BE400]
        i0 -> [0]
    %#x
        i5 -> [0x5]
        i-7 -> [0xfffffff9]
        i1234567 -> [0x12d687]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null]
        i10000000000 -> [0x2540be400]
        i0 -> [0x0]
    %08x
        i5 -> [00000005]
        i-7 -> [fffffff9]
        i1234567 -> [0012d687]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [    null]
        i10000000000 -> [2540be400]
        i0 -> [00000000]
    %o
        i5 -> [5]
        i-7 -> [37777777771]
        i1234567 -> [4553207]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null]
        i10000000000 -> [112402762000]
        i0 -> [0]
    %#o
        i5 -> [05]
        i-7 -> [037777777771]
        i1234567 -> [04553207]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null]
        i10000000000 -> [0112402762000]
        i0 -> [00]
    %s
        i5 -> [5]
        i-7 -> [-7]
        i1234567 -> [1234567]
        f2.5 -> [2.5]
        f-0.125 -> [-0.125]
        tab -> [ab]
        null -> [null]
        cx -> [x]
        i10000000000 -> [10000000000]
        i0 -> [0]
    %S
        i5 -> [5]
        i-7 -> [-7]
        i1234567 -> [1234567]
        f2.5 -> [2.5]
        f-0.125 -> [-0.125]
        tab -> [AB]
        null -> [NULL]
        cx -> [X]
        i10000000000 -> [10000000000]
        i0 -> [0]
    %6s|
        i5 -> [     5|]
        i-7 -> [    -7|]
        i1234567 -> [1234567|]
        f2.5 -> [   2.5|]
        f-0.125 -> [-0.125|]
        tab -> [    ab|]
        null -> [  null|]
        cx -> [     x|]
        i10000000000 -> [10000000000|]
        i0 -> [     0|]
    %.1s
        i5 -> [5]
        i-7 f-0.125 -> [-]
        i1234567 i10000000000 -> [1]
        f2.5 -> [2]
        tab -> [a]
        null -> [n]
        cx -> [x]
        i0 -> [0]
    %5.1s|
        i5 -> [    5|]
        i-7 f-0.125 -> [    -|]
        i1234567 i10000000000 -> [    1|]
        f2.5 -> [    2|]
        tab -> [    a|]
        null -> [    n|]
        cx -> [    x|]
        i0 -> [    0|]
    %b
        i5 i-7 i1234567 f2.5 f-0.125 tab cx i10000000000 i0 -> [true]
        null -> [false]
    %h
        i5 -> [5]
        i-7 -> [fffffff9]
        i1234567 -> [12d687]
        f2.5 -> [40040000]
        f-0.125 -> [bfc00000]
        tab -> [c21]
        null -> [null]
        cx -> [78]
        i10000000000 -> [540be402]
        i0 -> [0]
    %H
        i5 -> [5]
        i-7 -> [FFFFFFF9]
        i1234567 -> [12D687]
        f2.5 -> [40040000]
        f-0.125 -> [BFC00000]
        tab -> [C21]
        null -> [NULL]
        cx -> [78]
        i10000000000 -> [540BE402]
        i0 -> [0]
    %c
        i-7 i1234567 -> IllegalFormatCodePointException
        f2.5 f-0.125 tab i10000000000 -> IllegalFormatConversionException
        null -> [null]
        cx -> [x]
    %C
        i-7 i1234567 -> IllegalFormatCodePointException
        f2.5 f-0.125 tab i10000000000 -> IllegalFormatConversionException
        null -> [NULL]
        cx -> [X]
    %f
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [2.500000]
        f-0.125 -> [-0.125000]
        null -> [null]
    %.2f
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [2.50]
        f-0.125 -> [-0.13]
        null -> [nu]
    %(.1f
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [2.5]
        f-0.125 -> [(0.1)]
        null -> [n]
    %08.3f
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [0002.500]
        f-0.125 -> [-000.125]
        null -> [     nul]
    %+.0f
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [+3]
        f-0.125 -> [-0]
        null -> []
    %,.2f
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [2.50]
        f-0.125 -> [-0.13]
        null -> [nu]
    %e
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [2.500000e+00]
        f-0.125 -> [-1.250000e-01]
        null -> [null]
    %g
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [2.50000]
        f-0.125 -> [-0.125000]
        null -> [null]
    %.3g
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [2.50]
        f-0.125 -> [-0.125]
        null -> [nul]
    %a
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [0x1.4p1]
        f-0.125 -> [-0x1.0p-3]
        null -> [null]
    %A
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [0X1.4P1]
        f-0.125 -> [-0X1.0P-3]
        null -> [NULL]
    %(d%%
        i5 -> [5%]
        i-7 -> [(7)%]
        i1234567 -> [1234567%]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null%]
        i10000000000 -> [10000000000%]
        i0 -> [0%]
    %%%d
        i5 -> [%5]
        i-7 -> [%-7]
        i1234567 -> [%1234567]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [%null]
        i10000000000 -> [%10000000000]
        i0 -> [%0]
    %5%|%d
        i5 -> [    %|5]
        i-7 -> [    %|-7]
        i1234567 -> [    %|1234567]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [    %|null]
        i10000000000 -> [    %|10000000000]
        i0 -> [    %|0]
    %-5%|%s
        i5 -> [%    |5]
        i-7 -> [%    |-7]
        i1234567 -> [%    |1234567]
        f2.5 -> [%    |2.5]
        f-0.125 -> [%    |-0.125]
        tab -> [%    |ab]
        null -> [%    |null]
        cx -> [%    |x]
        i10000000000 -> [%    |10000000000]
        i0 -> [%    |0]
    %n%s
        i5 -> [⏎5]
        i-7 -> [⏎-7]
        i1234567 -> [⏎1234567]
        f2.5 -> [⏎2.5]
        f-0.125 -> [⏎-0.125]
        tab -> [⏎ab]
        null -> [⏎null]
        cx -> [⏎x]
        i10000000000 -> [⏎10000000000]
        i0 -> [⏎0]
    %.2d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> IllegalFormatPrecisionException
    %05s
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> FormatFlagsConversionMismatchException
    %+s
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> FormatFlagsConversionMismatchException
    %-d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> MissingFormatWidthException
    %0d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> MissingFormatWidthException
    %i
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %@
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %u
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %ld
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %lld
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %hd
        i5 -> [5d]
        i-7 -> [fffffff9d]
        i1234567 -> [12d687d]
        f2.5 -> [40040000d]
        f-0.125 -> [bfc00000d]
        tab -> [c21d]
        null -> [nulld]
        cx -> [78d]
        i10000000000 -> [540be402d]
        i0 -> [0d]
    %hhd
        i5 -> [5hd]
        i-7 -> [fffffff9hd]
        i1234567 -> [12d687hd]
        f2.5 -> [40040000hd]
        f-0.125 -> [bfc00000hd]
        tab -> [c21hd]
        null -> [nullhd]
        cx -> [78hd]
        i10000000000 -> [540be402hd]
        i0 -> [0hd]
    %p
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %D
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %*d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %'d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    % 
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    100%
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    50% done
        i5 -> [50 5one]
        i-7 -> [50-7one]
        i1234567 -> [50 1234567one]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [50nullone]
        i10000000000 -> [50 10000000000one]
        i0 -> [50 0one]
    %0$s
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> IllegalFormatArgumentIndexException
    %1$s %s
        i5 -> [5 5]
        i-7 -> [-7 -7]
        i1234567 -> [1234567 1234567]
        f2.5 -> [2.5 2.5]
        f-0.125 -> [-0.125 -0.125]
        tab -> [ab ab]
        null -> [null null]
        cx -> [x x]
        i10000000000 -> [10000000000 10000000000]
        i0 -> [0 0]
    %s %s
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> MissingFormatArgumentException
    %<s
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> MissingFormatArgumentException
    %s %<s
        i5 -> [5 5]
        i-7 -> [-7 -7]
        i1234567 -> [1234567 1234567]
        f2.5 -> [2.5 2.5]
        f-0.125 -> [-0.125 -0.125]
        tab -> [ab ab]
        null -> [null null]
        cx -> [x x]
        i10000000000 -> [10000000000 10000000000]
        i0 -> [0 0]
    %2$s
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> MissingFormatArgumentException
    %1$
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %1$-5d|
        i5 -> [5    |]
        i-7 -> [-7   |]
        i1234567 -> [1234567|]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null |]
        i10000000000 -> [10000000000|]
        i0 -> [0    |]
    %-05d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> IllegalFormatFlagsException
    %+ d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> IllegalFormatFlagsException
    %#d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> FormatFlagsConversionMismatchException
    %,x
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> FormatFlagsConversionMismatchException
    %(x
        i5 i-7 i1234567 i10000000000 i0 -> FormatFlagsConversionMismatchException
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null]
    %+x
        i5 i-7 i1234567 i10000000000 i0 -> FormatFlagsConversionMismatchException
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null]
    %#g
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> FormatFlagsConversionMismatchException
    %,e
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> FormatFlagsConversionMismatchException
    %(a
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> FormatFlagsConversionMismatchException
    %ts
        i5 i-7 i1234567 f2.5 f-0.125 tab cx i0 -> IllegalFormatConversionException
        null -> [null]
    %#s
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> FormatFlagsConversionMismatchException
    %#b
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> FormatFlagsConversionMismatchException
    %.3c
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> IllegalFormatPrecisionException
    %#5c
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> FormatFlagsConversionMismatchException
    %--5d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> DuplicateFormatFlagsException
    %5-d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %.d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %.s
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %5n
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> IllegalFormatWidthException
    %-n
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> IllegalFormatFlagsException
    %+%
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> IllegalFormatFlagsException
    %y
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %Y
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %é
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %99999999999d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> IllegalFormatWidthException
    %1$99999999999s
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> IllegalFormatWidthException
    %99999999999$s
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> IllegalFormatArgumentIndexException
    %tY
        i5 i-7 i1234567 f2.5 f-0.125 tab cx i0 -> IllegalFormatConversionException
        null -> [null]
    %tQ
        i5 i-7 i1234567 f2.5 f-0.125 tab cx i0 -> IllegalFormatConversionException
        null -> [null]
    %5$s
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> MissingFormatArgumentException
    %-%
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> MissingFormatWidthException
    %1$d%2$s
        i5 i-7 i1234567 null i10000000000 i0 -> MissingFormatArgumentException
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
    %d %d
        i5 i-7 i1234567 null i10000000000 i0 -> MissingFormatArgumentException
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
    %zd
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %F
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %U
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> UnknownFormatConversionException
    %+(d
        i5 -> [+5]
        i-7 -> [(7)]
        i1234567 -> [+1234567]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null]
        i10000000000 -> [+10000000000]
        i0 -> [+0]
    %08d
        i5 -> [00000005]
        i-7 -> [-0000007]
        i1234567 -> [01234567]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [    null]
        i10000000000 -> [10000000000]
        i0 -> [00000000]
    %-8x|
        i5 -> [5       |]
        i-7 -> [fffffff9|]
        i1234567 -> [12d687  |]
        f2.5 f-0.125 tab cx -> IllegalFormatConversionException
        null -> [null    |]
        i10000000000 -> [2540be400|]
        i0 -> [0       |]
    %s%%
        i5 -> [5%]
        i-7 -> [-7%]
        i1234567 -> [1234567%]
        f2.5 -> [2.5%]
        f-0.125 -> [-0.125%]
        tab -> [ab%]
        null -> [null%]
        cx -> [x%]
        i10000000000 -> [10000000000%]
        i0 -> [0%]
    %1$s %<s
        i5 -> [5 5]
        i-7 -> [-7 -7]
        i1234567 -> [1234567 1234567]
        f2.5 -> [2.5 2.5]
        f-0.125 -> [-0.125 -0.125]
        tab -> [ab ab]
        null -> [null null]
        cx -> [x x]
        i10000000000 -> [10000000000 10000000000]
        i0 -> [0 0]
    %  d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> DuplicateFormatFlagsException
    %00d
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> DuplicateFormatFlagsException
    %05.1f
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [002.5]
        f-0.125 -> [-00.1]
        null -> [    n]
    %.0e
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [3e+00]
        f-0.125 -> [-1e-01]
        null -> []
    %.0g
        i5 i-7 i1234567 tab cx i10000000000 i0 -> IllegalFormatConversionException
        f2.5 -> [3]
        f-0.125 -> [-0.1]
        null -> []
    %+h
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> FormatFlagsConversionMismatchException
    %S %s
        i5 i-7 i1234567 f2.5 f-0.125 tab null cx i10000000000 i0 -> MissingFormatArgumentException
    """#
