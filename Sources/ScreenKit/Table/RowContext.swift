/// What a row of a table is shown in.
@MainActor
public struct RowContext<Delegate> {
  /// The surroundings that decide how cells look.
  public let cell: CellContext
  private let findDelegate: @MainActor () -> Delegate?

  init(cell: CellContext, delegate: @escaping @MainActor () -> Delegate?) {
    self.cell = cell
    findDelegate = delegate
  }

  /// The same for another cell.
  func with(cell: CellContext) -> RowContext { RowContext(cell: cell, delegate: findDelegate) }

  /// What the screens of the app share.
  public var runtime: AppRuntime { cell.runtime }

  /// The app's theme.
  public var theme: Theme { cell.theme }

  /// Who is told what is done with the row, as long as it is there. Cells that tell it later have to
  /// keep the context, and not the delegate.
  public var delegate: Delegate? { findDelegate() }

  /// Hands something that has arrived to the table, which updates the visible rows that show it.
  public func provideResource<Updated: Model>(updated: Updated, key: PartialKeyPath<Updated>) {
    (cell.screen as? TableController)?.provideResource(updated: updated, key: key)
  }
}
