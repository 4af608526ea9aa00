"""Three usual ways to rank postings for a resume, as peers of jm-match in .ci/bench-matching. Each takes the texts of the
postings and returns a function from the text of a resume to a score for each posting."""
import collections
import math
import re
import sqlite3

WORD = re.compile(r"[^\W_]+(?:[+#]+)?")
STOP = set("""a about after all also am an and any are as at be because been but by can could did do does for from had has have
he her his how i if in into is it its me more most my no nor not of on or other our out over own per she should so some such
than that the their them then there these they this those to too under up us was we were what when where which while who will
with would you your""".split())


def words(text):
    return [word for word in WORD.findall(text.lower()) if word not in STOP]


def terms(text):
    found = words(text)
    return found + [first + " " + second for first, second in zip(found, found[1:])]


def tfidf(documents):
    """Cosine of words and pairs of words, with 1 + ln tf and ln((n + 1) / (df + 1)) + 1."""
    counts = [collections.Counter(terms(text)) for text in documents]
    frequencies = collections.Counter(term for count in counts for term in count)
    rarity = {term: math.log((len(documents) + 1) / (df + 1)) + 1 for term, df in frequencies.items()}
    postings = collections.defaultdict(list)
    for number, count in enumerate(counts):
        vector = {term: (1 + math.log(n)) * rarity[term] for term, n in count.items()}
        length = math.sqrt(sum(weight * weight for weight in vector.values())) or 1
        for term, weight in vector.items():
            postings[term].append((number, weight / length))

    def rank(text):
        scores = [0.0] * len(documents)
        for term, n in collections.Counter(terms(text)).items():
            for number, weight in postings.get(term, ()):
                scores[number] += (1 + math.log(n)) * rarity[term] * weight
        return scores

    return rank


def bm25(documents, k1=1.2, b=0.75):
    counts = [collections.Counter(words(text)) for text in documents]
    lengths = [count.total() for count in counts]
    mean = sum(lengths) / max(len(lengths), 1) or 1
    postings = collections.defaultdict(list)
    for number, count in enumerate(counts):
        for word, n in count.items():
            weight = n * (k1 + 1) / (n + k1 * (1 - b + b * lengths[number] / mean))
            postings[word].append((number, weight))

    def rank(text):
        scores = [0.0] * len(documents)
        for word in set(words(text)):
            found = postings.get(word, ())
            rarity = math.log(1 + (len(documents) - len(found) + 0.5) / (len(found) + 0.5))
            for number, weight in found:
                scores[number] += rarity * weight
        return scores

    return rank


def fts5(documents):
    """bm25() of SQLite's FTS5, any word of the resume."""
    database = sqlite3.connect(":memory:")
    database.execute("CREATE VIRTUAL TABLE postings USING fts5(text)")
    database.executemany("INSERT INTO postings(rowid, text) VALUES (?, ?)", enumerate(documents))

    def rank(text):
        scores = [0.0] * len(documents)
        query = " OR ".join(f'"{word}"' for word in sorted(set(words(text))))
        if query:
            for number, score in database.execute(
                    "SELECT rowid, bm25(postings) FROM postings WHERE postings MATCH ?", (query,)):
                scores[number] = -score
        return scores

    return rank


PEERS = {"TF-IDF": tfidf, "BM25": bm25, "FTS5": fts5}
