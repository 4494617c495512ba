"""Writes a synthetic catalogue as Android string resources; the same arguments give the same bytes."""

import argparse
import random
from pathlib import Path

# The languages, their folders and the plural categories that CLDR gives them; the first is the source language.
LANGUAGES = [
    ("values", "one other"),
    ("values-ar", "zero one two few many other"),
    ("values-cs", "one few many other"),
    ("values-cy", "zero one two few many other"),
    ("values-de", "one other"),
    ("values-es", "one many other"),
    ("values-fr", "one many other"),
    ("values-hi", "one other"),
    ("values-it", "one many other"),
    ("values-iw", "one two other"),
    ("values-ja", "other"),
    ("values-ko", "other"),
    ("values-lt", "one few many other"),
    ("values-lv", "zero one other"),
    ("values-pl", "one few many other"),
    ("values-pt-rBR", "one many other"),
    ("values-ru", "one few many other"),
    ("values-sl", "one two few other"),
    ("values-uk", "one few many other"),
    ("values-zh-rCN", "other"),
]

LATIN = "abcdefghijklmnoprstuvwz"
ALPHABETS = {
    "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
    "cs": LATIN + "áčďéěíňóřšťúůýž",
    "de": LATIN + "äöüß",
    "fr": LATIN + "àâçéèêîôû",
    "hi": "अआइईउएकखगघचछजझटडणतथदधनपबभमयरलवशसह",
    "iw": "אבגדהוזחטיכלמנסעפצקרשת",
    "ja": "あいうえおかきくけこさしすせそ日本語設定画面表示保存",
    "ko": "가나다라마바사아자차카타파하설정화면저장",
    "lt": LATIN + "ąčęėįšųūž",
    "lv": LATIN + "āčēģīķļņšūž",
    "pl": LATIN + "ąćęłńóśźż",
    "ru": "абвгдежзийклмнопрстуфхцчшщыьэюя",
    "sl": LATIN + "čšž",
    "uk": "абвгґдежзиіїйклмнопрстуфхцчшщьюя",
    "zh-rCN": "的一是在不了有和人这中大为上个国我以要他时来用们设置保存",
}

XLIFF = "urn:oasis:names:tc:xliff:document:1.2"


class Language:
    """Makes words and sentences of one language."""

    def __init__(self, folder, categories, seed):
        self.folder = folder
        self.categories = categories.split()
        code = folder.removeprefix("values-")
        alphabet = ALPHABETS.get(code, LATIN)
        source = random.Random(f"{seed} words {folder}")
        # A language has a vocabulary, which makes generating fast and texts as repetitive as real ones are.
        self.words = [
            "".join(source.choices(alphabet, k=min(12, max(2, int(source.gauss(5, 2)))))) for _ in range(4000)
        ]
        self.random = random.Random(f"{seed} texts {folder}")

    def sentence(self, count):
        words = self.random.choices(self.words, k=count)
        words[0] = words[0].capitalize()
        return words


def shape(key, seed, truncated):
    """What an entry looks like in every language: its kind, its length in words and what it contains.

    The texts of the first `truncated` keys show three characters of an argument, which few other platforms can do.
    """
    source = random.Random(f"{seed} shape {key}")
    kind = source.random()
    # Most texts are labels of a few words, some are sentences, few are paragraphs.
    length = source.random()
    if length < 0.45:
        words = source.randint(1, 3)
    elif length < 0.85:
        words = source.randint(4, 12)
    else:
        words = source.randint(13, 40)
    arguments = 0 if kind < 0.10 or source.random() > 0.20 else source.choice([1, 1, 1, 2, 3])
    return {
        "plural": kind < 0.10,
        "arguments": max(1, arguments) if key < truncated else arguments,
        "truncates": key < truncated,
        "named": source.random() < 0.3,
        "words": words,
        "escape": source.random(),
        "comment": source.random() < 0.35,
        "name": "_".join(source.choices(NAMES, k=3)) + f"_{key}",
    }


NAMES = (
    "settings account title message button confirm delete share photo list search filter error network sync backup "
    "download upload profile theme language privacy notification sound camera location help about"
).split()


def placeholder(position, kind, named):
    specifier = f"%{position}${kind}"
    if not named:
        return specifier
    return f'<xliff:g id="{"count" if kind == "d" else "name"}{position}" example="5">{specifier}</xliff:g>'


def text(language, entry):
    words = language.sentence(entry["words"])
    for position in range(1, entry["arguments"] + 1):
        place = language.random.randint(0, len(words))
        kind = "d" if position == 2 else ".3s" if entry["truncates"] else "s"
        words.insert(place, placeholder(position, kind, entry["named"]))
    result = " ".join(words)
    escape = entry["escape"]
    if escape < 0.06:
        result += "\\n" + language.sentence(2)[0]
    elif escape < 0.12:
        result += " " + language.words[0] + "\\'" + language.words[1]
    elif escape < 0.15:
        result = '\\"' + result + '\\"'
    elif escape < 0.18:
        result += " &amp; " + language.words[2]
    elif escape < 0.20:
        result += " \\u2026"
    elif escape < 0.22 and entry["arguments"] == 0:
        result = "<b>" + words[0] + "</b> " + " ".join(words[1:])
    elif escape < 0.24 and entry["arguments"] > 0:
        result += " 100%%"
    return result


def file(language, count, seed, truncated):
    is_source = language.folder == "values"
    yield '<?xml version="1.0" encoding="utf-8"?>\n'
    yield f'<resources xmlns:xliff="{XLIFF}">\n'
    for key in range(count):
        entry = shape(key, seed, truncated)
        if entry["comment"] and is_source:
            yield f"    <!-- {' '.join(language.sentence(6))} -->\n"
        if entry["plural"]:
            yield f'    <plurals name="{entry["name"]}">\n'
            for category in language.categories:
                words = " ".join(language.sentence(min(entry["words"], 6)))
                number = placeholder(1, "d", entry["named"])
                yield f'        <item quantity="{category}">{number} {words}</item>\n'
            yield "    </plurals>\n"
        else:
            yield f'    <string name="{entry["name"]}">{text(language, entry)}</string>\n'
    yield "</resources>\n"


def generate(output, keys, languages, seed=1, truncated=0):
    """Writes the catalogue into the folder `output`; returns its size in bytes."""
    size = 0
    for folder, categories in LANGUAGES[:languages]:
        path = Path(output) / folder / "strings.xml"
        path.parent.mkdir(parents=True, exist_ok=True)
        content = "".join(file(Language(folder, categories, seed), keys, seed, truncated)).encode()
        path.write_bytes(content)
        size += len(content)
    return size


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("output", help="the folder to write to")
    parser.add_argument("--keys", type=int, default=10_000)
    parser.add_argument("--languages", type=int, default=20, choices=range(1, len(LANGUAGES) + 1), metavar="1…20")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--truncated", type=int, default=0, help="keys whose texts show three characters of an argument")
    options = parser.parse_args()
    print(generate(options.output, options.keys, options.languages, options.seed, options.truncated), "bytes")
