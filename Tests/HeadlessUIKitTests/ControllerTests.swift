import Foundation
import HeadlessUIKit
import Testing

/// What happened, in order.
@MainActor final class Journal {
  var entries: [String] = []
}

/// A controller that writes down its calls.
@MainActor final class LoggingController: UIViewController {
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("is")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willNot")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didNot")
  }

  private func note(_ event: String) { journal.entries.append("\(name) \(event)") }
}

@MainActor struct ControllerTests {
  private let journal = Journal()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
  }

  private func controller(_ name: String) -> LoggingController {
    LoggingController(name, journal)
  }

  @Test func rootAppearsInOrder() {
    show(controller("a"))
    #expect(journal.entries == ["a load", "a will", "a is", "a did"])
  }

  @Test func pushAndPopExchangeAppearances() {
    let navigation = UINavigationController(rootViewController: controller("a"))
    show(navigation)
    journal.entries = []
    navigation.pushViewController(controller("b"), animated: true)
    #expect(journal.entries == ["a willNot", "b load", "b will", "b is"])
    window.headlessFinishTransitions()
    #expect(journal.entries.suffix(2) == ["a didNot", "b did"])
    journal.entries = []
    navigation.popViewController(animated: false)
    #expect(journal.entries == ["b willNot", "a will", "a is", "b didNot", "a did"])
    #expect(navigation.children.count == 1)
  }

  @Test func childAddedToAVisibleParentAppears() {
    let parent = controller("a")
    show(parent)
    journal.entries = []
    let child = controller("b")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(journal.entries == ["b load", "b will", "b is", "b did"])
    journal.entries = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(journal.entries == ["b willNot", "b didNot"])
  }

  @Test func tabsLoadWhenFirstChosen() {
    let tabs = UITabBarController()
    let second = controller("b")
    tabs.viewControllers = [controller("a"), second]
    show(tabs)
    #expect(journal.entries == ["a load", "a will", "a is", "a did"])
    #expect(!second.isViewLoaded)
    tabs.headlessTapTab(at: 1)
    #expect(tabs.selectedViewController === second)
    #expect(journal.entries.contains("b did") && journal.entries.contains("a didNot"))
  }

  @Test func sheetLeavesThePresenterAppearedAndFullScreenDoesNot() {
    let root = controller("a")
    show(root)
    journal.entries = []
    root.present(controller("s"), animated: false)
    #expect(journal.entries == ["s load", "s will", "s is", "s did"])
    root.dismiss(animated: false)
    journal.entries = []
    let full = controller("f")
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    #expect(journal.entries == ["a willNot", "f load", "f will", "f is", "f did", "a didNot"])
    full.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    #expect(journal.entries.suffix(2) == ["f didNot", "a did"])
  }

  @Test func swipingASheetAsksItsDelegate() {
    let root = controller("a")
    show(root)
    let sheet = controller("s")
    sheet.isModalInPresentation = true
    root.present(sheet, animated: false)
    sheet.headlessSwipeDownToDismiss()
    #expect(root.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    sheet.headlessSwipeDownToDismiss()
    #expect(root.presentedViewController == nil)
  }

  @Test func choosingAnAlertsActionRunsItAfterTheAlertWentAway() {
    let root = controller("a")
    show(root)
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    var wasGone = false
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        wasGone = root.presentedViewController == nil
      })
    root.present(alert, animated: true)
    window.headlessFinishTransitions()
    #expect(alert.headlessChoose(titled: "OK"))
    #expect(wasGone)
  }

  @Test func barsInsetTheSafeArea() {
    let inner = controller("a")
    show(UINavigationController(rootViewController: inner))
    window.headlessScreenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(inner.view.safeAreaInsets.top == 91)
    #expect(inner.view.safeAreaInsets.bottom == 34)
  }

  @Test func rotationResizesTheRootView() {
    let root = controller("a")
    show(root)
    window.headlessResize(to: CGSize(width: 844, height: 390))
    #expect(root.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(root.traitCollection.verticalSizeClass == .compact)
  }

  @Test func dumpsNameWhatIsShown() {
    let root = controller("a")
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
    let navigation = UINavigationController(rootViewController: root)
    show(navigation)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "Hello"
    root.view.addSubview(label)
    let dump = window.headlessDump()
    #expect(dump.contains("UILabel (0.0, 0.0, 50.0, 20.0) \"Hello\" color=#000000"))
    #expect(dump.contains("UINavigationBar (0.0, 0.0, 390.0, 44.0) \"a\" [Add]"))
    #expect(
      navigation.headlessDumpControllers()
        == "UINavigationController\n  LoggingController \"a\"")
  }

  @Test func fullScreenPresentationTakesThePresentersViewAwayAndBack() {
    let root = controller("a")
    show(root)
    let full = controller("f")
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    #expect(root.view.window == nil)
    full.dismiss(animated: false)
    #expect(root.view.window === window)
  }
}
