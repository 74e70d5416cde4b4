/// What the header of a section does beside standing above its rows.
public struct HeaderTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It stays in sight at the top as long as rows of its section are seen. In tables headers do so anyway.
  public static let sticky = HeaderTraits(rawValue: 1 << 0)
  /// A tap on it folds the rows below it, and another one brings them back.
  public static let collapsible = HeaderTraits(rawValue: 1 << 1)
  /// As `collapsible`, and the rows are folded until it is tapped.
  public static let collapsed: HeaderTraits = [collapsible, HeaderTraits(rawValue: 1 << 2)]
}
