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
      for cycle in cycles(of: app.index.modules) {
        let steps = cycle.indices.compactMap { position -> Diagnostic.Related? in
          step(from: cycle[position], to: cycle[(position + 1) % cycle.count], app.index)
        }
        guard let first = steps.first else { continue }
        var finding = Diagnostic(
          .moduleCycle, "\(app.index.title(of: cycle[0])) uses itself", at: first.location,
          label: first.message, related: Array(steps.dropFirst()),
          help: [
            cycle.count == 1
              ? "take it out of `uses:`: what a module declares it has anyway"
              : "take one of them out of `uses:`, and move what both need into a module that they use"
          ])
        finding.cause = cause(of: cycle, app.index)
        findings.report(finding)
      }
    })

  /// The modules that lead back to one another, each group in its order.
  static func cycles(of modules: ModuleMap) -> [[ModuleID]] {
    CycleFinder(from: modules.all) { modules[$0].uses.sorted() }.cycles
  }

  /// Why modules lead back to one another, in case that one of them does not need the next.
  static func cause(of cycle: [ModuleID], _ index: AppIndex) -> String {
    "cycle of " + cycle.map { index.title(of: $0) }.joined(separator: ", ")
  }

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
