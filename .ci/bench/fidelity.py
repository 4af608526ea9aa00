"""Words, columns and links against what peers find. Each measure yields (name, value, goal, met)."""
import collections
import html
import re
import unicodedata

import peers


def tokens(text):
    text = unicodedata.normalize("NFKC", text).replace("\u00ad", "")
    return [word for word in text.split() if re.search(r"\w", word)]


def pairs(words):
    return {first + second for first, second in zip(words, words[1:])}


def words(files, records):
    """Recovered: of the words that two peers agree on. Glued: two words of theirs as one of ours."""
    names = peers.installed()
    if len(names) < 2:
        return
    whole = found = glued = split = 0
    for file in files:
        mine = tokens(records[file]["text"])
        theirs = [tokens(peers.text(name, file)) for name in names]
        counts = [collections.Counter(words) for words in theirs]
        agreed = collections.Counter()
        for index, first in enumerate(counts):
            for second in counts[index + 1:]:
                agreed |= first & second
        own = collections.Counter(mine)
        whole += sum(agreed.values())
        missing = agreed - own
        found += sum((agreed & own).values())
        extra = own - agreed
        two = set().union(*map(pairs, theirs))
        one = set().union(*map(set, theirs))
        glued += sum(count for word, count in extra.items() if word in two and word not in one)
        joined = pairs(mine)
        split += sum(count for word, count in missing.items() if word in joined)
    share = found / max(whole, 1)
    yield "words recovered, of those that two peers agree on", round(share, 4), 0.995, share >= 0.995
    yield "words glued", glued, 0, glued == 0
    yield "words split", split, 0, split == 0


def gutter(width, places):
    """The x with most rows on both sides that nothing crosses: (rows, x, rows on each side)."""
    best = (0, 0, [])
    rows = collections.defaultdict(list)
    for left, right, bottom, text in places:
        rows[round(bottom / 3)].append((left, right, text))
    for x in range(int(width * 0.2), int(width * 0.8), 2):
        crossed = {row for row, items in rows.items() if any(a < x - 2 and b > x + 2 for a, b, _ in items)}
        kept, count = [], [0, 0]
        for row, items in rows.items():
            if crossed & {row - 1, row, row + 1}:
                continue
            sides = [[i for i in items if i[1] <= x + 2], [i for i in items if i[0] >= x - 2]]
            if all(sides) and min(i[0] for i in sides[1]) - max(i[1] for i in sides[0]) < 8:
                continue
            kept.append(sides)
            count = [count[0] + bool(sides[0]), count[1] + bool(sides[1])]
        if min(count) > best[0]:
            best = (min(count), x, kept)
    return best


def switches(files, records):
    """Changes of side along the text of the first pages of two-column documents."""
    names = [name for name in ("pdftotext", "mutool") if name in peers.installed()]
    if "pdftotext" not in names:
        return
    totals, documents = collections.Counter(), 0
    for file in files:
        width, places = peers.words(file)
        places = [(a, b, c, html.unescape(text)) for a, b, c, text in places]
        rows, _, kept = gutter(width, places)
        if rows < 8:
            continue
        documents += 1
        once = {word for word, count in collections.Counter(p[3] for p in places).items() if count == 1}
        side = {i[2]: number for sides in kept for number in (0, 1) for i in sides[number]
                if i[2] in once and len(i[2]) > 2}
        texts = {"ours": records[file]["text"]} | {
            name: peers.text(name, file) for name in [*names, "pdftotext -raw"]}
        for name, text in texts.items():
            order = [side[word] for word in text.split("\f")[0].split() if word in side]
            totals[name] += sum(a != b for a, b in zip(order, order[1:]))
    if not documents:
        return
    best = min(count for name, count in totals.items() if name != "ours")
    for name, count in totals.items():
        yield f"column switches on {documents} documents, {name}", count, None, True
    limit = int(0.77 * best)
    yield "column switches", totals["ours"], limit, totals["ours"] <= limit


def address(uri):
    """Without what poppler adds to bare host names, and blanks."""
    return "".join(uri.split()).removeprefix("http://").rstrip("/")


def links(files, records):
    if "pdftotext" not in peers.installed():
        return
    whole = found = 0
    for file in files:
        own = {address(link["uri"]) for link in records[file]["links"]}
        theirs = {address(uri) for uri in peers.annotations(file)}
        whole += len(theirs)
        found += len(theirs & own)
    yield "links of annotations", f"{found} of {whole}", whole, found == whole
