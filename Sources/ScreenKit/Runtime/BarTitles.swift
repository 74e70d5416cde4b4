/// What the bar at the top says above its content, and how large the title of a screen is in it.
@MainActor
final class BarTitles {
  private var largeTitle: LargeTitle?
  /// Whether the title is small for no other reason than that the screen is the first one.
  private var isSmallAsFirst = false
  /// Whether the screen says what stands above; that of others is theirs.
  private var hasPrompt = false

  /// Shows what `bar` says on `screen`.
  func show(_ bar: BarItems, on screen: ScreenController) {
    showPrompt(bar.prompt, on: screen)
    if bar.largeTitle == nil, largeTitle != nil {
      screen.navigationItem.largeTitleDisplayMode = .automatic
    }
    largeTitle = bar.largeTitle
    fitTitle(of: screen)
  }

  private func showPrompt(_ prompt: ScreenText?, on screen: ScreenController) {
    guard prompt != nil || hasPrompt else { return }
    hasPrompt = prompt != nil
    let text = prompt.map(screen.runtime.string).flatMap { $0.isEmpty ? nil : $0 }
    if screen.navigationItem.prompt != text { screen.navigationItem.prompt = text }
  }

  /// Makes the title as large as it is to be in the navigation that `screen` stands in now.
  func fitTitle(of screen: ScreenController) {
    let item = screen.navigationItem
    let navigation = screen.parent as? UINavigationController
    switch largeTitle {
    case .always:
      item.largeTitleDisplayMode = .always
      navigation?.beginLargeTitles()
    case .never: item.largeTitleDisplayMode = .never
    case nil:
      guard let navigation else { return }
      let isFirst = navigation.isOfScreens && navigation.viewControllers.first === screen
      if isFirst, item.largeTitleDisplayMode == .automatic {
        item.largeTitleDisplayMode = .never
        isSmallAsFirst = true
      } else if !isFirst, isSmallAsFirst {
        item.largeTitleDisplayMode = .automatic
        isSmallAsFirst = false
      }
    }
  }
}

extension ScreenController {
  /// Whether its title is large while its content has not been scrolled. In a low window none is.
  var hasLargeTitle: Bool {
    guard let navigation = parent as? UINavigationController,
      navigation.navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact
    else { return false }
    let below = navigation.viewControllers.prefix { $0 !== self }
    let modes = (below + [self]).map(\.navigationItem.largeTitleDisplayMode)
    // Who says nothing is as the one below, and large as the first.
    return modes.last { $0 != .automatic }.map { $0 == .always } ?? true
  }

  /// Whether its title is large now, and not between the bar's items as once its content is scrolled. UIKit only says so
  /// by how high the bar is.
  var showsLargeTitle: Bool {
    guard hasLargeTitle else { return false }
    guard viewIfLoaded?.window != nil, let bar = navigationController?.navigationBar else {
      return true
    }
    let prompt: CGFloat = navigationItem.prompt == nil ? 0 : 30
    let search = navigationItem.searchController?.searchBar.frame.height ?? 0
    return bar.frame.height > 44 + prompt + search + 8
  }
}

extension UINavigationController {
  /// Whether its bar is the library's, so that the titles of first screens are small unless these say otherwise.
  fileprivate var isOfScreens: Bool {
    self is ScreenNavigationController || self is DetailNavigationController
  }

  /// Lets titles be large. That of the first screen stays as it has been: UIKit would make it large, too.
  fileprivate func beginLargeTitles() {
    if isOfScreens || !navigationBar.prefersLargeTitles,
      let first = viewControllers.first?.navigationItem, first.largeTitleDisplayMode == .automatic
    {
      first.largeTitleDisplayMode = .never
    }
    if !navigationBar.prefersLargeTitles { navigationBar.prefersLargeTitles = true }
  }
}
