import InterlinguaPlatforms
import Testing

@testable import InterlinguaCompiler
@testable import InterlinguaGenerator

@Suite("Names of arguments in comments")
struct CommentedNamesTests {
    @Test(
        arguments: [
            ("%1$@ is the price", [1: "price"]),
            ("Pricing. '%1$@' is a placeholder for the monthly price, e.g. 4.99", [1: "monthly price"]),
            (
                "%1$@ is the number of podcasts and %2$d is the number of episodes.",
                [1: "number of podcasts", 2: "number of episodes"]
            ),
            ("%@ = name", [0: "name"]), ("%1$s: user name; %2$lld – file count", [1: "user name", 2: "file count"]),
            ("“%1$@” is the title", [1: "title"]),
            ("\"%1$@\" refers to the duration of the trial (1 month)", [1: "duration of the trial"]),
            ("%1$@ will be replaced with the city", [1: "city"]),
            ("%2$@ being the most listened category.", [2: "most listened category"]),
            ("%d%% is replaced with percent", [:]), ("100 % is the most", [:]), ("Shows %1$@ of %2$@", [:]),
            ("%1$@", [:]), ("%", [:]),
            ("%1$@ is", [:]), ("%1$@ is the", [:]), ("%99999999999999999999$@ is the end", [:]),
            ("%1$@ is the first word of a very long sentence", [:]),
            ("%1$@ is the first, %1$@ is the second", [1: "first"]),
            ("%1$@ is the URL of the page", [1: "url of the page"]),
            ("%1$s gets replaced by the app name", [1: "app name"]),
            ("'%1$@' is a placeholder for how long they've listened", [:]), ("%1$@ is the naïve user", [:]),
            ("%1$@ ist der Preis", [:]), ("", [:]),
        ] as [(String, [Int: String])]
    )
    func areFound(_ comment: String, _ names: [Int: String]) {
        #expect(CommentedNames.names(in: comment) == names)
    }
}
