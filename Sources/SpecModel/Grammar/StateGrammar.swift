import Diagnostics
import SpecSyntax

/// A piece of a screen's state in its long form.
enum StateGrammar {
  static let type = Key("type", .type, .required, "The value's type.", example: "Bool")
  static let defaultValue = Key(
    "default", .value, "What it is until something changes it.", example: "true")
  static let stored = Key(
    "stored", Form<Field.Storage>.storage,
    """
    Keeps the value when the screen is gone and after the app has ended: `true` for this screen alone, \
    or a key. Screens that keep a value under one key show the same one at any time; they agree on its \
    type and default. \
    What can be kept is a `String`, `Int`, `Double`, `Decimal`, `Bool`, `Date`, `URL`, `ID`, an enum, a model \
    or union that is generated, or a list of these, which may be missing where it has no default. A model that \
    an update of the app cannot read any more is the default again.
    """,
    example: "settings.sound")
  static let record = Record<@Sendable (Name) -> Field>(
    "state value",
    "A piece of a screen's state in its long form; the short one is `Bool = true`.",
    example: """
      type: Bool
      default: true
      stored: settings.sound
      """
  ) { mapping in
    let type = mapping.value(type)
    let value = mapping.value(defaultValue)
    let stored = mapping.value(stored)
    guard let type else { return nil }
    return { Field(name: $0, type: type, defaultValue: value, storage: stored) }
  }
}

extension Form where Value == Field.Storage {
  fileprivate static var storage: Form {
    let own = Choice("true", "Under the names of the screen and of the value.")
    return Form(.either([.choice([own]), .text("a key")])) { node, reader in
      if reader.tree.scalarEquals(node, "true") { return .own(reader.span(node)) }
      if reader.tree.kind(node) == .scalar,
        ["yes", "on", "no", "off", "false"].contains(reader.tree.string(node).lowercased())
      {
        return reader.mismatch(
          node, expected: "`true` or a key",
          help: "say `true` to keep it for this screen alone, or leave it out")
      }
      return reader.read(Form<Name>.string("a key"), node).map { .shared($0) }
    }
  }
}

extension Form where Value == [Field] {
  /// Pieces of state by name.
  static var state: Form {
    let pieces = Form.entries(
      .either([.construct(StateGrammar.record.construct), .notation(.slot)])
    ) { name, node, reader in
      reader.field(name, node, long: StateGrammar.record)
    }
    return Form(pieces.shape) { node, reader in
      reader.reportStates(insteadOfState: node) ? [] : pieces.read(node, reader)
    }
  }
}

extension DocumentReader {
  /// Reports what stands there while there is no content, under the key of the screen's state; says whether it does.
  fileprivate func reportStates(insteadOfState node: NodeID) -> Bool {
    // Hardly any state is called so, which is asked first.
    guard tree.kind(node) == .mapping, (1...3).contains(tree.count(node)),
      let first = tree.pairs(node).first(where: { _ in true })?.key,
      ["empty", "error", "loading"].contains(where: { tree.scalarEquals(first, string: $0) }),
      let document = document(of: node), !has("states", in: document),
      let key = tree.pairs(document).first(where: { $0.value == node })?.key
    else { return false }
    let states = StatesGrammar.record.construct
    let areStates = tree.pairs(node).allSatisfy { name, value in
      states.hasKey(tree.string(name)) && tree.kind(value) == .mapping && !has("type", in: value)
    }
    guard areStates else { return false }
    let names = tree.pairs(node).map { tree.string($0.key) }
    report(
      Diagnostic(
        .unknownKey, "\(Listing.quoted(names)) \(names.count == 1 ? "is" : "are") said by `states`",
        at: location(span(key)), help: ["did you mean `states`?"],
        fixes: Fix.replacing("state", at: location(span(key)), by: "states", .unsafe)))
    return true
  }
}
