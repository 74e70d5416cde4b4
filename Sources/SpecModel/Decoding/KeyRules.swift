/// The rules of a construct in a form in which every mapping is quickly held to them: each key that they are about
/// is a bit.
///
/// What is gone through for each mapping is plain memory without references: counting these would let threads
/// that read files beside one another wait for each other.
final class KeyRules: Sendable {
  /// Some of the keys that the rules are about.
  struct KeySet: OptionSet, Sendable {
    let rawValue: UInt64
  }

  /// What a rule looks at.
  struct Test: Sendable {
    /// Where the rule stands among all.
    let rule: Int
    let keys: KeySet
    /// The keys beside which they stand, or that they need; none for rules that ask for keys at all.
    let others: KeySet

    /// Whether there is more than one of the keys.
    @inline(__always)
    func hasSeveral(in keys: KeySet) -> Bool {
      let bits = keys.rawValue & self.keys.rawValue
      return bits & (bits &- 1) != 0
    }

    /// Whether there is a key and none of those that stand beside it.
    @inline(__always)
    func lacksPartner(in keys: KeySet) -> Bool {
      !keys.isDisjoint(with: self.keys) && keys.isDisjoint(with: others)
    }
  }

  /// In the order of the table, but for those first that say which of several keys is meant.
  let rules: [KeyRule]
  /// Of several keys only one stands.
  let exclusive: [Test]
  /// Keys stand only beside others.
  let only: [Test]
  /// There is one of the keys.
  let present: [Test]
  /// Keys need others.
  let needing: [Test]
  /// The keys that stand only beside others: most mappings have none of them.
  let onlyBeside: KeySet
  /// The marks of all keys that the rules are about: many mappings have none of them.
  let marks: KeyText.Marks
  private let bits: KeyBits

  init(_ table: [KeyRule]) {
    rules = table.filter(\.relation.isExclusive) + table.filter { !$0.relation.isExclusive }
    var bits = KeyBits()
    var (exclusive, only, present, needing): ([Test], [Test], [Test], [Test]) = ([], [], [], [])
    for (index, rule) in rules.enumerated() {
      let relation = rule.relation
      let test = Test(
        rule: index, keys: bits.insert(relation.keys), others: bits.insert(relation.others))
      if relation.isExclusive { exclusive.append(test) }
      if relation.isAboutPresence, rule.missing != nil { present.append(test) }
      switch relation {
      case .only: only.append(test)
      case .needs where rule.missing != nil: needing.append(test)
      default: break
      }
    }
    (self.exclusive, self.only, self.present, self.needing) = (exclusive, only, present, needing)
    onlyBeside = only.reduce(into: []) { $0.formUnion($1.keys) }
    marks = bits.marks
    self.bits = bits
  }

  /// The keys of a mapping that the rules are about.
  func keys(in range: Range<Int>, of stack: KeyStack) -> KeySet {
    guard !rules.isEmpty else { return [] }
    var keys: KeySet = []
    let entries = stack.entries(in: range)
    for index in 0..<entries.count where marks.contains(entries[index].text.mark) {
      keys.formUnion(bits[entries[index].text])
    }
    return keys
  }
}

/// The bits of some keys.
private struct KeyBits: Sendable {
  private struct Slot: Sendable {
    var text = KeyText.none
    var keys: KeyRules.KeySet = []
    /// Where the next key with the same mark stands; 0 if there is none.
    var next = 0
  }

  /// The first key with each of the 64 marks, and behind them the others.
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0

  var marks: KeyText.Marks { slots.reduce(into: []) { $0.formUnion($1.text.mark) } }

  @inline(__always)
  subscript(text: KeyText) -> KeyRules.KeySet {
    guard !text.mark.isEmpty else { return [] }
    var place = text.mark.rawValue.trailingZeroBitCount
    repeat {
      if slots[place].text == text { return slots[place].keys }
      place = slots[place].next
    } while place > 0
    return []
  }

  /// - Precondition: There are at most 64 keys, which a test holds the grammar to.
  mutating func insert(_ names: [String]) -> KeyRules.KeySet {
    var keys: KeyRules.KeySet = []
    for text in names.map({ KeyText($0) }) {
      if self[text].isEmpty {
        precondition(count < 64)
        add(Slot(text: text, keys: KeyRules.KeySet(rawValue: 1 << count)))
        count += 1
      }
      keys.formUnion(self[text])
    }
    return keys
  }

  private mutating func add(_ slot: Slot) {
    let first = slot.text.mark.rawValue.trailingZeroBitCount
    if slots[first].keys.isEmpty {
      slots[first] = slot
      return
    }
    slots.append(slot)
    slots[slots.count - 1].next = slots[first].next
    slots[first].next = slots.count - 1
  }
}

extension KeyRelation {
  /// The keys that the relation is about.
  var keys: [String] {
    switch self {
    case .exactlyOne(let keys), .atLeastOne(let keys), .atMostOne(let keys), .only(let keys, _):
      keys
    case .needs(let key, _): [key]
    }
  }

  /// The keys beside which they stand, or that they need.
  var others: [String] {
    switch self {
    case .exactlyOne, .atLeastOne, .atMostOne: []
    case .only(_, let others), .needs(_, let others): others
    }
  }

  /// Whether no two of its keys go together.
  fileprivate var isExclusive: Bool {
    switch self {
    case .exactlyOne, .atMostOne: true
    case .atLeastOne, .only, .needs: false
    }
  }

  /// Whether one of its keys is always there.
  var isAboutPresence: Bool {
    switch self {
    case .exactlyOne, .atLeastOne: true
    case .atMostOne, .only, .needs: false
    }
  }
}
