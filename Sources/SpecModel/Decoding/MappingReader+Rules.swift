import Diagnostics
import SourceText

/// Holding the keys of a mapping to the rules of its construct.
extension MappingReader {
  /// Takes out the keys that do not go together with others.
  mutating func takeOutExcess(_ rules: KeyRules) {
    guard mayHave(rules.marks) else { return }
    ruledKeys = rules.keys(in: range, of: reader.keys)
    for index in 0..<rules.exclusive.count {
      let test = rules.exclusive[index]
      guard test.hasSeveral(in: ruledKeys) else { continue }
      settle(rules.rules[test.rule], rules)
    }
    guard !ruledKeys.isDisjoint(with: rules.onlyBeside) else { return }
    for index in 0..<rules.only.count {
      let test = rules.only[index]
      if test.lacksPartner(in: ruledKeys) { settle(rules.rules[test.rule], rules) }
    }
  }

  /// Reports the keys that are missing, once all are read.
  func reportMissing(_ rules: KeyRules) {
    for index in 0..<rules.present.count {
      let test = rules.present[index]
      if ruledKeys.isDisjoint(with: test.keys) { reportMissing(rules.rules[test.rule]) }
    }
    for index in 0..<rules.needing.count {
      let test = rules.needing[index]
      if test.lacksPartner(in: ruledKeys) { reportMissing(rules.rules[test.rule]) }
    }
  }

  private func reportMissing(_ rule: KeyRule) {
    guard let complaint = rule.missing else { return }
    guard complaint.presupposed.map({ has($0) }) != false else { return }
    // What the one lacks of two keys that exclude each other is missing only if that is the one that is meant.
    guard rule.relation.isAboutPresence || !rule.relation.keys.contains(where: { isOneTooMany($0) })
    else {
      return
    }
    let names = rule.relation.isAboutPresence ? rule.relation.keys : rule.relation.others
    guard !names.contains(where: { hasMisspelt($0) || isRefused($0) || hasWithin($0) }),
      !hasUnknownKey, !isOfOuter
    else {
      return
    }
    report(complaint, about: rule.relation.keys)
  }

  /// Decides what becomes of keys that do not go together.
  private mutating func settle(_ rule: KeyRule, _ rules: KeyRules) {
    if case .only(let keys, let others) = rule.relation {
      settle(keys.filter { has($0) }, with: others, rule, rules)
    } else {
      settle(rule.relation.keys.filter { has($0) }, rule)
    }
    ruledKeys = rules.keys(in: range, of: reader.keys)
  }

  private func settle(_ present: [String], _ rule: KeyRule) {
    guard present.count > 1 else { return }
    let meant = rule.preferred.first(where: present.contains)
    guard let complaint = rule.excess, meant == nil else {
      let first = meant ?? present.first
      for key in present where key != first { leave(key) }
      return
    }
    report(complaint, about: present)
    switch complaint.remainder {
    case .all: return
    case .first: for key in present.dropFirst() { refuse(key) }
    case .none: for key in present + complaint.excused { refuse(key) }
    }
  }

  private func settle(
    _ present: [String], with others: [String], _ rule: KeyRule, _ rules: KeyRules
  ) {
    // What belongs to a key that is not there or misspelt, or to one of which is said enough, is known all the same.
    if others.contains(where: { isRefused($0) || hasMisspelt($0) }) || hasUnwrapped(others) {
      for key in present { refuse(key) }
      return
    }
    let isMissing = rules.rules.contains { other in
      other.missing != nil && other.relation.isAboutPresence
        && !other.relation.keys.contains(where: { has($0) })
        && others.allSatisfy(other.relation.keys.contains)
    }
    guard !isMissing else { return }
    // An unknown key, which is told, may be the one that they go with.
    guard rule.excess == nil || !lacksOneOf(others) else {
      for key in present { refuse(key) }
      return
    }
    guard let complaint = rule.excess else {
      for key in present { leave(key) }
      return
    }
    report(complaint, about: present)
    for key in present { refuse(key) }
  }

  /// Whether a key that the mapping does not know may stand for one of some that are not there.
  private func lacksOneOf(_ names: [String]) -> Bool {
    hasUnknownKey && !names.contains { has($0) }
  }

  /// Whether a key goes with others only, of which none is there.
  func lacksPartner(_ name: String) -> Bool {
    !isOfOuter
      && construct.relations.contains { relation in
        guard case .only(let keys, let others) = relation else { return false }
        return keys.contains(name) && !others.contains { hasKey($0) }
      }
  }

  /// Reports what is wrong with the mapping; once, if several rules say the same of it.
  func report(_ complaint: Complaint, about keys: [String] = []) {
    let subject = Complaint.Subject(
      construct: construct.name, keys: keys, itemWithoutDash: itemWithoutDash(keys),
      present: keysThatAreThere)
    let span: ByteSpan?
    switch complaint.place {
    case .mapping: span = nil
    case .start: span = range.first.map { reader.span(reader.keys[$0].key) }
    case .key(let names): span = names.compactMap { keySpan($0) }.first
    case .second(let names): span = names.compactMap { keySpan($0) }.dropFirst().first
    }
    let place = span ?? self.span
    let message = complaint.message(subject)
    let isKnown = reader.diagnostics.last.map {
      $0.message == message && $0.primary.span == place
    }
    guard isKnown != true else { return }
    var finding = Diagnostic(
      complaint.rule, message, at: reader.location(place), help: [complaint.help(subject)])
    if complaint.isOfIdleEffect { finding.subject = .nothingHappens(given: namesGiven) }
    reader.report(finding)
  }

  /// The names of what stands under `with:`.
  private var namesGiven: [String] {
    guard let values = reader.value(of: EffectGrammar.arguments.facts.name.description, in: node),
      reader.tree.kind(values) == .mapping
    else { return [] }
    return reader.tree.pairs(values).map { reader.tree.string($0.key) }
  }

  private var keysThatAreThere: [String] {
    range.map { reader.keys[$0].key }.filter { reader.tree.kind($0) == .scalar }
      .map { reader.tree.string($0) }
  }

  /// The second of some keys, if the mapping is an item of a list and the key begins a line of it: it may want a
  /// `- ` of its own.
  private func itemWithoutDash(_ keys: [String]) -> String? {
    let places = keys.compactMap { key in keySpan(key).map { (key: key, span: $0) } }
      .sorted { $0.span.range.lowerBound < $1.span.range.lowerBound }
    guard places.count > 1, !reader.tree.isFlow(node) else { return nil }
    let source = reader.tree.source
    let start = reader.tree.span(node).range.lowerBound
    let before = source[..<start].last { $0 != UInt8(ascii: " ") }
    return before == UInt8(ascii: "-") ? places[1].key : nil
  }

  /// Leaves a key to those that are reported since nobody has read them.
  private func leave(_ name: String) {
    forEachEntry(of: name) { reader.keys[$0].text = .none }
  }

  /// Lets a key count as read of which enough is said.
  private func refuse(_ name: String) {
    forEachEntry(of: name) {
      reader.keys[$0].text = .none
      reader.keys[$0].isRead = true
      reader.keys[$0].isRefused = true
    }
  }

  /// Takes back that keys do not go together with others, where more is missing than that.
  func withdraw(complaintsAbout names: [String]) {
    var places: Set<ByteSpan> = []
    for index in range where names.contains(reader.tree.string(reader.keys[index].key)) {
      places.insert(reader.span(reader.keys[index].key))
    }
    reader.withdraw { $0.rule == Rule.unknownKey.name && places.contains($0.primary.span) }
  }

  /// Whether the mapping has a key, whatever was said of it.
  func isSaid(_ name: String) -> Bool {
    has(name) || isRefused(name)
  }

  private func isRefused(_ name: String) -> Bool {
    range.contains {
      reader.keys[$0].isRefused && reader.tree.string(reader.keys[$0].key) == name
    }
  }

  /// Whether a key stands beside another one that it excludes, of which that is told.
  private func isOneTooMany(_ name: String) -> Bool {
    construct.keys.contains {
      $0.name != name && construct.excludes($0.name, name) && isRefused($0.name)
    }
  }

  private func forEachEntry(of name: String, _ body: (Int) -> Void) {
    let text = KeyText(name)
    for index in range where reader.keys[index].text == text { body(index) }
  }
}
