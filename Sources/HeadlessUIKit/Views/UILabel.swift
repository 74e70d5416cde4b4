public import Foundation

/// A view that shows text.
@MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var usualHugging: UILayoutPriority { UILayoutPriority(251) }
  override var describedContent: [String] { text.map { ["text = '\($0)'"] } ?? [] }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  open var text: String? {
    didSet {
      styled = nil
      contentDidChange()
    }
  }
  /// The text with attributes that it was set with.
  private var styled: NSAttributedString?
  /// The text with attributes; setting it sets the plain text.
  open var attributedText: NSAttributedString? {
    get { styled ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styled = newValue
    }
  }
  /// What the text looks like where that was set with it.
  var look: StyledLook? { styled.map { StyledLook(of: $0, font: font) } }
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      contentDidChange()
    }
  }
  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
  }

  /// The place of the text inside a rectangle, cut after a number of lines.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = textSize(
      width: numberOfLines == 1 ? .greatestFiniteMagnitude : bounds.width, lines: numberOfLines)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width
    return textSize(width: width, lines: numberOfLines)
  }

  private func textSize(width: CGFloat, lines: Int) -> CGSize {
    look?.size(width: width, lines: lines)
      ?? HeadlessText.size(of: text ?? "", font: font, width: width, lines: lines)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { contentDidChange() }
  }
}
