import SourceText
import SpecSyntax

/// Values between which a condition chooses, wherever a value or a text is due.
enum ConditionalValueGrammar {
  static let condition = Key(
    "when", .condition, .required, "The condition that chooses.", example: "$item.isDone")
  static let value = Key(
    "then", .value, .required,
    "The value where the condition holds; what it has found to be there is known in it.",
    example: "task.done")
  static let otherwise = Key(
    "else", .value, .required, "The value where the condition does not hold.",
    example: "task.open")

  /// The keys where others may take their place.
  static let optionalCondition = condition.optional
  static let optionalValue = value.optional
  static let optionalOtherwise = otherwise.optional

  /// What the keys ask of one another where others may take their place.
  ///
  /// - Parameter subject: What is meant, with its verb, as in `this border is`.
  static func rules(choosing subject: String) -> [KeyRule] {
    [
      .only(["when", "else"], with: ["then"]),
      .needs(
        "then", "when",
        missing: .missing(
          "nothing says when \(subject) meant", at: .key(["then"]),
          help: "add `when:` with a condition")),
    ]
  }

  static let record = Record<Expression>(
    "conditional value", "One of two values, between which a condition chooses.",
    example: """
      when: $item.isDone
      then: task.done
      else: task.open
      """
  ) { mapping in
    let condition = mapping.value(condition)
    let value = mapping.value(value)
    let otherwise = mapping.value(otherwise)
    guard let condition, let value, let otherwise else {
      return Expression(.invalid, span: mapping.span)
    }
    return .conditional(condition, value, otherwise, at: mapping.span)
  }
}

extension Construct {
  /// Whether a key of it belongs to the choice between two, and is no key of anything else.
  func choosesBy(_ name: String) -> Bool {
    ["when", "then", "else"].contains(name) && hasKey("then") && hasKey("else")
  }
}

extension Expression {
  static func conditional(
    _ condition: Expression, _ value: Expression, _ otherwise: Expression, at span: ByteSpan
  ) -> Expression {
    let values = ConditionalValue(condition: condition, value: value, otherwise: otherwise)
    return Expression(.conditional(values), span: span)
  }
}

extension DocumentReader {
  /// Whether a node is a mapping that chooses between two values: it has two of the keys of one that does, and may lack the third.
  func isConditional(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .mapping else { return false }
    var found = 0
    tree.forEachPair(of: node) { key, _ in
      guard tree.kind(key) == .scalar else { return }
      if ["when", "then", "else"].contains(where: { tree.scalarEquals(key, $0) }) { found += 1 }
    }
    return found > 1
  }
}
