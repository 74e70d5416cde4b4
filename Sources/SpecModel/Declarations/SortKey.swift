/// A value by which what a source asks for is ordered.
public struct SortKey: Sendable {
  /// Where the value stands: a dotted path in a document or an object.
  public var path: Name
  public var isDescending: Bool
}
