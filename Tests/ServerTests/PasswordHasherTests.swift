import Dispatch
import GRDB
import HTTPTypes
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct PasswordHasherTests {
  @Test func hashesAreSaltedAndCompared() throws {
    let parameters = PasswordHash.Parameters(cost: 2)
    let hash = try PasswordHash("secret1", parameters)
    #expect(try hash.matches("secret1"))
    #expect(try !hash.matches("secret2"))
    #expect(try hash != PasswordHash("secret1", parameters))
    #expect(try !PasswordHash(matchingNothing: parameters).matches("secret1"))
    #expect(try !PasswordHash(text: "nonsense").matches(""))
    #expect(!hash.needsRenewal(parameters))
    #expect(hash.needsRenewal(.init(cost: 3)))
  }

  /// Of `secret1`, with the parameters of the first version: N 2^2, r 8, p 1.
  private static let old =
    "scrypt$2$c2FsdHNhbHRzYWx0c2FsdA==$U/K3eEQjdGm5wSJPfBUN4koNbhEOLeupMxqgqRAi46s="

  @Test func anOlderHashVerifiesAndIsRenewedAtSignIn() async throws {
    let test = try TestServer()
    try await test.run { api in
      _ = try await api.signUp()
      let store = try Store(path: test.options.database)
      try await store.write {
        try $0.execute(
          sql: "UPDATE users SET password_hash = ?", arguments: [Self.old])
      }
      for (password, status) in [("wrong1", 400), ("secret1", 200), ("secret1", 200)] {
        let answer = try await api.send(
          .post, "/auth/v1/token?grant_type=password",
          json: ["email": "ada@example.com", "password": .string(password)])
        #expect(answer.status == status)
      }
      let stored = try await store.read {
        try String.fetchOne($0, sql: "SELECT password_hash FROM users")
      }
      #expect(stored?.hasPrefix("scrypt$2$8$3$") == true)
    }
  }

  /// N 2^15, r 8, p 3 is among the choices of OWASP's Password Storage Cheat Sheet.
  @Test func newHashesHaveTheRecommendedParameters() {
    let recommended = PasswordHash.Parameters.recommended
    #expect(
      [recommended.cost, recommended.blockSize, recommended.parallelism] == [15, 8, 3])
    #expect(ServerOptions(database: "").passwordCost == recommended.cost)
  }

  @Test func moreRequestsThanMayWaitAreRefused() async throws {
    let hasher = PasswordHasher(.init(cost: 2), threads: 1, waitingLimit: 2)
    let gate = DispatchSemaphore(value: 0)
    let (started, signal) = AsyncStream<Void>.makeStream()
    let first = Task {
      try await hasher.perform {
        signal.finish()
        gate.wait()
      }
    }
    // The thread is taken now: two more may wait.
    for await _ in started {}
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<5 {
        group.addTask {
          do {
            try await hasher.perform {}
            return true
          } catch {
            #expect((error as? PasswordHasher.Busy)?.retryAfter != nil)
            return false
          }
        }
      }
      var outcomes: [Bool] = []
      for await outcome in group {
        outcomes.append(outcome)
        if outcomes.count == 3 { gate.signal() }
      }
      return outcomes
    }
    #expect(outcomes.filter { $0 }.count == 2)
    try await first.value
  }
}
