import Foundation

/// What has come of tests of an app's screens.
struct TrialReport: Sendable {
  struct Test: Sendable {
    enum Outcome: Sendable, Hashable {
      case passed
      /// What was seen instead.
      case failed(String)
      /// Why nothing was tested.
      case notVisited(String)
    }

    enum Kind: String, Sendable {
      case state, way, link, menu, flow
    }

    /// The screen, or the adapter that is shown on several.
    let owner: String
    let kind: Kind
    let name: String
    let place: TrialPlace?
    let outcome: Outcome
  }

  let app: String
  /// The folder of the specs, as it was named.
  let specs: String
  var tests: [Test] = []

  var failures: [Test] { tests.filter { if case .failed = $0.outcome { true } else { false } } }
  var unvisited: [Test] {
    tests.filter { if case .notVisited = $0.outcome { true } else { false } }
  }

  /// The tests by what they are of, in the order of the specs.
  var suites: [(name: String, tests: [Test])] {
    var order: [String] = []
    var groups: [String: [Test]] = [:]
    for test in tests {
      if groups[test.owner] == nil { order.append(test.owner) }
      groups[test.owner, default: []].append(test)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  /// The place of a test as a reader opens it.
  func place(of test: Test) -> String? { test.place.map { "\(path(of: $0)):\($0.line)" } }

  func path(of place: TrialPlace) -> String {
    (specs.hasSuffix("/") ? specs : specs + "/") + place.path
  }
}

/// How a report is written.
enum TrialFormat: String, CaseIterable {
  case text, json, junit
}

extension TrialReport {
  func written(as format: TrialFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .junit: junit
    }
  }

  // MARK: - Text

  private var text: String {
    var lines: [String] = []
    for test in failures {
      guard case .failed(let seen) = test.outcome else { continue }
      let place = place(of: test).map { "\($0): " } ?? ""
      lines.append("\(place)failed: \(test.owner): \(test.name): \(seen)")
    }
    if !unvisited.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines.append("Visited by no test:")
    }
    for test in unvisited {
      guard case .notVisited(let reason) = test.outcome else { continue }
      let place = place(of: test).map { "\($0): " } ?? ""
      lines.append("\(place)\(test.owner): \(test.name): \(reason)")
    }
    if !lines.isEmpty { lines.append("") }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  private var summary: String {
    let run = tests.count - unvisited.count
    let ways = tests.filter { $0.kind == .way }
    let come = ways.filter { if case .notVisited = $0.outcome { false } else { true } }
    return "\(app): \(Self.count(run, "test")), \(failures.count) failed; \(come.count) of"
      + " \(Self.count(ways.count, "way")) visited"
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  // MARK: - JSON

  private struct Written: Encodable {
    struct Test: Encodable {
      let of: String
      let kind: String
      let name: String
      let path: String?
      let line: Int?
      let outcome: String
      let says: String?
    }

    let app: String
    let tests: [Test]
  }

  private var json: String {
    let written = Written(
      app: app,
      tests: tests.map { test in
        let (outcome, says) = test.outcome.words
        return Written.Test(
          of: test.owner, kind: test.kind.rawValue, name: test.name, path: test.place?.path,
          line: test.place?.line, outcome: outcome, says: says)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(written)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension TrialReport.Test.Outcome {
  /// What it is called, and what there is to say of it.
  fileprivate var words: (String, says: String?) {
    switch self {
    case .passed: ("passed", nil)
    case .failed(let seen): ("failed", seen)
    case .notVisited(let reason): ("not visited", reason)
    }
  }
}
