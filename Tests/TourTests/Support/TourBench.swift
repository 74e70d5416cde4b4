import Foundation
import ScreenDriver
import ScreenKit
import TourAds
import TourShop

/// The app of the tour in a window, over a scripted server.
@MainActor
struct TourBench {
  let transport: ScriptedTransport
  let hidden: HiddenPosts
  let told: ToldEvents
  let device: OwnersDevice
  let app: MomentsApp
  let driver: ScreenDriver

  /// Starts the app for `user`, or for nobody, and waits until its first screen has loaded.
  static func started(
    _ answer: @escaping ScriptedTransport.Answer = TourServer.standard,
    flags: MomentsFlags = MomentsFlags(), user: User? = User(id: "u1", name: "Ada")
  ) async throws -> TourBench {
    let bench = try TourBench(answer, flags: flags, user: user)
    try await bench.driver.settle()
    return bench
  }

  init(
    _ answer: @escaping ScriptedTransport.Answer, flags: MomentsFlags = MomentsFlags(),
    user: User? = User(id: "u1", name: "Ada")
  ) throws {
    transport = ScriptedTransport(answer)
    hidden = HiddenPosts()
    told = ToldEvents()
    device = OwnersDevice()
    let storage = MemorySessionStorage()
    if let user {
      storage.save(try JSONEncoder().encode(MomentsSession(user: user, token: "t-0")))
    }
    let clock = ManualClock()
    let strings = try StringTable(
      contentsOf: TourServer.specs.appending(path: "Resources/Localizable.xcstrings"))
    app = MomentsApp(
      launch: LaunchValues(
        strings: strings, clock: clock, transport: transport, store: MemoryStore()),
      dependencies: TourParts(told: told, hidden: hidden, device: device),
      flags: flags, sessionStorage: storage)
    driver = ScreenDriver(root: app.makeRootViewController(), clock: clock)
  }
}

/// What the tour's specs leave to code.
@MainActor
private struct TourParts: MomentsDependencies {
  let told: ToldEvents
  let hidden: HiddenPosts
  let device: OwnersDevice

  var analyticsSink: any AnalyticsSink { told }
  var feedActions: any FeedActions { hidden }
  var biometrics: any BiometricCheck { device }
  var pushNotifications: any PushRegistration { device }

  func makeCheckoutViewController(
    _ app: MomentsLoggedInApp, basketID: Identifier,
    onReturn: @escaping @MainActor (Bool) -> Void
  ) -> CheckoutViewController { CheckoutViewController(basketID: basketID, onEnd: onReturn) }

  func makeSponsoredAdAdapter(_ runtime: AppRuntime) -> SponsoredAdAdapter { SponsoredAdAdapter() }
}
