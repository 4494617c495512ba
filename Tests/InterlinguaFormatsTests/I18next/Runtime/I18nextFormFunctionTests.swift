import InterlinguaIR
import Testing

@testable import InterlinguaFormats
@testable import InterlinguaPlatforms

/// The rules of the forms of i18next's own tables, against the library's functions.
@Suite struct I18nextFormFunctionTests {
    @Test(arguments: I18nextFormFunction.allCases)
    func rulesChooseAsTheLibraryDoes(_ function: I18nextFormFunction) {
        for tenths in stride(from: 0, through: 2_500, by: 5) {
            let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
            let operands = PluralOperands(prefixOf: number)
            let form = function.forms.first { $0.rule.holds(for: operands) }
            #expect(form?.index == function.index(Double(tenths) / 10), "\(number)")
        }
    }

    /// A code of two parts that a table names has its own row.
    @Test(arguments: [I18nextPlurals.Table.ios, .javaScript1])
    func tablesNameRegions(_ table: I18nextPlurals.Table) {
        #expect(I18nextPlurals("pt_br", in: table)?.isSimple == true)
    }
}
