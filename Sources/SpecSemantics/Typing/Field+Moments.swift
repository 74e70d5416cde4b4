import SpecModel

/// Parameters that begin with the time that it is.
extension Field {
  /// The moment that the value is where none is given; nil for any other default.
  ///
  /// It is taken when the screen is made, or when what has the parameter is asked or sent: whoever does so hands it
  /// over, so that code has no default for it.
  public var momentOfDefault: Moment? {
    guard case .text(let word)? = defaultValue?.kind, type.shape.isDate else {
      return nil
    }
    return Moment(rawValue: word)
  }
}

extension TypeReference.Shape {
  fileprivate var isDate: Bool {
    switch self {
    case .builtin(.date), .optional(.builtin(.date)): true
    default: false
    }
  }
}
