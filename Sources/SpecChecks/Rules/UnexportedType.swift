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
        for lack in index.unexportedTypes(of: module) {
          findings.report(finding(lack, of: module, index))
        }
      }
    })

  private static func finding(
    _ lack: UnexportedType, of module: ModuleID, _ index: AppIndex
  ) -> Diagnostic {
    let kind = index.kind(of: lack.exported).rawValue
    let type = lack.type.text
    var finding = Diagnostic(
      .unexportedType,
      "\(kind) `\(lack.export.text)` is exported and `\(type)`, which it needs, is not",
      at: Location(file: index.file(of: index.modules[module].id), span: lack.export.span),
      related: [
        .init(
          Location(file: index.file(of: lack.exported), span: lack.type.span), "it is needed here"),
        .init(index.location(of: lack.declared), "`\(type)` is declared here"),
      ],
      help: ["add `\(type)` to the module's `exports:`"])
    finding.note(cause: causeOfMissingExport(of: type, from: index.title(of: module)))
    return finding
  }

  /// What findings have in common that go away when a module exports a name.
  static func causeOfMissingExport(of name: String, from module: String) -> String {
    "export of `\(name)` from \(module)"
  }
}

/// A type that a module declares and does not export, with what it exports that has to do with it.
struct UnexportedType {
  let export: Name
  let exported: DeclarationID
  let type: Name
  let declared: DeclarationID
}

extension AppIndex {
  /// The types that what a module exports has to do with, and that it does not export, each once for each export.
  func unexportedTypes(of module: ModuleID) -> [UnexportedType] {
    let entry = modules[module]
    return entry.declaration.exports.flatMap { export in
      declarations(export.text, of: module).flatMap { id -> [UnexportedType] in
        var seen: Set<String> = []
        return declaration(id).interfaceTypes.compactMap { type in
          guard !entry.exports.contains(type.text), let declared = self.type(named: type.text),
            self.module(of: declared) == module, seen.insert(type.text).inserted
          else { return nil }
          return UnexportedType(export: export, exported: id, type: type, declared: declared)
        }
      }
    }
  }

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
