import SpecModel

extension Expression {
  /// Whether two values say the same, wherever they stand.
  func saysSame(as other: Expression) -> Bool {
    switch (kind, other.kind) {
    case (.path(let first), .path(let second)): first.text == second.text
    case (.not(let first), .not(let second)): first.saysSame(as: second)
    case (.binary(let operation, let left, let right), .binary(let other, let first, let second)):
      operation == other && left.saysSame(as: first) && right.saysSame(as: second)
    case (.template(let first), .template(let second)):
      first.count == second.count && zip(first, second).allSatisfy { $0.saysSame(as: $1) }
    case (.list(let first), .list(let second)):
      first.count == second.count && zip(first, second).allSatisfy { $0.saysSame(as: $1) }
    case (.object(let first), .object(let second)):
      first.count == second.count
        && zip(first, second).allSatisfy {
          $0.name.text == $1.name.text && $0.value.saysSame(as: $1.value)
        }
    case (.conditional(let first), .conditional(let second)):
      first.condition.saysSame(as: second.condition) && first.value.saysSame(as: second.value)
        && first.otherwise.saysSame(as: second.otherwise)
    default: kind == other.kind
    }
  }
}

extension TemplateSegment {
  fileprivate func saysSame(as other: TemplateSegment) -> Bool {
    switch (self, other) {
    case (.literal(let first), .literal(let second)): first == second
    case (.value(let first), .value(let second)): first.saysSame(as: second)
    default: false
    }
  }
}
