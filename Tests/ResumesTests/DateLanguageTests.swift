import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct DateLanguageTests {
  private func spelled(_ text: String) -> String? {
    guard let period = DateScanner.periods(in: Array(text.unicodeScalars)[...]).first else {
      return nil
    }
    return (period.start?.text ?? "") + "/" + (period.isOngoing ? "…" : period.end?.text ?? "")
  }

  @Test(arguments: [
    ("marzec 2019 – maj 2020", "2019-03/2020-05"), ("od września 2016 do dziś", "2016-09/…"),
    ("září 2016 – současnost", "2016-09/…"), ("března 2019 – dosud", "2019-03/…"),
    ("augusti 2019 – nu", "2019-08/…"), ("maj 2019 – d. dato", "2019-05/2019-05"),
    ("tammikuu 2018 – elokuu 2020", "2018-01/2020-08"), ("2/2019 – nykyinen", "2019-02/…"),
    ("Şubat 2020 - Halen", "2020-02/…"), ("Tháng 6/2020 - nay", "2020-06/…"),
    ("06/2020 – hiện tại", "2020-06/…"), ("Juli 2018 - sekarang", "2018-07/…"),
    ("noiembrie 2018 – prezent", "2018-11/…"), ("2019. március – 2020. május", "2019-03/2020-05"),
    ("2019 r. – 2021 r.", "2019/2021"),
  ])
  func latinScript(text: String, expected: String) { #expect(spelled(text) == expected) }

  @Test(arguments: [
    ("июнь 2019 – по настоящее время", "2019-06/…"),
    ("с июня 2019 г. по май 2020 г.", "2019-06/2020-05"),
    ("03.2019 – н.в.", "2019-03/…"), ("травень 2019 – дотепер", "2019-05/…"),
    ("Μάρτιος 2019 – σήμερα", "2019-03/…"), ("مارس 2019 – حتى الآن", "2019-03/…"),
    ("كانون الثاني 2018 – شباط 2020", "2018-01/2020-02"), ("٢٠١٩ – ٢٠٢١", "2019/2021"),
    ("ינואר 2019 – היום", "2019-01/…"), ("मार्च 2019 – वर्तमान", "2019-03/…"),
    ("2019 से 2021 तक", "2019/2021"), ("فروردین ۱۳۹۸ – اسفند ۱۳۹۹", "2019-03/2021-02"),
    ("جنوری 2019ء – تاحال", "2019-01/…"), ("مارچ 2015 سے دسمبر 2018 تک", "2015-03/2018-12"),
    ("اگست ۲۰۱۹ تا جون ۲۰۲۱", "2019-08/2021-06"), ("مئی 2019 سے", "2019-05/…"),
    ("آذار 2018 – آب 2020", "2018-03/2020-08"), ("अप्रै. 2018 – दिस. 2020", "2018-04/2020-12"),
    ("मार्च 2019 से", "2019-03/…"), ("۱۳۹۵ – ۱۳۹۹", "2016/2020"), ("۱۳۹۸/۰۵ – تاکنون", "2019-07/…"),
  ])
  func otherAlphabets(text: String, expected: String) { #expect(spelled(text) == expected) }

  @Test(arguments: [
    ("2022年7月至今", "2022-07/…"), ("2018.09 - 2022.06", "2018-09/2022-06"),
    ("2014年4月 ～ 2019年9月", "2014-04/2019-09"), ("2019年10月～現在", "2019-10/…"),
    ("2019年10月から2021年3月まで", "2019-10/2021-03"), ("平成26年4月～令和元年9月", "2014-04/2019-09"),
    ("H26.4 - R1.9", "2014-04/2019-09"), ("昭和63年4月1日", "1988-04-01/1988-04-01"),
    ("2021년 2월 - 현재", "2021-02/…"), ("2021. 02. ~ 2022. 03.", "2021-02/2022-03"),
    ("民國108年7月 – 民國110年6月", "2019-07/2021-06"),
  ])
  func eastAsia(text: String, expected: String) { #expect(spelled(text) == expected) }

  @Test(arguments: [("2019 –", "2019/…"), ("2021年2月〜", "2021-02/…"), ("seit 2019", "2019/…")])
  func openPeriods(text: String, expected: String) { #expect(spelled(text) == expected) }

  @Test(arguments: ["H1 2", "S3.2", "r2 5", "1395", "版本 3.2"])
  func numbersThatAreNoDates(text: String) { #expect(spelled(text) == nil) }
}
