extension ColorToken {
  /// The colour as views use it: it changes by itself between light and dark.
  @MainActor
  public var uiColor: UIColor {
    let token = self
    return UIColor { traits in
      UIColor(
        rgb: token.value(in: traits.userInterfaceStyle == .dark ? .dark : .light),
        alpha: CGFloat(token.alpha))
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
    case .default: .default
    case .light: .lightContent
    case .dark: .darkContent
    }
  }
}
