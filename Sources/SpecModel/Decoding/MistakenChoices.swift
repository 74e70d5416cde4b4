import Diagnostics
import SourceText
import SpecSyntax

/// A choice between two values by a condition, as it is written where no condition chooses.
struct WrittenChoice {
  let condition: String
  let value: String
  let otherwise: String?

  /// The condition where the other value is meant.
  var opposite: String {
    if condition.hasPrefix("not "), !condition.dropFirst(4).contains(" ") {
      return String(condition.dropFirst(4))
    }
    return condition.contains(" ") ? "not (\(condition))" : "not \(condition)"
  }

  /// What to write where a condition says it all.
  fileprivate var asCondition: String {
    switch (value, otherwise) {
    case ("true", "false"), ("true", nil): "write `\(condition)`"
    case ("false", "true"): "write `\(opposite)`"
    default: "write one condition, with `and` or `or` between its parts"
    }
  }
}

/// What to write where a condition chooses between two values, and none may.
extension DocumentReader {
  /// The choice that a mapping is, or a text with signs for that; nil for anything else.
  func writtenChoice(_ node: NodeID) -> WrittenChoice? {
    guard isWrittenHere(node) else { return nil }
    guard tree.kind(node) == .mapping else {
      guard let (condition, values) = ternary(node) else { return nil }
      let sides = values.split(separator: ":").map { $0.trimmingSpaces }
      guard sides.count == 2 else { return nil }
      return WrittenChoice(
        condition: condition.trimmingSpaces, value: sides[0], otherwise: sides[1])
    }
    guard isConditional(node), let condition = choiceText("when", of: node),
      let value = choiceText("then", of: node)
    else { return nil }
    return WrittenChoice(
      condition: condition, value: value, otherwise: choiceText("else", of: node))
  }

  /// What to write in the place of a choice; nil where that is none, or more is known of it.
  func helpOnChoice(_ node: NodeID, insteadOf help: [String], expected: String) -> String? {
    guard tree.kind(node) == .mapping, expected != "a list" || help.isEmpty,
      let choice = writtenChoice(node)
    else { return nil }
    return expected == "a condition"
      ? choice.asCondition : "write `\(choice.value)`: no condition chooses here"
  }

  /// Reports that a condition chooses what an effect is about, which is one thing, in the place of what was said of that.
  fileprivate func reportChosen(
    _ choice: WrittenChoice, at node: NodeID, _ kind: NameKind, by key: String, since count: Int
  ) {
    guard let otherwise = choice.otherwise else { return }
    withdraw(since: count)
    report(
      .wrongType, "`\(key)` names \(kind.phrase), and no condition chooses it", at: span(node),
      help: "say it twice, each with its own `when:`: `\(key): \(choice.value)` with "
        + "`when: \(choice.condition)`, and `\(key): \(otherwise)` with `when: \(choice.opposite)`",
      "or where there can be only one, as in `submit:` and `then:`, `call:` a method that decides")
  }

  /// The text below a key of a choice; nil for what is no word.
  private func choiceText(_ key: String, of node: NodeID) -> String? {
    guard let value = value(of: key, in: node), tree.kind(value) == .scalar, !isEmpty(value) else {
      return nil
    }
    return source(of: value)
  }
}

extension MappingReader {
  /// Reports that a condition chooses between two things of which none chooses.
  ///
  /// - Returns: The keys of the choice, which are told of with that.
  func reportChoice(among unread: [Int]) -> [Int] {
    guard unread.count > 1, !construct.hasKey("then"), construct.misplaced["then"] == nil else {
      return []
    }
    let own = unread.filter { index in
      ["when", "then", "else"].contains { reader.tree.scalarEquals(reader.keys[index].key, $0) }
    }
    guard own.count > 1,
      own.contains(where: { reader.tree.scalarEquals(reader.keys[$0].key, "then") })
    else { return [] }
    let keys = construct.keys.prefix(4).map(\.name)
    reader.report(
      .unknownKey, "\(construct.name) is the same always: no condition chooses here",
      at: reader.span(reader.keys[own[0]].key),
      help: "write what is always meant, by its own keys, such as \(Listing.quoted(keys))")
    return own
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

extension Form where Value == Name {
  /// The name of what an effect shows or sends: one thing, which no condition chooses.
  ///
  /// - Parameter key: The key of the effect.
  static func target(_ kind: NameKind, of key: String) -> Form {
    let name = Form.name(kind)
    return Form(name.shape) { node, reader in
      let count = reader.diagnostics.count
      let found = name.read(node, reader)
      guard found == nil, let choice = reader.writtenChoice(node) else { return found }
      reader.reportChosen(choice, at: node, kind, by: key, since: count)
      return nil
    }
  }
}
