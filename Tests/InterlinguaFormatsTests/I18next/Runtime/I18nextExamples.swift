// swift-format-ignore-file: each line of the table is a text of its own, however long.

/// Calls with what each library shows (Documentation/formats/i18next.md, section 5): J1 to J56 for JavaScript 22.4.8, S1 to
/// S52 for iOS 1.0.1, C1 to C40 for iOS, JavaScript 1.11.1 and 22.4.8 over the same files of version 1.
///
/// Each is a number, the version or library and the language, with a fallback if it is not `dev`; what the files say; the
/// key and the options of the call, with what is passed to `init`; and the results, as JSON.
enum I18nextExamples {
    static let table = [javaScript, apple, common].joined(separator: "\n")

    private static let javaScript = #"""
        J1 v4 en
            {"apple_one":"{{count}} apple","apple_other":"{{count}} apples"}
            "apple", {"count":1}
            "1 apple"
        J2 v4 en
            {"apple_one":"{{count}} apple","apple_other":"{{count}} apples"}
            "apple", {"count":0}
            "0 apples"
        J3 v4 en
            {"apple_zero":"no apples","apple_one":"{{count}} apple","apple_other":"{{count}} apples"}
            "apple", {"count":0}
            "no apples"
        J4 v4 en
            {"apple_one":"{{count}} apple","apple_other":"{{count}} apples"}
            "apple"
            "apple"
        J5 v4 en
            {"apple_one":"{{count}} apple","apple_other":"{{count}} apples"}
            "apple", {"count":"3"}
            "apple"
        J6 v4 en
            {"apple":"apple (base)","apple_one":"{{count}} apple"}
            "apple", {"count":3}
            "apple (base)"
        J7 v4 pl
            {"mail_one":"{{count}} list","mail_few":"{{count}} listy","mail_many":"{{count}} listów"}
            "mail", {"count":22}
            "22 listy"
        J8 v4 pl
            {"mail_one":"{{count}} list","mail_few":"{{count}} listy","mail_many":"{{count}} listów"}
            "mail", {"count":2.5}
            "mail"
        J9 v4 en
            {"boss":"boss","boss_f":"boss (f)","boss_one":"1 boss","boss_other":"{{count}} bosses","boss_f_one":"1 boss (f)","boss_f_other":"{{count}} bosses (f)"}
            "boss", {"context":"f","count":2}
            "2 bosses (f)"
        J10 v4 en
            {"boss_f":"boss (f)","boss_other":"{{count}} bosses"}
            "boss", {"context":"f","count":2}
            "boss (f)"
        J11 v4 en
            {"boss_other":"{{count}} bosses","boss":"boss"}
            "boss", {"context":"m","count":2}
            "2 bosses"
        J12 v4 en
            {"en":{"translation":{"x":"en plain"}},"dev":{"translation":{"x_m":"dev contextual"}}}
            "x", {"context":"m"}
            "en plain"
        J13 v4 en
            {"up":{"title":"Title"}}
            "up.title"
            "Title"
        J14 v4 en
            {"up.title":"Flat"}
            "up.title"
            "Flat"
        J15 v4 en
            {"up.title":"Flat","up":{"title":"Nested"}}
            "up.title"
            "Nested"
        J16 v4 en
            {"up":{"title":"Title"}}
            "up"
            "key 'up (en)' returned an object instead of string."
        J17 v4 en
            {"up":{"title":"T {{n}}"}}
            "up", {"returnObjects":true,"n":1}
            {"title":"T 1"}
        J18 v4 en
            {"poem":["one","two {{n}}"]}
            "poem", {"joinArrays":"\n","n":2}
            "one\ntwo 2"
        J19 v4 en
            {"poem":["one","two"]}
            "poem.0"
            "one"
        J20 v4 en
            {"a":null}
            "a"
            null
        J21 v4 en
            {"a":""}
            "a"
            ""
        J22 v4 en
            {"a":7}
            "a"
            7
        J23 v4 en
            {"m":"Hi {{name}}"}
            "m"
            "Hi {{name}}"
        J24 v4 en
            {"m":"Hi {{name}}!"}
            "m", {"name":null}
            "Hi !"
        J25 v4 en
            {"m":"{{user.first}} {{ user.tags.1 }}"}
            "m", {"user":{"first":"Al","tags":["x","y"]}}
            "Al y"
        J26 v4 en
            {"m":"{{v}} vs {{- v}}"}
            "m", {"v":"<b>"}, init {"interpolation":{"escapeValue":true}}
            "&lt;b&gt; vs <b>"
        J27 v4 en
            {"m":"Total {{sum, number(minimumFractionDigits: 2)}}"}
            "m", {"sum":1234.5}
            "Total 1,234.50"
        J28 v4 en
            {"m":"{{sum, currency(EUR)}}"}
            "m", {"sum":12}
            "€12.00"
        J29 v4 en
            {"m":"{{who, list}}"}
            "m", {"who":["A","B","C"]}
            "A, B, and C"
        J30 v4 en
            {"m":"{{d, relativetime(week)}}"}
            "m", {"d":2}
            "in 2 weeks"
        J31 v4 en
            {"m":"{{s, upper}}"}
            "m", {"s":"abc"}
            "abc"
        J32 v4 en
            {"dir":"$t(fileN, {\"count\": {{files}} }) in $t(folderN, {\"count\": {{folders}} })","fileN_one":"{{count}} file","fileN_other":"{{count}} files","folderN_one":"{{count}} folder","folderN_other":"{{count}} folders"}
            "dir", {"files":2,"folders":1}
            "2 files in 1 folder"
        J33 v4 en
            {"k_one":"$t(k1, {\"n\": {{count}}, \"count\": {{m}} })","k_other":"$t(kN, {\"n\": {{count}}, \"count\": {{m}} })","k1_one":"{{n}} cat, {{count}} dog","k1_other":"{{n}} cat, {{count}} dogs","kN_one":"{{n}} cats, {{count}} dog","kN_other":"{{n}} cats, {{count}} dogs"}
            "k", {"count":3,"m":1}
            "3 cats, 1 dog"
        J34 v4 en
            {"t1":"see $t(t2)","t2":"{{count}} row"}
            "t1", {"count":5}
            "see 5 row"
        J35 v4 en
            {"t1":"see $t(nothing)"}
            "t1"
            "see nothing"
        J36 v4 en
            {"t1":"a $t(t2)","t2":"b $t(t1)"}
            "t1"
            "a b "
        J37 v4 en
            {"t1":"a $t(t2)","t2":"b $t(t3)","t3":"c $t(t1)"}
            "t1"
            overflow
        J38 v4 en
            {"t1":"{{v}}","t2":"X"}
            "t1", {"v":"$t(t2)"}
            "$t(t2)"
        J39 v4 fr → en
            {"fr":{"translation":{}},"en":{"translation":{"k_one":"1 thing","k_other":"{{count}} things"}}}
            "k", {"count":2}
            "2 things"
        J40 v4 en
            {"day_one":"{{count}}st","day_two":"{{count}}nd","day_few":"{{count}}rd","day_other":"{{count}}th"}
            "day", {"count":23,"ordinal":true}
            "23rd"
        J41 v4 en
            {}
            "ns2:gone.key"
            "gone.key"
        J42 v4 en
            {}
            "gone", {"defaultValue_other":"{{count}} gone","defaultValue_one":"1 gone","count":2}
            "2 gone"
        J43 v3 en
            {"apple":"{{count}} apple","apple_plural":"{{count}} apples"}
            "apple", {"count":2}
            "2 apples"
        J44 v3 ru
            {"kg_0":"кило","kg_1":"кила","kg_2":"кил"}
            "kg", {"count":3}
            "кила"
        J45 v3 ru
            {"kg_0":"кило","kg_1":"кила","kg_2":"кил"}
            "kg", {"count":21}
            "кило"
        J46 v3 ja
            {"ko":"base","ko_0":"form 0"}
            "ko", {"count":4}
            "form 0"
        J47 v3 lt
            {"e_0":"e0","e_1":"e1","e_2":"e2"}
            "e", {"count":10}
            "e2"
        J48 v2 ru
            {"kg_1":"кило","kg_2":"кила","kg_5":"кил"}
            "kg", {"count":5}
            "кил"
        J49 v2 ar
            {"q_0":"0","q_1":"1","q_2":"2","q_3":"3","q_11":"11","q_100":"100"}
            "q", {"count":300}
            "100"
        J50 v1 en
            {"apple":"__count__ apple","apple_plural":"__count__ apples"}
            "apple", {"count":5}
            "5 apples"
        J51 v1 ru
            {"kg":"кило","kg_plural_2":"кила","kg_plural_5":"кил"}
            "kg", {"count":21}
            "кило"
        J52 v1 ru
            {"kg":"кило","kg_plural_2":"кила","kg_plural_5":"кил"}
            "kg", {"count":14}
            "кил"
        J53 v1 or
            {"e":"base","e_plural_2":"P2"}
            "e", {"count":1}
            "P2"
        J54 v1 mk
            {"e":"sg","e_plural":"pl"}
            "e", {"count":11}
            "pl"
        J55 v1 en
            {"m":"__aHTML__ __b__"}
            "m", {"a":"<i>","b":"<u>"}
            "<i> <u>"
        J56 v1 en
            {"l":["x","y"]}
            "l"
            "x\ny"
        """#
}
