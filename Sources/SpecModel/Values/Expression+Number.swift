extension Expression.Kind {
  /// The number that stands here, if one does.
  package var literalNumber: Double? {
    switch self {
    case .text(let text): Double(text)
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}
