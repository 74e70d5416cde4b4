import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Declarations whose names are slips: those who use them write what was meant, and are not to blame.
extension Findings {
  /// A name that nothing has, and the one that stands nearest to it.
  private struct Pair: Hashable {
    let used: String
    let declared: String
  }

  /// Tells at its declaration a name that stands there alone, where those who ask for it write another one, and in
  /// their place.
  mutating func gatherMisspelt(in index: AppIndex) {
    var uses: [Pair: [Int]] = [:]
    for position in diagnostics.indices.prefix(Self.mostExamined) {
      if let pair = pair(of: diagnostics[position]) { uses[pair, default: []].append(position) }
    }
    guard !uses.isEmpty else { return }
    let names = SpelledNames(of: index)
    var gathered: Set<Int> = []
    for (pair, positions) in uses.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let declared = names.only(pair.declared) else { continue }
      let positions = positions.filter { diagnostics[$0].primary != declared.location }
      guard
        areEvident(positions, of: declared, in: index)
          || !positions.isEmpty
            && names.isLikelier(pair.used, than: pair.declared, in: declared)
      else { continue }
      let followers = diagnostics.indices.filter { position in
        positions.contains(position) || follows(diagnostics[position], from: declared, pair)
      }
      guard gathered.isDisjoint(with: followers), let first = positions.first else { continue }
      diagnostics[first] = misspelt(pair, declared, used: positions, followers)
      gathered.formUnion(followers.filter { $0 != first })
    }
    remove(gathered)
  }

  private static let mostExamined = 400

  /// Whether some uses say by their number that a name is a slip where it is declared.
  private func areEvident(
    _ positions: [Int], of declared: SymbolReference, in index: AppIndex
  ) -> Bool {
    positions.count > 1
      && !(declared.symbol.kind.isToken
        && index.areInOneDeclaration(positions.map { diagnostics[$0].primary }))
  }

  private func misspelt(
    _ pair: Pair, _ declared: SymbolReference, used: [Int], _ followers: [Int]
  ) -> Diagnostic {
    let places = used.map { diagnostics[$0] }
    let inSpecs = places.filter { $0.rule != SpecRule.sampleMismatch.rule.name }
    let named = inSpecs.isEmpty ? "responses have" : "`\(pair.used)` is named"
    let count = inSpecs.count == 1 ? "once" : "\(inSpecs.count) times"
    let verb = declared.isDeclaration ? "is declared here and named nowhere" : "stands here alone"
    var finding = Diagnostic(
      rule: places[0].rule, severity: followers.map { diagnostics[$0].severity }.max() ?? .error,
      message: inSpecs.isEmpty
        ? "`\(pair.declared)` \(verb), and \(named) `\(pair.used)`"
        : "`\(pair.declared)` \(verb), and \(named) \(count)",
      at: declared.location,
      related: places.prefix(Self.mostUses).map {
        .init($0.primary, "`\(pair.used)` \(inSpecs.isEmpty ? "stands" : "is named") here")
      },
      help: ["did you mean `\(pair.used)` here?"]
        + (inSpecs.isEmpty ? [] : ["or write `\(pair.declared)` where `\(pair.used)` stands"]))
    finding.stage = places[0].stage
    finding.consequences = followers.map { diagnostics[$0] }
    return finding
  }

  /// Whether a finding only says that the misspelt name is not what it should be.
  private func follows(
    _ finding: Diagnostic, from declared: SymbolReference, _ pair: Pair
  ) -> Bool {
    if finding.primary == declared.location || finding.cause == pair.used { return true }
    return finding.rule == SpecRule.sampleMismatch.rule.name
      && finding.related.first?.location == declared.location
      && finding.misnaming?.meant.inCamelCase == pair.used
  }

  /// What a finding says that was meant by a name.
  private func pair(of finding: Diagnostic) -> Pair? {
    guard finding.severity != .note, let names = finding.misnaming else { return nil }
    if finding.rule == SpecRule.sampleMismatch.rule.name {
      // Responses use the names that fields declare.
      guard names.written.utf8.first?.isSmall == true,
        NearMiss.isSlip(names.written, of: names.meant)
      else { return nil }
      return Pair(used: names.meant.inCamelCase, declared: names.written.inCamelCase)
    }
    guard finding.rule.hasPrefix("unknown-") || finding.rule == SpecRule.extraParameter.rule.name
    else { return nil }
    return Pair(used: names.written, declared: names.meant)
  }
}

/// The names of an app by how they are spelt, and how often their words stand in it.
private struct SpelledNames {
  private var references: [String: [SymbolReference]] = [:]
  private var counts: [String: Int] = [:]
  private var stems: [FileID: String] = [:]
  /// In how many names a word stands with its capitals.
  private var written: [Substring: Int] = [:]

  init(of index: AppIndex) {
    for reference in SymbolIndex(of: index).references {
      references[reference.symbol.name, default: []].append(reference)
    }
    for (name, uses) in references {
      count(name, uses.count)
      for word in Self.wordsAsWritten(name) { written[word, default: 0] += 1 }
    }
    for file in index.files {
      stems[file.id] = file.stem
      count(file.stem, 1)
    }
    for kind in DeclarationKind.allCases {
      for key in Grammar.construct(of: kind).keys { count(key.name, 2) }
    }
    for key in index.strings.map({ Array($0.keys) }) ?? [] {
      for part in key.split(separator: ".") { count(String(part), 1) }
    }
  }

  private mutating func count(_ name: String, _ times: Int) {
    for word in NearMiss.wordTexts(name) { counts[word, default: 0] += times }
  }

  /// Where a name stands that stands in one place only.
  func only(_ name: String) -> SymbolReference? {
    guard let found = references[name], found.count == 1 else { return nil }
    return found[0]
  }

  /// Whether the words of a name are those of the app, and those of another one, which stands in one place, are not.
  func isLikelier(_ name: String, than other: String, in place: SymbolReference) -> Bool {
    if stems[place.location.file] == name { return true }
    if let isSo = isSpeltMoreOften(name, than: other) { return isSo }
    return share(ofStrangeWordsIn: other, besides: name)
      > share(ofStrangeWordsIn: name, besides: other)
  }

  /// Whether the app writes the words of a name rather so, where only their capitals differ from those of another one:
  /// `ByID` beside `postID`, and not `ById`. Nil where more differs, and where one begins with a capital, which says what
  /// it is the name of.
  private func isSpeltMoreOften(_ name: String, than other: String) -> Bool? {
    guard name.lowercased() == other.lowercased(), name.first == other.first else { return nil }
    let (words, others) = (Self.wordsAsWritten(name), Self.wordsAsWritten(other))
    guard words.count == others.count else { return nil }
    func count(_ word: Substring, besides name: String) -> Int {
      written[word, default: 0] - (references[name] == nil ? 0 : 1)
    }
    let votes = zip(words, others).filter { $0 != $1 }
      .map { count($0, besides: name) - count($1, besides: other) }
    return votes.reduce(0, +) > 0
  }

  /// The words of a name with their capitals; none of a name with other signs between them.
  private static func wordsAsWritten(_ name: String) -> [Substring] {
    var (words, rest): ([Substring], Substring) = ([], name[...])
    for word in NearMiss.wordTexts(name) {
      guard rest.prefix(word.count).lowercased() == word else { return [] }
      words.append(rest.prefix(word.count))
      rest = rest.dropFirst(word.count)
    }
    return words
  }

  /// Whether one of two words is the other one with an ending.
  private static func areForms(_ word: String, _ other: String) -> Bool {
    (word.hasPrefix(other) || other.hasPrefix(word)) && abs(word.count - other.count) <= 3
  }

  /// How much of a name are words that no other name has, from 0 to 1; words of both names say nothing.
  private func share(ofStrangeWordsIn name: String, besides other: String) -> Double {
    let (words, others) = (NearMiss.wordTexts(name), NearMiss.wordTexts(other))
    let own = references[name]?.count ?? 0
    let strange = words.filter { word in
      // Another form of a word is none that nobody knows: `publish` and `published`.
      counts[word, default: 0] <= own
        && !others.contains { Self.areForms($0, word) }
    }
    return words.isEmpty ? 0 : Double(strange.count) / Double(words.count)
  }
}

extension String {
  /// The key of a payload as a field would be called.
  fileprivate var inCamelCase: String {
    let words = split(separator: "_")
    guard words.count > 1, let first = words.first else { return self }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
