import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What modules use is named somewhere in them.
  static let unusedModuleUse: SpecRule = .init(
    name: "unused-module-use", severity: .warning,
    summary: "A module says that it uses another one and names nothing of it.",
    rationale:
      "`uses:` is read to learn what a module depends on, and keeps the other module from ever using "
      + "this one.",
    examples: [
      "Core/Module.yaml": """
      module: Core«→
      exports: [User]
      ---
      model: User
      fields: { id: ID, name: String }»
      """,
      "Shop/Module.yaml": """
      module: Shop
      uses: [‹Core›]«→
      ---
      adapter: UserRow
      for: User
      cell: { text: { value: $item.name } }»
      """,
    ],
    .collecting(
      Set<ModuleUse>.self,
      on: .moduleUses { from, to, uses in uses.insert(ModuleUse(from: from, to: to)) }
    ) { app, uses, findings in
      let index = app.index
      // What cannot be read may name anything.
      guard !index.hasBroken else { return }
      for module in index.modules.all {
        let entry = index.modules[module]
        for use in entry.declaration.uses {
          guard let other = index.modules.id(named: use.text), other != module,
            !uses.contains(ModuleUse(from: module, to: other)),
            // Modules that use each other are told of as a cycle.
            !index.isUsed(module, in: other)
          else { continue }
          findings.report(
            .unusedModuleUse, "\(index.title(of: module)) names nothing of module `\(use.text)`",
            at: Location(file: index.file(of: entry.id), span: use.span),
            help: ["take it out of `uses:`"])
        }
      }
    })
}

/// That something of a module is named in another one.
private struct ModuleUse: Hashable {
  let from: ModuleID
  let to: ModuleID
}
