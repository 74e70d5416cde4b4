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
  let app: MomentsApp
  let driver: ScreenDriver

  /// Starts the app and waits until its first screen has loaded.
  static func started(
    _ answer: @escaping ScriptedTransport.Answer = TourServer.standard,
    flags: MomentsFlags = MomentsFlags()
  ) async throws -> TourBench {
    let bench = try TourBench(answer, flags: flags)
    try await bench.driver.settle()
    return bench
  }

  init(
    _ answer: @escaping ScriptedTransport.Answer, flags: MomentsFlags = MomentsFlags()
  ) throws {
    transport = ScriptedTransport(answer)
    hidden = HiddenPosts()
    told = ToldEvents()
    let clock = ManualClock()
    let strings = try StringTable(
      contentsOf: TourServer.specs.appending(path: "Resources/Localizable.xcstrings"))
    app = MomentsApp(
      launch: LaunchValues(
        strings: strings, clock: clock, transport: transport, store: MemoryStore()),
      dependencies: MomentsDependencies(
        analyticsSink: told, feedActions: hidden,
        makeCheckoutViewController: { _, basketID, onEnd in
          CheckoutViewController(basketID: basketID, onEnd: onEnd)
        },
        makeSponsoredAdAdapter: { _ in SponsoredAdAdapter() }),
      flags: flags, sessionStorage: MemorySessionStorage())
    driver = ScreenDriver(root: app.makeRootViewController(), clock: clock)
  }
}
