extension ProjectPage {
    static let style = """
        :root { color-scheme: light dark; --line: #8884; --bar: #2a7d4f; --bad: #b3261e; --dim: #777; }
        @media (prefers-color-scheme: dark) { :root { --bar: #5bbd85; --bad: #ff8a80; --dim: #999; } }
        body { font: 15px/1.45 system-ui, sans-serif; margin: 0; }
        main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
        h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
        .wide { overflow-x: auto; }
        table { border-collapse: collapse; } th, td { padding: .2rem .6rem; text-align: start; vertical-align: top; }
        thead th { border-bottom: 1px solid var(--line); } .number { text-align: end; font-variant-numeric: tabular-nums; }
        form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; } input, select, button { font: inherit; }
        article { border-top: 1px solid var(--line); padding: .6rem 0; overflow-wrap: anywhere; }
        article h3 { font-size: 1rem; margin: 0; } .dim { color: var(--dim); } .bad { color: var(--bad); }
        article td:first-child { white-space: nowrap; color: var(--dim); } bdi { white-space: pre-wrap; }
        rect.bar { fill: var(--bar); } rect.room { fill: var(--line); }
        """

    static let script = """
        "use strict";
        const data = JSON.parse(document.getElementById("data").textContent);
        const $ = id => document.getElementById(id);
        const titles = {missing: "missing", incomplete: "incomplete", crashing: "would crash", same: "same as source",
            unreviewed: "to review", obsolete: "not in source"};
        function make(name, text, className) {
            const element = document.createElement(name);
            if (text !== undefined) element.textContent = text;
            if (className) element.className = className;
            return element;
        }
        function option(list, value, text) { const o = make("option", text); o.value = value; list.append(o); }
        function shown(text, language) {
            const element = make("bdi", text);
            element.lang = language; element.dir = "auto";
            return element;
        }
        function bar(permille) {
            const space = "http://www.w3.org/2000/svg", svg = document.createElementNS(space, "svg");
            svg.setAttribute("width", 120); svg.setAttribute("height", 12); svg.setAttribute("aria-hidden", "true");
            for (const [name, width] of [["room", 120], ["bar", permille * 0.12]]) {
                const rect = document.createElementNS(space, "rect");
                rect.setAttribute("class", name); rect.setAttribute("width", width); rect.setAttribute("height", 12);
                svg.append(rect);
            }
            return svg;
        }
        $("summary").textContent = `${data.count} entries in ${data.source}, ${data.languages.length} languages`;
        const used = Object.keys(titles).filter(name => data.status.some(row => row[name] > 0));
        const head = make("thead"), row = make("tr");
        for (const title of ["language", "", "translated", ...used.map(name => titles[name])]) {
            const cell = make("th", title); cell.scope = "col"; row.append(cell);
        }
        head.append(row);
        const body = make("tbody");
        for (const figures of data.status) {
            const row = make("tr"), name = make("th", figures.language), picture = make("td");
            name.scope = "row"; picture.append(bar(figures.permille));
            row.append(name, picture, make("td", (figures.permille / 10) + " %", "number"));
            for (const issue of used) row.append(make("td", figures[issue] || "", "number"));
            body.append(row);
        }
        $("coverage").append(head, body);
        option($("language"), "", "all");
        for (const language of data.languages) option($("language"), language, language);
        option($("issue"), "", "all entries");
        for (const name of used) option($("issue"), name, titles[name]);
        option($("table"), "", "all");
        const tables = [...new Set(data.entries.map(entry => entry.t || ""))];
        for (const name of tables) if (name) option($("table"), name, name);
        $("table").parentElement.hidden = tables.length < 2;
        const textOf = message => typeof message[0] === "string" ? message[0] : message[0].map(s => s[1]).join(" ");
        function article(entry, language) {
            const element = make("article"), table = make("table");
            element.append(make("h3", entry.k));
            if (entry.c) element.append(make("div", entry.c, "dim"));
            const languages = language ? [data.source, language] : data.languages;
            for (const name of new Set(languages)) {
                const message = entry.m[name], issue = entry.i && entry.i[name];
                if (!message && !issue) continue;
                const row = make("tr"), cell = make("td");
                row.append(make("td", name), cell);
                if (message) {
                    if (typeof message[0] === "string") cell.append(shown(message[0], name));
                    else for (const [number, text] of message[0]) {
                        const line = make("div");
                        line.append(make("span", number + ": ", "dim"), shown(text, name));
                        cell.append(line);
                    }
                    if (language && message[1]) {
                        cell.append(make("div", data.files[message[1][0]] + ":" + message[1][1], "dim"));
                    }
                }
                if (issue) {
                    const words = titles[issue[0]] + (issue[1] ? ": " + issue[1] : "");
                    cell.append(make("div", words, issue[0] === "same" ? "dim" : "bad"));
                }
                table.append(row);
            }
            element.append(table);
            return element;
        }
        const step = 100;
        let found = [], end = 0;
        function more() {
            const language = $("language").value;
            $("entries").append(...found.slice(end, end + step).map(entry => article(entry, language)));
            end += step;
            $("more").hidden = end >= found.length;
        }
        function filter() {
            const words = $("search").value.toLowerCase(), language = $("language").value, issue = $("issue").value;
            const table = $("table").value;
            found = data.entries.filter(entry => {
                if (table && entry.t !== table) return false;
                if (issue) {
                    const own = entry.i || {};
                    const hits = language ? [own[language]] : Object.values(own);
                    if (!hits.some(hit => hit && hit[0] === issue)) return false;
                }
                if (!words) return true;
                if (entry.k.toLowerCase().includes(words)) return true;
                const messages = language ? [entry.m[data.source], entry.m[language]] : Object.values(entry.m);
                return messages.some(message => message && textOf(message).toLowerCase().includes(words));
            });
            const chosen = controls.filter(id => $(id).value).map(id => [id, $(id).value]);
            history.replaceState(null, "", "#" + new URLSearchParams(chosen));
            $("entries").replaceChildren();
            end = 0;
            $("count").textContent = found.length + (found.length === 1 ? " entry" : " entries");
            more();
        }
        // An address with a fragment such as #language=pl&issue=missing shows those entries.
        const controls = ["search", "language", "issue", "table"];
        const asked = new URLSearchParams(location.hash.slice(1));
        for (const id of controls) if (asked.has(id)) $(id).value = asked.get(id);
        let timer;
        $("search").addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(filter, 120); });
        for (const id of ["language", "issue", "table"]) $(id).addEventListener("change", filter);
        $("filters").addEventListener("submit", event => event.preventDefault());
        $("more").addEventListener("click", more);
        filter();
        """
}
