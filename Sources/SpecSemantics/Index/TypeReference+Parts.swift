import SpecModel

extension TypeReference.Shape {
  /// The type without optionality and lists around it.
  package var innermost: TypeReference.Shape {
    switch self {
    case .builtin, .named: self
    case .optional(let inner), .list(let inner): inner.innermost
    }
  }

  /// The type of a value that is there.
  package var unwrapped: TypeReference.Shape {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// Whether it is made of nothing but the language's own types, as most are: then it names nothing.
  package var isBuiltin: Bool {
    switch self {
    case .builtin: true
    case .named: false
    case .optional(let inner), .list(let inner): inner.isBuiltin
    }
  }

  package var isList: Bool {
    switch self {
    case .list: true
    case .optional(let wrapped): wrapped.isList
    case .builtin, .named: false
    }
  }
}
