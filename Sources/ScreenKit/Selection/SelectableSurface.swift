/// A view with rows of which several can be selected at once.
@MainActor
public protocol SelectableSurface: AnyObject {
  /// What the rows show, from top to bottom.
  var shownItems: [any Model] { get }

  /// Lets taps select rows, or do again what they do.
  func setSelecting(_ isSelecting: Bool)

  /// Selects the rows that show items with these identities, and no others.
  func showSelected(_ items: Set<ModelID>)
}
