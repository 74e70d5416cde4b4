import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A rule that declarations of some kinds are used somewhere.
  static func unusedDeclaration(
    name: String, summary: String, rationale: String, examples: RuleExamples,
    of kinds: DeclarationKind...
  ) -> SpecRule {
    .init(
      name: name, severity: .warning, summary: summary, rationale: rationale, examples: examples,
      .app { app, findings in
        // What cannot be read may use anything.
        guard !app.index.hasBroken else { return }
        let heads = app.index.heads
        let isUsed = app.isUsed
        for number in heads.indices where !isUsed[number] && kinds.contains(heads[number].kind) {
          let id = DeclarationID(number)
          let (kind, declared) = (heads[number].kind, app.index.name(of: id))
          // A second declaration of a name cannot be used, which is reported as such.
          guard app.index.id(of: kind, declared) == id else { continue }
          var finding = Diagnostic(
            rule: name, severity: .warning,
            message: "\(kind.rawValue) `\(declared)` is never used",
            at: app.index.location(of: id), help: ["use it, or delete it"])
          finding.subject = .unused(declared)
          findings.reportUnused(finding, kind, named: declared)
        }
      })
  }
}
