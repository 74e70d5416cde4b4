import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// No module leads back to itself.
  static let moduleCycle: SpecRule = .init(
    name: "module-cycle",
    summary: "A module uses itself, directly or through others.",
    rationale:
      "Modules that use one another can only be changed together, so they are one module in truth.",
    examples: [
      "Core/Module.yaml": """
      module: Core«
      uses: [‹Shop›]→»
      """,
      "Shop/Module.yaml": """
      module: Shop
      uses: [Core]
      """,
    ],
    .app { app, findings in
      let modules = app.index.modules
      let finder = CycleFinder(from: modules.all) { modules[$0].uses.sorted() }
      for cycle in finder.cycles {
        let steps = cycle.indices.compactMap { position -> Diagnostic.Related? in
          step(from: cycle[position], to: cycle[(position + 1) % cycle.count], app.index)
        }
        guard let first = steps.first else { continue }
        findings.report(
          .moduleCycle, "\(app.index.title(of: cycle[0])) uses itself", at: first.location,
          label: first.message, related: Array(steps.dropFirst()),
          help: [
            "take one of them out of `uses:`, and move what both need into a module that they use"
          ])
      }
    })

  /// Where one module says that it uses another.
  private static func step(
    from module: ModuleID, to other: ModuleID, _ index: AppIndex
  ) -> Diagnostic.Related? {
    let name = index.modules[other].declaration.name.text
    guard let use = index.modules[module].declaration.uses.first(where: { $0.text == name }) else {
      return nil
    }
    let file = index.file(of: index.modules[module].id)
    return .init(
      .init(file: file, span: use.span),
      "`\(index.modules[module].declaration.name.text)` uses `\(name)`")
  }
}
