import Foundation
import HeadlessUIKit
import Testing

/// A controller that tells, along with its appearances, why and whether animated.
@MainActor private final class ReasonController: UIViewController {
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal, _ style: UIModalPresentationStyle = .automatic) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will", animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did", animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willNot", animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didNot", animated)
  }

  private func note(_ event: String, _ animated: Bool) {
    let reason = isBeingPresented ? " presented" : isBeingDismissed ? " dismissed" : ""
    journal.entries.append("\(name) \(event)\(animated ? " animated" : "")\(reason)")
  }
}

private final class SheetLog: NSObject, UIAdaptivePresentationControllerDelegate {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    journal.entries.append("sheet will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.entries.append("sheet did")
  }
}

@MainActor struct PresentationTests {
  private let journal = Journal()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func controller(
    _ name: String, _ style: UIModalPresentationStyle = .automatic
  ) -> ReasonController {
    ReasonController(name, journal, style)
  }

  /// Shows a root, and the others each presented by the one before.
  private func show(_ controllers: UIViewController...) {
    window.rootViewController = controllers.first
    window.makeKeyAndVisible()
    for (presenter, presented) in zip(controllers, controllers.dropFirst()) {
      presenter.present(presented, animated: false)
    }
    window.headlessLayoutPass()
    journal.entries = []
  }

  private func end(_ name: String) -> () -> Void {
    { [journal] in journal.entries.append(name) }
  }

  @Test("a full-screen presentation takes the presenter away once it has come, and then it is over")
  func fullScreen() {
    let root = controller("a")
    show(root)
    let full = controller("f", .fullScreen)
    root.present(full, animated: true, completion: end("presented"))
    #expect(journal.entries == ["a willNot animated", "f will animated presented"])
    #expect(full.isBeingPresented && root.presentedViewController === full)
    window.headlessFinishTransitions()
    #expect(
      journal.entries.dropFirst(2) == [
        "f did animated presented", "a didNot animated", "presented",
      ])
    #expect(!full.isBeingPresented)
    journal.entries = []
    root.dismiss(animated: true, completion: end("dismissed"))
    #expect(journal.entries == ["f willNot animated dismissed", "a will animated"])
    #expect(full.isBeingDismissed && root.presentedViewController === full)
    window.headlessFinishTransitions()
    #expect(
      journal.entries.dropFirst(2) == [
        "f didNot animated dismissed", "a did animated", "dismissed",
      ])
    #expect(!full.isBeingDismissed && full.presentingViewController == nil)
  }

  @Test("a sheet that comes and goes leaves its presenter as it is")
  func sheet() {
    let root = controller("a")
    show(root)
    let sheet = controller("s")
    root.present(sheet, animated: true)
    window.headlessFinishTransitions()
    root.dismiss(animated: true)
    window.headlessFinishTransitions()
    #expect(
      journal.entries == [
        "s will animated presented", "s did animated presented",
        "s willNot animated dismissed", "s didNot animated dismissed",
      ])
  }

  @Test("what presents several takes them all away, and only the topmost is seen to go")
  func presenterOfSeveralSheets() {
    let root = controller("a")
    let (first, second) = (controller("s"), controller("t"))
    show(root, first, second)
    root.dismiss(animated: true, completion: end("dismissed"))
    #expect(journal.entries == ["t willNot animated dismissed", "s willNot dismissed"])
    #expect(first.view.window != nil && second.view.window != nil)
    window.headlessFinishTransitions()
    #expect(
      journal.entries.dropFirst(2) == [
        "t didNot animated dismissed", "s didNot dismissed", "dismissed",
      ])
    #expect(root.presentedViewController == nil && first.presentedViewController == nil)
    #expect(first.view.window == nil && second.view.window == nil)
  }

  @Test("screens in between that are covered go without having appeared again")
  func presenterOfSeveralScreens() {
    let root = controller("a")
    let (first, second) = (controller("f", .fullScreen), controller("g", .fullScreen))
    show(root, first, second)
    root.dismiss(animated: true)
    #expect(journal.entries == ["g willNot animated dismissed", "a will animated"])
    #expect(root.view.window === window)
    window.headlessFinishTransitions()
    #expect(journal.entries.dropFirst(2) == ["g didNot animated dismissed", "a did animated"])
    #expect(first.presentingViewController == nil && second.presentingViewController == nil)
    #expect(window.subviews == [root.view])
  }

  @Test("what is presented and presents takes away what is above it, then itself")
  func middleOfSeveral() {
    let root = controller("a")
    let (first, second) = (controller("s"), controller("t"))
    show(root, first, second)
    first.dismiss(animated: false)
    #expect(journal.entries == ["t willNot dismissed", "t didNot dismissed"])
    #expect(root.presentedViewController === first)
    first.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    #expect(journal.entries.suffix(2) == ["s willNot dismissed", "s didNot dismissed"])
  }

  @Test("a dismissal before the presentation has ended takes it back")
  func dismissedMeanwhile() {
    let root = controller("a")
    show(root)
    let full = controller("f", .fullScreen)
    root.present(full, animated: true)
    root.dismiss(animated: true)
    window.headlessFinishTransitions()
    #expect(
      journal.entries == [
        "a willNot animated", "f will animated presented", "f willNot animated dismissed",
        "a will animated", "f didNot animated dismissed", "a did animated",
      ])
    #expect(root.presentedViewController == nil)
    #expect(root.view.window === window && full.view.window == nil)
  }

  @Test("who presents already presents nothing else")
  func presentingTwice() {
    let root = controller("a")
    let sheet = controller("s")
    show(root, sheet)
    root.present(controller("t"), animated: false, completion: end("presented"))
    #expect(root.presentedViewController === sheet)
    #expect(journal.entries.isEmpty)
  }

  @Test("a child presents by the outermost controller, and finds it as the one that presents")
  func childPresents() {
    let inner = controller("a")
    let navigation = UINavigationController(rootViewController: inner)
    show(navigation)
    let sheet = controller("s")
    let sheetStack = UINavigationController(rootViewController: sheet)
    inner.present(sheetStack, animated: false)
    #expect(inner.presentedViewController === sheetStack)
    #expect(navigation.presentedViewController === sheetStack)
    #expect(sheet.presentingViewController === navigation)
    sheet.dismiss(animated: false)
    #expect(navigation.presentedViewController == nil)
  }

  @Test("what stands in a sheet finds in all its calls that the sheet comes or goes")
  func childOfASheet() {
    final class Inner: UIViewController {
      var log: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        log.append(navigationController?.isBeingPresented == true)
      }
      override func viewDidAppear(_ animated: Bool) {
        log.append(navigationController?.isBeingPresented == true)
      }
      override func viewWillDisappear(_ animated: Bool) {
        log.append(navigationController?.isBeingDismissed == true)
      }
      override func viewDidDisappear(_ animated: Bool) {
        log.append(navigationController?.isBeingDismissed == true)
      }
    }
    let root = controller("a")
    let inner = Inner()
    show(root, UINavigationController(rootViewController: inner))
    root.dismiss(animated: false)
    #expect(inner.log == [true, true, true, true])
  }

  @Test("a sheet's delegate is told of a swipe, and of nothing that the app does")
  func delegate() {
    let root = controller("a")
    let sheet = controller("s")
    show(root)
    let log = SheetLog(journal)
    sheet.presentationController?.delegate = log
    root.present(sheet, animated: false)
    journal.entries = []
    root.dismiss(animated: false)
    #expect(journal.entries == ["s willNot dismissed", "s didNot dismissed"])
    sheet.presentationController?.delegate = log
    root.present(sheet, animated: false)
    journal.entries = []
    sheet.headlessSwipeDownToDismiss()
    #expect(journal.entries.first == "sheet will")
    #expect(journal.entries.last == "sheet did")
    #expect(journal.entries.contains { $0.hasPrefix("s didNot") })
  }

  @Test("presenting what is presented already is refused in UIKit's words")
  func presentedTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let sheet = UIViewController()
        root.present(sheet, animated: false)
        sheet.present(sheet, animated: false)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Application tried to present modally a view controller"))
    #expect(said.contains("that is already being presented by"))
  }
}
