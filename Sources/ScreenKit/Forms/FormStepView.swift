/// Says above the fields of a step what it is about, and how far it is.
final class FormStepView: UIView {
  private static let gap: CGFloat = 6
  private static let barHeight: CGFloat = 4

  private let runtime: AppRuntime
  private var progress: FormProgress
  private let bar = ProgressBar(frame: .zero)
  private let countLabel = UILabel()
  private let titleLabel = UILabel()

  /// - Parameter saysTitle: Whether its title stands here, and nowhere above.
  init(_ progress: FormProgress, saysTitle: Bool, runtime: AppRuntime) {
    self.runtime = runtime
    self.progress = progress
    super.init(frame: .zero)
    // How far it is, is read out as a text.
    bar.isAccessibilityElement = false
    bar.isUserInteractionEnabled = false
    titleLabel.accessibilityTraits = .header
    titleLabel.isHidden = !saysTitle
    for label in [countLabel, titleLabel] { label.numberOfLines = 0 }
    ([bar, countLabel, titleLabel] as [UIView]).forEach(addSubview)
    show(progress)
    applyTheme(textSize: CellTraits(traitCollection).textSize)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ progress: FormProgress) {
    self.progress = progress
    countLabel.text = runtime.string(StandardText.step(progress.number, of: progress.count))
    titleLabel.text = runtime.string(progress.title)
    setNeedsLayout()
  }

  /// Shows how far it is: at layout, since the direction may come with traits that are not there before.
  private func showShare() {
    bar.show(
      Double(progress.number) / Double(progress.count), of: runtime,
      isMirrored: CellTraits(traitCollection).direction == .rightToLeft)
  }

  /// What VoiceOver goes to after another step has come.
  var heading: UIView { countLabel }

  func applyTheme(textSize: TextSize) {
    let theme = runtime.theme
    countLabel.font = theme.font(.caption).uiFont(for: textSize)
    countLabel.textColor = theme.uiColor(.secondaryText)
    titleLabel.font = theme.font(.headline).uiFont(for: textSize)
    titleLabel.textColor = theme.uiColor(.text)
    setNeedsLayout()
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(in: size.width, moving: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showShare()
    _ = place(in: bounds.width, moving: true)
  }

  /// How high it is in `width`; with `moving` its parts take their places.
  private func place(in width: CGFloat, moving: Bool) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    var y: CGFloat = 0
    for part in [bar, countLabel, titleLabel] as [UIView] where !part.isHidden {
      let height = part === bar ? Self.barHeight : part.sizeThatFits(room).height.rounded(.up)
      if moving { part.frame = CGRect(x: 0, y: y, width: width, height: height) }
      y += height + Self.gap
    }
    return y - Self.gap
  }
}
