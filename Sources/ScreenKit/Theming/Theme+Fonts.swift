extension FontToken {
  /// The font at the reader's text size.
  public func uiFont(for textSize: TextSize) -> UIFont {
    let traits = UITraitCollection(preferredContentSizeCategory: textSize.uiCategory)
    let metrics = UIFontMetrics(forTextStyle: textStyle.uiStyle)
    guard let maximum else { return metrics.scaledFont(for: base, compatibleWith: traits) }
    return metrics.scaledFont(for: base, maximumPointSize: maximum, compatibleWith: traits)
  }

  /// The font at the standard text size; the system's where the app lacks the one that is meant.
  private var base: UIFont {
    let system = UIFont.systemFont(ofSize: size, weight: weight.uiWeight)
    switch face {
    case .system: return system
    case .family(let name):
      let weight = [UIFontDescriptor.TraitKey.weight: weight.uiWeight.rawValue]
      return UIFont(
        descriptor: UIFontDescriptor(fontAttributes: [.family: name, .traits: weight]), size: size)
    case .file(let name): return FontFiles.font(in: name, size: size) ?? system
    case .maker(let maker): return maker.make(size) as? UIFont ?? system
    }
  }
}

extension FontFace {
  /// A font that the app's code makes.
  ///
  /// - Parameter name: What makes it, by which it is told from others: `BrandFonts.title`.
  public static func maker(
    _ name: String, make: @escaping @Sendable (CGFloat) -> UIFont
  ) -> FontFace {
    .maker(FontMaker(name) { make($0) })
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
