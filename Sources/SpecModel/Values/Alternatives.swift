/// What a place shows: one thing, or one of several, among which conditions choose.
public enum Alternatives<Value: Sendable>: Sendable {
  case one(Value)
  /// The first where the condition holds, and otherwise the second.
  indirect case chosen(by: Expression, Alternatives, otherwise: Alternatives)

  /// All that it can be, in the order in which they are written.
  public var all: [Value] {
    switch self {
    case .one(let value): [value]
    case .chosen(_, let value, let otherwise): value.all + otherwise.all
    }
  }

  /// The first that it can be.
  public var first: Value {
    switch self {
    case .one(let value): value
    case .chosen(_, let value, _): value.first
    }
  }

  /// The same choice among other things.
  public func map<Other>(_ transform: (Value) -> Other) -> Alternatives<Other> {
    switch self {
    case .one(let value): .one(transform(value))
    case .chosen(let condition, let value, let otherwise):
      .chosen(by: condition, value.map(transform), otherwise: otherwise.map(transform))
    }
  }

  /// Whether something holds for whatever it is.
  public func allSatisfy(_ isMeant: (Value) -> Bool) -> Bool {
    switch self {
    case .one(let value): isMeant(value)
    case .chosen(_, let value, let otherwise):
      value.allSatisfy(isMeant) && otherwise.allSatisfy(isMeant)
    }
  }
}

extension Alternatives {
  /// The same, and another one where conditions choose nothing.
  func orElse<Thing>(_ other: Alternatives?) -> Alternatives where Value == Thing? {
    guard let other else { return self }
    switch self {
    case .one(.none): return other
    case .one(.some): return self
    case .chosen(let condition, let value, let otherwise):
      return .chosen(
        by: condition, value.orElse(other), otherwise: otherwise.orElse(other))
    }
  }
}

/// A greatest number of things, or the one that a condition chooses; all of them are meant where that chooses none.
public typealias ChosenCount = Alternatives<Int?>

/// A number of points, or the one that a condition chooses; nothing is said where that chooses none.
public typealias ChosenSize = Alternatives<Double?>
