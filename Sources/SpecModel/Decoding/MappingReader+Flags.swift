import Diagnostics
import SourceText

/// What is true or false by a key of its own elsewhere, and is said by the value of another one here.
extension MappingReader {
  /// What to write for `optional: false`, where it is said that something is required.
  func requirement(for name: String, _ entry: Entry) -> Cure? {
    guard OtherWords.isOptionality(name), reader.tree.kind(entry.value) == .scalar else {
      return nil
    }
    guard reader.tree.string(entry.value) == "false" else {
      return Cure(help: ["leave it out: only what is `required: true` has to be entered"])
    }
    let place = reader.tree.span(entry.key).union(reader.tree.span(entry.value))
    return Cure(
      help: ["say `required: true` in its place"],
      fixes: [.replacing(at: reader.location(place), by: "required: true", .unsafe)])
  }

  /// What to write for `destructive: true`, where that is what a key chooses.
  func choice(called name: String, _ entry: Entry, _ free: [String]) -> Cure? {
    guard reader.tree.kind(entry.value) == .scalar, reader.tree.string(entry.value) == "true"
    else { return nil }
    let keys = construct.keys.filter { free.contains($0.name) && $0.shape.offers(name) }
    guard keys.count == 1 else { return nil }
    let meant = "\(keys[0].name): \(name)"
    let place = reader.tree.span(entry.key).union(reader.tree.span(entry.value))
    return Cure(
      help: ["say it as a choice: `\(meant)`"],
      fixes: [.replacing(at: reader.location(place), by: meant, .unsafe)])
  }

  /// What to write for `keyboard: emailAddress`, where the keyboard follows from what is entered.
  func keyboard(called name: String, _ entry: Entry, _ around: Surroundings) -> Cure? {
    guard OtherWords.isKeyboard(name), around.free.contains("format"),
      around.names.contains("required"), reader.tree.kind(entry.value) == .scalar
    else { return nil }
    guard let format = OtherWords.format(ofKeyboard: reader.tree.string(entry.value)) else {
      return Cure(help: ["leave it out: the keyboard follows from the `type` and the `format`"])
    }
    let meant = "format: \(format.rawValue)"
    let place = reader.tree.span(entry.key).union(reader.tree.span(entry.value))
    return Cure(
      help: ["say `\(meant)`, from which the keyboard follows"],
      fixes: [.replacing(at: reader.location(place), by: meant, .unsafe)])
  }

  /// What to write for a pattern beside a field: only code of the app's own has one.
  func pattern(called name: String, _ entry: Entry, _ around: Surroundings) -> Cure? {
    guard OtherWords.isPattern(name), around.names.contains("rule"),
      let format = construct.keys.first(where: { $0.name == "format" })?.shape,
      reader.tree.kind(entry.value) == .scalar
    else { return nil }
    let value = reader.tree.string(entry.value)
    guard !format.offers(value) else { return nil }
    if around.free.contains("rule"), value.first?.isLetter == true,
      value.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "_") })
    {
      return cure(calling: entry, "rule")
    }
    return Cure(help: [
      "a pattern is tested by code of the app: name a rule, `rule: { name: …, text: … }`, whose method asks for it"
    ])
  }

  /// Reports a control that was meant for what a tap does: `toggle:` beside the adapter that shows the row.
  ///
  /// - Returns: Those that are told of with it.
  func reportBesideToggle(among unread: [Int]) -> [Int] {
    let beside = unread.filter {
      ["use", "item"].contains(reader.tree.string(reader.keys[$0].key))
    }
    guard !beside.isEmpty, construct.hasKey("set"), !hasKey("title"),
      let toggle = range.first(where: { index in
        reader.tree.kind(reader.keys[index].key) == .scalar
          && reader.tree.string(reader.keys[index].key) == "toggle"
      }).map({ reader.keys[$0] }),
      beside.contains(where: { reader.tree.string(reader.keys[$0].key) == "use" }),
      reader.tree.kind(toggle.value) == .scalar
    else { return [] }
    let value = reader.tree.string(toggle.value)
    guard value.hasPrefix("$") else { return [] }
    let meant = "set: { \(value): not \(value) }"
    let place = reader.tree.span(toggle.key).union(reader.tree.span(toggle.value))
    reader.report(
      Diagnostic(
        .unknownKey, "`toggle` makes a switch of the row, which `use` shows otherwise",
        at: reader.location(reader.span(toggle.key)),
        help: [
          "let a tap change it: `\(meant)`",
          "or leave `use:` and `item:` out, and give it a `title:`",
        ],
        fixes: [.replacing(at: reader.location(place), by: meant, .unsafe)]))
    return beside
  }
}
