import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(30))) struct TermIndexTests {
  private func counts(_ text: String) -> TermIndex.Counts {
    var counts = TermIndex.Counts()
    counts.add(Tokenizer.tokens(text))
    return counts
  }

  @Test func arithmetic() {
    #expect(TermIndex.rarity(documents: 9, containing: 0) == Float(Logarithm.natural(10)) + 1)
    #expect(TermIndex.rarity(documents: 9, containing: 9) == 1)
    #expect(TermIndex.weight(1, 2) == 2)
    #expect(abs(TermIndex.weight(2.718_281_8, 3) - 6) < 1e-5)
  }

  @Test func cosineOfShortTexts() {
    // Two documents of one term each; the query has the first term and an unknown one.
    let index = TermIndex([counts("welder"), counts("baker")])
    let known = Double(TermIndex.rarity(documents: 2, containing: 1))
    let unknown = Double(TermIndex.rarity(documents: 2, containing: 0))
    let cosines = index.cosines(counts("welder. painter"))
    let expected = known / (known * known + unknown * unknown).squareRoot()
    #expect(abs(Double(cosines[0]) - expected) < 1e-5)
    #expect(cosines[1] == 0)
  }

  @Test func identicalTextHasCosineOne() {
    let text = "Operates lathes and milling machines. Reads blueprints."
    let index = TermIndex([counts(text), counts("Serves cocktails")])
    #expect(abs(index.cosines(counts(text))[0] - 1) < 1e-5)
  }

  @Test func pairsOfWordsAreTerms() {
    #expect(counts("machine operator").byTerm.count == 3)
    #expect(counts("machine. Operator").byTerm.count == 2)
    #expect(counts("machine of operator").byTerm.count == 2)
    #expect(counts("the and of 12").byTerm.isEmpty)
    let index = TermIndex([counts("machine operator"), counts("operator machine")])
    let cosines = index.cosines(counts("machine operator"))
    #expect(cosines[0] > cosines[1])
  }

  @Test func emptyIndexAndQuery() {
    #expect(TermIndex([]).cosines(counts("anything")).isEmpty)
    #expect(TermIndex([counts("welder")]).cosines(counts("")) == [0])
  }
}
