/// What is shown while the first rows are loaded.
public enum LoadingStyle: Hashable, Sendable {
  case spinner
  /// Grey shapes where the rows will be.
  case skeleton
  /// A tree of the app's own, at the top of the room that the rows will have.
  case element(CellElement)

  /// A tree in which nothing can be tapped.
  public static func cell(_ tree: CellTree<Never>) -> LoadingStyle { .element(tree.element) }
}
