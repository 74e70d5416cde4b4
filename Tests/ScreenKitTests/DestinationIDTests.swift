import Testing

@testable import ScreenKit

/// When a destination among views of SwiftUI has become another one.
@MainActor @Suite struct DestinationIDTests {
  private final class App {}
  private final class LoggedInApp {}

  private let app = App()

  private func page(_ number: Int, _ name: String?, in other: App? = nil) -> DestinationID {
    ScreenDestination<App>("Page", ["number": number, "name": name]) { _ in UIViewController() }
      .id(in: other ?? app)
  }

  @Test func otherValuesAreAnotherScreen() {
    #expect(page(1, "a") == page(1, "a"))
    #expect(page(1, nil) == page(1, nil))
    #expect(page(1, "a") != page(2, "a"))
    #expect(page(1, "a") != page(1, nil))
    let other = App()
    #expect(page(1, "a") != page(1, "a", in: other))
    let plain = ScreenDestination<App>("Start") { _ in UIViewController() }
    #expect(plain.id(in: app) != page(1, "a"))
  }

  @Test func behindTheGateItIsTheScreenOfWhoIsLoggedIn() {
    typealias Destination = GatedScreenDestination<App, LoggedInApp>
    let (one, other) = (LoggedInApp(), LoggedInApp())
    let welcome = Destination("Welcome", make: { _ in UIViewController() })
    #expect(welcome.id(in: app, loggedIn: nil) == welcome.id(in: app, loggedIn: one))
    let feed = Destination("Feed", behindGate: { _ in UIViewController() })
    #expect(feed.id(in: app, loggedIn: one) == feed.id(in: app, loggedIn: one))
    #expect(feed.id(in: app, loggedIn: one) != feed.id(in: app, loggedIn: other))
    #expect(feed.id(in: app, loggedIn: nil) != feed.id(in: app, loggedIn: one))
  }
}
