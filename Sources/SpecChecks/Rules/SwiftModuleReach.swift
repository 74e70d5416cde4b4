import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  static let swiftModuleReach: SpecRule = .init(
    name: "swift-module-reach",
    summary:
      "A Swift module needs something of the app's Swift module, or of one that it does not import.",
    rationale:
      "The app imports its Swift modules, so none of these can import the app. What they need stands in "
      + "modules that they use.",
    examples: [
      "Core/Module.yaml": """
      module: Core«→
      swift: { module: ShopCore }»
      exports: [User]
      ---
      model: User
      fields: { id: ID, name: String }
      """,
      "Shop/Module.yaml": """
      module: Shop
      uses: [‹Core›]
      swift: { module: ShopUI }
      ---
      adapter: UserRow
      for: User
      cell: { text: { value: $item.name } }
      """,
    ],
    reportedBy: [.swiftModules],
    .collecting(
      Set<NeedOfApp>.self,
      on: .needsOfApp { module, id, needs in needs.insert(NeedOfApp(of: module, what: id)) }
    ) { app, needs, findings in
      let index = app.index
      for need in needs {
        let declaration = index.modules[need.of].declaration
        guard let swift = declaration.swift else { continue }
        let what = "\(index.kind(of: need.what).rawValue) `\(index.name(of: need.what))`"
        findings.report(
          .swiftModuleReach,
          "\(index.title(of: need.of)) needs \(what), which stands in the app's Swift module",
          at: Location(file: index.file(of: index.modules[need.of].id), span: swift.name.span),
          related: [.init(index.location(of: need.what), "it is declared here")],
          help: [
            "move it into a module that has a `swift:` and is used by \(index.title(of: need.of))"
          ])
      }
    })
}

/// That a Swift module needs something that stands in the app's.
private struct NeedOfApp: Hashable {
  let of: ModuleID
  let what: DeclarationID
}
