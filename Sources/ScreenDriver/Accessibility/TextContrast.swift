import ScreenKit

/// How texts stand out from what is behind them, by WCAG 2.2.
@MainActor
struct TextContrast {
  let ratio: Double
  let least: Double

  /// Nil where it can't be told: over pictures and gradients, and where nothing is read.
  init?(of label: UILabel, color: UIColor? = nil, over grounds: TextGrounds) {
    guard let color = color ?? label.textColor, let behind = grounds.color(behind: label) else {
      return nil
    }
    let front = Channels(color.resolvedColor(with: label.traitCollection), alpha: label.seenAlpha)
    let (first, second) = (front.over(behind).luminance, behind.luminance)
    ratio = (max(first, second) + 0.05) / (min(first, second) + 0.05)
    least = label.font.isLargeText ? 3 : 4.5
  }

  var isEnough: Bool { ratio >= least - 0.005 }
}

extension UIFont {
  /// Whether WCAG takes it for large: 24 points, or 18.66 in bold.
  fileprivate var isLargeText: Bool {
    pointSize >= 24 || (pointSize >= 18.66 && fontDescriptor.symbolicTraits.contains(.traitBold))
  }
}

extension UIView {
  /// How much of the view is let through by itself and by what it is in.
  fileprivate var seenAlpha: CGFloat { alpha * (superview?.seenAlpha ?? 1) }
}
