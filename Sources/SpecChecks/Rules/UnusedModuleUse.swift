import Diagnostics
import SourceText
import SpecModel

extension Rule {
  static let unusedModuleUse = Rule(
    name: "unused-module-use",
    severity: .warning,
    summary: "A module says that it uses another one and names nothing of it.",
    rationale:
      "`uses:` is read to learn what a module depends on, and keeps the other module from ever using "
      + "this one.",
    failing: RuleExample([
      ("Core/Module.yaml", "module: Core"),
      ("Shop/Module.yaml", "module: Shop\nuses: [‹Core›]"),
    ]),
    passing: RuleExample([
      (
        "Core/Module.yaml",
        """
        module: Core
        exports: [User]
        ---
        model: User
        fields: { id: ID, name: String }
        """
      ),
      (
        "Shop/Module.yaml",
        """
        module: Shop
        uses: [Core]
        ---
        adapter: UserRow
        for: User
        cell: { text: { value: $item.name } }
        """
      ),
    ]))
}

/// What modules use is named somewhere in them.
struct UnusedModuleUse: AppRule {
  var rule: Rule { .unusedModuleUse }

  func check(_ app: AppSite, into findings: inout Findings) {
    let index = app.index
    // What cannot be read may name anything.
    guard !index.hasBroken else { return }
    for module in index.modules.all {
      let entry = index.modules[module]
      for use in entry.declaration.uses {
        guard let other = index.modules.id(named: use.text), other != module,
          !app.uses.moduleUses.contains(UseGraph.ModuleUse(from: module, to: other))
        else { continue }
        findings.report(
          Diagnostic(
            rule, "\(index.title(of: module)) names nothing of module `\(use.text)`",
            at: Location(file: index.file(of: entry.id), span: use.span),
            help: ["take it out of `uses:`"]))
      }
    }
  }
}
