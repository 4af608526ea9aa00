internal import Digests

/// What tells a device's notifications apart: the MD5 of title and company, in hexadecimal.
enum JobHash {
  static func of(title: String, company: String) -> String {
    ContentDigest.md5(Array((title + company).utf8))
  }
}
