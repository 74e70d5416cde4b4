import SourceText

/// How the items of a section are cut into groups, each under a header of its own.
public struct GroupDeclaration: Sendable {
  /// The value that the items of a group share: a path that starts from `$item`.
  public var value: Located<ValuePath>
  /// What of the value they share; nil for all of it.
  public var part: Located<GroupPart>?
  /// How the groups follow one another; nil for what is usual for the value's type.
  public var order: GroupOrder?
  /// The header, made from `$group`.
  public var header: TextValue?
  /// Headers by the names of the values, where these are a closed set.
  public var headers: Located<[NamedText]>?
  /// The header of the items that lack the value.
  public var missing: TextValue?
  /// Whether letters stand at the side of the list, where that is said.
  public var index: Located<Bool>?

  /// Whether letters stand at the side of the list.
  public var hasIndex: Bool { index?.value ?? false }
}

/// A part of a value that items are grouped by.
public enum GroupPart: String, Sendable, Hashable, CaseIterable {
  case day, month, year, age, letter
}

/// How groups follow one another.
public enum GroupOrder: String, Sendable, Hashable, CaseIterable {
  case found, ascending, descending
}

/// A text by a name.
public struct NamedText: Sendable {
  public var name: Name
  public var text: TextValue
}
