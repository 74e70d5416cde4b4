extension ColorToken {
  /// A colour of UIKit or of the app's code.
  ///
  /// - Parameter maker: What makes it, by which it is told from others: `UIColor.label`.
  public init(
    _ name: String, maker: String, make: @escaping @MainActor @Sendable () -> UIColor
  ) {
    self.init(name, maker: ColorMaker(maker) { make() })
  }

  /// A colour of the asset catalogue of the app's main bundle; grey where that has none of the name.
  public init(_ name: String, asset: String) {
    self.init(name, maker: ColorMaker("UIColor(named: \"\(asset)\")") { UIColor(named: asset) })
  }

  /// The colour as views use it: it changes by itself between light and dark, and with the contrast that is
  /// asked for.
  @MainActor
  public var uiColor: UIColor {
    if let made = maker?.make() as? UIColor { return made }
    let token = self
    // Views, renderers and SwiftUI resolve it on whatever thread they are.
    return UIColor { @Sendable traits in
      let forms = token.forms(isHighContrast: traits.accessibilityContrast == .high)
      return UIColor(
        rgb: forms.value(in: traits.userInterfaceStyle == .dark ? .dark : .light),
        alpha: CGFloat(forms.alpha))
    }
  }
}

extension UIColor {
  convenience init(rgb: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }
}

extension Theme {
  /// The colour that plays `role`.
  @MainActor
  public func uiColor(_ role: ColorRole) -> UIColor { color(role).uiColor }

  /// The colour for `token`, or that of `role` where there is none.
  @MainActor
  public func uiColor(_ token: ColorToken?, else role: ColorRole) -> UIColor {
    (token.map(color) ?? color(role)).uiColor
  }
}

extension StatusBarTone {
  var uiStyle: UIStatusBarStyle {
    switch self {
    case .default, .hidden: .default
    case .light: .lightContent
    case .dark: .darkContent
    }
  }
}
