public import Foundation

/// A rectangle that constraints can be about and that no view shows.
@MainActor open class UILayoutGuide: NSObject {
  /// What of its view a guide follows, where constraints don't say where it is.
  enum Place {
    case constrained
    case safeArea
    case layoutMargins
    case readableContent
    /// What a scroll view scrolls, and the part of that which is seen.
    case scrolledContent
    case scrollFrame
  }

  let place: Place
  open weak var owningView: UIView?
  open var identifier = ""
  /// Where constraints have put the guide.
  var solvedFrame = CGRect.zero

  public override init() {
    place = .constrained
  }

  init(_ place: Place, of view: UIView) {
    self.place = place
    owningView = view
  }

  /// The rectangle in the coordinates of its view.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch place {
    case .constrained: return solvedFrame
    case .scrolledContent:
      return CGRect(
        origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    case .safeArea, .layoutMargins, .scrollFrame, .readableContent:
      return owningView.bounds.inset(by: insets ?? readableInsets(of: owningView))
    }
  }

  /// How wide lines of text may be to be read well, where they have their usual size.
  static let readableWidth: CGFloat = 672

  private func readableInsets(of view: UIView) -> UIEdgeInsets {
    var insets = view.layoutMargins
    let spare = view.bounds.width - insets.left - insets.right - Self.readableWidth
    insets.left += max(spare, 0) / 2
    insets.right += max(spare, 0) / 2
    return insets
  }

  /// The distances from the sides of the view; nil where these don't say where the guide is.
  var insets: UIEdgeInsets? {
    switch place {
    case .constrained, .scrolledContent, .readableContent: nil
    case .scrollFrame: .zero
    case .safeArea: owningView?.safeAreaInsets
    case .layoutMargins: owningView?.layoutMargins
    }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(self, .width) }
  open var heightAnchor: NSLayoutDimension { .init(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
}
