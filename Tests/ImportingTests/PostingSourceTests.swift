import Records
import Testing

@testable import Importing

@Suite(.timeLimit(.minutes(30))) struct PostingSourceTests {
  private func jobs(
    _ text: String, format: PostingFormat? = nil, mapping: [String: String] = [:]
  ) throws -> [JSONObject] {
    try PostingSource(Array(text.utf8)).jobs(format: format, mapping: mapping).map(\.object)
  }

  private func failure(_ text: String, mapping: [String: String] = [:]) -> String? {
    do {
      _ = try jobs(text, mapping: mapping)
      return nil
    } catch {
      return (error as? Failure)?.code
    }
  }

  private static let posting = """
    {"@context":"https://schema.org","@type":"JobPosting","title":"Welder","description":"<p>TIG.</p>",
    "hiringOrganization":{"@type":"Organization","name":"Acme"},"datePosted":"2026-11-01",
    "validThrough":"2026-12-01T23:59","employmentType":["FULL_TIME"],
    "identifier":{"@type":"PropertyValue","name":"Acme","value":"W-7"},
    "jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Leeds",
    "addressCountry":{"@type":"Country","name":"GB"}}},
    "baseSalary":{"@type":"MonetaryAmount","currency":"GBP","value":{"@type":"QuantitativeValue",
    "minValue":30000,"maxValue":34000,"unitText":"YEAR"}}}
    """

  @Test func schemaPosting() throws {
    let job = try #require(try jobs(Self.posting).first)
    #expect(
      JSON.object(job).text
        == #"{"job_id":"acme_W-7","title":"Welder","company_name":"Acme","location":"Leeds, GB","description":"TIG.","employment_type":"FULL_TIME","salary_range":"GBP 30,000 - 34,000 a year","salary_min":30000,"salary_max":34000,"salary_currency":"GBP","salary_period":"year","date_posted":"2026-11-01","valid_through":"2026-12-01T23:59","country":"GB","city":"Leeds"}"#
    )
  }

  @Test(arguments: [
    "[\(posting)]",
    #"{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},\#(posting)]}"#,
    #"{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":\#(posting)}]}"#,
    #"<html><script type="application/ld+json">\#(posting)</script></html>"#,
    #"<script type='application/ld+json'><!-- \#(posting) --></script>"#,
    #"<script type="application/ld+json">{broken</script><script type="application/ld+json">\#(posting)</script>"#,
  ])
  func whereverItIs(document: String) throws {
    #expect(try jobs(document).map { $0["title"] } == ["Welder"])
  }

  @Test func microdata() throws {
    let page = """
      <div itemscope itemtype="https://schema.org/JobPosting">
        <h1 itemprop="title">Baker</h1>
        <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization">
          <span itemprop="name">Crumb</span></span>
        <div itemprop="description"><p>Early.</p><ul><li>Bread</li></ul></div>
        <meta itemprop="datePosted" content="2026-11-03">
        <div itemprop="jobLocation" itemscope itemtype="https://schema.org/Place">
          <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
            <span itemprop="addressLocality">Bath</span></div></div>
      </div>
      """
    let job = try #require(try jobs(page).first)
    #expect(job["title"] == "Baker" && job["company_name"] == "Crumb" && job["city"] == "Bath")
    #expect(job["date_posted"] == "2026-11-03")
    #expect(job["description"]?.stringValue?.contains("- Bread") == true)
  }

  @Test func markupThatIsMeantAsText() throws {
    let text = "<p>Use &lt;div&gt; &amp; CSS.</p>"
    let json = #"{"@type":"JobPosting","title":"R&amp;D","description":"\#(text)"}"#
    let page = """
      <div itemscope itemtype="https://schema.org/JobPosting"><b itemprop="title">R&amp;D</b>
      <div itemprop="description">\(text)</div></div>
      """
    for document in [json, page] {
      let job = try #require(try jobs(document).first)
      #expect(job["title"] == "R&D" && job["description"] == "Use <div> & CSS.")
    }
  }

  @Test func encodings() throws {
    let table = "title,city\nBäcker,Köln\n"
    let latin1 = table.unicodeScalars.map { UInt8($0.value) }
    let utf16: [UInt8] =
      [0xFF, 0xFE]
      + table.utf16.flatMap { (unit) -> [UInt8] in
        [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
    let encodings: [[UInt8]] = [Array(table.utf8), latin1, utf16]
    for bytes in encodings {
      let job = try #require(try PostingSource(bytes).jobs().first)
      #expect(job.object["title"] == "Bäcker" && job.object["city"] == "Köln")
    }
  }

  @Test func boards() throws {
    let greenhouse = #"""
      {"jobs":[{"id":12,"title":"Nurse","absolute_url":"https://boards.greenhouse.io/acme/jobs/12",
      "location":{"name":"Oslo"},"content":"&lt;p&gt;Care &amp;amp; calm.&lt;/p&gt;","updated_at":"2026-11-02T10:00:00-04:00"}]}
      """#
    let nurse = try #require(try jobs(greenhouse).first)
    #expect(nurse["job_id"] == "greenhouse_12" && nurse["company_name"] == "Acme")
    #expect(nurse["description"] == "Care & calm.")
    let lever = #"""
      [{"id":"ab-1","text":"Pilot","hostedUrl":"https://jobs.lever.co/skyways/ab-1","createdAt":1761955200000,
      "categories":{"location":"Lima","commitment":"Full-time"},"descriptionPlain":"Fly.","workplaceType":"onsite",
      "lists":[{"text":"You have","content":"<li>Licence</li>"}],
      "salaryRange":{"min":90000,"max":120000,"currency":"USD","interval":"per-year-salary"}}]
      """#
    let pilot = try #require(try jobs(lever).first)
    #expect(pilot["job_id"] == "lever_ab-1" && pilot["date_posted"] == "2025-11-01")
    #expect(pilot["description"] == "Fly.\n\nYou have\n- Licence")
    #expect(pilot["salary_range"] == "USD 90,000 - 120,000 a year")
    let ashby = #"""
      {"apiVersion":"1","jobs":[{"id":"q-9","title":"Cook","jobUrl":"https://jobs.ashbyhq.com/plate/q-9",
      "location":"Remote","isRemote":true,"employmentType":"PartTime","descriptionHtml":"<p>Soup.</p>",
      "publishedAt":"2026-10-30T00:00:00Z","compensation":{"compensationTierSummary":"$20 - $24 per hour"}}]}
      """#
    let cook = try #require(try jobs(ashby).first)
    #expect(cook["employment_type"] == "PART_TIME" && cook["is_remote"] == true)
    #expect(cook["salary_period"] == "hour" && cook["salary_max"] == 24)
  }

  @Test func feeds() throws {
    let rss = """
      <?xml version="1.0"?><rss version="2.0"><channel><title>Jobs</title><item>
      <title>Acme: Plumber</title><link>https://example.com/jobs/1?utm_source=feed</link>
      <description><![CDATA[<p>Pipes &amp; taps.</p>]]></description>
      <pubDate>Sat, 21 Nov 2026 09:30:00 GMT</pubDate><category>Plumbing</category></item></channel></rss>
      """
    let plumber = try #require(try jobs(rss).first)
    #expect(plumber["title"] == "Plumber" && plumber["company_name"] == "Acme")
    #expect(plumber["date_posted"] == "2026-11-21" && plumber["skills"] == ["Plumbing"])
    let atom = """
      <feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Roofer</title><id>tag:x,2026:1</id>
      <link rel="alternate" href="https://example.com/r"/><updated>2026-11-20T10:00:00Z</updated>
      <author><name>Slate Ltd</name></author><summary>Roofs.</summary></entry></feed>
      """
    let roofer = try #require(try jobs(atom).first)
    #expect(roofer["job_url"] == "https://example.com/r" && roofer["company_name"] == "Slate Ltd")
    #expect(failure("<rss><channel><item><title>Cut") == "broken_feed")
  }

  @Test func feedsWithNestedElements() throws {
    let atom = """
      <feed><entry><media:title>Picture</media:title><title>Roofer</title><title>Again</title>
      <content type="xhtml"><div><p>Roofs &lt; 9 m.</p><ul><li>Slate</li></ul></div></content>
      <author><name>Slate Ltd</name><email>a@example.com</email></author>
      <entry><title>Without an end before it</title></entry></feed>
      """
    let read = try jobs(atom)
    #expect(read.map { $0["title"] } == ["Roofer", "Without an end before it"])
    #expect(read.first?["description"] == "Roofs < 9 m.\n\n- Slate")
    #expect(read.first?["company_name"] == "Slate Ltd")
  }

  @Test func tables() throws {
    let table = """
      Job Title;Employer;City;Salary;Description\r
      "Clerk; junior";Acme;Bonn;"2.400 - 2.800 € pro Monat";"Says ""hello"".
      Twice."\r
      """
    let clerk = try #require(try jobs(table).first)
    #expect(clerk["title"] == "Clerk; junior" && clerk["city"] == "Bonn")
    #expect(clerk["salary_min"] == 2400 && clerk["salary_period"] == "month")
    #expect(clerk["description"] == "Says \"hello\".\nTwice.")
    let mapped = try jobs(
      "Stelle,Firma\nKoch,Krug\n", mapping: ["title": "Stelle", "company_name": "Firma"])
    #expect(mapped.first?["company_name"] == "Krug")
    #expect(failure("Stelle,Firma\nKoch,Krug\n") == "no_title_column")
    #expect(failure("Stelle,Firma\nKoch,Krug\n", mapping: ["title": "Beruf"]) == "unknown_column")
  }

  @Test(arguments: [
    ("", "not_postings"), ("plain text", "not_postings"), ("{\"a\":", "broken_json"),
    ("{\"a\":1}", "no_postings"), ("<html><p>Nothing</p></html>", "no_postings"),
    ("<script type=\"application/ld+json\">{oops</script>", "broken_json"),
  ])
  func refused(document: String, code: String) {
    #expect(failure(document) == code)
  }

  @Test(arguments: [
    "title,company\n", #"{"jobs":[],"meta":{"total":0}}"#, "[]", "<rss><channel></channel></rss>",
  ])
  func mayBeEmpty(document: String) throws {
    #expect(try jobs(document).isEmpty)
  }

  @Test func identifiersAreStable() throws {
    func identifier(_ url: String) throws -> JSON? {
      try jobs("title,url\nCook,\(url)\n").first?["job_id"]
    }
    let first = try identifier("https://example.com/j?id=7")
    #expect(try identifier("https://example.com/j?id=7&utm_campaign=x#apply") == first)
    #expect(try identifier("https://example.com/j?id=8") != first)
    let source = PostingSource(
      Array("title,company,date\nCook,Krug,2026-11-01\nCOOK,Krug,2026-11-09\n".utf8))
    let keys = try source.jobs().map(\.contentKey)
    #expect(keys[0] == keys[1])
  }
}
