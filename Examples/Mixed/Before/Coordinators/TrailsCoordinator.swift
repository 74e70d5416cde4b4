import ScreenKit

/// The regions, whose trails are on pages of the club.
@MainActor
final class TrailsCoordinator: Coordinator, RegionsViewControllerDelegate {
  private let api: ClubAPI
  private let navigation: UINavigationController

  var root: UIViewController { navigation }

  init(services: ClubServices) {
    api = services.api
    let regions = RegionsViewController(api: services.api)
    navigation = UINavigationController(rootViewController: regions)
    regions.delegate = self
  }

  func regionsViewController(_ controller: RegionsViewController, didSelect region: Region) {
    UIApplication.shared.open(api.page(of: region))
  }
}
