import Diagnostics
import SourceText
import SpecChecks
import SpecModel
import SpecSemantics
import SwiftEmitter

/// An app of some surroundings and the spec whose keys are tried.
struct ProbeApp: Sendable {
  /// What the specs come to.
  struct Outcome: Sendable {
    /// What is wrong with the probe.
    let errors: [Diagnostic]
    /// What of the probe is without effect, as the findings say.
    let told: [Diagnostic]
    let app: CheckedApp?
  }

  private static let probe = FileID(rawValue: 0)
  private static let toldBy: Set<String> = ["ineffective-key", "unsupported-by-architecture"]

  /// Rules that refuse an app, or say what has no effect; what else they have to say makes no difference here.
  private static let rules = RuleSet.standard.filter { rule in
    rule.rule.severity == .error || toldBy.contains(rule.rule.name)
  }

  /// The files around the probe.
  let surroundings: [SpecFile]

  init(surroundings texts: [String]) {
    surroundings = texts.enumerated().map { number, text in
      SpecReader.read(
        Array(text.utf8), id: FileID(rawValue: UInt32(number + 1)), path: "Around\(number).yaml")
    }
  }

  func outcome(of text: String) -> Outcome {
    let file = SpecReader.read(Array(text.utf8), id: Self.probe, path: "Probe.yaml")
    let result = Checker(rules: Self.rules).check([file] + surroundings)
    let all = file.diagnostics + result.diagnostics
    let isTold = { (finding: Diagnostic) in Self.toldBy.contains(finding.rule) }
    return Outcome(
      errors: all.filter { $0.severity == .error },
      told: all.filter { isTold($0) && $0.primary.file == Self.probe },
      app: result.app)
  }

  /// The Swift of the probe, or of all, without comments and spaces.
  func code(of outcome: Outcome, probeOnly: Bool) throws -> String {
    guard let app = outcome.app else { return "" }
    let emitter = Emitter(app: app)
    var code = ""
    for file in app.index.files where (file.path == "Probe.yaml") == probeOnly {
      guard let emitted = try emitter.emit(file) else { continue }
      for line in emitted.text.split(separator: "\n") {
        let words = line.drop { $0 == " " }
        if !words.hasPrefix("//") { code += words }
      }
      code += "\n"
    }
    return code
  }

  /// Whether two apps are generated alike.
  ///
  /// - Parameter code: The Swift of the probe of the second one.
  func isAlike(_ one: Outcome, _ other: Outcome, probe code: String) throws -> Bool {
    guard try self.code(of: one, probeOnly: true) == code else { return false }
    return try self.code(of: one, probeOnly: false) == self.code(of: other, probeOnly: false)
  }
}
