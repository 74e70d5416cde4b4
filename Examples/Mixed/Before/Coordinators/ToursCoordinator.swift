import ScreenKit

/// The calendar and what follows from it.
@MainActor
final class ToursCoordinator: Coordinator, ToursViewControllerDelegate, TourViewControllerDelegate {
  private let services: ClubServices
  private let list: ToursViewController
  private let navigation: UINavigationController

  var root: UIViewController { navigation }

  init(services: ClubServices) {
    self.services = services
    list = ToursViewController(services: services)
    navigation = UINavigationController(rootViewController: list)
    list.delegate = self
  }

  func toursViewController(_ controller: ToursViewController, didSelect tour: Tour) {
    services.analytics.track(
      name: "tour_opened", parameters: ["tour_id": tour.id, "title": tour.title])
    let controller = TourViewController(tour: tour, services: services)
    controller.delegate = self
    navigation.pushViewController(controller, animated: true)
  }

  func tourViewController(_ controller: TourViewController, didAskForNightsOf hut: Int) {
    services.api.load(.huts) { [services] result in
      guard case .success(let huts) = result,
        let hut = huts.first(where: { $0.id == hut })
      else { return }
      UIApplication.shared.open(services.api.page(of: hut))
    }
  }
}
