import Testing

/// The pages that programs write, in a browser and in an HTML parser. Skipped without Chromium and
/// html5lib.
@Suite(.timeLimit(.minutes(30)), .serialized)
struct PageChecks {
  private static let browser = ["chromium", "chromium-browser", "google-chrome"].first { name in
    ProcessEnvironment.path.split(separator: ":").contains { Folder(String($0)).contains(name) }
  }

  /// Writes the pages. `hostile` has words that no line can break, and markup.
  private static let pages = """
    jm-serve exec -- bash -c '
      for name in software-engineer teacher; do jm-upload --sample $name --label "<b>$name</b>"; done |
        jm-poll --interval 50ms | jm-jobs > jobs.jsonl
      head -n 3 jobs.jsonl | jm-jobs apply > /dev/null; tail -n 2 jobs.jsonl | jm-jobs star > /dev/null
      jm-dashboard --format html > dashboard.html; jm-dashboard --sessions --format html > searches.html
      head -n 12 jobs.jsonl | jm-explain | jm-report > matches.html'
    jm-report </dev/null > empty.html
    jq -c --arg word "$(printf 'W%.0s' $(seq 200))" \\
      '.title = .job_id + " <script>alert(1)</script> " + $word | .company_name = $word' jobs.jsonl |
      head -n 5 | jm-report > hostile.html
    jm-serve exec --fake-linkedin -- bash -c '
      unset JM_TOKEN JM_EMAIL JM_PASSWORD; : > said
      jm-auth login --linkedin --wait 60 2>said & login=$!
      until address=$(grep -o "http://.*" said); do sleep 0.05; done
      curl -sSL "$address"; kill $login; wait $login || true' > linkedin.html
    """

  private static let names = ["dashboard", "searches", "matches", "empty", "hostile", "linkedin"]

  private func withPages(_ body: (Shell) async throws -> Void) async throws {
    let shell = try Shell()
    defer { shell.remove() }
    let outcome = try await shell.run(Self.pages)
    for name in Self.names {
      let page = try #require(shell.folder.text("\(name).html"))
      #expect(page.contains("<title>"), "\(name): \(outcome.error)")
    }
    try await body(shell)
  }

  @Test func areValidHTML() async throws {
    try await withPages { shell in
      let program = """
        import sys
        try:
            import html5lib
        except ImportError:
            sys.exit(0)
        for name in sys.argv[1:]:
            parser = html5lib.HTMLParser()
            parser.parse(open(name, "rb"))
            for place, code, values in parser.errors:
                print(name, place, code, values)
        """
      let files = Self.names.map { "\($0).html" }.joined(separator: " ")
      // `make test-long` installs the parser.
      let outcome = try await shell.run(
        """
        python=\(Checkout.root.file(".build/pages/bin/python3"))
        test -x "$python" || python=$(command -v python3) || exit 0
        "$python" -c '\(program)' \(files)
        """)
      #expect(outcome.status == 0, "\(outcome.error)")
      #expect(outcome.output == "")
    }
  }

  @Test(.enabled(if: browser != nil, "Chromium is not installed"))
  func areAccessible() async throws {
    let browser = try #require(Self.browser)
    let probe = try #require(Checkout.root.text("Tests/Pages/probe.js"))
    try await withPages { shell in
      for name in Self.names {
        let page = try #require(shell.folder.text("\(name).html"))
        // The page's own policy admits no other script.
        let open = page.replacing(#/<meta http-equiv="Content-Security-Policy"[^>]*>/#, with: "")
        let end = open.firstRange(of: "</body>")?.lowerBound ?? open.endIndex
        try shell.folder.write(
          "\(open[..<end])<script>/*<![CDATA[*/\(probe)/*]]>*/</script>\(open[end...])",
          to: "checked-\(name).html")
      }
      for isDark in [false, true] {
        let problems = try await problems(shell, browser, widths: [360, 1280], isDark: isDark)
        #expect(problems.count == Self.names.count * 2)
        for (frame, problem) in problems {
          #expect(problem == "none", "\(frame)\(isDark ? ", dark" : "")")
        }
      }
    }
  }

  /// What is wrong with each page in frames of these widths: a window has a least width. The browser
  /// starts once for all of them.
  private func problems(
    _ shell: Shell, _ browser: String, widths: [Int], isDark: Bool
  ) async throws -> [(frame: Substring, problem: Substring)] {
    let frames = Self.names.flatMap { name in
      widths.map { width in
        """
        <iframe title="\(name) at \(width)" src="checked-\(name).html" \
          style="width:\(width)px;height:900px;border:0"></iframe>
        """
      }
    }
    let script = """
      <script>onload = function () { setTimeout(function () {
        document.querySelectorAll("iframe").forEach(function (frame) {
          var found = frame.contentDocument.querySelector("#problems").cloneNode(true);
          found.title = frame.title; document.body.append(found); }); }, 50); }</script>
      """
    try shell.folder.write("<!doctype html>\(frames.joined())\(script)", to: "outer.html")
    let mode = isDark ? "--blink-settings=preferredColorScheme=0" : ""
    let outcome = try await shell.run(
      """
      \(browser) --headless=new --no-sandbox --disable-gpu --allow-file-access-from-files \(mode) \
        --user-data-dir="$PWD/browser" --window-size=1400,1000 --virtual-time-budget=3000 \
        --dump-dom "file://$PWD/outer.html" 2>/dev/null
      """)
    return outcome.output.matches(of: #/(?s)<pre id="problems" title="(.*?)">(.*?)</pre>/#).map {
      ($0.1, $0.2)
    }
  }
}
