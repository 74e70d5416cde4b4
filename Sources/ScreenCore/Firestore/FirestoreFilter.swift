import Foundation

/// What documents have to be like.
public struct FirestoreFilter: Hashable, Sendable {
  /// How a field is compared with a value.
  public enum Comparison: String, Hashable, Sendable {
    case equal = "EQUAL"
    case notEqual = "NOT_EQUAL"
    case less = "LESS_THAN"
    case lessOrEqual = "LESS_THAN_OR_EQUAL"
    case greater = "GREATER_THAN"
    case greaterOrEqual = "GREATER_THAN_OR_EQUAL"
    /// The field is a list with the value in it.
    case contains = "ARRAY_CONTAINS"
    /// The field is a list with one of the values in it.
    case containsAny = "ARRAY_CONTAINS_ANY"
    /// The field is one of the values.
    case isOneOf = "IN"
    /// The field is there and is none of the values.
    case isNoneOf = "NOT_IN"

    /// Whether documents have to be in the order of the field.
    var isInequality: Bool {
      switch self {
      case .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isNoneOf: true
      case .equal, .contains, .containsAny, .isOneOf: false
      }
    }
  }

  let field: FirestoreFieldPath
  let comparison: Comparison
  let value: FirestoreValue

  /// A comparison of a field with a value; nil leaves the filter out. The field is named by its dotted
  /// path, in which what is no simple name stands in backticks; `id` is what the document is called.
  public init(_ field: String, _ comparison: Comparison, _ value: (some RequestValue)?) {
    self.field = FirestoreFieldPath(field)
    self.comparison = comparison
    self.value = value.map { FirestoreValue(of: $0) } ?? .null
  }

  /// Whether Firestore is asked for it. It takes no empty list, and nothing is one of none.
  var isAsked: Bool { value != .null && !(comparison == .isNoneOf && value == .array([])) }

  /// Whether no document can be like that.
  var excludesAll: Bool {
    switch comparison {
    case .isOneOf, .containsAny: value == .array([])
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .contains, .isNoneOf:
      false
    }
  }
}

/// By what documents are ordered.
public struct FirestoreOrder: Hashable, Sendable {
  let field: FirestoreFieldPath
  let isDescending: Bool

  /// By a field, named as in filters.
  public init(_ field: String, descending: Bool = false) {
    self.init(FirestoreFieldPath(field), descending: descending)
  }

  init(_ field: FirestoreFieldPath, descending: Bool) {
    self.field = field
    isDescending = descending
  }
}

extension FirestoreValue {
  /// A value of a request. Dates have a type of their own, in lists as well.
  init(of value: any RequestValue) {
    if let date = value as? Date {
      self = .timestamp(Self.timestamp(of: date))
    } else if let list = value as? [any RequestValue] {
      self = .array(list.map { FirestoreValue(of: $0) })
    } else {
      self.init(value.requestScalar)
    }
  }

  /// Firestore keeps microseconds.
  private static func timestamp(of date: Date) -> String {
    let microseconds = Int(nearestTo: date.timeIntervalSince1970 * 1_000_000)
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let (second, fraction) = rest < 0 ? (seconds - 1, rest + 1_000_000) : (seconds, rest)
    let digits = String(fraction + 1_000_000).dropFirst()
    let whole = Date(timeIntervalSince1970: Double(second)).formatted(.iso8601)
    return "\(whole.dropLast()).\(digits)Z"
  }
}
