"""The words by which job titles are compared, as Sources/Matching/Occupations/TitleWords.swift reads them. A test compares
the two (TitleTests.swift)."""
import pathlib
import unicodedata

TABLES = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources/CTaxonomy/tables"
LETTERS = str.maketrans({"’": "'", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l"})
roles = {}
meanings = {}
for line in (TABLES / "title-words.txt").read_text("utf-8").splitlines():
    if line.startswith("#"):
        continue
    role, colon, listed = line.partition(":")
    word, equals, meaning = line.partition(" = ")
    if colon:
        roles.update(dict.fromkeys(listed.split(), role))
    elif equals:
        meanings[word] = meaning.split()


def stem(word):
    """The singular of an English plural."""
    if len(word) <= 3 or not word.endswith("s") or word.endswith(("ss", "us")):
        return word
    if word.endswith("is") and not word.endswith(("pis", "kis", "xis")):
        return word
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    return word[:-2] if word.endswith(("sses", "shes", "ches", "xes", "zes")) else word[:-1]


def spelled(title):
    """The words of a title as they are, folded."""
    text = "".join(c for c in unicodedata.normalize("NFKD", title.lower()) if not unicodedata.combining(c))
    text = text.translate(LETTERS) + "  "
    found, word = [], ""

    def end():
        nonlocal word
        if word and not (word == "s" and found):
            found.append(word)
        word = ""

    for index, character in enumerate(text[:-2]):
        following = text[index + 1].isalnum()
        if character.isalnum():
            word += character
        elif character in "+#":
            if word and not following:
                word += character
            else:
                end()
        elif character == "&":
            if word and following:
                word += character
            else:
                end()
        elif character == "'":
            if text[index + 1] == "s" and not text[index + 2].isalnum():
                end()
        elif character == ".":
            if not following:
                end()
        else:
            end()
    end()
    return found


def words(title):
    """(word, role) of each word, in the singular, with abbreviations spelled out."""
    found = []
    for word in spelled(title):
        meaning = meanings.get(word) or meanings.get(stem(word)) or [word]
        found += map(stem, meaning)
    named = [(word, roles.get(word, "occupation")) for word in found]
    return [(word, "level") if place == 0 and word == "lead" else (word, role)
            for place, (word, role) in enumerate(named)]


def full(title):
    """All words but function words."""
    return " ".join(word for word, role in words(title) if role != "function")


def core(title):
    """The words that identify the occupation; without any, the levels."""
    named = words(title)
    return (" ".join(word for word, role in named if role == "occupation")
            or " ".join(word for word, role in named if role == "level"))
