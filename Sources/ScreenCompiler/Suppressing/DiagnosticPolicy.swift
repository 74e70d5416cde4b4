import Diagnostics
import SourceText
import SpecChecks

/// Decides what of the findings of a run is shown: by comments in the specs, the severities of the
/// project, the baseline and the rules that are asked for, in this order.
struct DiagnosticPolicy {
  /// What is left, and what is not.
  struct Result {
    var shown: [Diagnostic]
    var suppressed: [SuppressedDiagnostic]
    /// Of the findings, the baseline among them.
    var sources: SpecSources
  }

  let severities: ProjectSeverities
  let filter: FindingFilter
  /// By which the specs were checked.
  let rules: [SpecRule]
  let sources: SpecSources
  /// The number of specs, whose identifiers come after the configuration's.
  let specCount: Int

  /// - Parameter blocksBuilding: Whether code was to be generated and cannot be.
  func screen(
    _ found: [Diagnostic], suppressions: [Suppression], blocksBuilding: Bool
  ) -> Result {
    var found = found
    while true {
      let result = screenOnce(found, suppressions, blocksBuilding: blocksBuilding)
      let revealed = takeConsequences(ofHidden: &found, in: result)
      guard !revealed.isEmpty else { return result }
      found += revealed
    }
  }

  /// What follows from findings that are not shown, of which they keep nothing.
  private func takeConsequences(
    ofHidden found: inout [Diagnostic], in result: Result
  ) -> [Diagnostic] {
    let reasons = found.indices.filter { !found[$0].consequences.isEmpty }
    guard !reasons.isEmpty else { return [] }
    let shown = Set(result.shown.map(Told.init))
    var revealed: [Diagnostic] = []
    for position in reasons where !shown.contains(Told(found[position])) {
      revealed += found[position].consequences
      found[position].consequences = []
    }
    return revealed
  }

  /// What is the same of a finding whatever it is taken for.
  private struct Told: Hashable {
    let rule: String
    let place: Location

    init(_ finding: Diagnostic) { (rule, place) = (finding.rule, finding.primary) }
  }

  private func screenOnce(
    _ found: [Diagnostic], _ suppressions: [Suppression], blocksBuilding: Bool
  ) -> Result {
    let commented = SuppressionTable(suppressions).apply(to: found, hasComments: isSpec)
    let about = findings(about: suppressions, unused: commented.unused, in: found)
    var result = Result(
      shown: severities.apply(to: commented.kept + about, sources),
      suppressed: commented.suppressed, sources: sources)
    apply(filter.baseline, to: &result)
    if let only = filter.only {
      result.shown.removeAll {
        !only.contains($0.rule) && $0.primary.file != Project.configurationID
      }
      result.suppressed.removeAll { !only.contains($0.diagnostic.rule) }
    }
    // Silenced or not, an error keeps code from being generated; a build must not hide the reason.
    if blocksBuilding, !result.shown.contains(where: { $0.severity == .error }) {
      result.shown += unsilenced(found, result)
      result.suppressed.removeAll { $0.diagnostic.severity == .error }
    }
    return result
  }

  private func isSpec(_ file: FileID) -> Bool {
    file != Project.configurationID && Int(file.rawValue) <= specCount
  }

  private func findings(
    about suppressions: [Suppression], unused: [Suppression], in found: [Diagnostic]
  ) -> [Diagnostic] {
    guard !suppressions.isEmpty else { return [] }
    let appRules = Set(rules.map(\.rule.name))
    let optional = Set(RuleSet.all.map(\.rule.name)).subtracting(appRules)
    let checked = Set(RuleCatalogue.all.map(\.name)).subtracting(optional)
    // Where a spec could not be read, others may only seem to have nothing to report.
    let isComplete = !found.contains {
      $0.severity == .error && !appRules.contains($0.rule)
        && $0.primary.file != Project.configurationID
    }
    return SuppressionFindings(checked: checked, isComplete: isComplete)
      .diagnostics(of: suppressions, unused: unused)
  }

  private func apply(_ file: BaselineFile?, to result: inout Result) {
    guard let file else { return }
    var outcome = file.baseline.apply(to: result.shown) {
      sources.pathBelowRoot(of: $0.primary.file)
    }
    if let only = filter.only { outcome.stale.removeAll { !only.contains($0.entry.rule) } }
    let id = FileID(rawValue: UInt32(clamping: sources.count))
    result.sources = sources.adding([file.path])
    result.suppressed += outcome.suppressed
    result.shown =
      outcome.kept
      + severities.apply(to: file.diagnostics(of: outcome.stale, file: id), result.sources)
  }

  /// The errors that settings, comments or the baseline silence, with what does it.
  private func unsilenced(_ found: [Diagnostic], _ result: Result) -> [Diagnostic] {
    let hidden = Dictionary(
      result.suppressed.map { ($0.diagnostic, $0.kind) }, uniquingKeysWith: { first, _ in first })
    return found.filter { $0.severity == .error }.map { error in
      let silencer: String
      switch hidden[error] {
      case .comment: silencer = "a comment ignores `\(error.rule)` here"
      case .baseline: silencer = "the baseline has this finding"
      case nil:
        guard severities.concerns(error, sources) else { return error }
        silencer = "screenc.yaml lowers `\(error.rule)`"
      }
      var explained = error
      explained.notes.append("\(silencer), which lint obeys; no code can be generated with it")
      return explained
    }
  }
}
