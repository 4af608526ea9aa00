internal import Crypto

/// What tells a device's notifications apart: the MD5 (RFC 1321) of title and company, in
/// hexadecimal. It protects nothing.
enum JobHash {
  static func of(title: String, company: String) -> String {
    Insecure.MD5.hash(data: Array((title + company).utf8))
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
