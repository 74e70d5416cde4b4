/// What a use of a declaration depends on: its kind, labels and types, and not the names of
/// parameters, access, attributes or the values of default arguments.
struct DeclarationShape: Hashable {
  enum Kind: String, Hashable {
    case type, initializer, method, property
    case enumCase = "case"
    case alias
    case associatedType
  }

  struct Parameter: Hashable {
    var label: String
    var type: TypeSpelling
    var hasDefault: Bool
    /// The type as it is written, with attributes; no part of the shape.
    var spelling = ""

    static func == (first: Parameter, second: Parameter) -> Bool {
      (first.label, first.type, first.hasDefault) == (second.label, second.type, second.hasDefault)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(label)
      hasher.combine(type)
      hasher.combine(hasDefault)
    }
  }

  var kind: Kind
  var isTypeLevel = false
  /// For a type: whether it is a class, struct, enum or protocol.
  var typeKeyword: String?
  var isFailable = false
  var isSettable = false
  var isOptionalRequirement = false
  var isOverride = false
  var isMainActor = false
  var effects = ""
  var parameters: [Parameter] = []
  var result: TypeSpelling?
}

extension DeclarationShape: CustomStringConvertible {
  /// The shape on one line, as differences are written down.
  var description: String {
    let level = isTypeLevel ? "static " : ""
    switch kind {
    case .type: return typeKeyword ?? "type"
    case .initializer: return "init\(isFailable ? "?" : "")\(parameterList)"
    case .method: return "\(level)\(parameterList)\(effects) -> \(result?.text ?? "Void")"
    case .property: return "\(level)\(result?.text ?? "?")\(isSettable ? " { get set }" : "")"
    case .enumCase: return parameters.isEmpty ? "case" : "case\(parameterList)"
    case .alias: return "typealias \(result?.text ?? "?")"
    case .associatedType: return "associatedtype"
    }
  }

  private var parameterList: String {
    let list = parameters.map { "\($0.type.text)\($0.hasDefault ? " = default" : "")" }
    return "(\(list.joined(separator: ", ")))"
  }
}
