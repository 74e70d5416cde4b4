import Diagnostics
import SourceText
import SpecModel
import SymbolGraphs

/// The properties that specs read of the app's models.
extension AppCode {
  /// A model with the type that the app has for it, and the fields that the app's code supplies.
  struct ModelCode {
    let model: ModelDeclaration
    let type: SwiftSymbol
    let fields: [Field]
    let file: FileID

    func location(_ span: ByteSpan) -> Location {
      Location(file: file, span: span)
    }
  }

  /// The outcome of looking for a property.
  enum PropertyLookup {
    case found(SwiftSymbol)
    /// Only its own module can read it.
    case hidden(SwiftSymbol)
    case unknown
    /// It may come from something of which there is no graph.
    case open
  }

  /// The models whose properties the app's code supplies, all of them or those that it works out.
  var models: [ModelCode] {
    index.files.flatMap { file in
      file.declarations.compactMap { declaration -> ModelCode? in
        guard case .model(let model) = declaration else { return nil }
        let fields = model.swift == nil ? model.computed : model.fields
        guard !fields.isEmpty, let type = type(of: model) else { return nil }
        return ModelCode(model: model, type: type, fields: fields, file: file.id)
      }
    }
  }

  /// What is generated next is not there to be looked at yet.
  private func type(of model: ModelDeclaration) -> SwiftSymbol? {
    guard let own = model.swift else {
      return type(ofDeclared: model.name.text).flatMap(code.resolved)
    }
    return resolved(own)
  }

  func property(for field: Field, of model: ModelCode) -> PropertyLookup {
    let candidates = properties(of: model.type)
    let named = candidates.filter { $0.name == field.name.text }
    if let found = named.first(where: isReadable) { return .found(found) }
    if let hidden = named.first { return .hidden(hidden) }
    return isOpen(model.type) || !isWhole ? .open : .unknown
  }

  /// Whether generated code can read a property. The app may extend the types of other modules, and these
  /// the app's.
  private func isReadable(_ property: SwiftSymbol) -> Bool {
    property.access >= (isOwn(property) ? .internal : .package)
  }

  /// Whether something is declared in the module with the generated code.
  func isOwn(_ symbol: SwiftSymbol) -> Bool { ownModules.contains(symbol.module) }

  /// The names of the properties that could have been meant.
  func propertyNames(of model: ModelCode) -> [String] {
    let named = properties(of: model.type).filter { !$0.isOfProtocol }.map(\.name)
    return Set(named).sorted()
  }

  private func properties(of type: SwiftSymbol) -> [SwiftSymbol] {
    ([type] + code.knownSuperclasses(of: type) + extendedProtocols(of: type))
      .flatMap(code.members).filter { $0.kind == .property }
  }

  /// Protocols of the app's, whose extensions may have properties.
  private func extendedProtocols(of type: SwiftSymbol) -> [SwiftSymbol] {
    code.protocols(of: type).compactMap { reference in
      reference.module.flatMap { code.type(reference.name, in: $0) }
    }.sorted { $0.identifier < $1.identifier }
  }

  /// Whether a type inherits from a class of which there is no graph.
  private func isOpen(_ type: SwiftSymbol) -> Bool {
    code.superclasses(of: type).count > code.knownSuperclasses(of: type).count
  }
}
