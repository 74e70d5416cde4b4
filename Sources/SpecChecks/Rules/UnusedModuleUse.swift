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
      on: .moduleUses { use, uses in uses.insert(use) }
    ) { app, uses, findings in
      let index = app.index
      // What cannot be read may name anything.
      guard !index.hasBroken else { return }
      for module in index.modules.all {
        let entry = index.modules[module]
        for use in entry.declaration.uses {
          guard let other = index.modules.id(named: use.text), other != module,
            !uses.contains(ModuleUse(from: module, to: other))
          else { continue }
          let isNamed = uses.contains(ModuleUse(from: module, to: other, isShown: true))
          let cycles = cycles(through: module, other, in: index)
          guard !isNamed || !cycles.isEmpty else { continue }
          // Where several steps of a cycle are not needed, it is told of as a cycle.
          guard cycles.allSatisfy({ idleSteps(of: $0, uses) == 1 }) else { continue }
          findings.report(
            Diagnostic(
              rule: SpecRule.unusedModuleUse.rule.name,
              severity: cycles.isEmpty ? .warning : .error,
              message: "\(index.title(of: module)) "
                + (isNamed
                  ? "only shows screens of module `\(use.text)`, which needs no `uses:`"
                  : "names nothing of module `\(use.text)`")
                + (cycles.isEmpty ? "" : ", and that uses it"),
              at: Location(file: index.file(of: entry.id), span: use.span),
              help: ["take it out of `uses:`"]))
          for cycle in cycles {
            findings.note(explained: cause(of: cycle, index), by: .unusedModuleUse)
          }
        }
      }
    })

  /// The cycles of modules in which one uses another.
  private static func cycles(
    through module: ModuleID, _ other: ModuleID, in index: AppIndex
  ) -> [[ModuleID]] {
    cycles(of: index.modules).filter { cycle in
      cycle.indices.contains {
        cycle[$0] == module && cycle[($0 + 1) % cycle.count] == other
      }
    }
  }

  private static func idleSteps(of cycle: [ModuleID], _ uses: Set<ModuleUse>) -> Int {
    cycle.indices.count { position in
      let next = cycle[(position + 1) % cycle.count]
      return !uses.contains(ModuleUse(from: cycle[position], to: next))
    }
  }
}
