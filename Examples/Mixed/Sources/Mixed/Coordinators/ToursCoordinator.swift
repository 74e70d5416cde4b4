import ScreenKit

/// The calendar and what follows from it.
@MainActor
final class ToursCoordinator: Coordinator, TourViewControllerDelegate {
  private let services: ClubServices
  private let screens: ClubScreens
  private let navigation: UINavigationController

  var root: UIViewController { navigation }

  init(services: ClubServices, screens: ClubScreens) {
    self.services = services
    self.screens = screens
    navigation = UINavigationController(rootViewController: screens.controller(for: .tours))
    screens.tourDelegate = self
  }

  func tourViewController(_ controller: TourViewController, didAskForNightsOf hut: Identifier) {
    services.api.load(.huts) { [screens, navigation] result in
      guard case .success(let huts) = result,
        let hut = huts.first(where: { Identifier($0.id) == hut })
      else { return }
      navigation.pushViewController(screens.nights(of: hut), animated: true)
    }
  }
}
