import InterlinguaIR
import Testing

@testable import InterlinguaFormats

/// What CoreFoundation's parser makes of format strings; every result was compared with `String(format:)`.
@Suite struct FoundationFormatTests {
    @Test(arguments: [
        ("no percent", "no percent"),
        ("", ""),
        ("%@", "{1:@:any}"),
        ("%2$@ %1$@", "{2:@:any} {1:@:any}"),
        ("%1$d %1$d", "{1:d:int32} {1:d:int32}"),
        ("%@ %1$@", "{1:@:any} {1:@:any}"),
        ("%2$@ %@", "{2:@:any} {1:@:any}"),
        ("%1$@ %3$@", "{1:@:any} {3:@:any}"),
        ("[%6$d]", "[‹›]"),
        ("100%", "100‹›"),
        ("50% off", "50‹% o›ff"), ("100%ige %@", "100‹%i›ge {1:@:any}"), ("50%-os", "50‹%-o›s"),
        ("50% o", "50‹% o›"), ("5% a day", "5‹% a› day"), ("%d % e più", "{1:d:int32} ‹% e› più"),
        ("% e", "{1:e:decimal}"), ("5% d", "5{1:d:int32}"), ("S0%dE0%d", "S0{1:d:int32}E0{2:d:int32}"),
        ("%y", "‹y›"), ("%d% vom Ziel", "{1:d:int32}‹% v›om Ziel"), ("%d% y", "{1:d:int32}‹% y›"),
        ("%%d % e", "‹%›d {1:e:decimal}"), ("%dx % e", "{1:d:int32}x {2:e:decimal}"),
        ("%%%d % e", "‹%›{1:d:int32} ‹% e›"), ("%.2f % e", "{1:f:decimal} ‹% e›"),
        ("%1$lld % e", "{1:lld:int64} ‹% e›"),
        ("%d % à faire", "{1:d:int32} ‹% à› faire"), ("50 % 的 %d", "50 ‹% 的› {1:d:int32}"),
        ("%d%%", "{1:d:int32}‹%›"),
        ("%05d/%+d/%-5d/", "{1:d:int32}/{2:d:int32}/{3:d:int32}/"),
        ("%.0f %.0f", "{1:f:decimal} {2:f:decimal}"),
        ("%x %lx", "{1:x:uint32} {2:lx:uint64}"),
        (
            "%hhd %hd %ld %lld %qd %zd %td %jd",
            "{1:hhd:int8} {2:hd:int16} {3:ld:int64} {4:lld:int64} {5:qd:int64} {6:zd:int64} {7:td:int64} {8:jd:int64}"
        ),
        ("%i %D %u %lu %U %tu", "{1:i:int32} {2:D:int64} {3:u:uint32} {4:lu:uint64} {5:U:uint64} {6:tu:uint64}"),
        ("%o %O %X", "{1:o:uint32} {2:O:uint64} {3:X:uint32}"),
        (
            "%f %F %e %E %g %G %a %A %lf %Lf",
            "{1:f:decimal} {2:F:decimal} {3:e:decimal} {4:E:decimal} {5:g:decimal} {6:G:decimal} {7:a:decimal} {8:A:decimal} {9:lf:decimal} {10:Lf:decimal}"
        ),
        ("%c %C %s %S", "{1:c:character} {2:C:character} {3:s:any} {4:S:any}"),
        ("%n%d", "{1 skipped}{2:d:int32}"),
        ("%*d|%d", "{2*1:d:int32}|{3:d:int32}"),
        ("%*.*f", "{3*1*2:f:decimal}"),
        ("%.*f", "{2*1:f:decimal}"),
        ("%1$*2$d", "{1*2:d:int32}"),
        ("%*2$1$d", "{1*2:d:int32}"),
        ("%2$.*1$f", "{2*1:f:decimal}"),
        ("%1$d %*d", "{1:d:int32} {2*1:d:int32}"),
        ("%+1$d", "{1:d:int32}"),
        ("%'d", "‹'›d"),
        ("%0$d", "‹0›d"),
        ("%2%|%d", "‹2›|{1:d:int32}"),
        ("%é%d", "‹é›{1:d:int32}"),
        ("%l", "‹›"),
        ("%#x %#d", "{1:x:uint32} {2:d:int32}"),
        ("%#@files@ in %#@folders@", "{1#files} in {2#folders}"),
        ("%2$#@d@: %1$#@f@", "{2#d}: {1#f}"),
        ("%1#@c@ %#1@c@", "{1#c} {2#c}"),
        ("%#@name", "‹›"),
        ("%#@bad-key@", "‹#›key@"),
        ("%#@@", "‹#›"),
    ])
    func pieces(text: String, expected: String) {
        #expect(describe(text, as: .foundation) == expected)
    }

    @Test(arguments: [
        ("100%", "warning stray-percent 3..<4"),
        ("%y", "warning unknown-conversion 0..<2"),
        ("%'d", "warning unknown-conversion 0..<2"),
        ("[%6$d]", "error position-out-of-range 1..<5"),
        ("%200$d", "error position-out-of-range 0..<6"),
        ("%p", "error unsupported-conversion 0..<2"),
        ("a%n", "error unsupported-conversion 1..<3"),
        ("%P", "error unsupported-conversion 0..<2"),
        ("%#@name", "error malformed-variable 0..<7"),
        ("%#@bad-key@", "error malformed-variable 0..<7"),
        ("%1#@c@", "warning variable-width 0..<6"),
        ("%99999999999999999999d", "warning field-too-large 0..<21"),
        ("%@ %d %%", ""),
    ])
    func reports(text: String, expected: String) {
        #expect(problems(text, as: .foundation) == expected)
    }

    @Test func countingStartsWhereTheVariableStands() {
        #expect(describe("%d on %#@next@", as: .foundation, startingPosition: 3) == "{3:d:int32} on {4#next}")
        #expect(
            describe("%2$@, %3$@ and %d more", as: .foundation) == "{2:@:any}, {3:@:any} and {1:d:int32} more"
        )
        #expect(FormatString(parsing: "%@ %1$@ %@", as: .foundation).nextPosition == 3)
    }

    @Test func flagsWidthAndPrecision() throws {
        let expected: [(String, Format)] = [
            (
                "%-8.3f",
                .number(
                    NumberFormat(
                        notation: .fixed,
                        field: Field(width: .literal(8), precision: .literal(3), isLeftAligned: true)
                    )
                )
            ),
            ("%.f", .number(NumberFormat(notation: .fixed, field: Field(precision: .literal(0))))),
            ("%.05f", .number(NumberFormat(notation: .fixed, field: Field(precision: .literal(5))))),
            ("%+ d", .number(NumberFormat(sign: .always))),
            ("%-05d", .number(NumberFormat(field: Field(width: .literal(5), isLeftAligned: true)))),
            ("%#X", .number(NumberFormat(notation: .hexadecimal, isAlternate: true, isUppercase: true))),
            ("%*d", .number(NumberFormat(field: Field(width: .argument(0))))),
            ("%10.2s", .text(Field(width: .literal(10), precision: .literal(2)))),
            ("%10.2@", .text(Field())),
            ("%C", .character(Field())),
        ]
        for (text, format) in expected {
            let piece = try #require(FormatString(parsing: text, as: .foundation).pieces.first)
            guard case .specifier(let specifier) = piece.kind else {
                Issue.record("\(text) is no specifier")
                continue
            }
            #expect(specifier.format == format, "\(text)")
        }
    }

    /// Only what could be a position is taken for one that lacks its dollar sign.
    @Test(arguments: [
        ("%1@", "; for position 1 write %1$@"), ("%@ %2@", "; for position 2 write %2$@"), ("%5@", ""),
        ("100%% %2@", ""), ("%-1@", ""), ("%01@", ""), ("%+1@", ""), ("%1#@n@", "; for position 1 write %1$#@n@"),
        ("%2#@n@", ""), ("%-1#@n@", ""),
    ])
    func widthsWithoutEffect(text: String, advice: String) {
        let problems = FormatString(parsing: text, as: .foundation).problems
        #expect(problems.count == 1)
        #expect(problems.first?.message.hasSuffix("is a width here, without effect" + advice) == true)
    }

    @Test func proseIsToldApart() {
        #expect(FormatString(parsing: "50% off", as: .foundation).hasOnlyProseSpecifiers)
        #expect(!FormatString(parsing: "50% off %@", as: .foundation).hasOnlyProseSpecifiers)
        // What other formatters read: named placeholders, dates of `strftime`; a single stray letter is none.
        for text in ["%{0}% used of %{1}%n", "%{name} has %d", "%d %B %Y", "%H:%M:%S"] {
            #expect(FormatString(parsing: text, as: .foundation).hasOnlyProseSpecifiers, "\(text)")
        }
        // Elisions, languages that put the sign before the number, escapes in addresses.
        for text in [
            "10 % d’espace", "10 % d'espace", "Bateria %10ean", "https://a.de/help%2Fen?q=Hi%2C%20all",
            "mailto:a@b.c?body=%0D%0AHi", "[a](app:/contact#/?smp=smp%3A%2F%2Fu2d)", "sms:+491?&body=Hi%2C",
            "mailto:ann@x.de%2Cbob@y.de", "(mailto:ann%40c.de)", "tel:+49%2C1", "data:,a%2Cb",
        ] {
            #expect(FormatString(parsing: text, as: .foundation).hasOnlyProseSpecifiers, "\(text)")
            #expect(FormatString(parsing: text, as: .java).hasOnlyProseSpecifiers, "\(text)")
        }
        for text in [
            "%2dh", "https://a.de/%04d", "https://a.de/%2d", "a/%20@", "<a href=\"https://a.de\">%5f</a>", "%5cm",
            "https://a.de，共%20i项", "Size:%2f", "Done:%d/%2f", "1 :/%2f",
            "geo:%2f,%2f", "Data:%2f", "metadata:%2f",
        ] {
            #expect(!FormatString(parsing: text, as: .foundation).hasOnlyProseSpecifiers, "\(text)")
        }
        for text in ["%d of {name}", "%{ %d", "%d%%, 100%Miete", "%d %Hours"] {
            #expect(!FormatString(parsing: text, as: .foundation).hasOnlyProseSpecifiers, "\(text)")
        }
        #expect(!FormatString(parsing: "100%% %y", as: .foundation).hasArguments)
    }

    @Test func patternsReferToArgumentsByIndex() {
        let text = "%2$@ has 5%% of %#@files@"
        let pattern = Array(text.utf8).withUnsafeBufferPointer { bytes in
            FormatString(parsing: bytes, as: .foundation).pattern(of: bytes) { [.text("<\($0.name)>")] }
        }
        #expect(
            pattern == Pattern([.placeholder(Placeholder(argument: 1)), .text(" has 5% of <files>")])
        )
    }
}
