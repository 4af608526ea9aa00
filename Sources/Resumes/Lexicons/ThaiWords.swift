/// Words of Thai jobs, organizations, schools and degrees.
///
/// Source: written for this project; covers the usual words of job boards and of forms for applications.
enum ThaiWords {
  /// Thai puts the noun before what describes it.
  static let titles = [
    "พนักงาน", "หัวหน้า", "ผู้จัดการ", "ผู้ช่วย", "ผู้อำนวยการ", "ผู้ประสานงาน", "ผู้ดูแล", "ผู้สอน", "ผู้แทน",
    "ผู้ตรวจสอบ", "ผู้เชี่ยวชาญ",
    "เจ้าหน้าที่", "เจ้าของ", "ครู", "อาจารย์", "วิศวกร", "นักบัญชี", "นักพัฒนา", "นักออกแบบ", "นักวิเคราะห์",
    "นักวิจัย", "นักการตลาด",
    "นักเขียน", "นักแปล", "นักข่าว", "นักกายภาพ", "นักจิตวิทยา", "นักศึกษาฝึกงาน", "นักวิชาการ", "โปรแกรมเมอร์",
    "พยาบาล", "แพทย์",
    "ทันตแพทย์", "สัตวแพทย์", "เภสัชกร", "ทนายความ", "นิติกร", "สถาปนิก", "เลขานุการ", "เลขา", "ช่าง",
    "พ่อครัว", "แม่ครัว", "เชฟ", "บาริสต้า",
    "แม่บ้าน", "คนขับรถ", "พี่เลี้ยง", "ล่าม", "มัคคุเทศก์", "ที่ปรึกษา", "กรรมการ", "ประธาน", "รองประธาน",
    "บรรณาธิการ",
    "บรรณารักษ์", "บุรุษพยาบาล", "ฝึกงาน", "อาสาสมัคร", "แคชเชียร์", "ธุรการ", "สมุห์บัญชี", "โฟร์แมน", "ผู้ฝึกสอน",
    "โค้ช",
  ]

  static let organizations = [
    "บริษัท", "บมจ", "บจก", "หจก", "ห้างหุ้นส่วน", "ห้าง", "ธนาคาร", "โรงแรม", "โรงพยาบาล", "โรงงาน",
    "ร้าน", "สำนักงาน", "กระทรวง",
    "กรม", "เทศบาล", "องค์การ", "องค์กร", "มูลนิธิ", "สมาคม", "สหกรณ์", "คลินิก", "ศูนย์", "สถานี", "การไฟฟ้า",
    "การประปา", "รีสอร์ท",
    "ภัตตาคาร",
  ]

  /// At the end of the names of companies.
  static let forms = ["จำกัด", "(มหาชน)", "มหาชน"]

  static let schools = ["มหาวิทยาลัย", "วิทยาลัย", "โรงเรียน", "สถาบัน", "จุฬาลงกรณ์"]

  static let degrees = [
    "ปริญญา", "อนุปริญญา", "ประกาศนียบัตร", "ปวช", "ปวส", "มัธยม", "วุฒิ", "ดุษฎีบัณฑิต", "มหาบัณฑิต", "ประถม",
  ]

  /// At the end of the names of degrees.
  static let endsOfDegrees = ["บัณฑิต"]
}

/// A text in Thai, which is searched for words at its ends: Thai has no spaces between words.
struct ThaiText {
  /// The longest text that names a title, an organization or a degree, in scalars: vowels and tones count.
  private static let maximumLength = 80

  private let text: String

  /// Fails unless the text contains Thai letters.
  init?(_ scalars: ArraySlice<Unicode.Scalar>) {
    guard scalars.count <= Self.maximumLength, !scalars.isASCII,
      scalars.contains(where: { (0xE01...0xE4E).contains($0.value) })
    else { return nil }
    var letters = String.UnicodeScalarView()
    for scalar in scalars where !scalar.isWhitespace {
      // Fonts have one vowel in two parts.
      if scalar == "\u{E32}", letters.last == "\u{E4D}" {
        letters.removeLast()
        letters.append("\u{E33}")
      } else {
        letters.append(scalar)
      }
    }
    text = String(letters)
  }

  // Bytes are compared: a tone after a word belongs to the last letter of it.
  func begins(with words: [String]) -> Bool { words.contains { text.utf8.starts(with: $0.utf8) } }

  func ends(with words: [String]) -> Bool {
    words.contains { text.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}
