public import Foundation

/// The header or footer of a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
  private static let standardHeight: CGFloat = 28

  /// A header or footer that is used again for the same identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight))
    addSubview(contentView)
  }

  /// A header or footer that is not used again.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  // See `UITableViewCell` for why this initializer exists.
  public required convenience init(_headlessIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  open private(set) var reuseIdentifier: String?

  /// The parent of the content.
  open private(set) var contentView = UIView()

  private var ownTextLabel: UILabel?
  private var ownDetailLabel: UILabel?

  /// The label of the title, made when first asked for.
  open var textLabel: UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let label = makeLabel()
    ownTextLabel = label
    return label
  }

  /// The label of more text, made when first asked for.
  open var detailTextLabel: UILabel? {
    if let ownDetailLabel { return ownDetailLabel }
    let label = makeLabel()
    ownDetailLabel = label
    return label
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    contentView.addSubview(label)
    return label
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    var top: CGFloat = 6
    for label in labels {
      let width = max(bounds.width - 32, 0)
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      label.frame = CGRect(x: 16, y: top, width: width, height: height)
      top += height
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: max(size.width - 32, 0), height: .greatestFiniteMagnitude)
    let content = labels.reduce(0) { $0 + $1.sizeThatFits(room).height }
    return CGSize(width: size.width, height: max(content + 12, Self.standardHeight))
  }

  private var labels: [UILabel] {
    [ownTextLabel, ownDetailLabel].compactMap { $0 }.filter { $0.text?.isEmpty == false }
  }
}
