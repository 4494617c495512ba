// swift-format-ignore-file: each line of the table is a text of its own, however long.

extension I18nextExamples {
    /// C1 to C40.
    static let common = #"""
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
