public import Foundation

/// Shows one of several pages, which are turned by swiping.
@MainActor open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// A setting that pages are made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// A controller of pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var isDoubleSided = false

  private var page: UIViewController?
  private weak var shown: UIViewController?

  /// The page that is shown.
  open var viewControllers: [UIViewController]? { page.map { [$0] } }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      (viewControllers?.count ?? 0) <= 1,
      "The number of view controllers provided doesn't match the number required (1) for the "
        + "requested transition")
    show(viewControllers?.first, animated: animated, completion: completion)
  }

  func show(
    _ new: UIViewController?, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = page
    guard new !== old else {
      completion?(true)
      return
    }
    page = new
    old?.willMove(toParent: nil)
    if let new { addChild(new) }
    let finishContainment = {
      old?.removeFromParent()
      new?.didMove(toParent: self)
      completion?(true)
      return
    }
    guard isViewLoaded else { return finishContainment() }
    let isShown = appearance.phase == .appeared || appearance.phase == .appearing
    if isShown {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    installPage()
    if isShown { new?.callIsAppearing() }
    let finish = {
      old?.viewIfLoaded?.removeFromSuperview()
      if isShown {
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
      }
      finishContainment()
    }
    if animated, isShown, let view { view.afterTransition(finish) } else { finish() }
  }

  /// What a finger does that turns back half-way: both pages take their appearances back.
  func beginTurn(to new: UIViewController, andTakeItBackFrom old: UIViewController) {
    guard isViewLoaded, appearance.phase == .appeared else { return }
    addChild(new)
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    new.view.frame = view.bounds
    view.addSubview(new.view)
    new.callIsAppearing()
    new.beginAppearanceTransition(false, animated: true)
    new.willMove(toParent: nil)
    new.view.removeFromSuperview()
    new.endAppearanceTransition()
    new.removeFromParent()
    old.beginAppearanceTransition(true, animated: true)
    old.callIsAppearing()
    old.endAppearanceTransition()
  }

  private func installPage() {
    shown = page
    guard let page else { return }
    page.view.frame = view.bounds
    view.addSubview(page.view)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    installPage()
  }

  override func layoutManagedViews() {
    shown?.view.frame = view.bounds
  }

  override func managesAppearance(of child: UIViewController) -> Bool { true }
}

/// Says which pages lie beside a page.
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told when a finger turns pages.
@MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
