public import Foundation

/// A view of a collection view that is used again for other places.
@MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  var elementKind: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  // Collection views make views of registered classes, for which Swift wants a required initializer.
  // `init(frame:)` must not be that, since UIKit's isn't: overriding it would read differently there.
  // Subclasses inherit this one as long as they have `init(frame:)`, and it calls theirs.
  public required convenience init(_headlessRegistered: Void) {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view is used for another place.
  open func prepareForReuse() {}

  /// Takes the place and look that the layout chose.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view is moved from one layout to another.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the view was moved from one layout to another.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The place that suits the content, starting from the layout's. UIKit lets Auto Layout fit the content for that,
  /// unless a subclass answers.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    (superview as? UICollectionView)?.fittings += 1
    guard containsConstraints,
      let fitting = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    fitting.size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: layoutAttributes.keepsWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: layoutAttributes.keepsHeight ? .required : .fittingSizeLevel)
    return fitting
  }

  func take(_ attributes: UICollectionViewLayoutAttributes) {
    transform = attributes.transform
    if frame != attributes.frame { frame = attributes.frame }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}

/// A view that shows one item of a collection view.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The parent of the cell's content.
  open private(set) var contentView = UIView()

  open var isSelected = false { didSet { updateBackground() } }
  open var isHighlighted = false { didSet { updateBackground() } }

  /// What the cell is like now.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSwiped: list?.isSwipedAside(self) == true)
  }

  /// The collection view that the cell is shown in, or in a section of which.
  private var list: UICollectionView? {
    sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? UICollectionView }
      .first
  }

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

  private func install(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  private func updateBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
