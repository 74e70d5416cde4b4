/// A bar below the content, which looks as the theme says.
@MainActor
protocol LowerBar: UIView {
  associatedtype Look: UIBarAppearance

  var standardAppearance: Look { get set }
  var scrollEdgeAppearance: Look? { get set }

  /// A look that says nothing.
  static func makeLook() -> Look
}

extension UIToolbar: LowerBar {
  static func makeLook() -> UIToolbarAppearance { UIToolbarAppearance() }
}

extension UITabBar: LowerBar {
  static func makeLook() -> UITabBarAppearance { UITabBarAppearance() }
}

extension LowerBar {
  /// Looks as `appearance` says, and like UIKit's where that is nil.
  func wear(_ appearance: LowerBarAppearance?, in theme: Theme) {
    tintColor = appearance?.items.map { theme.color($0).uiColor }
    // Where nobody has said anything, nobody has to take it back.
    guard appearance != nil || scrollEdgeAppearance != nil else { return }
    standardAppearance = look(appearance?.background ?? .blurred, in: theme)
    scrollEdgeAppearance = appearance.map { appearance in
      look(appearance.isClearAtEnd ? .transparent : appearance.background, in: theme)
    }
  }

  private func look(_ background: BarAppearance.Background, in theme: Theme) -> Look {
    let look = Self.makeLook()
    look.show(background, in: theme)
    return look
  }
}

extension UIBarAppearance {
  /// Takes what is behind a bar, in the colours of `theme`.
  func show(_ background: BarAppearance.Background, in theme: Theme) {
    switch background {
    case .blurred: configureWithDefaultBackground()
    case .opaque: configureWithOpaqueBackground()
    case .transparent: configureWithTransparentBackground()
    case .color(let color):
      configureWithOpaqueBackground()
      backgroundColor = theme.color(color).uiColor
    }
  }
}
