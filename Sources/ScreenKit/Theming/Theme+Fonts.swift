extension FontToken {
  /// The font at the reader's text size.
  public func uiFont(for textSize: TextSize) -> UIFont {
    let base = UIFont.systemFont(ofSize: size, weight: weight.uiWeight)
    let traits = UITraitCollection(preferredContentSizeCategory: textSize.uiCategory)
    return UIFontMetrics(forTextStyle: textStyle.uiStyle).scaledFont(
      for: base, compatibleWith: traits)
  }
}

extension FontWeight {
  var uiWeight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension FontTextStyle {
  var uiStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    }
  }
}
