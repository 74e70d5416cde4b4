/// An image, a text, a second one and two buttons below each other in the middle of the view, of which only the first
/// text has to be there. Above a second text, it is a heading, as where UIKit says that there is no content.
final class MessageView: UIView, ThemedView {
  private static let gap: CGFloat = 16
  /// The room between the two texts, which belong together.
  private static let textGap: CGFloat = 8
  private static let imageSide: CGFloat = 56
  private static let margin: CGFloat = 32

  private let runtime: AppRuntime
  private let imageView = UIImageView()
  private let label = UILabel()
  private let detailLabel = UILabel()
  private let button = UIButton(frame: .zero)
  private let otherButton = UIButton(frame: .zero)
  private var onTap: (@MainActor () -> Void)?
  private var onOtherTap: (@MainActor () -> Void)?

  init(runtime: AppRuntime) {
    self.runtime = runtime
    super.init(frame: .zero)
    for label in [label, detailLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    detailLabel.isHidden = true
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
  private var parts: [UIView] { [imageView, label, detailLabel, button, otherButton] }
  private var isHeading: Bool { !detailLabel.isHidden }

  func show(_ message: Message) {
    imageView.image = message.image?.localImage
    imageView.isHidden = imageView.image == nil
    label.text = runtime.string(message.text)
    show(detail: message.detail.map(runtime.string) ?? "")
    show(message.button, on: button)
    show(message.otherButton, on: otherButton)
    onTap = message.button?.action
    onOtherTap = message.otherButton?.action
    setNeedsLayout()
  }

  private func show(detail: String) {
    detailLabel.text = detail
    guard isHeading == detail.isEmpty else { return }
    detailLabel.isHidden = detail.isEmpty
    label.accessibilityTraits = isHeading ? .header : .staticText
    applyTheme()
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
    label.font = (isHeading ? theme.messageTitle : theme.font(.body)).uiFont(for: textSize)
    label.textColor = theme.uiColor(isHeading ? .text : .secondaryText)
    detailLabel.font = theme.font(.body).uiFont(for: textSize)
    detailLabel.textColor = theme.uiColor(.secondaryText)
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
    [
      imageView.isHidden ? 0 : Self.imageSide, height(of: label, width: width),
      height(of: detailLabel, width: width), height(of: button, width: width),
      height(of: otherButton, width: width),
    ]
  }

  private func height(of label: UILabel, width: CGFloat) -> CGFloat {
    guard !label.isHidden else { return 0 }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height.rounded(.up)
  }

  private func height(of button: UIButton, width: CGFloat) -> CGFloat {
    button.isHidden ? 0 : button.wrappedHeight(width: width)
  }

  private func gap(above part: UIView) -> CGFloat {
    part === detailLabel ? Self.textGap : Self.gap
  }

  /// The parts that take room, each with where it begins and how high it is, from the top of the first.
  private func places(_ heights: [CGFloat]) -> [(part: UIView, y: CGFloat, height: CGFloat)] {
    var places: [(part: UIView, y: CGFloat, height: CGFloat)] = []
    var end: CGFloat?
    for (part, height) in zip(parts, heights) where height > 0 {
      let y = end.map { $0 + gap(above: part) } ?? 0
      places.append((part, y, height))
      end = y + height
    }
    return places
  }

  private func total(_ heights: [CGFloat]) -> CGFloat {
    places(heights).last.map { $0.y + $0.height } ?? 0
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
    let top = max(room.midY - total(heights) / 2, room.minY)
    for (part, y, height) in places(heights) {
      part.frame = CGRect(x: room.midX - width / 2, y: top + y, width: width, height: height)
    }
  }
}

extension Theme {
  /// The heading of a message: the letters of headlines, as much larger as UIKit's title of that kind is.
  fileprivate var messageTitle: FontToken {
    let headline = font(.headline)
    return FontToken(
      "messageTitle", face: headline.face, size: (headline.size * 22 / 17).rounded(),
      weight: headline.weight, textStyle: .title2,
      maximum: headline.maximum.map { ($0 * 22 / 17).rounded() })
  }
}

extension MessageView: TraitFollower {
  var followedTraits: FollowedTraits { .textSize }

  func followedTraitsDidChange(from previous: UITraitCollection?) { applyTheme() }
}
