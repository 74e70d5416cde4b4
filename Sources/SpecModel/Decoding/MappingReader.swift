import Diagnostics
import SourceText
import SpecSyntax

/// Reads the keys of one mapping and, when asked to finish, reports those that nobody knows.
///
/// It is lent and never copied: copies would be counted for every mapping of every file.
struct MappingReader: ~Copyable {
  typealias Entry = KeyStack.Entry

  let reader: DocumentReader
  /// Not counted, since all threads would wait for the count; the form that reads the mapping keeps it.
  private let unretainedConstruct: Unmanaged<Construct>
  let node: NodeID
  /// Where the mapping's keys lie among those that the reader has in hand.
  let range: Range<Int>
  /// The marks of all keys that the mapping has; most keys that it is asked for are not among them.
  let marks: KeyText.Marks
  /// Those of the mapping's keys that the construct's rules are about.
  var ruledKeys: KeyRules.KeySet = []

  /// Fails, with a report, if the node is no mapping.
  init?(_ node: NodeID, _ construct: borrowing Construct, _ reader: borrowing DocumentReader) {
    guard reader.tree.kind(node) == .mapping else {
      let _: Never? = reader.mismatchOfMapping(
        node, expected: "a mapping with the keys of \(construct.name)",
        help: Self.help(insteadOf: node, construct, reader),
        helpOnNodes: construct.hasKey("column") && construct.hasKey("row")
          ? "put `column:`, or `row:`, before the list: it says how its nodes stand" : nil)
      return nil
    }
    guard !reader.reportUnquotedInterpolation(node) else { return nil }
    (range, marks) = reader.takeKeys(of: node)
    self.reader = copy reader
    unretainedConstruct = Unmanaged.passUnretained(copy construct)
    self.node = node
  }

  /// A mapping that has all keys and no values, for a reader that records what is asked for.
  init(recording node: NodeID, _ construct: Construct, _ reader: DocumentReader) {
    self.reader = reader
    unretainedConstruct = Unmanaged.passUnretained(construct)
    self.node = node
    range = 0..<0
    marks = KeyText.Marks(rawValue: .max)
  }

  /// What to write where there is no mapping: its keys, and first the one that a word is meant for.
  private static func help(
    insteadOf node: NodeID, _ construct: Construct, _ reader: DocumentReader
  ) -> String {
    let names = construct.keys.map(\.name.description)
    let keys =
      names.count == 1
      ? "its only key is `\(names[0])`" : "its keys are \(Listing.some(names, of: construct.name))"
    guard reader.tree.kind(node) == .scalar else {
      if let help = reader.helpOnListOf(construct, node) { return help }
      let lists = construct.keys.filter { if case .list = $0.shape { true } else { false } }
      // Where most keys take no list, nobody knows what is meant.
      guard reader.tree.kind(node) == .sequence, !lists.isEmpty,
        lists.count * 3 >= construct.keys.count
      else { return keys }
      return "put the list under \(lists.map { "`\($0.name):`" }.joined(separator: " or "))"
    }
    let word = reader.tree.string(node)
    if let key = keyWithoutColon(word, among: names) {
      let rest = word.dropFirst(key.count)
      let meant = "\(key): \(valueBehindSign(rest))"
      // Other formats have an equals sign in its place; a document has no braces.
      guard rest.drop(while: { $0 == " " }).hasPrefix("="), reader.tree.documents.contains(node)
      else { return "put a colon after the key: `{ \(meant) }`; \(keys)" }
      return "write `\(meant)`"
    }
    if let colon = word.firstIndex(of: ":"), names.contains(String(word[..<colon])) {
      let value = word[colon...].dropFirst()
      return "put a space behind the colon: `\(word[..<colon]): \(value)`"
    }
    if let key = construct.keys.first(where: { $0.name == word }) {
      return "write `{ \(word): \(key.shape == .boolean ? "true" : "…") }`; \(keys)"
    }
    if names == ["min", "max"], let (least, most) = WrittenRange.bounds(of: word) {
      return "write `{ min: \(least), max: \(most) }`"
    }
    if names == ["width", "height"], let (width, height) = WrittenSize.lengths(of: word) {
      return "write `{ width: \(width), height: \(height) }`"
    }
    if names.starts(with: ["type", "member"]), let point = word.lastIndex(of: "."),
      word.utf8.allSatisfy({ isNameByte($0) || $0 == UInt8(ascii: ".") })
    {
      let (type, member) = (word[..<point], word[word.index(after: point)...])
      if !type.isEmpty, !member.isEmpty { return "write `{ type: \(type), member: \(member) }`" }
    }
    if BooleanWord.meant(by: word) ?? word == "true" {
      if !construct.asksForKeys { return "write `{}` for it as it is; \(keys)" }
      if let key = construct.keys.first(where: { $0.shape == .boolean }),
        construct.relations.contains(where: {
          if case .atLeastOne(let names) = $0 { names.contains(key.name) } else { false }
        })
      {
        return "write `{ \(key.name): true }`; \(keys)"
      }
    }
    let words = word.split(separator: " ")
    if words.count == 2, names.contains("method"), words[1].hasPrefix("/") {
      return "write `{ method: \(words[0].uppercased()), path: \"\(words[1])\" }`; \(keys)"
    }
    guard let key = construct.key(of: word), word.count <= 40, !["true", "false"].contains(word)
    else { return keys }
    let value = word.hasPrefix("#") || word.contains(ascii: "{") ? "\"\(word)\"" : word
    return "write `{ \(key.name): \(value) }`; \(keys)"
  }

  var construct: Construct { unretainedConstruct.takeUnretainedValue() }

  var span: ByteSpan { reader.span(node) }

  /// Where the mapping begins: its first key, if it has one.
  var start: ByteSpan { range.isEmpty ? span : reader.span(reader.keys[range.lowerBound].key) }

  /// Whether the mapping has the key, right or wrong.
  @inline(__always)
  func has<Value>(_ key: borrowing Key<Value>) -> Bool {
    marks.contains(key.text.mark) && (entry(key.text) != nil || reader.recorder != nil)
  }

  /// Whether the mapping may have one of the keys with some marks.
  @inline(__always)
  func mayHave(_ marks: KeyText.Marks) -> Bool { !self.marks.isDisjoint(with: marks) }

  /// Whether the mapping may have a key, which is asked where no room is to be made for its value otherwise.
  @inline(__always)
  func mayHave<Value>(_ key: borrowing Key<Value>) -> Bool { marks.contains(key.text.mark) }

  func has(_ name: String) -> Bool {
    entry(KeyText(name)) != nil
  }

  func keySpan<Value>(_ key: borrowing Key<Value>) -> ByteSpan? {
    entry(key.text).map { reader.span($0.key) }
  }

  func valueSpan<Value>(_ key: borrowing Key<Value>) -> ByteSpan? {
    entry(key.text).map { reader.span($0.value) }
  }

  func keySpan(_ name: String) -> ByteSpan? {
    entry(KeyText(name)).map { reader.span($0.key) }
  }

  /// Those of some keys that the mapping has, where they stand, in their order there.
  func keys(among names: [String]) -> [Name] {
    names.compactMap { name in keySpan(name).map { Name(name, span: $0) } }
      .sorted { $0.span < $1.span }
  }

  private func entry(_ text: KeyText) -> Entry? {
    guard marks.contains(text.mark) else { return nil }
    let entries = reader.keys.entries(in: range)
    for index in 0..<entries.count where entries[index].text == text { return entries[index] }
    return nil
  }

  /// The value of a key; nil when the key is missing or its value is wrong, which is reported.
  @inline(__always)
  mutating func value<Value>(_ key: borrowing Key<Value>) -> Value? {
    guard marks.contains(key.text.mark) || key.isRequired else { return nil }
    return presentValue(key)
  }

  /// Reads the value of a key, with the place of the key, if it is there.
  @inline(__always)
  mutating func read<Value, Other>(
    _ key: borrowing Key<Value>, into place: inout Located<Other>?, _ make: (Value) -> Other
  ) {
    guard marks.contains(key.text.mark), let value = presentValue(key) else { return }
    place = Located(make(value), span: keySpan(key) ?? span)
  }

  private mutating func presentValue<Value>(_ key: borrowing Key<Value>) -> Value? {
    guard let node = take(key.text) else {
      if let recorder = reader.recorder {
        recorder.note(key.description)
      } else if key.isRequired {
        reportMissing(key.facts, isText: Value.self == TextValue.self)
      }
      return nil
    }
    assert(
      construct.keys.contains { KeyText($0.name) == key.text },
      "\(construct.name) asks for `\(key.facts.name)` only of some mappings")
    if key.isVersioned { noteVersions(of: key.facts) }
    guard let value = reader.read(key.form, node) else {
      demandValue(of: node, by: key)
      noteRefused(node, by: key)
      return nil
    }
    return value
  }

  /// Reports a key that has been replaced, and notes one that not every version of the language has.
  private func noteVersions(of key: KeyFacts) {
    guard let entry = entry(KeyText(key.name)) else { return }
    let span = reader.span(entry.key)
    if key.since > 1 {
      reader.note(VersionedKey(name: Name(key.name.description, span: span), since: key.since))
    }
    guard let deprecation = key.deprecation else { return }
    let replacement = deprecation.replacement
    // What an alias stands for is mended where it is written.
    let edit = Fix.Edit(
      reader.location(reader.tree.span(entry.key)), replacement: replacement)
    reader.report(
      Diagnostic(
        .deprecatedKey, "`\(key.name)` of \(construct.name) is now called `\(replacement)`",
        at: reader.location(span), help: ["write `\(replacement):` instead"],
        fixes: [Fix("rename it to `\(replacement)`", .safe, edits: [edit])]))
  }

  /// Marks a key as known and gives its node.
  private func take(_ text: KeyText) -> NodeID? {
    guard marks.contains(text.mark) else { return nil }
    let entries = reader.keys.entries(in: range)
    var index = 0
    while index < entries.count, entries[index].text != text { index &+= 1 }
    guard index < entries.count else { return nil }
    let found = entries[index].value
    // A key that is there once more is known there, too.
    while index < entries.count {
      if entries[index].text == text { entries[index].isRead = true }
      index &+= 1
    }
    return found
  }

  /// Takes a key out unread of which enough is said elsewhere; gives its place, if it is there.
  mutating func passOver<Value>(_ key: borrowing Key<Value>) -> ByteSpan? {
    guard let place = keySpan(key), take(key.text) != nil else { return nil }
    for index in range where reader.keys[index].text == key.text { reader.keys[index].text = .none }
    return place
  }

  /// Reads keys that another construct documents.
  @inline(__always)
  mutating func part<Value: ~Copyable>(
    of home: @autoclosure () -> Construct, _ read: (inout MappingReader) -> Value
  ) -> Value {
    guard let recorder = reader.recorder else { return read(&self) }
    let outer = recorder.home
    recorder.home = outer ?? home()
    defer { recorder.home = outer }
    return read(&self)
  }

  /// Whether a key that nobody knows is this one, misspelt or a level too deep; then nothing is missing.
  func hasMisspelt(_ name: String) -> Bool {
    if reader.displaced.contains(name, of: node) { return true }
    let unread = unreadKeys
    guard !unread.isEmpty else { return false }
    let names = construct.keys.map(\.name)
    return unread.contains {
      !names.contains($0) && Self.intended($0, among: names) == name
    }
  }

  /// The names of the keys that nobody has asked for yet.
  var unreadKeys: [String] {
    range.compactMap { index in
      let entry = reader.keys[index]
      guard !entry.isRead, reader.tree.kind(entry.key) == .scalar else { return nil }
      return reader.tree.string(entry.key)
    }
  }

  /// The key that an unknown one most likely stands for.
  private static func intended(_ text: String, among names: [String]) -> String? {
    keyWithoutColon(text, among: names) ?? keyWithoutSpace(text, among: names)?.key
      ?? OtherWords.key(for: text, among: names)
      ?? (OtherWords.isGesture(text, among: names) ? "push" : nil)
      ?? NearMiss.suggestion(for: text, among: names)
  }

  /// The value of ` = Feed`, ` => Feed` or `; Feed`, as other formats and slips give values to keys.
  static func valueBehindSign(_ text: Substring) -> Substring {
    text.drop { " =:>;".contains($0) }
  }

  /// The key of a line like `source { use: Feed }` or `use=Feed`, where a colon is missing.
  static func keyWithoutColon(_ text: String, among names: [String]) -> String? {
    guard let end = text.firstIndex(where: { " =;".contains($0) }) else { return nil }
    let word = String(text[..<end])
    return names.contains(word) ? word : nil
  }

  /// The key and the value of `lines:2`, where a space is missing behind the colon.
  static func keyWithoutSpace(
    _ text: String, among names: [String]
  ) -> (key: String, value: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let (key, value) = (String(text[..<colon]), String(valueBehindSign(text[colon...])))
    return !value.isEmpty && names.contains(key) ? (key, value) : nil
  }

  /// Whether a colon is missing after a key: with it, others might not be missing.
  private var lacksColon: Bool {
    let unread = unreadKeys
    guard !unread.isEmpty else { return false }
    let names = construct.keys.map(\.name)
    return unread.contains {
      Self.keyWithoutColon($0, among: names) != nil
        || Self.keyWithoutSpace($0, among: names) != nil
    }
  }

  /// Whether a key stands a level too deep: among those of a value that has no such key itself.
  func hasWithin(_ name: String) -> Bool {
    range.contains { index in
      let (key, value) = (reader.keys[index].key, reader.keys[index].value)
      guard reader.tree.kind(value) == .mapping,
        reader.tree.pairs(value).contains(where: { reader.tree.scalarEquals($0.key, string: name) })
      else { return false }
      let owner = construct.keys.first {
        reader.tree.scalarEquals(key, string: $0.name.description)
      }
      return owner?.shape.constructs.contains { $0.hasKey(name) } != true
    }
  }

  /// Whether there is a key that the construct does not have: it may stand for any that is missing.
  var hasUnknownKey: Bool {
    let unread = unreadKeys
    guard !unread.isEmpty else { return false }
    let names = Set(construct.keys.map(\.name))
    return unread.contains { !names.contains($0) }
  }

  private func reportMissing(_ key: KeyFacts, isText: Bool) {
    let name = key.name.description
    guard !hasMisspelt(name), !lacksColon, !hasUnknownKey, !hasWithin(name) else { return }
    reader.report(
      .missingKey, "\(construct.name) has no `\(key.name)`", at: start,
      help: isText ? key.cureOfText : names(key) ? key.cureOfName : key.cure)
  }

  /// Whether the value of a key is the name of something that is declared.
  private func names(_ key: KeyFacts) -> Bool {
    let name = key.name.description
    return switch construct.keys.first(where: { $0.name == name })?.shape {
    case .name, .notation(.type): true
    default: false
    }
  }

  /// Reports the keys that are missing and those that no one asked for, and lets go of all of them.
  func finish() {
    let count = reader.diagnostics.count
    unretainedConstruct._withUnsafeGuaranteedRef { reportMissing($0.rules) }
    let isIncomplete = reader.diagnostics.count > count
    if !reader.refusedValues.isEmpty { reportExchanged() }
    for index in range where !reader.keys[index].isRead {
      reportUnread(isIncomplete: isIncomplete)
      break
    }
    reader.keys.truncate(to: range.lowerBound)
  }

  /// Takes out the keys that do not go together with others, before any is read.
  mutating func takeOutExcess() {
    unretainedConstruct._withUnsafeGuaranteedRef { takeOutExcess($0.rules) }
  }

  func hasKey(_ name: String) -> Bool {
    range.contains { index in
      let key = reader.keys[index].key
      return reader.tree.kind(key) == .scalar && reader.tree.string(key) == name
    }
  }
}
