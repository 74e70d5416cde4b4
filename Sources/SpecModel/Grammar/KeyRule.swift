import Diagnostics

/// What the keys of a construct ask of one another, and what is said of a mapping that does not keep to it:
/// the entry of the grammar table from which decoding, schema and reference follow.
struct KeyRule: Sendable {
  let relation: KeyRelation
  /// What is said where a key is missing; nil where a required key is missing in any case.
  private(set) var missing: Complaint?
  /// What is said of keys that do not go together; nil for what is said of any such key.
  private(set) var excess: Complaint?
  /// Of several keys where one is due, those that are meant before the others.
  private(set) var preferred: [String] = []

  /// One of the keys is there.
  ///
  /// - Parameters:
  ///   - preferred: The keys that are meant before the others where there are several, of which is said only
  ///     that they don't go together.
  static func exactlyOne(
    _ keys: [String], missing: Complaint? = nil, several: Complaint? = nil,
    preferring preferred: [String] = []
  ) -> KeyRule {
    KeyRule(relation: .exactlyOne(keys), missing: missing, excess: several, preferred: preferred)
  }

  static func atLeastOne(_ keys: [String], missing: Complaint) -> KeyRule {
    KeyRule(relation: .atLeastOne(keys), missing: missing)
  }

  static func atMostOne(_ keys: [String], several: Complaint? = nil) -> KeyRule {
    KeyRule(relation: .atMostOne(keys), excess: several)
  }

  /// The keys stand only beside one of the others.
  static func only(
    _ keys: [String], with others: [String], alone: Complaint? = nil
  ) -> KeyRule {
    KeyRule(relation: .only(keys, with: others), excess: alone)
  }

  /// A mapping with the key has the other one, too.
  static func needs(_ key: String, _ other: String, missing: Complaint) -> KeyRule {
    KeyRule(relation: .needs(key, [other]), missing: missing)
  }
}

/// What is said of a mapping whose keys do not keep to a rule.
struct Complaint: Sendable {
  /// What of a mapping it is about.
  struct Subject: Sendable {
    /// The name of the construct.
    let construct: String
    /// The keys that are there and do not go together, in the order of the table.
    let keys: [String]
    /// The second of them as it is written, if the mapping is an item of a list and the key begins a line.
    let itemWithoutDash: String?
    /// All keys that are there.
    let present: [String]
  }

  enum Place: Sendable {
    case mapping
    /// Its first key.
    case start
    /// The first of these keys that is there.
    case key([String])
    /// The second of those keys that are there.
    case second([String])
  }

  /// What becomes of keys that do not go together.
  enum Remainder: Sendable {
    case none
    /// The one that is meant first.
    case first
    case all
  }

  let rule: Rule
  let message: @Sendable (Subject) -> String
  let help: @Sendable (Subject) -> String
  let place: Place
  let remainder: Remainder
  /// Keys of other constructs that are no mistake of their own beside it.
  private(set) var excused: [String] = []
  /// The key without which nothing is said, since that is said already.
  private(set) var presupposed: String?
  /// Whether it is said of an effect that nothing happens.
  private(set) var isOfIdleEffect = false

  /// A key is missing.
  ///
  /// - Parameter presupposed: A key that is missing first of all: without it nothing is said of others.
  static func missing(
    _ message: String, at place: Place = .mapping, help: String, beside presupposed: String? = nil
  ) -> Complaint {
    var complaint = missing({ _ in message }, at: place, help: help)
    complaint.presupposed = presupposed
    return complaint
  }

  static func missing(
    _ message: @escaping @Sendable (Subject) -> String, at place: Place = .mapping, help: String
  ) -> Complaint {
    Complaint(
      rule: .missingKey, message: message, help: { _ in help }, place: place, remainder: .none)
  }

  /// Keys stand beside one another that do not go together.
  static func excess(
    _ message: String, at place: Place = .mapping, help: String,
    keeping remainder: Remainder = .none
  ) -> Complaint {
    excess(message, at: place, help: { _ in help }, keeping: remainder)
  }

  static func excess(
    _ message: String, at place: Place = .mapping, help: @escaping @Sendable (Subject) -> String,
    keeping remainder: Remainder = .none
  ) -> Complaint {
    Complaint(
      rule: .unknownKey, message: { _ in message }, help: help, place: place, remainder: remainder)
  }
}
