public import Foundation

/// A spinning wheel.
@MainActor open class UIActivityIndicatorView: UIView {
  /// The wheel's size.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// A wheel of a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  open var style: Style
  open var color: UIColor! = .systemGray
  open private(set) var isAnimating = false

  /// Whether the wheel hides when it stands still.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  private static func size(of style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}
