import Diagnostics
import SpecModel

/// Declarations of some kinds are used somewhere.
struct UnusedDeclaration: AppRule {
  let rule: Rule
  private let kinds: Set<DeclarationKind>

  init(_ rule: Rule, _ kinds: DeclarationKind...) {
    self.rule = rule
    self.kinds = Set(kinds)
  }

  func check(_ app: AppSite, into findings: inout Findings) {
    for (position, file) in app.index.files.enumerated() {
      for index in file.declarations.indices where kinds.contains(file.declarations[index].kind) {
        let id = DeclarationID(file: position, position: index)
        let (kind, name) = (file.declarations[index].kind, file.declarations[index].name)
        // A second declaration of a name cannot be used, which is reported as such.
        guard !app.uses.used.contains(id), app.index.id(of: kind, name.text) == id else { continue }
        findings.report(
          Diagnostic(
            rule, "\(kind.rawValue) `\(name.text)` is never used", at: app.index.location(of: id),
            help: ["use it, or delete it"]))
      }
    }
  }
}
