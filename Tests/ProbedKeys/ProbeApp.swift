import Diagnostics
import SourceText
import SpecChecks
import SpecModel
import SpecSemantics

/// An app of some surroundings and the spec whose keys are tried.
package struct ProbeApp: Sendable {
  /// What the specs come to.
  package struct Outcome: Sendable {
    /// What is wrong with the probe.
    package let errors: [Diagnostic]
    /// What of the probe is without effect, as the findings say.
    package let told: [Diagnostic]
    package let app: CheckedApp?
  }

  private static let probe = FileID(rawValue: 0)
  private static let toldBy: Set<String> = ["ineffective-key", "unsupported-by-architecture"]

  /// Rules that refuse an app, or say what has no effect; what else they have to say makes no difference here.
  private static let rules = RuleSet.standard.filter { rule in
    rule.rule.severity == .error || toldBy.contains(rule.rule.name)
  }

  /// The files around the probe.
  package let surroundings: [SpecFile]

  package init(surroundings texts: [String]) {
    surroundings = texts.enumerated().map { number, text in
      SpecReader.read(
        Array(text.utf8), id: FileID(rawValue: UInt32(number + 1)), path: "Around\(number).yaml")
    }
  }

  package func outcome(of text: String) -> Outcome {
    let file = SpecReader.read(Array(text.utf8), id: Self.probe, path: "Probe.yaml")
    let result = Checker(rules: Self.rules).check([file] + surroundings)
    let all = file.diagnostics + result.diagnostics
    let isTold = { (finding: Diagnostic) in Self.toldBy.contains(finding.rule) }
    return Outcome(
      errors: all.filter { $0.severity == .error },
      told: all.filter { isTold($0) && $0.primary.file == Self.probe },
      app: result.app)
  }
}
