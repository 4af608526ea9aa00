import Records
import Supabase
import Testing

@Suite(.timeLimit(.minutes(30))) struct AccessTokenClaimsTests {
  @Test func readsTheClaims() throws {
    let claims = try #require(
      AccessTokenClaims(
        jwt(#"{"sub":"u1","exp":1795249168,"iat":1795245568,"email":"ä@b.c","session_id":"s"}"#)))
    #expect(claims.subject == "u1" && claims.email == "ä@b.c" && claims.sessionID == "s")
    #expect(claims.expiresAt == Timestamp(seconds: 1_795_249_168))
    #expect(claims.issuedAt == Timestamp(seconds: 1_795_245_568))
  }

  @Test(arguments: [
    "", "abc", "a.b", "a.b.c.d", "..", "a.!!!.c", "a.bm90IGpzb24.c", "a.W10.c",
    "sb_publishable_abc",
  ])
  func refusesWhatIsNotAToken(text: String) {
    #expect(AccessTokenClaims(text) == nil)
  }

  @Test(arguments: [#"{"exp":"soon"}"#, #"{"exp":1e300}"#, #"{"exp":-5}"#, "{}"])
  func ignoresAnInvalidExpiry(payload: String) {
    #expect(AccessTokenClaims(jwt(payload))?.expiresAt == nil)
  }

  @Test func decodesWhatItEncodes() {
    for count in 0...64 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 200) }
      #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
    }
    #expect(Base64URL.encode([0xFB, 0xFF]) == "-_8")
    #expect(Base64URL.decode("-_8=") == [0xFB, 0xFF])
    for text in ["A", "AAAAA", "A*", "é"] { #expect(Base64URL.decode(text) == nil) }
  }
}
