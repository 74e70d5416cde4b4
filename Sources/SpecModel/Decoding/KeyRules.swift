/// The rules of a construct in a form in which every mapping is quickly held to them.
///
/// What is gone through for each mapping is plain memory without references: counting these would let threads
/// that read files beside one another wait for each other.
final class KeyRules: Sendable {
  /// What a rule looks at.
  struct Test: Sendable {
    /// Where the rule stands among all.
    let rule: Int
    let keys: KeySet
    /// The keys beside which they stand, or that they need; none for rules that ask for keys at all.
    let others: KeySet
  }

  /// Some keys of the rules.
  struct KeySet: Sendable {
    /// Where they stand among the texts.
    let range: Range<Int>
    let marks: KeyText.Marks
    /// Whether each has a mark of its own.
    let isDistinct: Bool
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
  /// The marks of the keys that stand only beside others: most mappings have none of them.
  let marksOfOnly: KeyText.Marks
  let texts: [KeyText]

  init(_ table: [KeyRule]) {
    rules = table.filter(\.relation.isExclusive) + table.filter { !$0.relation.isExclusive }
    var texts: [KeyText] = []
    func add(_ names: [String]) -> KeySet {
      let added = names.map { KeyText($0) }
      let start = texts.count
      texts += added
      let marks = added.reduce(into: KeyText.Marks()) { $0.insert($1.mark) }
      return KeySet(
        range: start..<texts.count, marks: marks,
        isDistinct: marks.rawValue.nonzeroBitCount == added.count)
    }
    var (exclusive, only, present, needing): ([Test], [Test], [Test], [Test]) = ([], [], [], [])
    for (index, rule) in rules.enumerated() {
      let relation = rule.relation
      let test = Test(rule: index, keys: add(relation.keys), others: add(relation.others))
      if relation.isExclusive { exclusive.append(test) }
      if relation.isAboutPresence, rule.missing != nil { present.append(test) }
      switch relation {
      case .only: only.append(test)
      case .needs where rule.missing != nil: needing.append(test)
      default: break
      }
    }
    (self.exclusive, self.only, self.present, self.needing) = (exclusive, only, present, needing)
    marksOfOnly = only.reduce(into: []) { $0.formUnion($1.keys.marks) }
    self.texts = texts
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
