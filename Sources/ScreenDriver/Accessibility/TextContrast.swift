import ScreenKit

/// How texts stand out from what is behind them, by WCAG 2.2.
@MainActor
struct TextContrast {
  let ratio: Double
  let least: Double

  /// Nil where it can't be told: over pictures and gradients, and where nothing is read.
  init?(of label: UILabel, color: UIColor? = nil) {
    guard let color = color ?? label.textColor, let text = label.text,
      !text.allSatisfy(\.isWhitespace), let window = label.window
    else { return nil }
    let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    var ground = Ground(at: middle, traits: label.traitCollection)
    guard ground.paint(window, until: label) == .reached, let behind = ground.color else {
      return nil
    }
    let front = Channels(color.resolvedColor(with: label.traitCollection), alpha: label.seenAlpha)
    let (first, second) = (front.over(behind).luminance, behind.luminance)
    ratio = (max(first, second) + 0.05) / (min(first, second) + 0.05)
    least = label.font.isLargeText ? 3 : 4.5
  }

  var isEnough: Bool { ratio >= least - 0.005 }
}

/// A colour as a screen shows it.
private struct Channels {
  var red, green, blue, alpha: CGFloat

  init(_ color: UIColor, alpha shown: CGFloat = 1) {
    let parts = UnsafeMutablePointer<CGFloat>.allocate(capacity: 4)
    defer { parts.deallocate() }
    parts.initialize(repeating: 0, count: 4)
    color.getRed(parts, green: parts + 1, blue: parts + 2, alpha: parts + 3)
    (red, green, blue, alpha) = (parts[0], parts[1], parts[2], parts[3] * shown)
  }

  private init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    (self.red, self.green, self.blue, alpha) = (red, green, blue, 1)
  }

  func over(_ ground: Channels) -> Channels {
    func mix(_ front: CGFloat, _ back: CGFloat) -> CGFloat { front * alpha + back * (1 - alpha) }
    return Channels(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// The relative luminance of WCAG 2.2.
  var luminance: Double {
    func linear(_ channel: CGFloat) -> Double {
      let value = Double(min(max(channel, 0), 1))
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

/// What is painted at a point before a view is.
@MainActor
private struct Ground {
  enum Progress { case goesOn, reached }

  let point: CGPoint
  let traits: UITraitCollection
  /// Nil over what has no one colour.
  private(set) var color: Channels?

  init(at point: CGPoint, traits: UITraitCollection) {
    self.point = point
    self.traits = traits
    color = Channels(UIColor.systemBackground.resolvedColor(with: traits))
  }

  /// Paints `view` and what is in it, as far as `target`.
  mutating func paint(_ view: UIView, until target: UIView, alpha: CGFloat = 1) -> Progress {
    guard view !== target else { return .reached }
    guard ViewTexts.isVisible(view) else { return .goesOn }
    let alpha = alpha * view.alpha
    let isHit = view.bounds.contains(view.convert(point, from: nil))
    if isHit { paintGround(of: view, alpha: alpha) }
    guard isHit || !view.clipsToBounds else { return .goesOn }
    for part in view.subviews where paint(part, until: target, alpha: alpha) == .reached {
      return .reached
    }
    return .goesOn
  }

  private mutating func paintGround(of view: UIView, alpha: CGFloat) {
    if let background = view.backgroundColor {
      let front = Channels(
        background.resolvedColor(with: view.traitCollection), alpha: alpha)
      // What lets nothing through is the same over a picture.
      color = front.alpha >= 0.999 ? front : color.map(front.over)
    }
    let hasPicture = (view as? UIImageView)?.image != nil
    let hasGradient = (view.layer as? CAGradientLayer)?.colors != nil
    if hasPicture || hasGradient { color = nil }
  }
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
