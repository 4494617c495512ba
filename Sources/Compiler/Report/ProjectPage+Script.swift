extension ProjectPage {
    static let style = """
        :root { color-scheme: light dark; --line: #8884; --bar: #2a7d4f; --half: #c98a00; --bad: #b3261e; --dim: #777; }
        @media (prefers-color-scheme: dark) { :root { --bar: #5bbd85; --half: #e8b339; --bad: #ff8a80; --dim: #999; } }
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
        rect.bar { fill: var(--bar); } rect.half { fill: var(--half); } rect.bad { fill: var(--bad); }
        rect.room { fill: var(--line); } summary { font-size: 1.15rem; font-weight: 600; margin-top: 2rem; }
        .reason { padding-inline-start: 1.5rem; font-size: .85rem; }
        ol { padding-inline-start: 1.5rem; overflow-wrap: anywhere; }
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
        // Stretches of a bar, each with its class, start and end as parts of one.
        function picture(stretches) {
            const space = "http://www.w3.org/2000/svg", svg = document.createElementNS(space, "svg");
            svg.setAttribute("width", 120); svg.setAttribute("height", 12); svg.setAttribute("aria-hidden", "true");
            for (const [name, start, end] of [["room", 0, 1], ...stretches]) {
                const rect = document.createElementNS(space, "rect");
                rect.setAttribute("class", name); rect.setAttribute("height", 12);
                rect.setAttribute("x", 120 * start); rect.setAttribute("width", 120 * Math.max(0, end - start));
                svg.append(rect);
            }
            return svg;
        }
        function coverage(figures) {
            const all = Math.max(1, data.count), translated = figures.permille / 1000;
            const whole = translated - figures.incomplete / all, crashing = translated + figures.crashing / all;
            return picture([["bar", 0, whole], ["half", whole, translated], ["bad", translated, crashing]]);
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
            const row = make("tr"), name = make("th", figures.language), cell = make("td");
            name.scope = "row"; cell.append(coverage(figures));
            row.append(name, cell, make("td", (figures.permille / 10) + " %", "number"));
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
                    else for (const [label, text, reason] of message[0]) {
                        const line = make("div");
                        line.append(make("span", (label || "else") + ": ", "dim"), shown(text, name));
                        if (language && reason !== null) line.append(make("div", data.reasons[reason], "dim reason"));
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
        // How wide texts are, measured when the section is opened; a message with variants counts with the widest.
        function measureWidths() {
            const canvas = document.createElement("canvas").getContext("2d"), widths = {}, counts = new Map();
            canvas.font = getComputedStyle(document.body).font;
            // The sum of the characters' widths: a browser takes most of a minute to lay out 200,000 texts.
            const known = new Map();
            const character = text => {
                if (!known.has(text)) known.set(text, canvas.measureText(text).width);
                return known.get(text);
            };
            const line = text => { let sum = 0; for (const one of text) sum += character(one); return sum; };
            // Numbers count with one digit: variants of different languages are shown with different ones.
            const width = text => Math.max(...text.replace(/\\p{Nd}[\\p{Nd}.,\\s]*\\p{Nd}/gu, "0").split("\\n").map(line));
            for (const entry of data.entries) {
                for (const [language, message] of Object.entries(entry.m)) {
                    const texts = typeof message[0] === "string" ? [message[0]] : message[0].map(sample => sample[1]);
                    const widest = texts.map(text => ({entry, language, text, width: width(text)}))
                        .reduce((one, other) => other.width > one.width ? other : one, {entry, language, text: "", width: 0});
                    (widths[language] ||= new Map()).set(entry, widest);
                    if (language !== data.source) continue;
                    if (!counts.has(texts[0])) counts.set(texts[0], []);
                    counts.get(texts[0]).push(entry.k);
                }
            }
            return [widths, counts];
        }
        function list(title, items) {
            if (items.length === 0) return;
            const element = make("ol");
            for (const {text, language, words} of items) {
                const item = make("li");
                item.append(shown(text, language), make("div", words, "dim"));
                element.append(item);
            }
            $("widths").append(make("h3", title), element);
        }
        function showWidths() {
            $("widths").replaceChildren();
            const [widths, counts] = measureWidths(), table = make("table"), head = make("thead"), row = make("tr");
            for (const title of ["language", "", "median", "widest tenth", "widest"]) {
                const cell = make("th", title); cell.scope = "col"; row.append(cell);
            }
            head.append(row);
            const body = make("tbody"), source = widths[data.source] || new Map(), wider = [];
            const percent = part => Math.round(100 * part) + " %", scale = part => Math.min(1, part / 3);
            for (const language of data.languages.filter(name => name !== data.source && widths[name])) {
                const ratios = [];
                for (const own of widths[language].values()) {
                    const other = source.get(own.entry);
                    if (!other || other.width === 0) continue;
                    ratios.push(own.width / other.width);
                    wider.push({...own, ratio: own.width / other.width, more: own.width - other.width});
                }
                if (ratios.length === 0) continue;
                ratios.sort((a, b) => a - b);
                const at = part => ratios[Math.min(ratios.length - 1, Math.floor(ratios.length * part))];
                const row = make("tr"), name = make("th", language), cell = make("td"), middle = scale(at(0.5));
                name.scope = "row";
                cell.append(picture([["half", scale(at(0.1)), scale(at(0.9))], ["bar", middle - 0.01, middle + 0.01]]));
                row.append(name, cell, ...[at(0.5), at(0.9), at(1)].map(part => make("td", percent(part), "number")));
                body.append(row);
            }
            table.append(head, body);
            if (body.children.length) {
                const words = "Widths against the source's texts; a bar of 300 % from the narrowest tenth to the widest one.";
                const room = make("div", undefined, "wide");
                room.append(table);
                $("widths").append(make("p", words), room);
            }
            const all = Object.values(widths).flatMap(map => [...map.values()]).filter(own => own.text !== "");
            const top = (title, items, order, words) => list(title, items.sort(order).slice(0, 10)
                .map(own => ({...own, words: `${own.entry.k}, ${own.language}: ${words(own)}`})));
            const pixels = own => Math.round(own.width) + " px";
            top("Wider than the source's text", wider, (a, b) => b.more - a.more, own => percent(own.ratio));
            top("Widest", all, (a, b) => b.width - a.width, pixels);
            top("Narrowest", all, (a, b) => a.width - b.width, pixels);
            const repeated = [...counts].filter(pair => pair[1].length > 1).sort((a, b) => b[1].length - a[1].length);
            list("Most repeated", repeated.slice(0, 10).map(([text, keys]) =>
                ({text, language: data.source, words: keys.length + " entries: " + keys.slice(0, 5).join(", ")})));
        }
        $("lengths").addEventListener("toggle", () => { if ($("lengths").open) showWidths(); });
        // An address with a fragment such as #language=pl&issue=missing shows those entries.
        const controls = ["search", "language", "issue", "table"];
        const asked = new URLSearchParams(location.hash.slice(1));
        for (const id of controls) if (asked.has(id)) $(id).value = asked.get(id);
        $("lengths").open = asked.has("lengths");
        let timer;
        $("search").addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(filter, 120); });
        for (const id of ["language", "issue", "table"]) $(id).addEventListener("change", filter);
        $("filters").addEventListener("submit", event => event.preventDefault());
        $("more").addEventListener("click", more);
        filter();
        """
}
