"""Reads the releases of O*NET (text files) and ESCO (CSV files) that .ci/taxonomy-tables and .ci/bench-matching use."""
import csv
import pathlib
import re
import unicodedata
import zlib

# One title in HELD_OUT is not in the built-in tables, so that bench-matching can ask for titles that the
# program has never seen.
HELD_OUT = 20


def folded(text):
    """Lower case without accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(c))


def is_held_out(title):
    return zlib.crc32(" ".join(folded(title).split()).encode()) % HELD_OUT == 0


def spellings(title):
    """A title, and the parts of one with an abbreviation: "Chief Executive Officer (CEO)"."""
    match = re.fullmatch(r"(.+?)\s*\(([^()]*)\)", title)
    return [title] if not match else [match[1], match[2]]


class Onet:
    """The folder of a text release."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.names = {row["O*NET-SOC Code"]: row["Title"] for row in self.rows("Occupation Data.txt")}
        self.titles = [(row["O*NET-SOC Code"], title)
                       for row in self.rows("Alternate Titles.txt")
                       for title in (row["Alternate Title"], row["Short Title"])
                       if title and title != "n/a"]
        self.related = {}
        for row in self.rows("Related Occupations.txt"):
            if row["Relatedness Tier"].startswith("Primary"):
                self.related.setdefault(row["O*NET-SOC Code"], []).append(row["Related O*NET-SOC Code"])

    def rows(self, name):
        with open(self.folder / name, encoding="utf-8-sig", newline="") as file:
            yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


class Esco:
    """The folder of a CSV release in English."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.names = {}
        self.groups = {}
        self.titles = []
        for row in self.rows("occupations_en.csv"):
            code = row["conceptUri"]
            self.names[code] = row["preferredLabel"].strip()
            self.groups[code] = row["iscoGroup"]
            labels = (row["altLabels"] + "\n" + row["hiddenLabels"]).split("\n")
            self.titles += [(code, " ".join(label.split())) for label in labels if label.strip()]

    def rows(self, name):
        with open(self.folder / name, encoding="utf-8-sig", newline="") as file:
            yield from csv.DictReader(file)
