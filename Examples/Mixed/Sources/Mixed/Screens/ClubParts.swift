import ScreenKit

/// What generated screens leave to the app: its log-in, its analytics, its own cells and controllers.
final class ClubParts: ClubDependencies {
  weak var tourDelegate: (any TourViewControllerDelegate)?
  private let services: ClubServices

  init(services: ClubServices) {
    self.services = services
  }

  var logIn: any AppLogIn { ClubLogIn(sessions: services.sessions) }

  lazy var analyticsSink: any AnalyticsSink = ScreenTracking(services.analytics)

  /// Everybody reads the reports of trails, so that no address stands in them.
  func acceptsPublicNote(_ value: String) -> Bool { !value.contains("@") }

  func makeTourCardAdapter(_ runtime: AppRuntime) -> TourCardAdapter { TourCardAdapter() }

  func makeTourViewController(_ app: ClubApp, tour: Tour) -> TourViewController {
    let controller = TourViewController(tour: tour, services: services)
    controller.delegate = tourDelegate
    controller.onPlaceTaken = { [weak app] in app?.emit(.placeTaken) }
    return controller
  }
}
