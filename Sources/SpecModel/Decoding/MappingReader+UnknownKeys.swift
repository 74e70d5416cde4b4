import Diagnostics
import SourceText
import SpecSyntax

/// Keys that no one asked for.
extension MappingReader {
  /// What is said of a key that the mapping does not know.
  struct Cure {
    /// What is wrong, where it is something else than that.
    var message: String?
    /// Where it is wrong, where that is not the key itself.
    var place: ByteSpan?
    var help: [String]
    var fixes: [Fix] = []
  }

  /// What a mapping could have, and what it has.
  struct Surroundings {
    let names: [String]
    let present: Set<String>
    /// Those that go together with what is there.
    let fitting: [String]
    /// Those of them that are not there yet.
    let free: [String]
    /// How many keys nobody asked for.
    let unknownCount: Int

    init(of construct: Construct, present isPresent: (String) -> Bool, unknownCount: Int) {
      let names = construct.keys.map(\.name)
      let present = Set(names.filter(isPresent))
      self.names = names
      self.present = present
      fitting = names.filter { construct.hasRoom(for: $0, beside: present.contains) }
      free = fitting.filter { !present.contains($0) }
      self.unknownCount = unknownCount
    }
  }

  /// Reports the keys that no one asked for.
  ///
  /// - Parameter isIncomplete: Whether it is told that a key is missing: then those that would go with it are right.
  func reportUnread(isIncomplete: Bool) {
    var unread = range.filter { index in
      !reader.keys[index].isRead && reader.tree.kind(reader.keys[index].key) == .scalar
    }
    unread.removeAll { isWithinParentheses($0) }
    if isIncomplete { unread.removeAll { lacksPartner(reader.tree.string(reader.keys[$0].key)) } }
    unread.removeAll(where: Set(reportUnbracketed(among: unread)).contains)
    unread.removeAll(where: Set(reportFields(among: unread)).contains)
    unread.removeAll(where: Set(reportBesideWord(among: unread)).contains)
    unread.removeAll(where: Set(reportOutdented(among: unread)).contains)
    unread.removeAll(where: Set(reportOverindented(among: unread)).contains)
    unread.removeAll(where: Set(reportUnwrapped(among: unread)).contains)
    unread.removeAll(where: Set(reportKindAsValue(among: unread)).contains)
    unread.removeAll(where: Set(reportBesideToggle(among: unread)).contains)
    unread.removeAll(where: Set(reportChoice(among: unread)).contains)
    guard !unread.isEmpty else { return }
    // A hostile mapping may have very many keys: they are gone through once.
    let surroundings = Surroundings(
      of: construct, present: { hasKey($0) },
      unknownCount: range.count { !reader.keys[$0].isRead })
    var displaced: Construct?
    for index in unread {
      let entry = reader.keys[index]
      let name = reader.tree.string(entry.key)
      // What stood below a key that is told to belong elsewhere follows it.
      if let displaced, displaced.hasKey(name) { continue }
      displaced = reader.isEmpty(entry.value) ? constructOfOuter(name) : nil
      reportUnknown(entry, surroundings)
    }
  }

  /// What stands below a key of one of the mappings around.
  private func constructOfOuter(_ name: String) -> Construct? {
    reader.enclosing.home(of: name, around: node, reader.tree)?.0.keys
      .first { $0.name == name }?.shape.constructs.first
  }

  /// Whether a key is a piece of the value before it, such as `rgb(20, 23, 26)`, which a comma ends, and of that value is
  /// told.
  private func isWithinParentheses(_ index: Int) -> Bool {
    guard reader.tree.isFlow(node), reader.tree.kind(reader.keys[index].value) == .scalar,
      reader.tree.scalarSize(reader.keys[index].value) == 0
    else { return false }
    return (max(range.lowerBound, index - Self.mostPieces)..<index).contains { other in
      let value = reader.keys[other].value
      guard reader.tree.kind(value) == .scalar, reader.tree.style(value) == .plain else {
        return false
      }
      let text = reader.tree.string(value)
      guard text.contains("("), !text.contains(")") else { return false }
      let span = reader.tree.span(value)
      return reader.diagnostics.contains { span.contains($0.primary.span) }
    }
  }

  /// A colour has three parts and perhaps its opacity.
  private static let mostPieces = 4

  private func reportUnknown(_ entry: Entry, _ around: Surroundings) {
    let name = reader.tree.string(entry.key)
    let cure =
      lostSpace(in: entry) ?? commaForDot(before: entry) ?? typeAsKey(name, entry)
      ?? lostHash(ofSentence: name, entry) ?? sourceOfText(called: name, entry, around)
      ?? misplacement(of: name, entry, around)
      ?? otherWord(for: name, entry, around) ?? likeness(of: name, entry, around)
      ?? remark(under: name, entry) ?? Cure(help: [listing(around.names, around)])
    var finding = Diagnostic(
      .unknownKey, cure.message ?? "\(construct.name) has no key `\(name)`",
      at: reader.location(cure.place ?? reader.span(entry.key)), help: cure.help, fixes: cure.fixes)
    if !reader.tree.documents.contains(node) { finding.unreadMapping = reader.tree.span(node) }
    reader.report(finding)
  }

  /// What to do about a key that stands where it cannot, or is none.
  private func misplacement(of name: String, _ entry: Entry, _ around: Surroundings) -> Cure? {
    if let look = lookOfTheme(name, entry) { return look }
    if let place = construct.misplaced[name] {
      return Cure(help: [homeThatIsThere(name, in: place, entry) ?? place])
    }
    if name == "$ref", reader.tree.kind(entry.value) == .scalar {
      if around.names.contains("use") {
        return Cure(help: ["did you mean `use`?"])
      }
      let type = reader.tree.string(entry.value).split(separator: "/").last ?? "Post"
      return Cure(help: ["types stand by their names alone, without `$ref`: `\(type)`"])
    }
    if name.contains("."), reader.tree.isFlow(node), reader.isEmpty(entry.value), range.count == 1 {
      return Cure(
        message: "braces make a mapping of `\(name)`", help: ["write it without braces: `\(name)`"])
    }
    if let number = numberWithComma(endingIn: entry) {
      return Cure(
        message: "the comma in a number begins another key here",
        help: ["a number has a point: `\(number)`"])
    }
    if let key = construct.keys.first(where: { $0.name == name }) {
      if isOfOuter, let (home, owner) = reader.enclosing.home(of: name, around: node, reader.tree) {
        return Cure(
          message:
            "`\(name)` is a key of the \(home.name) around, and stands within its `\(reader.tree.string(owner))` here",
          help: ["indent it like `\(reader.tree.string(owner)):`, without a `- `"])
      }
      let meaning = firstSentence(of: key.documentation)
      if let cure = otherPartner(of: name, meaning, around) { return cure }
      if let cure = keyOfParts(entry, around, least: 1) { return cure }
      if let inner = innerHome(of: name, beside: around.present, isThere: true) {
        return Cure(help: [inner])
      }
      let partners = partners(of: name)
      let others = partners.isEmpty ? "change what stands beside it" : "write it beside \(partners)"
      return Cure(
        message: "`\(name)` does not go together with the other keys of this \(construct.name)",
        help: [
          "take it out, or \(others); it says: \(meaning.prefix(1).lowercased() + meaning.dropFirst())"
        ])
    }
    if let key = Self.keyWithoutColon(name, among: around.names) {
      return lostColon(behind: key, of: name, entry)
    }
    if let (key, value) = Self.keyWithoutSpace(name, among: around.names) {
      return Cure(
        message: "`\(name)` is one word: a space is missing behind its colon",
        help: ["write `\(key): \(value)`"],
        fixes: Fix.replacing(
          name, at: reader.location(reader.tree.span(entry.key)), by: "\(key): \(value)", .unsafe))
    }
    if let cure = useWithColon(name, entry) ?? lostHash(name, entry) ?? lostID(name, entry) {
      return cure
    }
    if let colon = NameKind.withoutColon(name) { return Cure(help: [colon]) }
    if around.names.contains("push"), let word = EffectGrammar.otherWords[name.lowercased()] {
      // Beside what is done an alert asks before it.
      if name.lowercased() == "alert", !around.free.contains(word), around.free.contains("confirm")
      {
        return cure(calling: entry, "confirm")
      }
      return Cure(help: ["did you mean `\(word.contains(":") ? word : "\(word): …")`?"])
    }
    // What is like a key here and has below it what that has is no key of something around.
    if NearMiss.match(for: name, among: keysTaking(entry.value)) != nil { return nil }
    if let cure = reader.cure(forDisplaced: name, in: node) {
      let all = Listing.all(around.names, kind: "keys of \(construct.name)", of: construct.name)
      return Cure(help: [cure, all])
    }
    if let cure = keyOfParts(entry, around) { return cure }
    return reader.cure(forInner: name, in: node).map { Cure(help: [$0]) }
  }

  /// What to do about a key that goes with another one than that which stands beside it, and takes the same value:
  /// `as` goes with `present`, and `push` is written.
  private func otherPartner(
    of name: String, _ meaning: String, _ around: Surroundings
  ) -> Cure? {
    if let cure = keyAsValue(beside: name) { return cure }
    for case .only(let keys, with: let partners) in construct.relations where keys.contains(name) {
      guard partners.count == 1, let partner = partners.first,
        let shape = construct.keys.first(where: { $0.name == partner })?.shape,
        let written = around.present.first(where: { other in
          other != partner && construct.excludes(other, partner)
            && construct.keys.contains { $0.name == other && $0.shape == shape }
        }), let place = keySpan(written)
      else { continue }
      return Cure(
        message: "`\(name)` does not go together with `\(written)`",
        help: [
          "say `\(partner)` in the place of `\(written)`, or take `\(name)` out; it says: \(meaning.prefix(1).lowercased() + meaning.dropFirst())"
        ],
        fixes: [.replacing(at: reader.location(place), by: partner, .unsafe)])
    }
    return nil
  }

  /// What a key is called here that other tools call so.
  private func otherWord(for name: String, _ entry: Entry, _ around: Surroundings) -> Cure? {
    // A key with other capitals is no other word for one.
    guard !around.free.contains(where: { $0.lowercased() == name.lowercased() }) else { return nil }
    if let cure = sequel(called: name, entry, around) { return cure }
    if let limit = OtherWords.limit(for: name, among: around.names) {
      return cure(limit.key, limit.bound, entry, around)
    }
    if let cure = choice(called: name, entry, around.free)
      ?? keyboard(called: name, entry, around) ?? pattern(called: name, entry, around)
    {
      return cure
    }
    if around.names.contains("required"), let cure = requirement(for: name, entry) { return cure }
    if OtherWords.isInverse(name), around.names.contains("when") {
      return Cure(help: ["say when it is there instead: `when: not …`"])
    }
    if var key = OtherWords.key(for: name, among: around.free) {
      // An event is that of an adapter.
      if key == "select", around.free.contains("event"), reader.tree.kind(entry.value) == .scalar,
        reader.tree.string(entry.value).contains(".")
      {
        key = "event"
      }
      if let cure = withinKey(key, for: name, entry) ?? wholeAddress(as: key, entry) { return cure }
      return cure(calling: entry, key)
    }
    if OtherWords.isGesture(name, among: around.names), keyOffering(entry.value, around) == nil {
      if around.free.contains("event"), namesEvent(entry.value) {
        return cure(calling: entry, "event")
      }
      if let cure = effect(named: entry.value, among: around.names) { return cure }
      return Cure(
        help: [
          "what follows on a tap stands in its place: "
            + effectsOnTap(among: around.names).map { "`\($0): …`" }.joined(separator: ", ")
        ])
    }
    if let key = keyOffering(entry.value, around) ?? missingKey(for: entry.value, around) {
      return cure(calling: entry, key)
    }
    return OtherWords.key(for: name, among: around.names)
      .map { formatByName(as: $0, entry) ?? Cure(help: ["it is called `\($0)` here"]) }
  }

  /// The only key that has to be there and is not, where all others are there that are written.
  private func missingKey(for value: NodeID, _ around: Surroundings) -> String? {
    guard reader.tree.kind(value) == .scalar, reader.tree.scalarSize(value) > 0 else { return nil }
    let missing = construct.keys.filter {
      $0.presence == .required && !around.present.contains($0.name)
    }
    guard missing.count == 1, around.unknownCount == 1,
      missing[0].shape.takes(reader.tree.string(value))
    else { return nil }
    return missing[0].name
  }

  /// The only key that could be added and has a value among its choices.
  private func keyOffering(_ value: NodeID, _ around: Surroundings) -> String? {
    guard reader.tree.kind(value) == .scalar, reader.tree.scalarSize(value) > 3 else { return nil }
    let word = reader.tree.string(value)
    let keys = construct.keys.filter { $0.shape.offers(word) && around.free.contains($0.name) }
    return keys.count == 1 ? keys[0].name : nil
  }

  /// What to write where the value of another word for a key is none for the key: `accessibilityLabel: $item.title`
  /// for the `label` of `accessibility`.
  private func withinKey(_ key: String, for name: String, _ entry: Entry) -> Cure? {
    guard let shape = construct.keys.first(where: { $0.name == key })?.shape else { return nil }
    let constructs = shape.constructs
    let isMapping = reader.tree.kind(entry.value) == .mapping
    if isMapping, constructs.isEmpty, !shape.isMap {
      return Cure(help: ["it is called `\(key)` here, and takes one value and no mapping"])
    }
    guard reader.tree.kind(entry.value) == .scalar, shape.isConstructAlone,
      let inner = constructs.first
    else { return nil }
    let value = reader.tree.string(entry.value)
    if inner.hasKey(name) {
      return Cure(help: ["it is said within `\(key)`: `\(key): { \(name): \(value) }`"])
    }
    guard let part = OtherWords.key(for: name, among: inner.keys.map(\.name)) else {
      return Cure(help: [
        "it is called `\(key)` here, with \(Listing.all(inner.keys.map(\.name), kind: "keys", of: inner.name))"
      ])
    }
    return Cure(help: ["it is said within `\(key)`: `\(key): { \(part): \(value) }`"])
  }

  /// What to write for a limit that stands within another key here, with the other one where both are written so.
  private func cure(
    _ key: String, _ bound: String, _ entry: Entry, _ around: Surroundings
  ) -> Cure {
    let limits = range.prefix(Self.mostNeighbours).map { reader.keys[$0] }.filter { other in
      guard reader.tree.kind(other.key) == .scalar else { return false }
      let limit = OtherWords.limit(for: reader.tree.string(other.key), among: around.names)
      return limit?.key == key && (limit?.bound != bound || other.key == entry.key)
    }
    let bounds = limits.map { other -> String in
      let name = reader.tree.string(other.key)
      let bound = OtherWords.limit(for: name, among: around.names)?.bound ?? bound
      let isScalar = reader.tree.kind(other.value) == .scalar
      return "\(bound): \(isScalar ? reader.tree.string(other.value) : "…")"
    }
    let meant = "\(key): { \(bounds.joined(separator: ", ")) }"
    var cure = Cure(help: ["it is said within `\(key)`: `\(meant)`"])
    let areWritten = limits.allSatisfy {
      reader.tree.kind($0.value) == .scalar && reader.tree.scalarSize($0.value) > 0
    }
    // Both are mended by one change, as far as nothing stands between them.
    if !hasKey(key), areWritten, let first = limits.first, let last = limits.last,
      limits.count == 1 || isNext(last, behind: first)
    {
      let span = reader.tree.span(first.key).union(reader.tree.span(last.value))
      cure.fixes = [.replacing(at: reader.location(span), by: meant, .unsafe)]
    }
    return cure
  }

  private func isNext(_ entry: Entry, behind other: Entry) -> Bool {
    guard let position = range.first(where: { reader.keys[$0].key == other.key }) else {
      return false
    }
    return position + 1 < range.upperBound && reader.keys[position + 1].key == entry.key
  }

  /// The keys that there are, or those that go with what is there where these are clearly fewer.
  private func listing(_ names: [String], _ around: Surroundings) -> String {
    let present = around.present
    var others = around.free
    if !present.isDisjoint(with: EffectGrammar.waitingKeys) {
      others.removeAll(where: EffectGrammar.sequelsOfScreens.contains)
    }
    guard names.count > 8, !others.isEmpty, others.count * 2 <= names.count,
      !reader.tree.documents.contains(node),
      let main = names.first(where: { present.contains($0) && isMain($0) })
    else { return Listing.all(names, kind: "keys of \(construct.name)", of: construct.name) }
    return "what goes with `\(main)` is \(Listing.some(others, of: construct.name))"
  }

  /// Whether a key says what the mapping is: it excludes others.
  private func isMain(_ name: String) -> Bool {
    construct.relations.contains { relation in
      switch relation {
      case .exactlyOne(let keys), .atMostOne(let keys): keys.contains(name)
      default: false
      }
    }
  }

  /// What to do about a key that belongs a level deeper, if it is one of the value of only one key.
  ///
  /// - Parameter isThere: Whether only keys that are there come into question.
  func innerHome(
    of name: String, beside keys: Set<String>, isThere: Bool = false
  ) -> String? {
    let homes = construct.keys.filter { key in
      key.name != name
        && key.shape.constructs.contains { $0.hasKey(name) && !$0.choosesBy(name) }
    }
    let present = homes.filter { keys.contains($0.name) }
    guard
      let home = present.count == 1
        ? present.first : homes.count == 1 && !isThere ? homes.first : nil,
      keys.contains(home.name) || construct.hasRoom(for: home.name, beside: keys.contains)
    else {
      // What is said of a part is written at the part, and not at what holds several.
      guard !isThere, homes.count == 1, !homes[0].shape.elements.isEmpty else { return nil }
      let owner = homes[0].name
      return "`\(name)` is a key of `\(owner)`: write it there, `\(owner): { …, \(name): … }`"
    }
    if let written = reader.value(of: home.name, in: node), reader.tree.kind(written) == .scalar,
      reader.tree.scalarSize(written) > 0,
      let inner = home.shape.constructs.first(where: { $0.hasKey(name) })
    {
      let value = reader.tree.string(written)
      // What is a value is no key of the app's strings.
      let main = value.hasPrefix("$") && inner.hasKey("value") ? "value" : inner.keys[0].name
      return
        "`\(name)` is a key of `\(home.name)` in its long form: `\(home.name): { \(main): \(value), \(name): … }`"
    }
    let isBelow = has(home.name.description)
    return "`\(name)` is a key of `\(home.name)`: "
      + (isBelow
        ? "indent it below `\(home.name):`" : "write it within, `\(home.name): { \(name): … }`")
  }

  /// Who writes keys by hand does not have more of them in a mapping.
  static let mostNeighbours = 64

  /// The keys beside which a key stands, where these are few.
  private func partners(of name: String) -> String {
    for case .only(let keys, with: let partners) in construct.relations where keys.contains(name) {
      guard partners.count <= 3 else { return "" }
      return partners.map { "`\($0)`" }.joined(separator: " or ")
    }
    return ""
  }
}
