import Diagnostics

/// The report as test results in JUnit's XML: a suite for each screen; what no test visits was skipped.
extension TrialReport {
  var junit: String {
    var xml = XMLText()
    xml.declare()
    xml.element("testsuites", counts(named: app)) { xml in
      for suite in suites {
        let part = TrialReport(app: app, specs: specs, tests: suite.tests)
        xml.element("testsuite", part.counts(named: suite.name)) { xml in
          for test in suite.tests { write(test, to: &xml) }
        }
      }
    }
    return xml.text
  }

  private func counts(named name: String) -> [(String, String)] {
    [
      ("name", name), ("tests", "\(tests.count)"), ("failures", "\(failures.count)"),
      ("errors", "0"), ("skipped", "\(unvisited.count)"),
    ]
  }

  private func write(_ test: Test, to xml: inout XMLText) {
    var attributes = [("name", test.name), ("classname", test.owner)]
    if let place = test.place {
      attributes += [("file", path(of: place)), ("line", "\(place.line)")]
    }
    switch test.outcome {
    case .passed: xml.element("testcase", attributes)
    case .failed(let seen):
      xml.element("testcase", attributes) { xml in
        xml.element("failure", [("message", seen)], text: place(of: test) ?? test.owner)
      }
    case .notVisited(let reason):
      xml.element("testcase", attributes) { xml in
        xml.element("skipped", [("message", reason)])
      }
    }
  }
}
