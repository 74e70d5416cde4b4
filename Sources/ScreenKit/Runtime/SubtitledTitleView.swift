/// The title of a screen with a line below it, in a bar of a system that has no such line. Both grow with the reader's
/// text size as far as a bar is high.
final class SubtitledTitleView: UIView {
  private static let titleFont = FontToken(
    "barTitle", size: 17, weight: .semibold, textStyle: .headline, maximum: 20)
  private static let subtitleFont = FontToken(
    "barSubtitle", size: 12, textStyle: .caption1, maximum: 15)

  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "subtitledTitle"
    isAccessibilityElement = true
    for label in labels {
      label.textAlignment = .center
      addSubview(label)
    }
    applyTextSize()
    followTraits()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What stands below each other, from the top.
  private var labels: [UILabel] { [titleLabel, subtitleLabel] }

  /// The line below the title.
  var subtitle: String? { subtitleLabel.text }

  /// Shows `title`, or nothing where that stands elsewhere, above `subtitle`, in the colour of the bar's titles.
  func show(_ title: String?, over subtitle: String, color: UIColor?) {
    titleLabel.textColor = color ?? .label
    // So small a text is too faint in the color of secondary labels.
    subtitleLabel.textColor = color ?? .label
    let title = title.flatMap { $0.isEmpty ? nil : $0 }
    guard title != titleLabel.text || subtitle != subtitleLabel.text else { return }
    titleLabel.text = title
    titleLabel.isHidden = title == nil
    subtitleLabel.text = subtitle
    accessibilityLabel = [title, subtitle].compactMap(\.self).joined(separator: ", ")
    accessibilityTraits = title == nil ? .staticText : .header
    fitToTexts()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    overrideWasCalled(changedFrom: previous)
  }

  private func applyTextSize() {
    let textSize = CellTraits(traitCollection).textSize
    titleLabel.font = Self.titleFont.uiFont(for: textSize)
    subtitleLabel.font = Self.subtitleFont.uiFont(for: textSize)
    fitToTexts()
  }

  /// Asks the bar for as much room as the texts take now.
  private func fitToTexts() {
    invalidateIntrinsicContentSize()
    sizeToFit()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func size(of label: UILabel) -> CGSize {
    label.isHidden ? .zero : label.intrinsicContentSize
  }

  override var intrinsicContentSize: CGSize {
    let sizes = labels.map(size)
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = (bounds.height - intrinsicContentSize.height) / 2
    for label in labels {
      let height = size(of: label).height
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }
}

extension SubtitledTitleView: TraitFollower {
  var followedTraits: FollowedTraits { .textSize }

  func followedTraitsDidChange(from previous: UITraitCollection?) { applyTextSize() }
}
