import Foundation
import HeadlessUIKit
import Testing

/// Writes down how its surroundings change.
private final class WatchingController: UIViewController {
  var log: [String] = []

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    log.append("safe area \(Int(view.safeAreaInsets.top)) \(Int(view.safeAreaInsets.bottom))")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append("traits")
  }
}

/// Safe areas, insets and traits: what comes to views from outside.
@MainActor struct SurroundingsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.headlessScreenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
  }

  // MARK: Safe areas

  @Test func safeAreasReachAsFarAsViewsLieUnderThem() {
    let controller = UIViewController()
    show(controller)
    let top = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
    let middle = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    let bottom = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 130))
    for view in [top, middle, bottom] { controller.view.addSubview(view) }
    #expect(top.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    #expect(middle.safeAreaInsets == .zero)
    #expect(bottom.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
  }

  @Test func controllersAddToTheSafeAreaAndAreToldOfIt() {
    let controller = WatchingController()
    show(controller)
    #expect(controller.log.last == "safe area 47 34")
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
    #expect(controller.log.last == "safe area 57 39")
    window.headlessScreenSafeArea = .zero
    #expect(controller.log.last == "safe area 10 5")
  }

  @Test func marginsIncludeTheSafeAreaUnlessToldNotTo() {
    let controller = UIViewController()
    show(controller)
    let view = UIView(frame: window.bounds)
    controller.view.addSubview(view)
    #expect(view.layoutMargins.top == 55)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 8)
  }

  // MARK: Insets of scroll views

  @Test(
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 2000, 47), (.always, 100, 47),
      (.never, 2000, 0), (.scrollableAxes, 100, 0), (.scrollableAxes, 2000, 47),
    ])
  func safeAreasInsetTheContent(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: Int, top: Int
  ) {
    let controller = UIViewController()
    show(controller)
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentInset.top = 5
    scroll.contentSize = CGSize(width: 390, height: height)
    controller.view.addSubview(scroll)
    window.headlessLayoutPass()
    #expect(Int(scroll.adjustedContentInset.top) == top + 5)
  }

  @Test func refreshControlsHoldTheirRoomWhileTheySpin() {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    let refresh = UIRefreshControl()
    scroll.refreshControl = refresh
    window.isHidden = false
    window.addSubview(scroll)
    refresh.beginRefreshing()
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing && scroll.adjustedContentInset.top == 60)
    refresh.endRefreshing()
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing && scroll.adjustedContentInset.top == 0)
    scroll.refreshControl = nil
    #expect(refresh.superview == nil)
  }

  @Test func fingersPullToRefresh() throws {
    let scroll = UIScrollView(frame: window.bounds)
    let refresh = UIRefreshControl()
    var starts = 0
    refresh.addAction(UIAction { _ in starts += 1 }, for: .valueChanged)
    scroll.refreshControl = refresh
    window.isHidden = false
    window.addSubview(scroll)
    for distance in [60.0, 300.0] {
      let finger = try #require(window.headlessTouch(at: CGPoint(x: 100, y: 100)))
      finger.move(to: CGPoint(x: 100, y: 100 + distance), steps: 10)
      finger.lift()
    }
    #expect(starts == 1 && refresh.isRefreshing)
  }

  // MARK: Traits

  @Test func controllersAndViewsAreToldOfTraitsOnce() {
    let controller = WatchingController()
    show(controller)
    controller.log = []
    window.headlessSetTraits { $0.userInterfaceStyle = .dark }
    window.headlessSetTraits { $0.userInterfaceStyle = .dark }
    #expect(controller.log == ["traits"])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func handlersThatAreTakenBackAreNotCalled() {
    let controller = UIViewController()
    show(controller)
    var calls = 0
    let registration = controller.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]
    ) { (_: UIViewController, _) in calls += 1 }
    window.headlessSetTraits { $0.preferredContentSizeCategory = .small }
    #expect(calls == 1)
    controller.unregisterForTraitChanges(registration)
    window.headlessSetTraits { $0.userInterfaceStyle = .dark }
    #expect(calls == 1)
  }

  @Test func sheetsLieAboveOtherContent() {
    let controller = UIViewController()
    show(controller)
    window.headlessSetTraits { $0.userInterfaceStyle = .dark }
    let sheet = UIViewController()
    controller.present(sheet, animated: false)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(sheet.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(controller.traitCollection.userInterfaceLevel == .base)
    let ground = UIColor.systemBackground
    #expect(
      ground.resolvedColor(with: sheet.traitCollection)
        != ground.resolvedColor(with: controller.traitCollection))
    controller.dismiss(animated: false)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    controller.present(full, animated: false)
    #expect(full.traitCollection.userInterfaceLevel == .base)
  }

  @Test func sizeClassesFollowTheWindow() {
    let controller = UIViewController()
    show(controller)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.traitCollection.verticalSizeClass == .regular)
    window.headlessResize(to: CGSize(width: 844, height: 390))
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    window.headlessResize(to: CGSize(width: 1024, height: 1366))
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func coloursResolveUnderTheCurrentTraits() {
    var red: CGFloat = 0
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      UIColor.label.getRed(&red, green: nil, blue: nil, alpha: nil)
    }
    #expect(red == 1)
    UIColor.label.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red == 0)
  }
}
