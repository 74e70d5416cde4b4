import SourceText

/// Writes findings as test results in JUnit's XML: a suite for each file, a case for each finding.
///
/// What makes the run fail is a failure; other findings are cases that passed and have something to say.
/// Where nothing is found, there is one case, which passed.
struct JUnitRenderer: DiagnosticRenderer {
  let sources: any SourceProvider
  let run: RunDescription

  func render(_ diagnostics: [Diagnostic]) -> String {
    var cache = SourceCache(sources)
    let sorted = diagnostics.sortedForDisplay(paths: sources)
    let failures = sorted.count { fails($0) }
    var xml = XMLText()
    xml.declare()
    xml.element("testsuites", attributes("screenc", tests: max(1, sorted.count), failures)) { xml in
      if sorted.isEmpty { writeEmptySuite(to: &xml) }
      var rest = sorted[...]
      while let file = rest.first?.primary.file {
        let suite = rest.prefix { $0.primary.file == file }
        write(suite, of: file, to: &xml, &cache)
        rest = rest.dropFirst(suite.count)
      }
    }
    return xml.text
  }

  private func fails(_ diagnostic: Diagnostic) -> Bool { diagnostic.severity >= run.failing }

  private func attributes(
    _ name: String, tests: Int, _ failures: Int
  ) -> [(String, String)] {
    [("name", name), ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "0")]
  }

  private func writeEmptySuite(to xml: inout XMLText) {
    xml.element("testsuite", attributes("screenc", tests: 1, 0)) { xml in
      xml.element("testcase", [("name", "no findings"), ("classname", "screenc")])
    }
  }

  private func write(
    _ suite: ArraySlice<Diagnostic>, of file: FileID, to xml: inout XMLText,
    _ cache: inout SourceCache
  ) {
    let path = run.paths.relative(cache.path(of: file))
    let failures = suite.count { fails($0) }
    let lines = cache.entry(file)?.lines
    let texts = TextRenderer(sources: sources)
    xml.element("testsuite", attributes(path, tests: suite.count, failures)) { xml in
      for diagnostic in suite {
        let position = lines?.position(at: Int(diagnostic.primary.span.start))
        let place = position.map { "\($0.line):\($0.column) " } ?? ""
        let message = DisplayLine.oneLine(diagnostic.message)
        let testCase = [
          ("name", "\(place)\(diagnostic.rule): \(message)"), ("classname", path),
          ("file", path), ("line", "\(position?.line ?? 1)"),
        ]
        let text = texts.render(diagnostic, &cache)
        xml.element("testcase", testCase) { xml in
          if fails(diagnostic) {
            let failure = [("type", diagnostic.severity.rawValue), ("message", message)]
            xml.element("failure", failure, text: text)
          } else {
            xml.element("system-out", [], text: text)
          }
        }
      }
      let omitted = run.omitted.filter { $0.file == file }
      if !omitted.isEmpty {
        xml.element("system-out", [], text: omitted.map { $0.message + "\n" }.joined())
      }
    }
  }
}
