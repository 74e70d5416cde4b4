extension TableController {
  /// What can be done with the row at `path` from its edges.
  public func swipeActions(at path: IndexPath) -> [SwipeAction] {
    display.surface.shown.row(at: path)?.row.face.actions.swipes ?? []
  }

  /// Does `action` for the row at `path`.
  public func perform(_ action: SwipeAction, at path: IndexPath) {
    guard let row = display.surface.shown.row(at: path) else { return }
    perform(action, for: row.id)
  }

  /// The item of the row at `path`.
  public func item(at path: IndexPath) -> (any Model)? {
    display.surface.shown.row(at: path)?.row.item
  }
}

extension TableController: EmbeddingScreen {
  public func embeddedContentDidChange(in child: UIViewController) {
    display.embeddedContentDidChange(in: child)
  }
}

extension TableController: ContentSizing {
  public func contentHeight(width: CGFloat) -> CGFloat {
    display.contentHeight(width: width)
  }
}
