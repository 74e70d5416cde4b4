import ScreenKit

/// What is painted behind the middle of each text of a window, found in one walk through all that is painted.
@MainActor
struct TextGrounds {
  /// A view that is painted, before what follows it.
  private struct Area {
    let view: UIView
    /// Where it is seen, in the window's coordinates.
    let frame: CGRect
    let alpha: CGFloat
  }

  private let window: UIWindow
  private var areas: [Area] = []
  /// Nothing for texts over what has no one colour.
  private var colors: [ObjectIdentifier: Channels] = [:]

  init(in window: UIWindow) {
    self.window = window
    visit(window, clip: .infinite, alpha: 1)
    areas = []
  }

  /// Nil over pictures and gradients, and for what is not seen or has no text.
  func color(behind label: UILabel) -> Channels? { colors[ObjectIdentifier(label)] }

  private mutating func visit(_ view: UIView, clip: CGRect, alpha: CGFloat) {
    guard ViewTexts.isVisible(view) else { return }
    if let label = view as? UILabel { find(label, clip) }
    let alpha = alpha * view.alpha
    var clip = clip
    if view.paintsGround || view.clipsToBounds {
      let frame = view.convert(view.bounds, to: window).intersection(clip)
      if view.paintsGround { areas.append(Area(view: view, frame: frame, alpha: alpha)) }
      if view.clipsToBounds { clip = frame }
      if clip.isNull { return }
    }
    for part in view.subviews { visit(part, clip: clip, alpha: alpha) }
  }

  private mutating func find(_ label: UILabel, _ clip: CGRect) {
    guard let text = label.text, !text.allSatisfy(\.isWhitespace) else { return }
    let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window)
    guard clip.contains(middle) else { return }
    let behind = areas.lazy.filter { $0.frame.contains(middle) }
    let base = Channels(UIColor.systemBackground.resolvedColor(with: label.traitCollection))
    colors[ObjectIdentifier(label)] = behind.reduce(base) { color, area in
      area.view.painted(over: color, alpha: area.alpha)
    }
  }
}

extension UIView {
  fileprivate var paintsGround: Bool { backgroundColor != nil || hasNoOneColor }

  /// Whether it is a picture or a gradient.
  private var hasNoOneColor: Bool {
    (self as? UIImageView)?.image != nil || (layer as? CAGradientLayer)?.colors != nil
  }

  /// The view over a colour, itself without what is in it; nil where there is no one colour.
  fileprivate func painted(over ground: Channels?, alpha: CGFloat) -> Channels? {
    guard !hasNoOneColor else { return nil }
    guard let backgroundColor else { return ground }
    let front = Channels(backgroundColor.resolvedColor(with: traitCollection), alpha: alpha)
    // What lets nothing through is the same over a picture.
    return front.alpha >= 0.999 ? front : ground.map(front.over)
  }
}
