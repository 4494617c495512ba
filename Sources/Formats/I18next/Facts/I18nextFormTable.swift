/// The languages' forms in i18next's own tables: a function, and for each index the number that stands for the form.
package struct I18nextFormTable: Sendable {
    /// The forms of one language.
    package struct Rule: Sendable {
        /// From the number to the index.
        package let function: I18nextFormFunction

        package let numbers: [Int]

        /// Whether the language has a singular and a plural in this order, which are spelled in a shorter way.
        package var isSimple: Bool { numbers.count == 2 && numbers[0] == 1 }
    }

    package let rules: [String: Rule]

    private init(lines: String, changes: String = "") {
        var rules: [String: Rule] = [:]
        for line in (lines + "\n" + changes).split(separator: "\n") {
            let parts = line.split(separator: ":")
            let words = parts.first?.split(separator: " ") ?? []
            guard parts.count == 2, words.count == 2, let letter = words[0].first,
                let function = I18nextFormFunction(rawValue: letter)
            else { continue }
            let rule = Rule(function: function, numbers: words[1].split(separator: ",").compactMap { Int($0) })
            for code in parts[1].split(separator: " ") { rules[String(code)] = rule }
        }
        self.rules = rules
    }

    /// The table of the library for iOS, 1.0.1: 130 languages.
    package static let apple = I18nextFormTable(lines: appleLines)

    /// The table of the JavaScript library 1.11.1.
    package static let firstScript = I18nextFormTable(lines: appleLines, changes: "O 1,2,0: lv\nB 1,2: dev\nF 1,2: fr")

    /// The table of the JavaScript library 2 to 23 for versions 1 to 3 of the format: 135 languages.
    package static let script = I18nextFormTable(
        lines: """
            A 1,2: ach ak am arn br fil gun ln mfe mg mi oc pt pt-BR tg ti tl tr uz wa
            B 1,2: af an ast az bg bn ca da de dev el en eo es et eu fi fo fur fy gl gu ha hi hu hy ia it kk kn ku lb \
              mai ml mn mr nah nap nb ne nl nn no nso pa pap pms ps pt-PT rm sco se si so son sq sv sw ta te tk ur yo
            B 2,1: or
            C 1: ay bo cgg fa ht id ja jbo ka km ko ky lo ms sah su th tt ug vi wo zh
            D 1,2,5: be bs cnr dz hr ru sr uk
            E 0,1,2,3,11,100: ar
            F 1,2: fr
            G 1,2,5: csb pl
            H 1,2,3,8: cy
            I 1,2,3,7,11: ga
            J 1,2,3,20: gd
            K 1,2: is mk
            L 0,1: jv
            M 1,2,3,4: kw
            N 1,2,10: lt
            O 1,2,0: lv
            Q 0,1,2: mnk
            R 1,2,11,20: mt
            S 1,2,20: ro
            T 5,1,2,3: sl
            U 1,2,20,21: he iw
            Z 1,2,5: cs sk
            """
    )

    /// The table of the library for iOS as lines: how the form is chosen, its numbers, the languages.
    package static let appleLines = """
        A 1,2:ach ak am arn br fil fr gun ln mfe mg mi oc tg ti tr uz wa
        B 1,2:af an ast az bg bn ca da de el en eo es es_ar et eu fi fo fur fy gl gu ha he hi hu hy ia it kn ku lb \
          mai ml mn mr nah nap nb ne nl nn no nso pa pap pms ps pt pt_br rm sco se si so son sq sv sw ta te tk ur yo
        B 2,1:or
        C 1:ay bo cgg dz fa id ja jbo ka kk km ko ky lo ms sah su th tt ug vi wo zh
        D 1,2,5:be bs hr ru sr uk
        E 0,1,2,3,11,100:ar
        G 1,2,5:csb pl
        H 1,2,3,8:cy
        I 1,2,3,7,11:ga
        J 1,2,3,20:gd
        K 1,2:is
        L 0,1:jv
        M 1,2,3,4:kw
        N 1,2,10:lt
        O 0,1,2:lv
        P 1,2:mk
        Q 0,1,2:mnk
        R 1,2,11,20:mt
        S 1,2,20:ro
        T 5,1,2,3:sl
        Z 1,2,5:cs sk
        """
}
