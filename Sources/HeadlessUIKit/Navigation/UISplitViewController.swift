public import Foundation

/// Shows two columns beside one another in wide windows, and its compact column in narrow ones.
///
/// Of UIKit's split view this has what decides which controllers are seen: columns lie beside one another, and
/// none of them is hidden or lies over another. Without a compact column the primary one is what narrow
/// windows show.
@MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A place for a controller.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// Stands for the width that the split view chooses by itself.
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  private static let usualPrimaryWidth: CGFloat = 320

  /// How many columns there are.
  open private(set) var style: Style
  /// The width of the primary column, as far as there is room.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  private var columns: [Column: UIViewController] = [:]
  /// What is put into a column that is no navigation controller gets one.
  private var shown: [Column: UIViewController] = [:]
  private var installed: [UIViewController] = []

  /// A split view of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Whether one controller stands for all columns.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The controllers that are seen, in the order of their columns.
  open var viewControllers: [UIViewController] {
    let seen: [Column] = isCollapsed ? [.compact] : [.primary, .supplementary, .secondary]
    let controllers = seen.compactMap { shown[$0] }
    return controllers.isEmpty ? [.primary].compactMap { shown[$0] } : controllers
  }

  /// The width that the primary column has.
  open var primaryColumnWidth: CGFloat {
    let isAutomatic = preferredPrimaryColumnWidth == Self.automaticDimension
    let wanted = isAutomatic ? Self.usualPrimaryWidth : preferredPrimaryColumnWidth
    return min(wanted, (viewIfLoaded?.bounds.width ?? wanted) / 2)
  }

  /// Puts a controller into a column, in the place of what was there.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    let isAlone = column == .compact || vc is UINavigationController
    shown[column] = isAlone ? vc : vc.map { UINavigationController(rootViewController: $0) }
    if isViewLoaded { installColumns() }
  }

  /// What was put into a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  // MARK: Columns

  open override func viewDidLoad() {
    super.viewDidLoad()
    installColumns()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { installColumns() }
  }

  private func installColumns() {
    let seen = viewControllers
    for controller in installed where !seen.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    let entering = seen.filter { controller in !installed.contains { $0 === controller } }
    installed = seen
    for controller in entering {
      addChild(controller)
      controller.loadViewIfNeeded()
      layoutManagedViews()
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    layoutManagedViews()
  }

  override func layoutManagedViews() {
    guard let primary = installed.first else { return }
    guard installed.count > 1 else {
      primary.viewIfLoaded?.frame = view.bounds
      return
    }
    var rest = view.bounds
    for controller in installed.dropLast() {
      let (column, others) = rest.divided(atDistance: primaryColumnWidth, from: .minXEdge)
      controller.viewIfLoaded?.frame = column
      rest = others
    }
    installed.last?.viewIfLoaded?.frame = rest
  }

  open override var childForStatusBarStyle: UIViewController? { installed.last }
  open override var childForStatusBarHidden: UIViewController? { installed.last }
}
