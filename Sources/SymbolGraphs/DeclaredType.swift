/// A type as a declaration in Swift names it.
public indirect enum DeclaredType: Sendable, Hashable {
  /// A type by its name, without those that it lies in, and by what the compiler calls it.
  case named(String, identifier: String)
  case optional(DeclaredType)
  case array(DeclaredType)
  /// A generic type with what it is made for, as a person would write it.
  case generic(String, identifier: String)
  /// Something that specs have no word for: a function, a dictionary, a tuple.
  case other(String)
}

extension DeclaredType: CustomStringConvertible {
  public var description: String {
    switch self {
    case .named(let name, _): name
    case .optional(let wrapped): "\(wrapped)?"
    case .array(let element): "[\(element)]"
    case .generic(let text, _), .other(let text): text
    }
  }
}

extension SwiftSymbol {
  /// The type of a property; nil where the graph does not tell it.
  public var propertyType: DeclaredType? {
    guard kind == .property,
      let name = declaration.firstIndex(where: { $0.kind == .identifier })
    else { return nil }
    return DeclaredType(declaration[(name + 1)...], after: ":")
  }

  /// Whether a value of the property is there as soon as it is asked for.
  public var isReadAtOnce: Bool {
    !declaration.contains { $0.spelling == "async" || $0.spelling == "throws" }
  }

  /// What an alias stands for.
  var aliasedType: DeclaredType? {
    guard kind == .alias else { return nil }
    return DeclaredType(declaration[...], after: "=")
  }

  /// The type of what a method takes at a place; the first is 0.
  public func parameterType(at position: Int) -> DeclaredType? {
    let labels = declaration.indices.filter { declaration[$0].kind == .label }
    guard kind == .method, labels.indices.contains(position) else { return nil }
    return DeclaredType(declaration[(labels[position] + 1)...], after: ":")
  }

  /// The type of what a method gives back.
  public var resultType: DeclaredType? {
    guard kind == .method,
      let arrow = declaration.lastIndex(where: { $0.spelling.contains("->") })
    else { return nil }
    return DeclaredType(declaration[arrow...], after: "->")
  }
}

extension DeclaredType {
  /// Reads the type behind the first of some marks; nil where it cannot be told.
  init?(_ fragments: ArraySlice<DeclarationFragment>, after mark: String) {
    var parser = DeclaredTypeParser(fragments)
    guard parser.skip(past: mark), let type = parser.type() else { return nil }
    self = type
  }
}
