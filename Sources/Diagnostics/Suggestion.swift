import SourceText

/// A name that may stand somewhere.
public struct Candidate: Sendable, Hashable {
  /// The name, as it is written.
  public let name: String
  /// What it stands for, in a few words: the type of a field, the first sentence about a key.
  public let detail: String?

  /// Creates a candidate.
  public init(_ name: String, _ detail: String? = nil) {
    self.name = name
    self.detail = detail
  }
}

/// What to say to someone who used a name that does not exist.
public struct Suggestion: Sendable, Hashable {
  private static let most = 12
  /// So many names with nearly all words of the wrong one are offered.
  private static let mostNear = 3

  /// The nearest known name, or else the known names, as far as they are few.
  public let help: String
  /// The known names.
  public let candidates: [Candidate]
  private let name: String
  private let match: NearMiss.Match?
  private let meant: [String]

  /// Looks for the known name that `name` was meant to be.
  ///
  /// - Parameter kind: What the names are names of, in the plural.
  public init(for name: String, among candidates: [Candidate], kind: String) {
    self.candidates = candidates
    self.name = name
    let names = candidates.map(\.name)
    match = NearMiss.match(for: name, among: names)
    meant = Self.names(meantBy: name, match, among: names)
    help = Self.help(
      meant, insteadOf: name, among: names, kind: kind, isNear: match != nil)
  }

  /// Looks for the known name that `name` was meant to be.
  public init(for name: String, among names: [String], kind: String) {
    self.init(for: name, among: names.map { Candidate($0) }, kind: kind)
  }

  /// Says what there is, where nothing of it can have been meant by a name: `none` is no `done`.
  public init(all names: [String], insteadOf name: String, kind: String) {
    candidates = names.map { Candidate($0) }
    self.name = name
    match = nil
    meant = []
    help = Self.help([], insteadOf: name, among: names, kind: kind, isNear: false)
  }

  /// Says which name was meant.
  ///
  /// - Parameters:
  ///   - note: Why.
  ///   - written: What stands in its place, where either of the two may be the slip.
  public init(meaning name: String, note: String? = nil, insteadOf written: String? = nil) {
    candidates = [Candidate(name)]
    self.name = written ?? name
    match = .meant(name)
    meant = [name]
    help = "did you mean `\(name)`\(note.map { ", \($0)" } ?? "")?"
  }

  /// The nearest known name, if any is near enough.
  public var nearest: String? { match?.name }

  /// Whether it says of any name that it may have been meant.
  public var isGuess: Bool { !meant.isEmpty }

  /// The wrong name and the nearest one, if no other is as near.
  var misnaming: Misnaming? {
    guard meant.count == 1, meant[0] != name else { return nil }
    // The last word of the only name that has it is no other spelling of that.
    if match == nil, candidates.count <= Self.most,
      NearMiss.onlyEnding(with: name, among: meant) != nil
    {
      return nil
    }
    return Misnaming(name, insteadOf: meant[0])
  }

  /// Writes the nearest name in the place of the wrong one, if no other is as near.
  func fixes(at location: Location) -> [Fix] {
    match?.fixes(of: name, at: location) ?? []
  }

  /// The names that may have been meant; several where none of them is likelier.
  private static func names(
    meantBy name: String, _ match: NearMiss.Match?, among names: [String]
  ) -> [String] {
    if let size = SizeWords.other(than: name, among: names) { return [size] }
    if let match { return [match.name] + (match.rival.map { [$0] } ?? []) }
    if let longer = NearMiss.onlyBeginning(with: name, among: names) { return [longer] }
    if let turned = NearMiss.havingWords(of: name, among: names) { return [turned] }
    guard names.count > most else {
      return NearMiss.onlyEnding(with: name, among: names).map { [$0] } ?? []
    }
    let near = NearMiss.sharingWords(with: name, among: names).sorted()
    return near.count <= mostNear ? near : []
  }

  private static func help(
    _ meant: [String], insteadOf name: String, among names: [String], kind: String, isNear: Bool
  ) -> String {
    if let last = meant.last {
      guard meant.count == 1 else {
        return "did you mean \(Listing.quoted(meant.dropLast())) or `\(last)`?"
      }
      return "did you mean `\(last)`?\(isNear ? Lookalikes.note(on: name, meaning: last) : "")"
    }
    if names.isEmpty { return "there are no \(kind)" }
    guard names.count <= most else { return "none of the \(names.count) \(kind) is called so" }
    return Listing.all(names, kind: kind)
  }
}
