import SourceText

/// `tabs:`, several screens in one, of which one is shown at a time.
public struct TabsDeclaration: Sendable {
  public var pages: [TabDeclaration]
  /// Which of them is shown: a path into the state. Nil where the screen keeps that to itself.
  public var shown: Located<ValuePath>?
  /// What stands above them.
  public var header: EmbedDeclaration?
}

/// A screen among others, with what it is chosen by.
public struct TabDeclaration: Sendable {
  /// The value of the state with which it is shown.
  public var id: Name?
  public var title: TextValue
  public var screen: Name
  public var arguments: [Argument]
}

extension TabsDeclaration {
  /// The screens that it shows, each where it is named.
  public var screens: [Name] { pages.map(\.screen) + (header.map { [$0.screen] } ?? []) }
}
