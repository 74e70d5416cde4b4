import ScreenDriver
import Testing

@testable import ScreenKit

/// Screens in sheets and columns that the app's own code shows, in navigations of UIKit.
@MainActor @Suite struct OwnSheetTests {
  private let bench = FixtureBench()

  /// Presents a form with nothing but what UIKit has.
  private func formInSheet() async throws -> ScreenDriver {
    let root = UIViewController()
    let driver = bench.show(root)
    let form = ComposeViewController(app: bench.app)
    root.present(UINavigationController(rootViewController: form), animated: true)
    try await driver.settle()
    #expect(driver.topScreen === form)
    return driver
  }

  @Test func unchangedFormIsPulledAway() async throws {
    let driver = try await formInSheet()
    try await driver.pullDown()
    #expect(!(driver.topScreen is ComposeViewController))
  }

  @Test func pullingAtAChangedFormAsks() async throws {
    let driver = try await formInSheet()
    try await driver.type("Hello", into: "text")
    try await driver.pullDown()
    let question = try #require(driver.topScreen as? UIAlertController, "\(driver.dump)")
    let yes = try #require(question.actions.first { $0.style != .cancel }?.title)
    try await driver.tap(text: yes)
    #expect(!(driver.topScreen is ComposeViewController))
  }

  @Test func whoeverHearsOfPullsAlreadyKeepsDoingSo() async throws {
    let root = UIViewController()
    let driver = bench.show(root)
    let navigation = UINavigationController(
      rootViewController: ComposeViewController(app: bench.app))
    let own = OwnDelegate()
    navigation.presentationController?.delegate = own
    root.present(navigation, animated: true)
    try await driver.settle()
    try await driver.type("Hello", into: "text")
    try await driver.pullDown()
    #expect(own.attempts == 1)
    #expect(driver.topScreen is ComposeViewController)
  }

  @Test func screenOfTheSecondaryColumnIsOnTop() async throws {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, form) = (UIViewController(), ComposeViewController(app: bench.app))
    split.setViewController(list, for: .primary)
    split.setViewController(form, for: .secondary)
    let driver = ScreenDriver(root: split, size: CGSize(width: 1024, height: 768))
    try await driver.settle()
    #expect(driver.topScreen === form)
    #expect(driver.screenStack == ["UIViewController", "ComposeViewController"])
    #expect(driver.dump.contains("columns"))
    try await driver.resize(to: CGSize(width: 390, height: 844))
    #expect(driver.topScreen === list)
  }
}

@MainActor
private final class OwnDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var attempts = 0

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { attempts += 1 }
}
