public import Foundation

/// A view that shows one row of a table.
@MainActor open class UITableViewCell: UIView {
  /// A cell with the labels of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// A cell with the labels of the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  // Tables make cells of registered classes, for which Swift wants a required initializer. It must not
  // be `init(style:reuseIdentifier:)`, since UIKit's isn't: overriding it would read differently there.
  // Subclasses inherit this one as long as they have that one, and it calls theirs.
  public required convenience init(_headlessIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    contentView.frame = bounds
    addSubview(contentView)
  }

  // MARK: Content

  private let style: CellStyle
  open internal(set) var reuseIdentifier: String?
  weak var table: UITableView?

  /// The parent of the cell's content.
  open private(set) var contentView = UIView()

  private lazy var ownTextLabel = makeLabel(.preferredFont(forTextStyle: .body))
  private lazy var ownDetailLabel = makeLabel(
    .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body))
  private lazy var ownImageView: UIImageView = {
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    return view
  }()
  private var hasText = false
  private var hasDetail = false
  private var hasImage = false

  /// The label of the main text, made when first asked for.
  open var textLabel: UILabel? {
    hasText = true
    return ownTextLabel
  }

  /// The label of the second text; nil in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    hasDetail = true
    return ownDetailLabel
  }

  /// The image before the text, made when first asked for.
  open var imageView: UIImageView? {
    hasImage = true
    return ownImageView
  }

  private func makeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = font
    contentView.addSubview(label)
    return label
  }

  var shownLabels: TableCellLabels {
    TableCellLabels(
      style: style, text: hasText ? ownTextLabel : nil, detail: hasDetail ? ownDetailLabel : nil,
      image: hasImage ? ownImageView : nil, indent: CGFloat(indentationLevel) * indentationWidth)
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  // MARK: Appearance

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? { didSet { exchange(oldValue, for: accessoryView) } }
  open var editingAccessoryView: UIView? {
    didSet { exchange(oldValue, for: editingAccessoryView) }
  }
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { install(backgroundView, at: 0) }
    }
  }

  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        install(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      }
      updateBackground()
    }
  }

  open var multipleSelectionBackgroundView: UIView?

  private func install(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  private func exchange(_ old: UIView?, for view: UIView?) {
    old?.removeFromSuperview()
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  private func updateBackground() {
    let isLit = selectionStyle != .none && (isSelected || isHighlighted)
    selectedBackgroundView?.isHidden = !isLit
    if hasText { ownTextLabel.isHighlighted = isLit }
    if hasDetail { ownDetailLabel.isHighlighted = isLit }
  }

  // MARK: State

  private var selected = false
  private var highlighted = false

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    updateBackground()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    updateBackground()
  }

  private var editing = false
  var editingStyleInTable = EditingStyle.none
  /// Whether a swipe uncovered the row's actions.
  var showsActions = false

  open var editingStyle: EditingStyle { editingStyleInTable }
  open var showingDeleteConfirmation: Bool { showsActions }

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    self.editing = editing
    setNeedsLayout()
    didTransition(to: editing ? .showingEditControl : [])
  }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  func adopt(isEditing: Bool, style: EditingStyle) {
    editingStyleInTable = style
    if isEditing != editing { setEditing(isEditing, animated: false) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = contentFrame(in: bounds.size)
    placeAccessory()
    shownLabels.place(
      in: contentView.bounds, direction: effectiveUserInterfaceLayoutDirection)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = contentFrame(in: CGSize(width: size.width, height: 0)).width
    return CGSize(width: size.width, height: shownLabels.height(width: room))
  }

  /// Lets the table measure the cell again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    guard let table, superview === table, table.selfSizingInvalidation != .disabled else { return }
    table.needsMeasuring = true
    table.setNeedsLayout()
  }
}
