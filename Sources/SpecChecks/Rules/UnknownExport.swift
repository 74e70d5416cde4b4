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
          let others = DeclarationKind.allCases.compactMap { index.id(of: $0, export.text) }
          for id in others {
            findings.note(
              explained: causeOfHidden(
                index.kind(of: id).rawValue, export.text, by: index.title(of: index.module(of: id))),
              by: .unknownExport)
          }
          let meant =
            others.isEmpty
            ? suggestion(
              for: export.text, among: (known[module] ?? []).sorted(),
              lacking: index.unexportedTypes(of: module)) : nil
          if let nearest = meant?.nearest {
            findings.note(
              explained: causeOfMissingExport(of: nearest, from: index.title(of: module)),
              by: .unknownExport)
          }
          var finding = Diagnostic(
            .unknownExport, "\(index.title(of: module)) declares no `\(export.text)`",
            at: Location(file: index.file(of: entry.id), span: export.span),
            related: others.map { elsewhere($0, index) },
            suggestion: meant,
            help: others.isEmpty
              ? ["or take it out here, if it is gone"]
              : ["move it into the folder of this module, or take it out here"],
            about: .unknownExport(export.text, module: index.modules[module].declaration.name.text))
          finding.note(cause: export.text)
          findings.report(finding)
        }
      }
    })

  /// A declaration of the name in another module.
  private static func elsewhere(_ id: DeclarationID, _ index: AppIndex) -> Diagnostic.Related {
    .init(index.location(of: id), "this one belongs to \(index.title(of: index.module(of: id)))")
  }

  /// - Parameter lacks: The types that are not exported, and that what else is exported needs.
  private static func suggestion(
    for name: String, among known: [String], lacking lacks: [UnexportedType]
  ) -> Suggestion {
    let nearest = Suggestion(for: name, among: known, kind: "declarations")
    guard nearest.nearest == nil else { return nearest }
    let alike = known.filter { NearMiss.differByOneWord(name, $0) }
    if alike.count == 1 { return Suggestion(meaning: alike[0]) }
    guard let lack = lacks.first, lacks.allSatisfy({ $0.type.text == lack.type.text }) else {
      return nearest
    }
    return Suggestion(meaning: lack.type.text, note: "which `\(lack.export.text)` needs")
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
