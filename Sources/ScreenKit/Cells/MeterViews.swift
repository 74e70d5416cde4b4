import Foundation

/// A bar that is partly filled.
final class ProgressBar: UIView {
  private let filled = UIView()
  private var share: Double = 0
  private var isMirrored = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(filled)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ progress: CellProgress, in context: CellContext) {
    accessibilityLabel = progress.label.map(context.runtime.string)
    show(
      progress.share, of: context.runtime, isMirrored: context.traits.direction == .rightToLeft)
    filled.backgroundColor = context.theme.uiColor(progress.color, else: .accent)
  }

  /// Shows how much of something there is.
  func show(_ share: Double, of runtime: AppRuntime, isMirrored: Bool) {
    self.share = share
    self.isMirrored = isMirrored
    backgroundColor = runtime.theme.uiColor(.separator)
    filled.backgroundColor = runtime.theme.uiColor(.accent)
    accessibilityValue = runtime.string(.formatted(share, .percent))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width * share
    filled.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    for view in [self, filled] { view.layer.cornerRadius = bounds.height / 2 }
  }
}

/// Stars in a row, filled as far as a value says.
final class RatingView: UIView {
  private var stars: [UIImageView] = []
  private var rating: CellRating?
  private var isMirrored = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ rating: CellRating, in context: CellContext) {
    self.rating = rating
    isMirrored = context.traits.direction == .rightToLeft
    tintColor = context.theme.uiColor(rating.color, else: .accent)
    accessibilityLabel = rating.label.map(context.runtime.string)
    accessibilityValue = context.runtime.string(
      StandardText.stars(rating.value, of: rating.stars))
    while stars.count < rating.stars {
      let star = UIImageView(frame: .zero)
      star.contentMode = .scaleAspectFit
      stars.append(star)
      addSubview(star)
    }
    for (index, star) in stars.enumerated() {
      star.isHidden = index >= rating.stars
      star.image = UIImage(systemName: Self.symbol(at: index, of: rating.value))
    }
    setNeedsLayout()
  }

  /// The symbol of a star: full, half or empty, whichever is nearest.
  static func symbol(at index: Int, of value: Double) -> String {
    switch value - Double(index) {
    case 0.75...: "star.fill"
    case 0.25...: "star.leadinghalf.filled"
    default: "star"
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let rating else { return }
    for (index, star) in stars.enumerated() {
      let x = CGFloat(index) * (rating.size + CellRating.gap)
      star.frame = CGRect(
        x: isMirrored ? bounds.width - x - rating.size : x, y: 0, width: rating.size,
        height: rating.size)
    }
  }
}
