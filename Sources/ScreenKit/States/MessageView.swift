/// An image, a text and two buttons below each other in the middle of the view, of which only the text has
/// to be there.
final class MessageView: UIView, ThemedView {
  private static let gap: CGFloat = 16
  private static let imageSide: CGFloat = 56
  private static let margin: CGFloat = 32

  private let runtime: AppRuntime
  private let imageView = UIImageView()
  private let label = UILabel()
  private let button = UIButton(frame: .zero)
  private let otherButton = UIButton(frame: .zero)
  private var onTap: (@MainActor () -> Void)?
  private var onOtherTap: (@MainActor () -> Void)?

  init(runtime: AppRuntime) {
    self.runtime = runtime
    super.init(frame: .zero)
    label.numberOfLines = 0
    label.textAlignment = .center
    imageView.contentMode = .scaleAspectFit
    for button in [button, otherButton] { button.wrapTitle() }
    for part in parts { addSubview(part) }
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    otherButton.addAction(UIAction { [weak self] _ in self?.onOtherTap?() }, for: .touchUpInside)
    applyTheme()
    followTraits()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What stands below each other, from the top.
  private var parts: [UIView] { [imageView, label, button, otherButton] }

  func show(_ message: Message) {
    imageView.image = message.image?.localImage
    imageView.isHidden = imageView.image == nil
    label.text = runtime.string(message.text)
    show(message.button, on: button)
    show(message.otherButton, on: otherButton)
    onTap = message.button?.action
    onOtherTap = message.otherButton?.action
    setNeedsLayout()
  }

  private func show(_ choice: Message.Button?, on button: UIButton) {
    button.setTitle(choice.map { runtime.string($0.title) }, for: .normal)
    button.isHidden = choice == nil
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    overrideWasCalled(changedFrom: previous)
  }

  func applyTheme() {
    applyTheme(textSize: CellTraits(traitCollection).textSize)
  }

  /// The same for a text size.
  func applyTheme(textSize: TextSize) {
    let theme = runtime.theme
    label.font = theme.font(.body).uiFont(for: textSize)
    label.textColor = theme.uiColor(.secondaryText)
    imageView.tintColor = theme.uiColor(.secondaryText)
    button.titleLabel?.font = theme.font(.headline).uiFont(for: textSize)
    otherButton.titleLabel?.font = theme.font(.body).uiFont(for: textSize)
    for button in [button, otherButton] {
      button.setTitleColor(theme.uiColor(.accent), for: .normal)
    }
    setNeedsLayout()
  }

  /// The heights of the parts that are there, for text of `width`.
  private func heights(width: CGFloat) -> [CGFloat] {
    let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return [
      imageView.isHidden ? 0 : Self.imageSide, text.height.rounded(.up),
      height(of: button, width: width), height(of: otherButton, width: width),
    ]
  }

  private func height(of button: UIButton, width: CGFloat) -> CGFloat {
    button.isHidden ? 0 : button.wrappedHeight(width: width)
  }

  private func total(_ heights: [CGFloat]) -> CGFloat {
    let shown = heights.filter { $0 > 0 }
    return shown.reduce(0, +) + Self.gap * CGFloat(max(shown.count - 1, 0))
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    width - 2 * min(Self.margin, width / 4)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = total(heights(width: textWidth(in: size.width))) + 2 * Self.gap
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets)
    let width = textWidth(in: room.width)
    let heights = heights(width: width)
    var y = max(room.midY - total(heights) / 2, room.minY)
    for (part, height) in zip(parts, heights) where height > 0 {
      part.frame = CGRect(x: room.midX - width / 2, y: y, width: width, height: height)
      y += height + Self.gap
    }
  }
}

extension MessageView: TraitFollower {
  var followedTraits: FollowedTraits { .textSize }

  func followedTraitsDidChange(from previous: UITraitCollection?) { applyTheme() }
}
