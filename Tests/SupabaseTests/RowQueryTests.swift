import Supabase
import Testing

@Suite(.timeLimit(.minutes(30))) struct RowQueryTests {
  private func text(_ query: RowQuery) -> [String] {
    query.items.map { "\($0.name)=\($0.value ?? "")" }
  }

  @Test func valuesThatLookLikeSyntaxAreValues() {
    let hostile = #"a,b).or=(x.eq."1\"#
    #expect(text(RowQuery().where("name", .equals(hostile))) == ["name=eq.\(hostile)"])
    #expect(
      text(RowQuery().where("name", .isIn(["a", hostile])))
        == [#"name=in.("a","a,b).or=(x.eq.\"1\\")"#])
    #expect(
      text(RowQuery().whereAny("status", [.equals(hostile), .isNull]))
        == [#"or=(status.eq."a,b).or=(x.eq.\"1\\",status.is.null)"#])
  }

  @Test func partsAreInTheirOrder() {
    let query = RowQuery(select: "*,t(name)").where("id", .equals("1")).where(
      "n", .greaterThan("2")
    )
    .where("status", .notEquals("completed")).ordered(by: "created_at.desc,id")
    .page(offset: 10, limit: 5)
    #expect(
      text(query) == [
        "select=*,t(name)", "id=eq.1", "n=gt.2", "status=neq.completed",
        "order=created_at.desc,id", "offset=10", "limit=5",
      ])
  }
}
