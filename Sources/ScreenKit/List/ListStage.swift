/// Where a list is seen on its screen: its rows, and what there is to say without rows.
@MainActor
protocol ListStage: AnyObject {
  /// Puts the rows of `surface` where they will be seen on a screen with this view.
  func install(_ surface: any ListSurface, in view: UIView)

  /// Shows `state`, made of what `parts` has for it.
  func show(_ state: ListState, _ parts: ListStageParts)

  /// Takes its place in the screen's view, as after that was laid out.
  func layOut(in view: UIView)

  /// Shows everything as the theme that the app wears now wants it.
  func themeDidChange()
}

/// What a list's states are made of.
@MainActor
struct ListStageParts {
  /// What the button of the state does; nil where there is none.
  let tap: (@MainActor () -> Void)?
  /// The app's own view for the state, if it has one, with what its button does. The view outlives changes
  /// of the state that it can't see, such as of what its button does.
  let provided: @MainActor (_ tap: @escaping @MainActor () -> Void) -> UIView?
  /// What is pulled to load anew; nil where nothing is.
  let refreshControl: @MainActor () -> UIRefreshControl?
}
