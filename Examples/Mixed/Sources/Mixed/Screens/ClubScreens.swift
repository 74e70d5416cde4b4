import ScreenKit

/// The way from the app's own code to its generated screens.
@MainActor
final class ClubScreens {
  private let app: ClubApp
  private let parts: ClubParts

  init(services: ClubServices, router: LinkRouter) {
    parts = ClubParts(services: services)
    app = ClubApp(
      launch: LaunchValues(
        baseURLs: ["Main": services.api.server],
        strings: (try? StringTable(bundle: .module)) ?? StringTable(),
        transport: ClubTransport(networking: services.networking)),
      dependencies: parts)
    let openOutside = app.runtime.openAddress
    app.runtime.openAddress = { url in
      if !router.open(url) { openOutside(url) }
    }
  }

  /// Who hears of hand-written tours that generated screens show.
  var tourDelegate: (any TourViewControllerDelegate)? {
    get { parts.tourDelegate }
    set { parts.tourDelegate = newValue }
  }

  /// A generated screen.
  func controller(for screen: ClubDestination) -> UIViewController {
    app.makeController(for: screen)
  }

  /// The nights of a hut; `onBooking` is called with what has been booked, if anything has.
  func nights(
    of hut: Hut, onBooking: @escaping @MainActor (Booking) -> Void = { _ in }
  ) -> UIViewController {
    controller(
      for: .nights(hutID: Identifier(hut.id), hutName: hut.name, onReturn: onBooking))
  }
}
