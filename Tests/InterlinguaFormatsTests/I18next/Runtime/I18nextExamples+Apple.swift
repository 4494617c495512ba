// swift-format-ignore-file: each line of the table is a text of its own, however long.

extension I18nextExamples {
    /// S1 to S52.
    static let apple = #"""
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
        """#
}
