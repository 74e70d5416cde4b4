import Foundation
import HeadlessUIKit
import Testing

@MainActor struct ApplicationTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var accepts = true
    private(set) var journal: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let url = launchOptions?[.url] as? URL
      journal.append("launch \(url?.absoluteString ?? "plainly")")
      return accepts
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      journal.append("open \(url.absoluteString)")
      return true
    }
  }

  private final class SilentDelegate: UIResponder, UIApplicationDelegate {}

  private let application = UIApplication()
  private let url = URL(string: "app://item")

  @Test func delegateIsToldOfLaunchAndAddresses() throws {
    let delegate = Delegate()
    #expect(application.headlessLaunch(delegate))
    #expect(application.delegate === delegate)
    #expect(application.headlessOpen(try #require(url)))
    #expect(delegate.journal == ["launch plainly", "open app://item"])
  }

  @Test func addressThatTheAppWasLaunchedForIsOpenedUnlessItIsDeclined() {
    let delegate = Delegate()
    #expect(application.headlessLaunch(delegate, for: url))
    delegate.accepts = false
    #expect(!application.headlessLaunch(delegate, for: url))
    #expect(delegate.journal == ["launch app://item", "open app://item", "launch app://item"])
  }

  @Test func whatADelegateLeavesOutIsNotOpened() throws {
    let delegate = SilentDelegate()
    #expect(application.headlessLaunch(delegate))
    #expect(delegate.window == nil)
    #expect(!application.headlessOpen(try #require(url)))
  }

  @Test func applicationDoesNotKeepItsDelegate() throws {
    application.headlessLaunch(Delegate())
    #expect(application.delegate == nil)
    #expect(!application.headlessOpen(try #require(url)))
  }

  @Test func windowsFillTheScreen() {
    let window = UIWindow()
    #expect(window.frame.size == window.screen.bounds.size)
    #expect(window.frame.size == CGSize(width: 390, height: 844))
  }
}
