/// Guesses which known name a mistyped one was meant to be.
public enum NearMiss {
  /// Names longer than this are not compared: they are no slip of the finger, and comparing is
  /// quadratic in the length.
  private static let longestName = 96

  /// A known name that a mistyped one may have been meant to be.
  public struct Match: Sendable, Hashable {
    public let name: String
    /// Whether no other name is as near.
    public fileprivate(set) var isOnlyOne = true
    /// The one that would be meant as well, which only the alphabet puts behind it.
    public fileprivate(set) var rival: String?
    /// Whether only capital and small letters differ, or letters that look the same.
    public var differsInCaseOnly: Bool { distance == 0 }
    fileprivate let distance: Int

    /// A name that something else than its letters speaks for.
    public static func meant(_ name: String) -> Match {
      Match(name: name, isOnlyOne: false, distance: 1)
    }
  }

  /// The name among `candidates` that is most like `name`, if any is like enough.
  public static func suggestion(
    for name: String, among candidates: some Sequence<String>
  ) -> String? {
    match(for: name, among: candidates)?.name
  }

  /// The name among `candidates` that is most like `name`, if any is like enough.
  ///
  /// A candidate that differs only in letter case, or in letters that look the same, always wins. Otherwise up to a third of the
  /// name's characters may be inserted, left out, replaced or swapped with their neighbour; of names in
  /// parts, such as `feed.title`, the parts that both begin with count for nothing. Of
  /// equally near candidates one that has the same letters goes before one that begins alike, and that before the
  /// first in alphabetical order, so that the answer does not depend on the order of the candidates. Names of
  /// several words have to be alike word by word.
  public static func match(
    for name: String, among candidates: some Sequence<String>
  ) -> Match? {
    // Letters that look like others were meant to be these.
    let seen = Lookalikes.latin(name)
    let lowercased = seen.lowercased()
    let wanted = Array(seen.unicodeScalars.prefix(longestName + 1))
    guard wanted.count <= longestName else { return nil }
    var best: Match?
    for candidate in candidates where candidate != name && candidate != best?.name {
      let distance: Int?
      if candidate.lowercased() == lowercased {
        distance = 0
      } else {
        let scalars = Array(candidate.unicodeScalars)
        let rest = wanted.count - sharedParts(wanted, scalars)
        let limit = min(best?.distance ?? .max, max(rest, 3) / 3)
        // Two letters that differ have nothing in common.
        let isOther = rest <= 1 && wanted.count == scalars.count
        distance = isOther ? nil : editDistance(wanted, scalars, limit: limit)
      }
      guard let distance, distance == 0 || haveLikeWords(seen, candidate) else { continue }
      if let other = best, other.distance <= distance {
        guard other.distance == distance else { continue }
        let isFirst = precedes(candidate, other.name, meaning: seen)
        let (first, second) = isFirst ? (candidate, other.name) : (other.name, candidate)
        let isRival = distance > 0 && rank(first, meaning: seen) == rank(second, meaning: seen)
        let known = first == other.name ? other.rival : nil
        best = Match(
          name: first, isOnlyOne: false, rival: isRival ? second : known, distance: distance)
      } else {
        best = Match(name: candidate, distance: distance)
      }
    }
    // Letters that were left out, doubled or swapped are slips; another letter may be another word.
    guard let letters = best, letters.distance > 0, letters.name.count == name.count,
      letters.name.sorted() != seen.sorted(),
      let whole = candidates.first(where: { hasAllWords(of: seen, $0) })
    else { return best }
    return Match(name: whole, isOnlyOne: false, distance: letters.distance)
  }

  /// Whether a name is another one with a word before or behind it, as `isLiked` is `liked` and `likeCount` is `likes`: that
  /// is more than the same letters.
  private static func hasAllWords(of name: String, _ candidate: String) -> Bool {
    let (words, others) = (self.words(name).map(singular), self.words(candidate).map(singular))
    guard name.utf8.count >= 4, others.count == words.count + 1 else { return false }
    return others.dropFirst().elementsEqual(words) || others.dropLast().elementsEqual(words)
  }

  /// Whether names of as many words have words that are alike, each for itself: `FolderDetail` is no slip in
  /// `OrderDetail`, however many of their letters are the same.
  private static func haveLikeWords(_ first: String, _ second: String) -> Bool {
    let (words, others) = (self.words(first), self.words(second))
    guard words.count == others.count else { return haveLikeRest(words, others) }
    guard words.count > 1 else { return true }
    let unlike = zip(words, others).filter { !areAlike($0, $1) }
    // Of several words one may be another form: `keptFailed` is `keepFailed`.
    return unlike.isEmpty
      || (words.count > 2 && unlike.count == 1 && areForms(unlike[0].0, unlike[0].1))
  }

  /// Whether what is left of names of more and fewer words, without the words that both begin and end with, is alike, or
  /// nothing is left of one.
  private static func haveLikeRest(_ words: [[Unicode.Scalar]], _ others: [[Unicode.Scalar]])
    -> Bool
  {
    let start = zip(words, others).prefix { $0 == $1 }.count
    guard start > 0 else { return true }
    let (rest, otherRest) = (words.dropFirst(start), others.dropFirst(start))
    let end = zip(rest.reversed(), otherRest.reversed()).prefix { $0 == $1 }.count
    let letters = Array(rest.dropLast(end).joined())
    let otherLetters = Array(otherRest.dropLast(end).joined())
    guard !letters.isEmpty, !otherLetters.isEmpty else { return true }
    return editDistance(letters, otherLetters, limit: max(letters.count, 3) / 3) != nil
  }

  /// Whether two words may be forms of one, as `kept` and `keep` are.
  private static func areForms(_ word: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    word.count == other.count && word.count > 3 && word.prefix(2) == other.prefix(2)
      && editDistance(word, other, limit: 2) != nil
  }

  private static func areAlike(_ word: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    // A word may lack its ending, or have another one: `histories` is `history`.
    let (short, long) = word.count < other.count ? (word, other) : (other, word)
    if short.count > 2, long.starts(with: short) { return true }
    let shared = zip(short, long).prefix { $0 == $1 }.count
    return (shared > 3 && shared * 4 >= short.count * 3)
      || editDistance(word, other, limit: max(word.count, 4) / 4) != nil
  }

  /// The only name that begins with all words of another one and goes on: `avatarURL` for `avatar`.
  public static func onlyBeginning(
    with name: String, among candidates: some Sequence<String>
  ) -> String? {
    guard name.utf8.count > 3 else { return nil }
    var found: String?
    for candidate in candidates where candidate.utf8.count > name.utf8.count {
      guard candidate.hasPrefix(name),
        candidate.dropFirst(name.count).first.map({ $0.isUppercase || $0.isNumber }) == true
      else { continue }
      guard found == nil else { return nil }
      found = candidate
    }
    return found
  }

  /// The only name that ends with all words of another one, and begins with others: `TodoItem` for `Item`.
  public static func onlyEnding(
    with name: String, among candidates: some Sequence<String>
  ) -> String? {
    guard name.utf8.count > 3 else { return nil }
    let ending = name.prefix(1).uppercased() + name.dropFirst()
    let found = candidates.filter { $0.utf8.count > name.utf8.count && $0.hasSuffix(ending) }
    return found.count == 1 ? found[0] : nil
  }

  /// The only name that has the words of another one in another order: `things.kept` for `kept.things`.
  public static func havingWords(
    of name: String, among candidates: some Sequence<String>
  ) -> String? {
    let sorted = { (name: String) in
      name.split { !$0.isLetter && !$0.isNumber }.flatMap { words(String($0)) }
        .map { String(String.UnicodeScalarView($0)).lowercased() }.sorted()
    }
    let wanted = sorted(name)
    guard wanted.count > 1 else { return nil }
    var found: String?
    for candidate in candidates
    where candidate != name && candidate.utf8.count == name.utf8.count
      && sorted(candidate) == wanted
    {
      guard found == nil else { return nil }
      found = candidate
    }
    return found
  }

  /// The names that have the words of another one, but for one that is more, less or another: those with the most of
  /// its words, in their order. Names that were given anew are found so, which letters do not find.
  public static func sharingWords(
    with name: String, among candidates: some Sequence<String>
  ) -> [String] {
    // Keys of strings with the same beginning are those of one screen.
    guard !name.contains(".") else { return [] }
    let words = words(name)
    var most = 0
    var found: [String] = []
    for candidate in candidates where candidate != name {
      let others = self.words(candidate)
      let longest = max(words.count, others.count)
      let isLonger = words.count != others.count
      // Of two words one is the kind of the thing: `PostList` is no other `UserList`.
      guard longest > (isLonger ? 1 : 2), longest - min(words.count, others.count) <= 1 else {
        continue
      }
      let start = zip(words, others).prefix { $0 == $1 }.count
      let end = zip(words.dropFirst(start).reversed(), others.dropFirst(start).reversed())
        .prefix { $0 == $1 }.count
      let shared = start + end
      guard longest - shared <= 1, shared >= most else { continue }
      if shared > most { (most, found) = (shared, []) }
      found.append(candidate)
    }
    return found
  }

  /// Whether a name is another one with a certain word before or behind it, whatever of it is plural: `like_count` is
  /// `likes` with `count`.
  public static func hasWord(_ word: String, beside name: String, _ candidate: String) -> Bool {
    let (words, others) = (words(name).map(singular), words(candidate).map(singular))
    let extra = singular(Array(word.unicodeScalars))
    return others == words + [extra] || others == [extra] + words
  }

  /// Whether one of two names is the other one with a word more before or behind it, whatever of them is plural:
  /// `story-tray` is of `stories`.
  public static func differByOneWord(_ name: String, _ other: String) -> Bool {
    let sorted = [words(name), words(other)].map { $0.map(singular) }.sorted { $0.count < $1.count }
    let (few, many) = (sorted[0], sorted[1])
    return many.count == few.count + 1
      && (many.dropLast().elementsEqual(few) || many.dropFirst().elementsEqual(few))
  }

  /// Whether two names of several words begin or end with the same word, whatever of them is plural.
  public static func shareWord(_ name: String, _ other: String) -> Bool {
    let (words, others) = (words(name).map(singular), words(other).map(singular))
    guard words.count > 1, others.count > 1 else { return false }
    return words.first == others.first || words.last == others.last
  }

  /// Whether two names are of the same words, in whatever order.
  public static func haveSameWords(_ name: String, _ other: String) -> Bool {
    let order = { (word: [Unicode.Scalar], next: [Unicode.Scalar]) in
      word.lexicographicallyPrecedes(next)
    }
    return words(name).sorted(by: order) == words(other).sorted(by: order)
  }

  /// Whether a name is another one but for how it is written: by capitals, `_` and `-`, by one letter, or as the plural.
  /// What differs in a digit is another thing.
  public static func isSlip(_ name: String, of other: String) -> Bool {
    let (first, second) = (plain(name), plain(other))
    if first == second { return true }
    guard min(first.count, second.count) > 3,
      first.lazy.filter(isDigit).elementsEqual(second.lazy.filter(isDigit))
    else { return false }
    if singular(first) == singular(second) { return true }
    return editDistance(first, second, limit: min(first.count, second.count) > 9 ? 2 : 1) != nil
  }

  /// Whether a name may have been given to what had another one: one begins with the other, as `biography` and `bio`, or
  /// they share a word that says more than what kind of value it is, as `followerCount` and `followers`.
  ///
  /// - Parameter isOnlyOne: Whether nothing else can have had the name: then half of its letters are enough, as in
  ///   `tagline` and `byline`.
  public static func isRenamed(_ name: String, _ other: String, isOnlyOne: Bool) -> Bool {
    let (words, others) = (words(name).map(singular), words(other).map(singular))
    guard let first = words.first, let second = others.first else { return false }
    if words.count == 1 || others.count == 1 {
      let (short, long) = words.count < others.count ? (words, others) : (others, words)
      if short[0].count > 2, long[0].starts(with: short[0]) || short[0].starts(with: long[0]) {
        return min(short[0].count, long[0].count) > 2
      }
      if long.contains(short[0]) { return !kinds.contains(text(short[0])) }
    }
    guard words.count == 1, others.count == 1 else {
      return words.contains { others.contains($0) && !kinds.contains(text($0)) }
    }
    let shared = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    return isOnlyOne && shared > 3 && shared * 2 > max(first.count, second.count)
  }

  private static func text(_ word: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(word))
  }

  /// Words that many names share, whatever they are names of.
  private static let kinds: Set<String> = [
    "id", "at", "on", "is", "has", "in", "of", "by", "to", "url", "uri", "count", "total",
    "number", "date", "time",
    "name", "title", "text", "type", "kind", "value", "status", "state", "image", "key",
  ]

  /// Whether a name says no more than what kind of value it is of: `title` may be that of anything.
  public static func isOfKindOnly(_ name: String) -> Bool {
    words(name).allSatisfy { kinds.contains(text(singular($0))) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func plain(_ name: String) -> [Unicode.Scalar] {
    name.lowercased().unicodeScalars.filter { $0 != "_" && $0 != "-" && $0 != " " }
  }

  private static func singular(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    if letters.suffix(3).elementsEqual("ies".unicodeScalars) { return letters.dropLast(3) + ["y"] }
    return letters.last == "s" ? letters.dropLast() : letters
  }

  /// The words that a name is put together from, in small letters.
  public static func wordTexts(_ name: String) -> [String] {
    let ofASCII = name.utf8.withContiguousStorageIfAvailable { wordTexts(ofASCII: $0) }
    return (ofASCII ?? nil) ?? words(name).map(text)
  }

  /// The same of bytes, nearly always; nil where any is not ASCII.
  private static func wordTexts(ofASCII name: UnsafeBufferPointer<UInt8>) -> [String]? {
    var words: [String] = []
    var start = 0
    for end in name.indices {
      let byte = name[end]
      guard byte < 0x80 else { return nil }
      let isSign = Self.isSign(byte)
      let isNext = byte.isCapital && end > 0 && name[end - 1].isSmall
      guard isSign || isNext else { continue }
      if start < end { words.append(inSmallLetters(name[start..<end])) }
      start = isSign ? end + 1 : end
    }
    if start < name.count { words.append(inSmallLetters(name[start...])) }
    return words
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private static func inSmallLetters(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(unsafeUninitializedCapacity: word.count) { text in
      for (place, byte) in word.enumerated() {
        text.initializeElement(at: place, to: byte.isCapital ? byte | 0x20 : byte)
      }
      return word.count
    }
  }

  /// Names are of ASCII nearly always, for which no table of Unicode need be asked.
  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
  }

  private static func small(_ capital: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(truncatingIfNeeded: capital.value | 0x20))
  }

  private static func words(_ name: String) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = [[]]
    var wasSmall = false
    for scalar in name.unicodeScalars {
      let isSign = scalar == "." || scalar == "_" || scalar == "-"
      if isSign || (wasSmall && isCapital(scalar)) { words.append([]) }
      wasSmall = scalar.isASCII ? ("a"..."z").contains(scalar) : scalar.properties.isLowercase
      guard !isSign else { continue }
      if !scalar.isASCII {
        words[words.count - 1] += scalar.properties.lowercaseMapping.unicodeScalars
      } else {
        words[words.count - 1].append(isCapital(scalar) ? small(scalar) : scalar)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// Which of two candidates comes first that are equally near: the one with the same letters, then the one that begins
  /// alike, and then the first in the alphabet.
  private static func precedes(_ candidate: String, _ other: String, meaning name: String) -> Bool {
    (rank(candidate, meaning: name), candidate) < (rank(other, meaning: name), other)
  }

  /// The smaller, the likelier a candidate is what was meant.
  private static func rank(_ candidate: String, meaning name: String) -> Int {
    (candidate.sorted() == name.sorted() ? 0 : 2) + (candidate.first == name.first ? 0 : 1)
  }

  /// The length of the parts that two names both begin with: what stands before their last common point.
  private static func sharedParts(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var length = 0
    for (position, pair) in zip(first, second).enumerated() {
      guard pair.0 == pair.1 else { break }
      if pair.0 == "." { length = position + 1 }
    }
    return length
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two names
  /// (no part edited twice); nil if it is over `limit`.
  package static func editDistance(
    _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforePrevious = [Int](repeating: 0, count: second.count + 1)
    var previous = Array(0...second.count)
    var current = beforePrevious
    for row in 1...first.count {
      current[0] = row
      for column in 1...second.count {
        let same = first[row - 1] == second[column - 1]
        var cost = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current[column] = cost
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[second.count] <= limit ? previous[second.count] : nil
  }
}
