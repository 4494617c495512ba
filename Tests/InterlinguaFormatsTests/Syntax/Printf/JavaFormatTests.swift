import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// What `java.util.Formatter` makes of format strings; every result was compared with OpenJDK 17.
@Suite struct JavaFormatTests {
    @Test(arguments: [
        ("%s %2$s %s", "{1:s:any} {2:s:any} {2:s:any}"),
        ("%1$s %s", "{1:s:any} {1:s:any}"),
        ("%2$s %<s %s", "{2:s:any} {2:s:any} {1:s:any}"),
        ("%s%<-5s|", "{1:s:any}{1:s:any}|"),
        ("%d%%", "{1:d:int64}‹%›"),
        ("%s: %n", "{1:s:any}: ‹\n›"),
        ("%5%|%-5%|", "‹    %›|‹%    ›|"),
        ("%1$tB %1$te, %<tY", "{1:tB:date} {1:te:date}, {1:tY:date}"),
        ("%b %h %S %C %(d", "{1:b:any} {2:h:any} {3:S:any} {4:C:character} {5:d:int64}"),
        (
            "%x %X %o %e %E %f %g %G %a %A %c",
            "{1:x:int64} {2:X:int64} {3:o:int64} {4:e:decimal} {5:E:decimal} {6:f:decimal} {7:g:decimal} {8:G:decimal} {9:a:decimal} {10:A:decimal} {11:c:character}"
        ),
        ("%010$s", "{10:s:any}"),
        ("50% done %s", "50% done {1:s:any}"), ("50% d, %s", "50{1:d:int64}, {2:s:any}"),
        ("5% a day %s", "5% a day {1:s:any}"), ("%d% e %s", "{1:d:int64}% e {2:s:any}"),
        ("100%ige %s", "100%ige {1:s:any}"), ("50%-os %s", "50%-os {1:s:any}"),
        ("S0%dE0%d", "S0{1:d:int64}E0{2:d:int64}"),
        ("50% off %s", "50% off {1:s:any}"),
        ("%@ %i %s", "%@ %i {1:s:any}"),
        ("%hd", "{1:h:any}d"),
    ])
    func pieces(text: String, expected: String) {
        #expect(describe(text, as: .java) == expected)
    }

    /// Traps that aapt2 lets through: all of them throw when the text is formatted, but for `%hd`.
    @Test(arguments: [
        ("%@", "error unknown-conversion 0..<2"),
        ("%1$@", "error unknown-conversion 0..<4"),
        ("%i", "error unknown-conversion 0..<2"),
        ("%u", "error unknown-conversion 0..<2"),
        ("%ld", "error unknown-conversion 0..<2"),
        ("%lld", "error unknown-conversion 0..<2"),
        ("%lu", "error unknown-conversion 0..<2"),
        ("%zd", "error unknown-conversion 0..<2"),
        ("%p", "error unknown-conversion 0..<2"),
        ("%D", "error unknown-conversion 0..<2"),
        ("%U", "error unknown-conversion 0..<2"),
        ("%F", "error unknown-conversion 0..<2"),
        ("%*d", "error unknown-conversion 0..<2"),
        ("%.*f", "error unknown-conversion 0..<2"),
        ("%'d", "error unknown-conversion 0..<2"),
        ("%hhd", "warning hash-conversion 0..<2"),
        ("%hd", "warning hash-conversion 0..<2"),
        ("%hu", "warning hash-conversion 0..<2"),
        ("%C %S", ""),
        ("%.2d", "error invalid-flags 0..<4"),
        ("%05s", "error invalid-flags 0..<4"),
        ("%+s", "error invalid-flags 0..<3"),
        ("%-d", "error invalid-flags 0..<3"),
        ("%0d", "error invalid-flags 0..<3"),
        ("100%", "error stray-percent 3..<4"),
        ("% ", "error stray-percent 0..<2"),
        ("50% off", "error unknown-conversion 2..<5"),
        ("50% done", "error stray-percent 2..<5"), ("50%-os", "error stray-percent 2..<5"),
        ("%0$s", "error position-out-of-range 0..<4"),
        ("%256$s", "error position-out-of-range 0..<6"),
        ("%99999999999$s", "error position-out-of-range 0..<14"),
        ("%<s", "error missing-predecessor 0..<3"),
        ("%<$s", "error unknown-conversion 0..<3"),
        ("%-05d", "error invalid-flags 0..<5"),
        ("%+ d", "error invalid-flags 0..<4"),
        ("%#d", "error invalid-flags 0..<3"),
        ("%#g", "error invalid-flags 0..<3"),
        ("%,x", "error invalid-flags 0..<3"),
        ("%+x", "error invalid-flags 0..<3"),
        ("%--5s", "error invalid-flags 0..<5"),
        ("%5n", "error invalid-flags 0..<3"),
        ("%tq", "error unknown-conversion 0..<3"),
        ("%t", "error unknown-conversion 0..<2"),
        ("%,.2f %(,.2f %-10s %+d %010d", ""),
    ])
    func reports(text: String, expected: String) {
        #expect(problems(text, as: .java) == expected)
    }

    /// Which texts are meant as formats.
    @Test(arguments: [
        ("Hello", false, false), ("100%", false, false), ("50% off", false, false), ("50% done", false, true),
        ("%%", false, false), ("%n", false, false), ("%@", false, false), ("100% of 100%", false, false),
        ("50% done %s", true, false), ("%H:%M", true, false), ("%s", true, false), ("%tY", true, false),
    ])
    func formats(text: String, isFormat: Bool, isProse: Bool) {
        let format = FormatString(parsing: text, as: .java)
        #expect(format.hasArguments == isFormat)
        #expect(format.hasOnlyProseSpecifiers == isProse)
    }

    @Test func whatOnlyJavaHasIsAFunction() throws {
        let expected: [(String, Format)] = [
            ("%1$tY", .functions([Function(namespace: "java", name: "tY")])),
            (
                "%-10TB",
                .functions([
                    Function(
                        namespace: "java",
                        name: "TB",
                        options: [.init(name: "flags", value: "-"), .init(name: "width", value: "10")]
                    )
                ])
            ),
            (
                "%(,.2f",
                .functions([
                    Function(
                        namespace: "java",
                        name: "f",
                        options: [.init(name: "flags", value: "(,"), .init(name: "precision", value: "2")]
                    )
                ])
            ),
            ("%b", .functions([Function(namespace: "java", name: "b")])),
            ("%,d", .number(NumberFormat(isGrouped: true))),
            ("%-5s", .text(Field(width: .literal(5), isLeftAligned: true))),
            ("%.2s", .text(Field(precision: .literal(2)))),
        ]
        for (text, format) in expected {
            let piece = try #require(FormatString(parsing: text, as: .java).pieces.first)
            guard case .specifier(let specifier) = piece.kind else {
                Issue.record("\(text) is no specifier")
                continue
            }
            #expect(specifier.format == format, "\(text)")
            let back = JavaFormatWriter.spelling(
                of: Placeholder(argument: 0, format: specifier.format),
                arguments: [Argument(position: 1, type: specifier.type)],
                isNumbered: text.contains("$")
            )
            #expect(back == text)
        }
    }
}
