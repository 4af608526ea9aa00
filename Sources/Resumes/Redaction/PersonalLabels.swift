/// Words before data about a person that a resume must not be judged by, folded.
enum PersonalLabels {
  /// Returns what the words of a label announce; nil if it is not personal.
  static func kind(_ words: [String]) -> Redaction.Kind? {
    if words.contains(where: { word in birth.contains { word.hasPrefix($0) } }) { return .birth }
    if words.contains(where: { word in personal.contains { word.hasPrefix($0) } }) {
      return .personal
    }
    if words.contains(where: { word in address.contains { word.hasPrefix($0) } }) {
      return .address
    }
    return nil
  }

  /// Beginnings of words for birth and age, because many languages inflect them.
  private static let birth = prefixes(
    """
    birth born dob geburt geboren naissance nacimiento nascimento nascita geboorte urodz narozen fodd fodt fodsel syntyn syntyma dogum рожден народж
    γεννησ ميلاد تولد ولادت לידה जन्म 出生 生年月日 생년월일 lahir ngaysinh age alter alder edad idade eta leeftijd wiek vek возраст βικ yas العمر 年龄 年齢 나이
    """)

  /// Beginnings of words for nationality, family, sex, religion and the picture.
  private static let personal = prefixes(
    """
    nationalit staatsangehor staatsburger nacionalidad nacionalidade nazionalita cittadinanza narodowosc obywatelstw statni nationalitet kansalaisuus uyruk
    гражданств громадянств υπηκοοτ الجنسيه مليت אזרחות राष्ट्रीयता 国籍 국적 kewarganegaraan
    marital familienstand zivilstand situationfamiliale estadocivil civil civile burgerlijke stancywilny civilstand medeni семейн сімейн οικογενειακ الحالهالاجتماعيه مجرد 婚姻 配偶者 결혼
    gender geschlecht sexe sexo sesso geslacht plec kon sukupuoli cinsiyet пол стать φυλο الجنس جنسيت מין लिंग 性别 性別 성별 kelamin
    religion konfession religiao religione religie agama dini вероисповедан الديانه धर्म 宗教 passport
    """)

  private static let address = prefixes(
    """
    address anschrift adresse adresa direccion domicilio endereco morada indirizzo residenza wohnort adres adress osoite адрес адреса διευθυνσ العنوان آدرس
    כתובת पता 地址 住址 住所 現住所 주소 alamat diachi
    """)

  private static func prefixes(_ row: String) -> [String] {
    row.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { Folding.fold($0.unicodeScalars) }
  }
}
