public import Foundation

/// A control with a title and an image that runs actions when tapped.
@MainActor open class UIButton: UIControl {
  /// The ready-made looks.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// Changes a button's configuration when its state changes.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  private var titles: [UIControl.State: String] = [:]
  private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private let ownTitleLabel = UILabel()
  private let ownImageView = UIImageView()

  /// A button of no size with an action and a type.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    takeLook(of: primaryAction)
  }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero, primaryAction: nil)
    self.buttonType = buttonType
  }

  /// A button of a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    takeLook(of: primaryAction)
    self.configuration = configuration
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    ownTitleLabel.font = .systemFont(ofSize: UIFont.buttonFontSize)
    ownTitleLabel.isUserInteractionEnabled = false
    addSubview(ownImageView)
    addSubview(ownTitleLabel)
    updateContent()
  }

  private func takeLook(of action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { titles[.normal] = action.title }
    images[.normal] = action.image
    updateContent()
  }

  open var titleLabel: UILabel? { ownTitleLabel }
  open var imageView: UIImageView? { ownImageView }
  open var menu: UIMenu?
  open var role = Role.normal
  open var configurationUpdateHandler: ConfigurationUpdateHandler?

  /// What the button's action means.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// The button's look; replaces titles and images set by state.
  open var configuration: Configuration? {
    didSet { updateContent() }
  }

  open override var isEnabled: Bool { didSet { updateContent() } }
  open override var isSelected: Bool { didSet { updateContent() } }
  open override var isHighlighted: Bool { didSet { updateContent() } }

  /// Asks for a call of the configuration's update handler.
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self)
  }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    updateContent()
  }

  open func title(for state: UIControl.State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// Sets a title with attributes, which counts more than a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    updateContent()
  }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    updateContent()
  }

  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    updateContent()
  }

  open func image(for state: UIControl.State) -> UIImage? {
    images[state] ?? images[.normal]
  }

  open var currentTitle: String? { configuration.map(\.title) ?? title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentImage: UIImage? { configuration.map(\.image) ?? image(for: state) }
  open var currentTitleColor: UIColor {
    configuration?.baseForegroundColor ?? configuration?.style.titleColor ?? titleColor(for: state)
      ?? tintColor
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  private func updateContent() {
    ownTitleLabel.text = currentTitle
    if let title = currentAttributedTitle { ownTitleLabel.attributedText = title }
    ownTitleLabel.textColor = currentTitleColor
    ownTitleLabel.isHidden = currentTitle?.isEmpty ?? true
    ownImageView.image = currentImage
    ownImageView.isHidden = currentImage == nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// How large the title is in `width`. Without a configuration it has as many lines as its label, which is one
  /// unless that is told otherwise.
  private func titleSize(width: CGFloat) -> CGSize {
    let lines = configuration == nil ? ownTitleLabel.numberOfLines : 0
    let size = HeadlessText.size(
      of: currentTitle ?? "", font: ownTitleLabel.font,
      width: lines == 1 ? .greatestFiniteMagnitude : max(width, 0), lines: lines)
    return CGSize(width: min(size.width, max(width, 0)), height: size.height)
  }

  private var contentInsets: NSDirectionalEdgeInsets {
    configuration?.contentInsets ?? .init(top: 6, leading: 0, bottom: 6, trailing: 0)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = contentInsets
    let image = currentImage?.size ?? .zero
    let gap = image.width > 0 && !ownTitleLabel.isHidden ? configuration?.imagePadding ?? 0 : 0
    let room = size.width - insets.leading - insets.trailing - image.width - gap
    let text = titleSize(width: room)
    return CGSize(
      width: text.width + image.width + gap + insets.leading + insets.trailing,
      height: max(text.height, image.height) + insets.top + insets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let image = currentImage?.size ?? .zero
    let gap = image.width > 0 && !ownTitleLabel.isHidden ? configuration?.imagePadding ?? 0 : 0
    let text = titleSize(width: bounds.width - image.width - gap)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = contentStart(
      leaving: bounds.width - image.width - gap - text.width, isMirrored: isMirrored)
    ownImageView.frame = CGRect(
      x: isMirrored ? start + text.width + gap : start, y: (bounds.height - image.height) / 2,
      width: image.width, height: image.height)
    ownTitleLabel.frame = CGRect(
      x: isMirrored ? start : start + image.width + gap, y: (bounds.height - text.height) / 2,
      width: text.width, height: text.height)
  }

  /// Where image and title begin that leave `room` in the width.
  private func contentStart(leaving room: CGFloat, isMirrored: Bool) -> CGFloat {
    switch contentHorizontalAlignment {
    case .left: 0
    case .right: room
    case .leading: isMirrored ? room : 0
    case .trailing: isMirrored ? 0 : room
    case .center, .fill: room / 2
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }
}
