import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Types that stand in what a module exports are exported.
  static let unexportedType: SpecRule = .init(
    name: "unexported-type",
    summary: "An export has to do with a type that its module does not export.",
    rationale:
      "Whoever uses the export meets the type in a field, a parameter or a result, and could not "
      + "name it.",
    examples: [
      "Shop/Module.yaml": """
      module: Shop
      exports: [‹Product→Product, Price›]
      ---
      model: Product
      fields: { id: ID, price: Price }
      ---
      model: Price
      fields: { amount: Double, currency: String }
      """
    ],
    .app { app, findings in
      let index = app.index
      for module in index.modules.all {
        for export in index.modules[module].declaration.exports {
          for id in index.declarations(export.text, of: module) {
            check(id, exportedAs: export, from: module, index, into: &findings)
          }
        }
      }
    })

  private static func check(
    _ id: DeclarationID, exportedAs export: Name, from module: ModuleID, _ index: AppIndex,
    into findings: inout Findings
  ) {
    let entry = index.modules[module]
    var reported: Set<String> = []
    for type in index.declaration(id).interfaceTypes where !entry.exports.contains(type.text) {
      guard let declared = index.type(named: type.text), index.module(of: declared) == module,
        reported.insert(type.text).inserted
      else { continue }
      let kind = index.kind(of: id).rawValue
      var finding = Diagnostic(
        .unexportedType,
        "\(kind) `\(export.text)` is exported and `\(type.text)`, which it needs, is not",
        at: Location(file: index.file(of: entry.id), span: export.span),
        related: [
          .init(Location(file: index.file(of: id), span: type.span), "it is needed here"),
          .init(index.location(of: declared), "`\(type.text)` is declared here"),
        ],
        help: ["add `\(type.text)` to the module's `exports:`"])
      finding.note(cause: causeOfMissingExport(of: type.text, from: index.title(of: module)))
      findings.report(finding)
    }
  }

  /// What findings have in common that go away when a module exports a name.
  static func causeOfMissingExport(of name: String, from module: String) -> String {
    "export of `\(name)` from \(module)"
  }
}

extension AppIndex {
  /// The declaration of a type.
  fileprivate func type(named name: String) -> DeclarationID? {
    for kind in [DeclarationKind.model, .enumeration, .union] {
      if let id = id(of: kind, name) { return id }
    }
    return nil
  }
}

extension Declaration {
  /// The declared types that a user of the declaration has to do with.
  fileprivate var interfaceTypes: [Name] {
    switch self {
    case .model(let model): model.properties.declaredTypes
    case .union(let union): union.cases.map(\.model)
    case .source(let source):
      source.parameters.declaredTypes + [source.yields.declaredName].compactMap(\.self)
    case .request(let request):
      request.parameters.declaredTypes + [request.yields?.declaredName].compactMap(\.self)
    case .component(let component): component.parameters.declaredTypes
    case .adapter(let adapter): [adapter.model]
    case .screen(let screen):
      screen.parameters.declaredTypes + [screen.returns?.declaredName].compactMap(\.self)
    case .events(let events): events.cases.flatMap(\.parameters.declaredTypes)
    case .app, .api, .theme, .enumeration, .module: []
    }
  }
}

extension [Field] {
  fileprivate var declaredTypes: [Name] { compactMap(\.type.declaredName) }
}
