import SpecModel

extension TypeReference.Shape {
  /// The type without optionality and lists around it.
  var innermost: TypeReference.Shape {
    switch self {
    case .builtin, .named: self
    case .optional(let inner), .list(let inner): inner.innermost
    }
  }

  var isList: Bool {
    switch self {
    case .list: true
    case .optional(let wrapped): wrapped.isList
    case .builtin, .named: false
    }
  }
}
