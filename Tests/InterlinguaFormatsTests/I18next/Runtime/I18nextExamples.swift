// swift-format-ignore-file: each line of the table is a text of its own, however long.

/// Calls with what each library shows (Documentation/formats/i18next.md, section 5): J1 to J56 for JavaScript 22.4.8, S1 to
/// S52 for iOS 1.0.1, C1 to C40 for iOS, JavaScript 1.11.1 and 22.4.8 over the same files of version 1.
///
/// Each is a number, the version or library and the language, with a fallback if it is not `dev`; what the files say; the
/// key and the options of the call, with what is passed to `init`; and the results, as JSON.
enum I18nextExamples {
    static let table = #"""
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
        S1 ios en
            {"pear":"__count__ pear","pear_plural":"__count__ pears"}
            "pear", {"count":1}
            "1 pear"
        S2 ios en
            {"pear":"__count__ pear","pear_plural":"__count__ pears"}
            "pear", {"count":0}
            "0 pears"
        S3 ios en
            {"pear":"__count__ pear","pear_plural":"__count__ pears"}
            "pear"
            "__count__ pear"
        S4 ios en
            {"pear_plural":"__count__ pears"}
            "pear", {"count":1}
            "pear"
        S5 ios uk
            {"day":"день","day_plural_2":"дні","day_plural_5":"днів"}
            "day", {"count":31}
            "день"
        S6 ios uk
            {"day":"день","day_plural_1":"(31)","day_plural_2":"дні","day_plural_5":"днів"}
            "day", {"count":31}
            "(31)"
        S7 ios uk
            {"day":"день","day_plural_1":"(31)","day_plural_2":"дні","day_plural_5":"днів"}
            "day", {"count":1}
            "день"
        S8 ios uk
            {"day":"день","day_plural":"P"}
            "day", {"count":5}
            "день"
        S9 ios fr
            {"jour":"jour","jour_plural":"jours","jour_plural_1":"zéro jour"}
            "jour", {"count":0}
            "zéro jour"
        S10 ios ja
            {"hon":"ippon","hon_plural_1":"nanbon"}
            "hon", {"count":3}
            "nanbon"
        S11 ios ja
            {"hon":"ippon","hon_plural":"X"}
            "hon", {"count":3}
            "ippon"
        S12 ios lv
            {"gads":"K","gads_plural_0":"P0","gads_plural_1":"P1","gads_plural_2":"P2"}
            "gads", {"count":21}
            "P0"
        S13 ios lv
            {"gads":"K","gads_plural_0":"P0","gads_plural_1":"P1","gads_plural_2":"P2"}
            "gads", {"count":0}
            "P2"
        S14 ios lv
            {"gads":"K","gads_plural_0":"P0","gads_plural_1":"P1","gads_plural_2":"P2"}
            "gads", {"count":7}
            "P1"
        S15 ios xx
            {"a":"sg","a_plural":"pl"}
            "a", {"count":2}
            "pl"
        S16 ios ru → en
            {"ru":{"translation":{}},"en":{"translation":{"a":"en sg","a_plural":"en pl"}}}
            "a", {"count":5}
            "en sg"
        S17 ios ru → en
            {"ru":{"translation":{"a":"ru sg"}},"en":{"translation":{"a_plural_5":"en five"}}}
            "a", {"count":5}
            "en five"
        S18 ios en
            {"cook":"cook","cook_plural":"cooks","cook_f":"cook (f)","cook_f_plural":"cooks (f)"}
            "cook", {"context":"f","count":4}
            "cooks (f)"
        S19 ios en
            {"cook_plural":"cooks","cook_f":"cook (f)"}
            "cook", {"context":"f","count":4}
            "cook (f)"
        S20 ios en
            {"cook":"cook","cook_plural":"cooks"}
            "cook", {"context":"x","count":4}
            "cooks"
        S21 ios en
            {"cook_plural_f":"never"}
            "cook", {"context":"f","count":4}
            "cook"
        S22 ios en-GB
            {"en-GB":{"translation":{"s":{}}},"en":{"translation":{"s":{"t":"from en"}}},"dev":{"translation":{"s":{"t":"from dev"}}}}
            "s.t"
            "from en"
        S23 ios zh-Hans-CN
            {"zh-Hans":{"translation":{"s":"hans"}},"zh-HANS-CN":{"translation":{"s":"upper"}},"zh":{"translation":{"s":"zh"}}}
            "s"
            "upper"
        S24 ios en
            {"s.t":"flat"}
            "s.t"
            "s.t"
        S25 ios en
            {"list":[{"n":"p"},{"n":"q"}]}
            "list.n"
            "p\nq"
        S26 ios en
            {"list":["p","q"]}
            "list.0"
            "list.0"
        S27 ios en
            {"list":["p","q __v__"]}
            "list", {"v":1}
            "p\nq 1"
        S28 ios en
            {"word":"seven!!"}
            "word.length"
            7
        S29 ios en
            {"m":"__a____b__"}
            "m", {"a":"1","b":"2"}
            "__a____b__"
        S30 ios en
            {"m":"__a__-__b__"}
            "m", {"a":"1","b":"2"}
            "1-2"
        S31 ios ja
            {"m":"__who__が__what__を見た"}
            "m", {"who":"猫","what":"鳥"}
            "__who__が__what__を見た"
        S32 ios en
            {"m":"at __h__.__m__"}
            "m", {"h":"9","m":"41"}
            "at __h__.__m__"
        S33 ios en
            {"m":"__h__.__m__ or __h__:__m__"}
            "m", {"h":"9","m":"41"}
            "9.41 or 9:41"
        S34 ios en
            {"ru-RU":{"translation":{"day":"день","day_plural_5":"дней"}}}
            "day", {"count":5,"lng":"ru_RU"}
            "день"
        S35 ios en
            {"m":"__my-var__ __v2__"}
            "m", {"my-var":"1","v2":"2"}
            "__my-var__ 2"
        S36 ios en
            {"m":"__aHTML__"}
            "m", {"a":"<i>"}
            "__aHTML__"
        S37 ios en
            {"m":"__n__"}
            "m", {"n":null}
            "<null>"
        S38 ios en
            {"p":"$t(q, {\"count\": __n__ }) / __count__","q":"__count__ cup","q_plural":"__count__ cups"}
            "p", {"count":1,"n":6}
            "6 cups / 1"
        S39 ios en
            {"p":"$t(q)","q":"__count__ cup","q_plural":"__count__ cups"}
            "p", {"count":6}
            "6 cup"
        S40 ios en
            {"p":"$t(q)","q":"q","q_f":"q (f)"}
            "p", {"context":"f"}
            "q"
        S41 ios en
            {"p":"$t(q, {\"context\": \"f\"})","q":"q","q_f":"q (f)"}
            "p"
            "q (f)"
        S42 ios en
            {"p":"$t(q, {\"v\": \"1\"})","q":"[__v__]"}
            "p"
            "[__v__]"
        S43 ios en
            {"p":"$t(q, {\"variables\": {\"v\": \"1\"}})","q":"[__v__]"}
            "p"
            "[1]"
        S44 ios en
            {"en":{"n1":{"p":"$t(q)","q":"n1 q"},"translation":{"q":"default q"}}}
            "n1:p"
            "default q"
        S45 ios en
            {"en":{"translation":{"q":"en q"}},"de":{"translation":{"p":"de $t(q)","q":"de q"}}}
            "p", {"lng":"de"}
            "de en q"
        S46 ios en
            {"p":"$t(gone)?"}
            "p"
            "gone?"
        S47 ios en
            {"p":"$t(p)"}
            "p"
            overflow
        S48 ios en
            {"p":"__v__","q":"Q"}
            "p", {"v":"$t(q)"}
            "Q"
        S49 ios en
            {"b":"B"}
            ["a","b"], {"defaultValue":"D"}
            "D"
        S50 ios en
            {}
            "n9:a.b"
            "n9:a.b"
        S51 ios en
            {}
            "Hello __w__", {"w":"you"}
            "Hello you"
        S52 ios en
            {"t":{"u":"v"}}
            "t"
            "key 'translation:t (en)' returned an object instead of a string"
        C1 v1 en
            {"a":"sg","a_plural":"pl"}
            "a", {"count":-1}
            "pl"
            "sg"
            "sg"
        C2 v1 en
            {"a":"sg __count__","a_plural":"pl __count__"}
            "a", {"count":1.5}
            "sg 1.5"
            "pl 1.5"
            "pl 1.5"
        C3 v1 xx
            {"a":"sg","a_plural":"pl","a_plural_1":"p1"}
            "a", {"count":1}
            "sg"
            "p1"
            "sg"
        C4 v1 xx
            {"a":"sg","a_plural":"pl"}
            "a", {"count":2}
            "pl"
            "pl"
            "sg"
        C5 v1 fr
            {"a":"sg","a_plural":"pl","a_plural_1":"p1"}
            "a", {"count":0}
            "p1"
            "sg"
            "sg"
        C6 v1 sl
            {"a":"k","a_plural_1":"p1","a_plural_2":"p2","a_plural_3":"p3","a_plural_5":"p5"}
            "a", {"count":201}
            "p1"
            "k"
            "k"
        C7 v1 lv
            {"a":"k","a_plural_0":"p0","a_plural_1":"p1","a_plural_2":"p2"}
            "a", {"count":4}
            "p1"
            "p2"
            "p2"
        C8 v1 lv
            {"a":"k","a_plural_0":"p0","a_plural_1":"p1","a_plural_2":"p2"}
            "a", {"count":31}
            "p0"
            "k"
            "k"
        C9 v1 pt
            {"a":"sg","a_plural":"pl"}
            "a", {"count":0}
            "pl"
            "pl"
            "sg"
        C10 v1 mk
            {"a":"sg","a_plural":"pl"}
            "a", {"count":11}
            "sg"
            "sg"
            "pl"
        C11 v1 kk
            {"a":"sg","a_plural":"pl"}
            "a", {"count":2}
            "sg"
            "sg"
            "pl"
        C12 v1 dz
            {"a":"sg","a_plural_2":"p2","a_plural_5":"p5"}
            "a", {"count":2}
            "sg"
            "sg"
            "p2"
        C13 v1 he
            {"a":"k","a_plural":"pl","a_plural_2":"p2","a_plural_21":"p21"}
            "a", {"count":2}
            "pl"
            "pl"
            "p2"
        C14 v1 or
            {"a":"k","a_plural":"pl","a_plural_1":"p1","a_plural_2":"p2"}
            "a", {"count":1}
            "k"
            "p2"
            "p2"
        C15 v1 or
            {"a":"k","a_plural":"pl","a_plural_1":"p1","a_plural_2":"p2"}
            "a", {"count":3}
            "p1"
            "k"
            "k"
        C16 v1 ja
            {"a":"k","a_plural":"pl","a_plural_1":"p1"}
            "a", {"count":3}
            "p1"
            "k"
            "k"
        C17 v1 de
            {"de":{"translation":{}},"dev":{"translation":{"a":"dev sg","a_plural":"dev pl"}}}
            "a", {"count":2}
            "dev pl"
            "dev pl"
            "dev pl"
        C18 v1 de
            {"de":{"translation":{"a":"de sg"}},"dev":{"translation":{"a":"dev sg","a_plural":"dev pl"}}}
            "a", {"count":2}
            "dev pl"
            "dev pl"
            "de sg"
        C19 v1 en
            {"en":{"translation":{"a":"en"}},"dev":{"translation":{"a_x":"dev x"}}}
            "a", {"context":"x"}
            "dev x"
            "dev x"
            "en"
        C20 v1 en
            {"m":"__a____b__"}
            "m", {"a":1,"b":2}
            "__a____b__"
            "12"
            "12"
        C21 v1 en
            {"m":"__aHTML__"}
            "m", {"a":"<"}
            "__aHTML__"
            "<"
            "<"
        C22 v1 en
            {"m":"__ a __"}
            "m", {"a":1}
            "__ a __"
            "__ a __"
            "1"
        C23 v1 en
            {"m":"__a b__"}
            "m", {"a b":1}
            "__a b__"
            "1"
            "1"
        C24 v1 en
            {"m":"[__n__]"}
            "m", {"n":null}
            "[<null>]"
            "[null]"
            "[]"
        C25 v1 en
            {"m":"__v__","q":"Q"}
            "m", {"v":"$t(q)"}
            "Q"
            "Q"
            "$t(q)"
        C26 v1 en
            {"p":"$t(q, {\"v\": \"1\"})","q":"[__v__]"}
            "p"
            "[__v__]"
            "[1]"
            "[1]"
        C27 v1 en
            {"p":"$t(q)","q":"__count__ q","q_plural":"__count__ qs"}
            "p", {"count":6}
            "6 q"
            "6 q"
            "6 qs"
        C28 v1 en
            {"p":"$t(q)","q":"q","q_f":"qf"}
            "p", {"context":"f"}
            "q"
            "qf"
            "qf"
        C29 v1 en
            {"p":"$t(gone)"}
            "p"
            "gone"
            "gone"
            "gone"
        C30 v1 en
            {"p":"$t( q )","q":"Q"}
            "p"
            "Q"
            " q "
            "Q"
        C31 v1 en
            {"p":"a$t(q","q":"Q"}
            "p"
            "a$t(q"
            ""
            "a$t(q"
        C32 v1 en
            {"p":"a $t(q)","q":"b $t(p)"}
            "p"
            overflow
            overflow
            "a b "
        C33 v1 en
            {"l":["x","y"]}
            "l.1"
            "l.1"
            "y"
            "y"
        C34 v1 en
            {"l":[{"n":"x"},{"n":"y"}]}
            "l.n"
            "x\ny"
            "l.n"
            "l.n"
        C35 v1 en
            {"a.b":"flat"}
            "a.b"
            "a.b"
            "a.b"
            "flat"
        C36 v1 en
            {}
            "n:x"
            "n:x"
            "n:x"
            "x"
        C37 v1 en
            {"b":"B"}
            ["a","b"], {"defaultValue":"D"}
            "D"
            "B"
            "B"
        C38 v1 en
            {"o":{"x":"y"}}
            "o"
            "key 'translation:o (en)' returned an object instead of a string"
            "key 'translation:o (en)' returned an object instead of string."
            "key 'o (en)' returned an object instead of string."
        C39 v1 en
            {"n":5}
            "n"
            5
            "key 'translation:n (en)' returned an object instead of string."
            5
        C40 v1 zh-Hans-CN
            {"zh-HANS-CN":{"translation":{"a":"1"}},"zh-HANS":{"translation":{"a":"2"}},"zh-Hans":{"translation":{"a":"3"}},"zh":{"translation":{"a":"4"}}}
            "a"
            "1"
            "2"
            "3"
        """#
}
