import Testing

@Suite(.timeLimit(.minutes(30)))
struct PlaceholdersTests {
  @Test(arguments: [
    (#"{"id":"0B9f2a53-7c1d-4e8a-9b39-1f2e3d4c5b6a"}"#, #"{"id":"<uuid>"}"#),
    (#"{"view_token":"aB3"}"#, #"{"view_token":"<token>"}"#),
    (#"{"next_token":null,"token":"a"}"#, #"{"next_token":null,"token":"a"}"#),
    ("Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.a-b_c", "Bearer <token>"),
    ("GET /api/public/session?token=Zz9 200", "GET /api/public/session?token=<token> 200"),
    ("at 2026-11-21T07:19:28.686966917Z", "at <time>"),
    ("at 2026-11-21T07:19:28+01:00.", "at <time>."),
    ("http://127.0.0.1:41234/x and localhost:1", "http://127.0.0.1:<port>/x and localhost:<port>"),
    ("in /scratch/a/b.pdf", "in <folder>/b.pdf"),
    (#"{"n":1.0,"date":"2026-11-21"}"#, #"{"n":1.0,"date":"2026-11-21"}"#),
  ])
  func replacesValuesThatDifferFromRunToRun(_ text: String, with expected: String) {
    let placeholders = Placeholders(folder: Folder("/scratch/a"))
    #expect(placeholders.applied(to: text) == expected)
  }
}
