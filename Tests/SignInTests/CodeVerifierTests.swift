import Testing
import Transport

@testable import SignIn

@Suite(.timeLimit(.minutes(30))) struct CodeVerifierTests {
  /// RFC 7636, appendix B.
  @Test func isTheOneOfTheRFC() {
    let verifier = CodeVerifier(octets: [
      116, 24, 223, 180, 151, 153, 224, 37, 79, 250, 96, 125, 216, 173, 187, 186, 22, 212, 37, 77,
      105, 214, 191, 240, 91, 88, 5, 88, 83, 132, 141, 121,
    ])
    #expect(verifier.secret == Secret("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"))
    #expect(verifier.challenge == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
  }

  @Test func isNewEachTimeAndLongEnough() {
    let verifiers = (0..<20).map { _ in CodeVerifier().secret.revealed }
    #expect(Set(verifiers).count == 20)
    #expect(verifiers.allSatisfy { $0.utf8.count == 43 })
    #expect(Set((0..<20).map { _ in CodeVerifier.nonce() }).count == 20)
  }
}
