import Diagnostics
import SourceText

/// Holding the keys of a mapping to the rules of its construct.
extension MappingReader {
  /// Takes out the keys that do not go together with others, before any is read.
  @inline(__always)
  func takeOutExcess(_ rules: KeyRules) {
    for index in 0..<rules.tests.count {
      let test = rules.tests[index]
      guard !marks.isDisjoint(with: test.keys.marks) else { continue }
      if test.isExclusive {
        let met = marks.intersection(test.keys.marks).rawValue.nonzeroBitCount
        if test.keys.isDistinct, met <= 1 { continue }
        if count(of: test.keys, rules) > 1 { settle(rules.rules[index], rules) }
      } else if test.isOnly, count(of: test.keys, rules) > 0, count(of: test.others, rules) == 0 {
        settle(rules.rules[index], rules)
      }
    }
  }

  /// Reports the keys that are missing, once all are read.
  @inline(__always)
  func reportMissing(_ rules: KeyRules) {
    for index in 0..<rules.tests.count {
      let test = rules.tests[index]
      if test.isNeeded {
        if count(of: test.keys, rules) == 0 { reportMissing(rules.rules[index]) }
      } else if test.isNeeding, !marks.isDisjoint(with: test.keys.marks),
        count(of: test.keys, rules) > 0, count(of: test.others, rules) == 0
      {
        reportMissing(rules.rules[index])
      }
    }
  }

  /// How many keys the mapping has of some.
  private func count(of keys: KeyRules.KeySet, _ rules: KeyRules) -> Int {
    var count = 0
    for index in range where keys.marks.contains(reader.keys[index].text.mark) {
      let text = reader.keys[index].text
      for place in keys.range where rules.texts[place] == text { count += 1 }
    }
    return count
  }

  private func reportMissing(_ rule: KeyRule) {
    guard let complaint = rule.missing else { return }
    guard complaint.presupposed.map({ has($0) }) != false else { return }
    let names = rule.relation.isAboutPresence ? rule.relation.keys : rule.relation.others
    guard !names.contains(where: { hasMisspelt($0) || isRefused($0) }) else { return }
    report(complaint, about: rule.relation.keys)
  }

  /// Decides what becomes of keys that do not go together.
  private func settle(_ rule: KeyRule, _ rules: KeyRules) {
    if case .only(let keys, let others) = rule.relation {
      settle(keys.filter { has($0) }, with: others, rule, rules)
    } else {
      settle(rule.relation.keys.filter { has($0) }, rule)
    }
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
    // What belongs to a key that is not there, or to one of which is said enough, is known all the same.
    if others.contains(where: isRefused) { return present.forEach(refuse) }
    let isMissing = rules.rules.contains { other in
      other.missing != nil && other.relation.isAboutPresence
        && !other.relation.keys.contains(where: { has($0) })
        && others.allSatisfy(other.relation.keys.contains)
    }
    guard !isMissing else { return }
    guard let complaint = rule.excess else { return present.forEach(leave) }
    report(complaint, about: present)
    present.forEach(refuse)
  }

  /// Reports what is wrong with the mapping; once, if several rules say the same of it.
  func report(_ complaint: Complaint, about keys: [String] = []) {
    let subject = Complaint.Subject(construct: construct.name, keys: keys)
    let span: ByteSpan?
    switch complaint.place {
    case .mapping: span = nil
    case .start: span = range.first.map { reader.span(reader.keys[$0].key) }
    case .key(let names): span = names.lazy.compactMap { keySpan($0) }.first
    case .second(let names): span = names.lazy.compactMap { keySpan($0) }.dropFirst().first
    }
    let place = span ?? self.span
    let message = complaint.message(subject)
    let isKnown = reader.diagnostics.last.map {
      $0.message == message && $0.primary.span == place
    }
    guard isKnown != true else { return }
    reader.report(complaint.rule, message, at: place, help: complaint.help(subject))
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

  /// Whether the mapping has a key, whatever was said of it.
  func isSaid(_ name: String) -> Bool {
    has(name) || isRefused(name)
  }

  private func isRefused(_ name: String) -> Bool {
    range.contains {
      reader.keys[$0].isRefused && reader.tree.string(reader.keys[$0].key) == name
    }
  }

  private func forEachEntry(of name: String, _ body: (Int) -> Void) {
    let text = KeyText(name)
    for index in range where reader.keys[index].text == text { body(index) }
  }
}
