import ScreenKit

/// The generated screens of the app: they use its networking, analytics, links and controllers.
@MainActor
final class ClubScreens {
  weak var tourDelegate: (any TourViewControllerDelegate)?
  private let services: ClubServices
  private lazy var app = ClubApp(launch: launch, dependencies: dependencies)

  init(services: ClubServices, router: LinkRouter) {
    self.services = services
    let openOutside = app.runtime.openAddress
    app.runtime.openAddress = { url in
      if !router.open(url) { openOutside(url) }
    }
  }

  private var launch: LaunchValues {
    LaunchValues(
      baseURLs: ["Main": services.api.server],
      strings: (try? StringTable(bundle: .module)) ?? StringTable(),
      transport: ClubTransport(api: services.api))
  }

  private var dependencies: ClubDependencies {
    ClubDependencies(
      screenEventsSink: ScreenTracking(services.analytics),
      makeTourCardAdapter: { _ in TourCardAdapter() },
      makeTourViewController: { [weak self, services] _, tour in
        let controller = TourViewController(tour: tour, services: services)
        controller.delegate = self?.tourDelegate
        return controller
      })
  }

  /// The nights of a hut; `onBooking` is called with what has been booked.
  func nights(
    of hut: Hut, onBooking: @escaping @MainActor (Booking) -> Void
  ) -> UIViewController {
    NightsViewController(
      app: app, hutID: Identifier(hut.id), hutName: hut.name, onReturn: onBooking)
  }

  func tours() -> UIViewController { ToursViewController(app: app) }

  func trails(of region: Region) -> UIViewController {
    TrailsViewController(app: app, regionID: Identifier(region.id), regionName: region.name)
  }

  func report(trail: Identifier, name: String) -> UIViewController {
    ReportTrailViewController(app: app, trailID: trail, trailName: name)
  }
}
