import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Declarations of some kinds are used somewhere.
  static func unusedDeclaration(_ rule: Rule, _ kinds: DeclarationKind...) -> SpecRule {
    SpecRule(
      rule,
      .app { app, findings in
        // What cannot be read may use anything.
        guard !app.index.hasBroken else { return }
        let heads = app.index.heads
        let isUsed = app.isUsed
        for number in heads.indices where !isUsed[number] && kinds.contains(heads[number].kind) {
          let id = DeclarationID(number)
          let (kind, name) = (heads[number].kind, app.index.name(of: id))
          // A second declaration of a name cannot be used, which is reported as such.
          guard app.index.id(of: kind, name) == id else { continue }
          findings.reportUnused(
            Diagnostic(
              rule, "\(kind.rawValue) `\(name)` is never used", at: app.index.location(of: id),
              help: ["use it, or delete it"]), kind, named: name)
        }
      })
  }
}
