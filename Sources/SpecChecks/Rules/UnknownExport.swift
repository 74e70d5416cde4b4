import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Exports are declared in the module.
  static let unknownExport: SpecRule = .init(
    name: "unknown-export",
    summary: "A module exports something that it does not declare.",
    rationale: "A module can only promise what is in its folder.",
    examples: [
      "Shop/Module.yaml": """
      module: Shop
      exports: [‹Prodct→Product›]
      ---
      model: Product
      fields: { id: ID, title: String }
      """
    ],
    .app { app, findings in
      let index = app.index
      var names: [ModuleID: Set<String>]?
      for module in index.modules.all {
        let entry = index.modules[module]
        for export in entry.declaration.exports
        where index.declarations(export.text, of: module).isEmpty {
          let isBroken = DeclarationKind.allCases.contains { index.isBroken($0, export.text) }
          guard !isBroken else { continue }
          let known = names ?? index.namesByModule
          names = known
          var finding = Diagnostic(
            .unknownExport, "\(index.title(of: module)) declares no `\(export.text)`",
            at: Location(file: index.file(of: entry.id), span: export.span),
            related: elsewhere(export.text, index),
            suggestion: Suggestion(
              for: export.text, among: (known[module] ?? []).sorted(), kind: "declarations"))
          finding.note(cause: export.text)
          findings.report(finding)
        }
      }
    })

  /// Declarations of the name in other modules.
  private static func elsewhere(_ name: String, _ index: AppIndex) -> [Diagnostic.Related] {
    DeclarationKind.allCases.compactMap { kind in
      index.id(of: kind, name).map { id in
        let owner = index.title(of: index.module(of: id))
        return .init(index.location(of: id), "this one belongs to \(owner)")
      }
    }
  }
}

extension AppIndex {
  /// What is declared under a name in a module, of whatever kind.
  func declarations(_ name: String, of module: ModuleID) -> [DeclarationID] {
    DeclarationKind.allCases.compactMap { kind in
      guard kind != .module, let id = id(of: kind, name), self.module(of: id) == module else {
        return nil
      }
      return id
    }
  }

  /// The names of all that could be exported.
  fileprivate var namesByModule: [ModuleID: Set<String>] {
    heads.indices.reduce(into: [:]) { names, number in
      guard heads[number].kind != .module else { return }
      let id = DeclarationID(number)
      names[module(of: id), default: []].insert(name(of: id))
    }
  }
}
