"""Measures what generated code costs: to compile, in the object file, and for each text that it says.

    swift build -c release --product interlingua
    python3 Benchmarks/generated_code.py .build/release/interlingua [--styles] [--runs N]

A synthetic project of i18next files is made, its accessors are generated, and `swiftc` compiles them whole. Processor time
of the compiler and all its threads is what counts; each figure is the least of several runs. With --styles the same keys are
compiled in the ways in which other generators write them. Look-ups are measured in one process beside Foundation's.
"""

import argparse
import json
import os
import random
import resource
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

LANGUAGES = """en ar cs cy da de el es et fi fr he hi hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv uk""".split()
ALPHABETS = {
    "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي", "el": "αβγδεζηθικλμνξοπρστυφχψω", "he": "אבגדהוזחטיכלמנסעפצקרשת",
    "hi": "अआइईउएकखगघचछजझटडणतथदधनपबभमयरलवशसह", "ja": "あいうえおかきくけこさしすせそ日本語設定画面", "ko": "가나다라마바사아자차카타파하설정",
    "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя", "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
}
CATEGORIES = {
    "ar": "zero one two few many other", "cs": "one few many other", "cy": "zero one two few many other",
    "he": "one two other", "id": "other", "ja": "other", "ko": "other", "lt": "one few many other",
    "lv": "zero one other", "pl": "one few many other", "ro": "one few other", "ru": "one few many other",
    "sk": "one few many other", "sl": "one two few other", "uk": "one few many other", "es": "one many other",
    "fr": "one many other", "it": "one many other", "pt": "one many other",
}


def sentence(rng, language):
    letters = ALPHABETS.get(language, "abcdefghijklmnoprstuvwz")
    length = rng.randint(10, 80)
    words = []
    while sum(map(len, words)) + len(words) < length:
        words.append("".join(rng.choices(letters, k=rng.randint(2, 9))))
    return " ".join(words)[:length]


def make_project(folder, keys, languages):
    """Writes the files, and gives the number of bytes of all texts. Every fifth key takes a number and a text, every tenth is
    a plural of both."""
    total = 0
    for language in LANGUAGES[:languages]:
        rng = random.Random(f"{language}{keys}")
        sections = {}
        for index in range(keys):
            section = sections.setdefault(f"section{index // 20}", {})
            name = f"key{index}"
            if index % 10 == 0:
                texts = {
                    f"{name}_{category}": "{{count}} " + sentence(rng, language) + " {{name}}"
                    for category in CATEGORIES.get(language, "one other").split()
                }
            elif index % 10 == 5:
                texts = {name: "{{name}} " + sentence(rng, language) + " {{place}}"}
            else:
                texts = {name: sentence(rng, language)}
            total += sum(len(text.encode()) for text in texts.values())
            section.update(texts)
        path = folder / "locales" / language / "translation.json"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps(sections, ensure_ascii=False))
    return total


def run(command, priority, **options):
    """Processor seconds of a process and what it starts."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    subprocess.run(priority + [str(part) for part in command], check=True, **options)
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


def compile_time(file, arguments, options, folder):
    found = []
    for _ in range(options.runs):
        command = ["swiftc", *arguments, "-wmo", "-parse-as-library", "-module-name", "Texts", "-c", "-emit-module"]
        command += ["-o", folder / "Texts.o", "-emit-module-path", folder / "Texts.swiftmodule", file]
        found.append(run(command, options.priority))
    size = subprocess.run(["size", "-A", folder / "Texts.o"], capture_output=True, text=True, check=True).stdout
    loaded = sum(
        int(line.split()[1])
        for line in size.splitlines()
        if line.startswith((".text", ".rodata", ".data", "swift5", ".eh_frame", ".got", ".init"))
    )
    return min(found), (folder / "Texts.o").stat().st_size, loaded


def generate(tool, project, access, folder):
    file = folder / f"L10n-{access}.swift"
    subprocess.run([tool, "generate", project / "locales", "--output", file, "--access", access], check=True,
                   stderr=subprocess.DEVNULL)
    return file


def measure_compilation(tool, options):
    print("| keys | languages | access | -Onone s | -O s | object KB (-O) | bytes of texts KB | limit KB |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for keys, languages, access in [
        (1_250, 10, "public"), (2_500, 10, "public"), (5_000, 10, "public"), (5_000, 1, "public"), (5_000, 30, "public"),
        (10_000, 30, "internal"),
    ]:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            total = make_project(folder, keys, languages)
            file = generate(tool, folder, access, folder)
            if access == "internal":
                # The optimiser would drop what nobody calls, the texts with it.
                with file.open("a") as source:
                    source.write("\npublic func look(_ key: String) -> String? { L10n.text(forKey: key) }\n")
            (plain, _), _, _ = compile_time(file, ["-Onone"], options, folder)
            (fast, _), size, _ = compile_time(file, ["-O"], options, folder)
            limit = 1.5 * total + 300 * keys
            print(f"| {keys:,} | {languages} | {access} | {plain:.2f} | {fast:.2f} | {size / 1e3:,.0f} | {total / 1e3:,.0f} "
                  f"| {limit / 1e3:,.0f} |", flush=True)


STYLES = {
    "static let, look-up by key (SwiftGen)": lambda index, texts: (
        f'public static func key{index}(_ p1: Int, _ p2: Any) -> String {{ return tr("Localizable", "key{index}", p1, String(describing: p2), fallback: "{texts[0]}") }}'
        if index % 5 == 0 else
        f'public static let key{index} = tr("Localizable", "key{index}", fallback: "{texts[0]}")'
    ),
    "struct of literals (xcstrings-tool)": lambda index, texts: (
        f'public static func key{index}(_ p1: Int, _ p2: String) -> Resource {{ Resource(key: "key{index}", arguments: [.int(p1), .object(p2)], table: "L", text: "{texts[0]}") }}'
        if index % 5 == 0 else
        f'public static var key{index}: Resource {{ Resource(key: "key{index}", arguments: [], table: "L", text: "{texts[0]}") }}'
    ),
    "switch over languages in each accessor (paraglide)": lambda index, texts: (
        f'public static func key{index}(_ p1: Int, _ p2: String) -> String {{ switch language {{ '
        + " ".join(f'case {n}: return "{text} \\(p1) \\(p2)"' for n, text in enumerate(texts))
        + ' default: return "" } }'
        if index % 5 == 0 else
        f"public static var key{index}: String {{ switch language {{ "
        + " ".join(f'case {n}: return "{text}"' for n, text in enumerate(texts)) + ' default: return "" } }'
    ),
}
PRELUDE = """import Foundation
public struct Resource: Sendable { public enum Argument: Sendable { case int(Int), object(String) }
  let key: StaticString; let arguments: [Argument]; let table: StaticString; let text: StaticString }
nonisolated(unsafe) var language = 0
func tr(_ table: String, _ key: String, _ arguments: CVarArg..., fallback: String) -> String {
  String(format: Bundle.main.localizedString(forKey: key, value: fallback, table: table), arguments: arguments) }
public enum L10n {
"""


def measure_styles(tool, options):
    print("\n| style | keys | -Onone s | -O s |\n| --- | --- | --- | --- |")
    for keys in options.style_keys:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            make_project(folder, keys, 10)
            file = generate(tool, folder, "public", folder)
            times = [compile_time(file, [level], options, folder)[0][0] for level in ("-Onone", "-O")]
            print(f"| interlingua, 10 languages | {keys:,} | {times[0]:.2f} | {times[1]:.2f} |", flush=True)
        for style, write in STYLES.items():
            with tempfile.TemporaryDirectory() as name:
                folder = Path(name)
                rng = random.Random(style)
                lines = [
                    "  /// " + sentence(rng, "en") + "\n  " + write(index, [sentence(rng, l) for l in LANGUAGES[:10]])
                    for index in range(keys)
                ]
                file = folder / "L10n.swift"
                file.write_text(PRELUDE + "\n".join(lines) + "\n}\n")
                times = [compile_time(file, [level], options, folder)[0][0] for level in ("-Onone", "-O")]
                print(f"| {style} | {keys:,} | {times[0]:.2f} | {times[1]:.2f} |", flush=True)


COUNTER = """
#define _GNU_SOURCE
#include <stddef.h>
extern void *__libc_malloc(size_t);
static long count;
void *malloc(size_t size) { count++; return __libc_malloc(size); }
long allocations(void) { return count; }
"""
DRIVER = """
import Foundation
@_silgen_name("allocations") func allocations() -> Int

@main
enum Driver {
    static func measure(_ name: String, rounds: Int, _ body: (Int) -> String) -> Double {
        var best = Double.infinity
        var length = 0
        for index in 0..<1_000 { length &+= body(index).utf8.count }
        let before = allocations()
        for index in 0..<10_000 { length &+= body(index).utf8.count }
        let made = Double(allocations() - before) / 10_000
        for _ in 0..<7 {
            let start = DispatchTime.now().uptimeNanoseconds
            for index in 0..<rounds { length &+= body(index).utf8.count }
            best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / Double(rounds))
        }
        if length == 42 { print(length) }
        print("| \\(name) | \\(String(format: "%.0f", best)) | \\(String(format: "%.2f", made)) |")
        return best
    }

    static func main() {
        guard let bundle = Bundle(path: CommandLine.arguments[1]) else { fatalError("no bundle") }
        print("| look-up | ns | allocations |\\n| --- | --- | --- |")
        L10n.language = .pl
        let own = measure("a plain text of up to 15 bytes", rounds: 1_000_000) { _ in L10n.short }
        let long = measure("a plain text of 60 bytes", rounds: 1_000_000) { _ in L10n.plain }
        let plural = measure("a plural with one number, Polish", rounds: 300_000) { L10n.files(count: $0 & 127) }
        let named = measure("a text with two texts", rounds: 300_000) { _ in L10n.greeting(name: "Ann", place: "Oslo") }
        _ = measure("a text by its key at run time", rounds: 300_000) { _ in L10n.text(forKey: "plain") ?? "" }
        let old = measure("Bundle.localizedString", rounds: 100_000) { _ in
            bundle.localizedString(forKey: "plain", value: nil, table: nil)
        }
        let format = measure("Bundle.localizedString with String(format:), one number", rounds: 100_000) {
            String(format: bundle.localizedString(forKey: "files", value: nil, table: nil), $0 & 127)
        }
        print("\\nplain \\(Int(old / long)) times, plural \\(Int(format / plural)) times as fast as Foundation")
        _ = (own, named)
    }
}
"""


def measure_lookups(tool, options):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for language, one, few in [("en", "{{count}} file", "{{count}} files"), ("pl", "{{count}} plik", "{{count}} pliki")]:
            texts = {"short": "Ustawienia", "plain": "Sentences of some sixty bytes are what most of texts are here",
                     "greeting": "{{name}} wita w {{place}}", "files_one": one, "files_few": few, "files_many": one + "ów",
                     "files_other": few + "!"}
            path = folder / "locales" / language / "translation.json"
            path.parent.mkdir(parents=True)
            for section in range(200):
                texts[f"section{section}"] = {f"key{key}": f"text {section} {key}" for key in range(50)}
            path.write_text(json.dumps(texts, ensure_ascii=False))
        file = generate(tool, folder, "internal", folder)
        resources = folder / "App.bundle" / "en.lproj"
        resources.mkdir(parents=True)
        lines = ['"plain" = "Sentences of some sixty bytes are what most of texts are here";', '"files" = "%d files";']
        lines += [f'"section{section}.key{key}" = "text {section} {key}";' for section in range(200) for key in range(50)]
        (resources / "Localizable.strings").write_text("\n".join(lines))
        (folder / "driver.swift").write_text(DRIVER)
        (folder / "counter.c").write_text(COUNTER)
        subprocess.run(["cc", "-O1", "-c", "counter.c", "-o", "counter.o"], cwd=folder, check=True)
        subprocess.run(["swiftc", "-O", "-wmo", "-parse-as-library", "driver.swift", file, "counter.o", "-o", "driver"],
                       cwd=folder, check=True)
        print(flush=True)
        run([folder / "driver", folder / "App.bundle"], options.priority)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--styles", action="store_true", help="compile the ways of other generators, too")
    parser.add_argument("--style-keys", type=int, nargs="*", default=[1_000, 5_000])
    parser.add_argument("--only", choices=["compilation", "styles", "lookups"])
    parser.add_argument("--real-time", action="store_true", help="run at a real-time priority, on a machine that is busy")
    options = parser.parse_args()
    options.priority = ["chrt", "-f", "5"] if options.real_time else []
    tool = Path(options.tool).resolve()
    if options.only in (None, "compilation"):
        measure_compilation(tool, options)
    if options.styles or options.only == "styles":
        measure_styles(tool, options)
    if options.only in (None, "lookups"):
        measure_lookups(tool, options)


if __name__ == "__main__":
    main()
