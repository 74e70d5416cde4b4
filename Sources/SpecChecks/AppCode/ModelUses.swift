import ReferencedFiles
import SpecModel
import SpecSemantics

/// What generated code does with the app's own models, and so what they have to conform to.
struct ModelUses {
  /// Models that are items of lists, or cases of unions.
  private var listed: Set<String> = []
  /// Models that payloads become, by themselves or within others.
  private var decoded: Set<String> = []
  /// Models that generated models consist of.
  private var held: Set<String> = []

  init(of app: AppSite) {
    let undecodable = app.undecodableModels
    for number in app.index.heads.indices {
      let id = DeclarationID(number)
      let declaration = app.index.declaration(id)
      decoded.formUnion(declaration.decodedTypes.map(\.text))
      switch declaration {
      case .adapter(let adapter): listed.insert(adapter.model.text)
      case .union(let union): listed.formUnion(union.cases.map(\.model.text))
      case .source(let source): listed.formUnion(source.itemNames)
      case .model(let model) where model.swift == nil:
        let names = model.fields.compactMap { $0.type.declaredName?.text }
        held.formUnion(names)
        if !undecodable.contains(id) { decoded.formUnion(names) }
      default: break
      }
    }
  }

  /// The protocols that a model has to conform to.
  func protocols(for model: String) -> [RequiredProtocol] {
    var required: [RequiredProtocol] = []
    if listed.contains(model) {
      required.append(.ofRuntime("Model", for: "to be an item of lists"))
    } else {
      if held.contains(model) { required.append(.ofSwift("Hashable", for: "to be part of models")) }
      required.append(.ofSwift("Sendable", for: "to be handed on"))
    }
    if decoded.contains(model) {
      required.append(.ofSwift("Decodable", for: "to be read from payloads"))
    }
    return required
  }
}

extension SourceDeclaration {
  /// The model or union of its items; lists that are loaded whole are no lists of items.
  fileprivate var itemNames: [String] {
    guard !yields.isList, let name = yields.declaredName?.text else { return [] }
    if case .request = content { return [] }
    return [name]
  }
}

/// A protocol that a type of the app has to conform to.
struct RequiredProtocol {
  let name: String
  /// The modules that may declare it.
  let modules: Set<String>
  /// What the type could not be without.
  let purpose: String

  /// A protocol of the run-time.
  static func ofRuntime(_ name: String, for purpose: String) -> RequiredProtocol {
    RequiredProtocol(name: name, modules: AppSymbols.runtime, purpose: purpose)
  }

  static func ofSwift(_ name: String, for purpose: String) -> RequiredProtocol {
    RequiredProtocol(name: name, modules: ["Swift"], purpose: purpose)
  }
}
