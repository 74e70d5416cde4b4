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

  /// Whether something holds for whatever it is.
  public func allSatisfy(_ isMeant: (Value) -> Bool) -> Bool {
    switch self {
    case .one(let value): isMeant(value)
    case .chosen(_, let value, let otherwise):
      value.allSatisfy(isMeant) && otherwise.allSatisfy(isMeant)
    }
  }
}

/// A greatest number of things, or the one that a condition chooses; all of them are meant where that chooses none.
public typealias ChosenCount = Alternatives<Int?>
