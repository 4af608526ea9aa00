extension LanguageNames {
  /// Whether a folded word names a natural language.
  static func isName(_ word: String) -> Bool { names.contains(word) || moreNames.contains(word) }

  /// Names of natural languages in further languages, folded.
  private static let moreNames = WordTable.folded(
    // Polish, Czech, Slovak, Hungarian, Romanian
    """
    angielski niemiecki francuski hiszpański włoski rosyjski polski ukraiński czeski angličtina němčina francouzština španělština italština ruština čeština polština slovenština
    anglický německý anglicky angol német francia spanyol olasz orosz magyar engleză germană franceză spaniolă italiană română rusă maghiară
    """,
    // Swedish, Danish, Norwegian, Finnish, Turkish
    """
    svenska engelska tyska franska spanska italienska ryska finska danska norska arabiska dansk engelsk tysk fransk spansk italiensk russisk svensk norsk arabisk
    suomi englanti saksa ranska espanja italia venäjä ruotsi viro türkçe ingilizce almanca fransızca ispanyolca italyanca rusça arapça farsça
    """,
    // Indonesian, Portuguese, Dutch
    "indonesia inggris jawa sunda jepang mandarin jerman prancis arab português inglês francês alemão chinês japonês",
    // Cyrillic, Greek
    """
    английский немецкий французский испанский итальянский русский украинский китайский японский арабский турецкий польский
    англійська німецька французька іспанська італійська російська українська польська английски немски френски руски български
    αγγλικά γερμανικά γαλλικά ισπανικά ιταλικά ρωσικά ελληνικά τουρκικά κινεζικά
    """,
    // Arabic, Persian, Urdu, Hebrew, Hindi
    """
    العربية الإنجليزية الانجليزية الفرنسية الألمانية الإسبانية الإيطالية التركية الروسية الفارسية عربي إنجليزي فرنسي
    فارسی انگلیسی عربی فرانسوی آلمانی ترکی روسی اسپانیایی
    اردو انگریزی پنجابی سندھی پشتو بلوچی سرائیکی کشمیری ہندی ہندکو جرمن فرانسیسی چینی
    עברית אנגלית ערבית צרפתית גרמנית ספרדית רוסית יידיש אמהרית
    हिन्दी हिंदी अंग्रेज़ी अंग्रेजी उर्दू बंगाली तमिल तेलुगु मराठी गुजराती पंजाबी संस्कृत फ्रेंच जर्मन
    """,
    // Chinese, Japanese, Korean
    """
    中文 汉语 漢語 普通话 國語 国语 粤语 粵語 台語 英语 英語 英文 日语 日語 日文 法语 法語 德语 德語 西班牙语 俄语 韩语 韓語 日本語 中国語 韓国語 フランス語 ドイツ語 スペイン語
    한국어 영어 일본어 중국어 프랑스어 독일어 스페인어 러시아어
    """)

  /// Words before the name of a language: "tiếng Anh", "bahasa Inggris".
  static let firstOfPairs = WordTable.folded("tiếng bahasa język jezyk")
}
