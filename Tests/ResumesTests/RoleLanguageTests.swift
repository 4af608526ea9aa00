import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct RoleLanguageTests {
  @Test(arguments: [
    "Všeobecná sestra", "Pomocnik elektryka", "Butikschef", "Avdelningsansvarig", "Sairaanhoitaja",
    "Bölge Satış Temsilcisi", "Guru Matematika", "Kế toán tổng hợp", "Инженер ПТО",
    "Μηχανικός λογισμικού", "مهندس موقع", "מהנדס תוכנה", "सॉफ्टवेयर इंजीनियर", "后端开发工程师",
    "法人営業部 主任", "그래픽 디자이너", "Motorista carreteiro", "Finanzbuchhalterin", "Steuerfachangestellte",
    "Pflegefachkraft", "Filialleitung", "Sairaala-apulainen", "Водитель", "Вихователька",
    "برنامه نویس", "Cajera", "Kasjerka", "Penata Rias, Tukang Kayu", "图书馆 前台", "간호조무사",
    "Sommelière", "लिपिक", "Recepcionar", "سرپرستار بخش", "Muuguzi Mkuu", "Vadybininkė",
    "Lasteaiaõpetaja", "Fizioterapevtka", "Infermier", "Baş mühəndis", "მთავარი რედაქტორი",
    "Գլխավոր ճարտարապետ", "Терапевт дәрігер", "সহকারী শিক্ষক", "உதவி மேலாளர்", "Elternzeit",
  ])
  func titles(text: String) { #expect(RoleScore.title(fragment(text)) >= 2, "\(text)") }

  @Test(arguments: [
    "ООО «УралСтройГарант»", "Elmont Podkarpacie Sp. z o.o.", "Nemocnice Svatý Kopeček",
    "شركة الأرز للهندسة",
    "株式会社ナニワ事務機", "(주)도담출판", "成都蜀云网络科技有限公司", "Công ty TNHH Bình Minh", "Anadolu Lezzet Gıda A.Ş.",
    "בנק לאומי", "PT Maju Jaya",
  ])
  func organizations(text: String) {
    #expect(RoleScore.organization(fragment(text)) >= 2, "\(text)")
    #expect(RoleScore.title(fragment(text)) < 2, "\(text)")
  }

  @Test(arguments: [
    ("西南信息工程大学", "计算机科学与技术 本科"), ("한강예술대학교", "시각디자인과 학사"), ("جامعة الساحل", "بكالوريوس هندسة"),
    ("Vysoká škola zdravotnická", "Bakalář, obor všeobecná sestra"),
    ("Học viện Tài chính", "Cử nhân Kế toán"),
    ("Bergslagens högskola", "Kandidatexamen, företagsekonomi"),
    ("Уральский университет", "Бакалавр"), ("Tartu Ülikool", "Bakalaureusekraad"),
    ("Chuo Kikuu cha Dodoma", "Shahada ya Uuguzi"), ("თბილისის უნივერსიტეტი", "ბაკალავრი"),
    ("ঢাকা বিশ্ববিদ্যালয়", "গণিতে স্নাতক"), ("Aarhus Universitet", "Tømreruddannelse"),
    ("Sveučilište u Splitu", "Prvostupnik turizma"),
    ("Szegedi Tudományegyetem", "Gazdálkodási alapképzés"),
    ("Tetbury Sixth Form College", "A Levels in Biology and Chemistry"),
  ])
  func schoolsAndDegrees(school: String, degree: String) {
    #expect(RoleScore.school(fragment(school)) > 0)
    #expect(RoleScore.degree(fragment(degree)) > 0)
    #expect(RoleScore.school(fragment(degree)) == 0)
  }
}
