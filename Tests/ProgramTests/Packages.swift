import Records
import Testing

/// The packages that `make dist` makes of the programs under test.
@Suite(.timeLimit(.minutes(30)), .enabled(if: ProcessEnvironment.isLong), .serialized)
struct Packages {
  private static let products = Checkout.products.path
  private static let ci = Checkout.root.file(".ci")
  private static let packages = Checkout.root.file(".build/packages")

  /// Packing takes minutes, so that it is done once for all tests.
  private static let packing = Task {
    try await run(
      """
      command -v dpkg-shlibdeps >/dev/null ||
        { echo "dpkg-dev is not installed" >&2; exit 77; }
      rm -rf \(packages); umask 022; \(ci)/dist \(packages) >log 2>&1 || { cat log >&2; exit 1; }
      """)
  }

  /// Runs a script, whose link `dist` leads to the packages.
  private static func runPacked(_ script: String) async throws -> Shell.Outcome? {
    guard let packed = try await packing.value else { return nil }
    try #require(packed.status == 0, "\(packed.error)")
    return try await run("ln -s \(packages) dist\n\(script)")
  }

  /// Runs a script, which exits with 77 and says what is missing if it cannot run.
  private static func run(_ script: String) async throws -> Shell.Outcome? {
    let shell = try Shell()
    defer { shell.remove() }
    let outcome = try await shell.run(
      "export RELEASE=\(products) SOURCE_DATE_EPOCH=1700000000\n\(script)")
    if outcome.status != 77 { return outcome }
    print("skipped: \(outcome.error)")
    return nil
  }

  @Test func areTheSameBytesEachTime() async throws {
    let outcome = try await Self.runPacked(
      """
      umask 077; TZ=Asia/Tokyo \(Self.ci)/dist "$PWD/two" >log 2>&1
      diff -r dist/ two && ls two | sed -E 's/[0-9]+(\\.[0-9]+)+/VERSION/; s/(amd64|arm64|x86_64|aarch64)/MACHINE/'
      tar -tvf two/*.tar.gz | awk '{ print $2, $4 }' | sort -u
      dpkg-deb --contents two/*.deb | awk '{ print $2, $4 }' | sort -u
      """)
    guard let outcome else { return }
    #expect(
      outcome.output == """
        SHA256SUMS
        jobmatch-tools-VERSION-linux-MACHINE.tar.gz
        jobmatch-tools-VERSION.spdx.json
        jobmatch-tools_VERSION_MACHINE.deb
        0/0 2023-11-14
        root/root 2023-11-14

        """, "\(outcome.error)")
  }

  /// The tarball runs from any folder, also through links, and has what its programs need.
  @Test func theTarballRunsAnywhere() async throws {
    let outcome = try await Self.runPacked(
      """
      mkdir 'a folder'; tar -xf dist/*.tar.gz -C 'a folder' --strip-components=1
      mkdir elsewhere; ln -s "$PWD/a folder/bin/"* elsewhere
      cat >work.sh <<'END'
      jm-serve exec -- sh -c 'jm-upload --sample | jm-poll | jm-jobs --count' | wc -l
      END
      for folder in 'a folder/bin' elsewhere; do
        env -i HOME="$PWD" PATH="$PWD/$folder:/usr/bin:/bin" sh work.sh
      done
      cd 'a folder'
      for name in $(ls bin); do
        test -f share/man/man1/$name.1 && test -f share/bash-completion/completions/$name || echo $name
      done
      ls share/man/man5 share/man/man7 share/jm/schemas/v1 | grep -c . | awk '{ print ($1 >= 14) }'
      """)
    guard let outcome else { return }
    #expect(outcome.output == "1\n1\n1\n", "\(outcome.error)")
  }

  /// A machine with nothing but Debian: no Swift, no libraries of this machine.
  @Test func theDebianPackageRunsOnAFreshMachine() async throws {
    let outcome = try await Self.runPacked(
      #"""
      test "$(id -u)" -eq 0 || { echo "only root can make a system" >&2; exit 77; }
      PATH=$PATH:/usr/sbin:/sbin
      command -v debootstrap >/dev/null || { echo "debootstrap is not installed" >&2; exit 77; }
      . /etc/os-release
      mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | head -n 1)
      debootstrap --variant=minbase --include=ca-certificates "$VERSION_CODENAME" root "$mirror" \
        >bootstrap.log 2>&1 || { tail -n 3 bootstrap.log >&2; exit 77; }
      cp dist/*.deb root/tmp/jm.deb
      cp /etc/resolv.conf root/etc/resolv.conf 2>/dev/null
      cp -r /etc/apt/apt.conf.d/. root/etc/apt/apt.conf.d/ 2>/dev/null
      # Only what can be mounted without a machine of its own; everything ends with the name space.
      cat >inside.sh <<'END'
      mount -t proc proc root/proc && mount --bind /dev root/dev || exit 77
      exec chroot root /usr/bin/env -i PATH=/usr/bin:/usr/sbin:/bin:/sbin HOME=/root \
        DEBIAN_FRONTEND=noninteractive sh -c '
        apt-get update -q && apt-get install -q -y --no-install-recommends /tmp/jm.deb
      ' >install.log 2>&1
      END
      unshare -m sh inside.sh || { tail -n 20 install.log >&2; exit 1; }
      cat >work.sh <<'END'
      mount -t proc proc root/proc; mount --bind /dev root/dev
      exec chroot root /usr/bin/env -i PATH=/usr/bin:/bin HOME=/root sh -c '
        command -v swift; ldd /usr/bin/jm /usr/bin/jm-serve | grep "not found"
        cd /root; printf "Ana Stein\nNurse\nana@example.com\n" >cv.txt
        jm-serve exec -- sh -c "jm-upload --sample | jm-poll | jm-jobs >jobs.jsonl"
        wc -l <jobs.jsonl; jm-parse-resume cv.txt | jm-match --postings jobs.jsonl --all | wc -l
        jm-report --format html <jobs.jsonl | tail -n 1
        jm-new --seen seen.db <jobs.jsonl | wc -l
        ls /usr/share/man/man7/jm-recipes.7.gz /usr/share/jm/schemas/v1/job.json \
          /usr/lib/systemd/system/jm-serve.service /usr/share/doc/jobmatch-tools/sbom.spdx.json
        dpkg --verify jobmatch-tools'
      END
      unshare -m sh work.sh; echo "status $?"
      chroot root dpkg --purge jobmatch-tools >/dev/null 2>&1
      ls root/usr/bin/jm root/usr/share/jm 2>/dev/null
      true
      """#)
    guard let outcome else { return }
    #expect(
      outcome.output == """
        22
        22
        </html>
        22
        /usr/lib/systemd/system/jm-serve.service
        /usr/share/doc/jobmatch-tools/sbom.spdx.json
        /usr/share/jm/schemas/v1/job.json
        /usr/share/man/man7/jm-recipes.7.gz
        status 0

        """, "\(outcome.error)")
  }

  /// SPDX 2.3 in JSON: what its schema requires, each reference resolved, each license on the list or
  /// explained, and each package of Package.resolved there.
  @Test func theBillOfMaterialsIsValid() async throws {
    let outcome = try await Self.runPacked(
      #"""
      sbom=$(ls dist/*.spdx.json)
      jq -e '.spdxVersion == "SPDX-2.3" and .dataLicense == "CC0-1.0"
        and .SPDXID == "SPDXRef-DOCUMENT" and (.documentNamespace | test("^https://[^#]+$"))
        and .creationInfo.created == "2023-11-14T22:13:20Z"
        and (.creationInfo.creators | all(test("^(Tool|Organization|Person): ")))' "$sbom"
      jq -e '[.packages[].SPDXID] as $ids | ($ids | unique | length) == ($ids | length)
        and ([.relationships[] | .spdxElementId, .relatedSpdxElement]
          - $ids - ["SPDXRef-DOCUMENT"] == [])
        and ($ids | all(test("^SPDXRef-[A-Za-z0-9.-]+$")))
        and any(.relationships[]; .relationshipType == "DESCRIBES")' "$sbom"
      jq -e '(.hasExtractedLicensingInfos // [] | map(.licenseId)) as $own
        | .packages | all(
          (.name | length > 0) and (.versionInfo | length > 0) and has("downloadLocation")
          and (.filesAnalyzed == false) and (.licenseDeclared as $license
            | ($own | index([$license])) != null or ($license | startswith("LicenseRef-") | not)))' "$sbom"
      jq -r '.packages[] | select(.licenseDeclared == "NOASSERTION") | "no license: " + .name' "$sbom"
      jq -r '.pins[] | (.location | sub("\\.git$"; "") | sub(".*/"; "")) + " " + .state.version' \
        \#(Checkout.root.file("Package.resolved")) | sort >pins
      jq -r '.packages[] | .name + " " + .versionInfo' "$sbom" | sort >listed
      comm -23 pins listed
      grep -c -e '^libcurl' -e '^libxml2' -e '^libzip' -e '^libsqlite3' -e '^zlib1g ' -e '^libc6 ' listed
      """#)
    guard let outcome else { return }
    #expect(outcome.output == "true\ntrue\ntrue\n6\n", "\(outcome.error)")
  }

  /// The service is valid for systemd, and more protected than what it calls medium.
  @Test func theServiceIsProtected() async throws {
    let outcome = try await Self.run(
      #"""
      command -v systemd-analyze >/dev/null || { echo "systemd is not installed" >&2; exit 77; }
      sed "s|@BIN@|$RELEASE|" \#(Self.ci)/package/jm-serve.service >jm-serve.service
      systemd-analyze --man=no verify ./jm-serve.service 2>&1 | grep -e jm-serve.service
      systemd-analyze --offline=true security ./jm-serve.service 2>&1 | tail -n 1 |
        grep -o 'jm-serve.service: [0-9.]*' | awk '{ print ($2 < 2.0) }'
      """#)
    guard let outcome else { return }
    #expect(outcome.output == "1\n", "\(outcome.output)\(outcome.error)")
  }
}
