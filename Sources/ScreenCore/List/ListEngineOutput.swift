/// Shows what a list engine has to show.
@MainActor
public protocol ListEngineOutput<Row>: AnyObject {
  associatedtype Row: ListRow

  /// Shows `list`, which is empty in all phases but `content`. Called after every change; the list
  /// and the phase may be the same as before.
  func show(_ list: ShownList<Row>, in phase: ScreenPhase)

  /// What stands below the last row has changed; what is shown follows.
  func moreStateDidChange(to state: MoreState)

  /// Something has arrived and was shown.
  func contentsDidArrive()

  /// A load has failed; what there is meanwhile was shown.
  func loadDidFail(_ load: LoadKind, with error: LoadError)

  /// Something could not be loaded that the screen can do without; what there is without it was shown. Unless told
  /// otherwise, nothing more has come than that.
  func optionalLoadDidFail(with error: LoadError)

  /// What rows depend on beside their items has changed, such as the screen's state, and the list was
  /// shown again; rows with the same content may look different now.
  func surroundingsDidChange()

  /// Whether a section of `layout`, or of the list's own where that is nil, scrolls by itself, so that its further rows
  /// come at its own end and not below the list. None does, unless told otherwise.
  func scrollsByItself(_ layout: ListLayout?) -> Bool
}

extension ListEngineOutput {
  public func scrollsByItself(_ layout: ListLayout?) -> Bool { false }
  public func optionalLoadDidFail(with error: LoadError) { contentsDidArrive() }
}

/// What stands below the last row.
public enum MoreState: Hashable, Sendable {
  /// There is no more.
  case none
  /// More is there to load, or being loaded.
  case loading
  /// More could not be loaded, and can be tried again.
  case failed
}
