import SpecModel

/// What can be written at two places, and then is the same but for them.
protocol Restatable {
  /// Whether another says the same, wherever it stands.
  func isSame(as other: Self) -> Bool
}

extension Optional where Wrapped: Restatable {
  /// Whether both say the same, or neither says anything.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let own?, let other?): own.isSame(as: other)
    default: false
    }
  }
}

extension Array where Element: Restatable {
  /// Whether both say the same in the same order.
  func isSame(as other: Self) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
  }
}

extension Name: Restatable {
  func isSame(as other: Name) -> Bool { text == other.text }
}

extension ValuePath: Restatable {
  func isSame(as other: ValuePath) -> Bool {
    scope == other.scope && components.isSame(as: other.components)
  }
}

extension Expression: Restatable {
  /// Whether both are the same value; of what could not be read nobody knows.
  func isSame(as other: Expression) -> Bool {
    switch (kind, other.kind) {
    case (.path(let own), .path(let other)): own.isSame(as: other)
    case (.text(let own), .text(let other)), (.string(let own), .string(let other)),
      (.caseName(let own), .caseName(let other)):
      own == other
    case (.null, .null): true
    case (.boolean(let own), .boolean(let other)): own == other
    case (.integer(let own), .integer(let other)): own == other
    case (.number(let own), .number(let other)): own == other
    case (.not(let own), .not(let other)): own.isSame(as: other)
    case (.binary(let own, let left, let right), .binary(let other, let otherLeft, let otherRight)):
      own == other && left.isSame(as: otherLeft) && right.isSame(as: otherRight)
    case (.template(let own), .template(let other)): own.isSame(as: other)
    case (.list(let own), .list(let other)): own.isSame(as: other)
    case (.object(let own), .object(let other)): own.isSame(as: other)
    case (.conditional(let own), .conditional(let other)):
      own.condition.isSame(as: other.condition) && own.value.isSame(as: other.value)
        && own.otherwise.isSame(as: other.otherwise)
    default: false
    }
  }

  /// What holds where this condition does not, as it is written; nil where that takes a thought.
  var opposite: String? {
    switch kind {
    case .path(let path): return "not \(path.text)"
    case .not(let operand):
      if case .path(let path) = operand.kind { return path.text }
    case .binary(let comparison, let left, let right):
      guard let other = comparison.opposite, case .path(let path) = left.kind else { return nil }
      switch right.kind {
      case .caseName(let name), .text(let name): return "\(path.text) \(other.rawValue) \(name)"
      case .null: return "\(path.text) \(other.rawValue) nil"
      case .integer(let number): return "\(path.text) \(other.rawValue) \(number)"
      default: break
      }
    default: break
    }
    return nil
  }
}

extension BinaryOperator {
  fileprivate var opposite: BinaryOperator? {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    case .and, .or: nil
    }
  }
}

extension TemplateSegment: Restatable {
  func isSame(as other: TemplateSegment) -> Bool {
    switch (self, other) {
    case (.literal(let own), .literal(let other)): own == other
    case (.value(let own), .value(let other)): own.isSame(as: other)
    default: false
    }
  }
}

extension Argument: Restatable {
  func isSame(as other: Argument) -> Bool {
    name.text == other.name.text && value.isSame(as: other.value)
  }
}

extension TextValue: Restatable {
  func isSame(as other: TextValue) -> Bool {
    switch (self, other) {
    case (.key(let own, let arguments), .key(let other, let others)):
      own.text == other.text && arguments.isSame(as: others)
    case (.value(let own, let format), .value(let other, let otherFormat)):
      format == otherFormat && own.isSame(as: other)
    case (.money(let own, let currency), .money(let other, let otherCurrency)):
      own.isSame(as: other) && currency.isSame(as: otherCurrency)
    case (.verbatim(let own), .verbatim(let other)): own.isSame(as: other)
    default: false
    }
  }

  /// Whether it is no mere mark between others, of which there may be several.
  var hasWords: Bool {
    guard case .verbatim(let literal) = self, case .text(let text) = literal.kind else {
      return true
    }
    return text.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}
