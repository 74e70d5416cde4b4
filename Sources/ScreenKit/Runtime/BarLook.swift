/// What the bars around a screen look like: the navigation bar, the one at the bottom, and the one that shows the time.
@MainActor
final class BarLook {
  private var appearance: BarAppearance?
  /// The colour of the buttons, where the screen or the theme says one.
  private var tint: UIColor?
  /// The bar whose buttons have that colour as long as the screen is seen.
  private weak var tintedBar: UINavigationBar?
  /// What the screen says of the status bar; nil where that is the theme's.
  private(set) var statusBar: StatusBarTone?
  /// What the screen says of the bar at the bottom; nil where that is the theme's.
  private(set) var toolbar: LowerBarAppearance?

  /// Shows what `bar` says on `screen`, or else the theme.
  func show(_ bar: BarItems, on screen: ScreenController) {
    let theme = screen.runtime.theme
    show(bar.appearance ?? theme.bar, in: theme, on: screen)
    if bar.toolbarAppearance != nil || toolbar != nil {
      toolbar = bar.toolbarAppearance
      screen.dressToolbar()
    }
    guard bar.statusBar != statusBar else { return }
    statusBar = bar.statusBar
    screen.setNeedsStatusBarAppearanceUpdate()
  }

  private func show(_ appearance: BarAppearance?, in theme: Theme, on screen: ScreenController) {
    guard appearance != nil || self.appearance != nil else { return }
    self.appearance = appearance
    let item = screen.navigationItem
    item.standardAppearance = appearance?.uiAppearance(in: theme)
    var atTop = appearance
    if appearance?.isClearAtTop == true { atTop?.background = .transparent }
    item.scrollEdgeAppearance = atTop?.uiAppearance(in: theme)
    let isTinted = tintedBar != nil
    screenWillDisappear()
    tint = appearance?.titles.map { theme.color($0).uiColor }
    if isTinted { screenWillAppear(screen) }
  }

  /// Gives the bar above `screen` the colour of its buttons, and the one at the bottom its look, which belong to no screen in
  /// UIKit.
  func screenWillAppear(_ screen: ScreenController) {
    if toolbar != nil { screen.dressToolbar() }
    guard let tint, let bar = (screen.parent as? UINavigationController)?.navigationBar else {
      return
    }
    bar.tintColor = tint
    tintedBar = bar
  }

  /// Leaves the bar to the next screen.
  func screenWillDisappear() {
    if let tint, let bar = tintedBar, bar.tintColor == tint { bar.tintColor = nil }
    tintedBar = nil
  }
}

extension BarAppearance {
  /// The same as UIKit has it, in the colours of `theme`.
  @MainActor
  fileprivate func uiAppearance(in theme: Theme) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.show(background, in: theme)
    if let color = titleColor(in: theme) {
      appearance.titleTextAttributes = [.foregroundColor: color]
      appearance.largeTitleTextAttributes = [.foregroundColor: color]
      #if os(iOS)
        if #available(iOS 26, *) {
          appearance.subtitleTextAttributes = [.foregroundColor: color]
          appearance.largeSubtitleTextAttributes = [.foregroundColor: color]
        }
      #endif
    }
    return appearance
  }

  /// The colour of the title in `theme`; nil where that is the system's.
  @MainActor
  func titleColor(in theme: Theme) -> UIColor? {
    if let titles { return theme.color(titles).uiColor }
    guard case .color = background else { return nil }
    return theme.uiColor(.text)
  }
}
