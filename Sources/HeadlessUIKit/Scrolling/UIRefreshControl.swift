public import Foundation

/// The wheel that a pull at the top of a scroll view starts.
@MainActor open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60

  /// A refresh control of the standard size.
  public init() {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: 0, height: Self.height))
    autoresizingMask = .flexibleWidth
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: frame.width, height: Self.height))
    autoresizingMask = .flexibleWidth
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Spins without a pull; sends no event and does not scroll.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.refreshInset = Self.height
  }

  /// Stops spinning and gives the space back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scrollView?.refreshInset = 0
  }

  /// What a pull does that goes far enough.
  func pulled() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    isAccessibilityElement = isRefreshing
  }
}
