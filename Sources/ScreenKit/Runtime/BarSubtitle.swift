/// The line below the title of a screen: the system's own where it has one, and else a view of two lines in the place
/// of the title.
@MainActor
final class BarSubtitle {
  /// Whether the screen says what stands below its title; that of others is theirs.
  private var isSaid = false
  private var text: String?
  private var color: UIColor?
  private var view: SubtitledTitleView?

  /// Shows what `bar` says on `screen`.
  func show(_ bar: BarItems, on screen: ScreenController) {
    // Segments stand where it would.
    let said = bar.segments == nil ? bar.subtitle : nil
    guard said != nil || isSaid else { return }
    isSaid = true
    let runtime = screen.runtime
    text = said.map(runtime.string).flatMap { $0.isEmpty ? nil : $0 }
    color = (bar.appearance ?? runtime.theme.bar)?.titleColor(in: runtime.theme)
    fit(to: screen)
    isSaid = said != nil
  }

  /// Shows the line with the title of `screen`, or without it where that is large below the bar's items now.
  func fit(to screen: ScreenController) {
    let item = screen.navigationItem
    guard isSaid, !isShown(by: item) else { return }
    guard let text else { return remove(from: item) }
    let view = self.view ?? SubtitledTitleView(frame: .zero)
    self.view = view
    view.show(
      screen.showsLargeTitle ? nil : item.title ?? screen.title, over: text, color: color)
    if item.titleView !== view { item.titleView = view }
  }

  /// Has the system show the line, from iOS 26 on.
  private func isShown(by item: UINavigationItem) -> Bool {
    #if os(iOS)
      if #available(iOS 26, *) {
        if item.subtitle != text { item.subtitle = text }
        return true
      }
    #endif
    return false
  }

  private func remove(from item: UINavigationItem) {
    guard let view else { return }
    if item.titleView === view { item.titleView = nil }
    self.view = nil
  }
}

extension UINavigationItem {
  /// The line below the title, whoever shows it; nil where there is none.
  package var shownSubtitle: String? {
    #if os(iOS)
      if #available(iOS 26, *), let subtitle { return subtitle }
    #endif
    return (titleView as? SubtitledTitleView)?.subtitle
  }
}
