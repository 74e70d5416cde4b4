import ScreenKit

/// The regions, and the trails of one beside them, or on top of them in a narrow window.
@MainActor
final class TrailsCoordinator: Coordinator, RegionsViewControllerDelegate {
  private let screens: ClubScreens
  private let split = UISplitViewController(style: .doubleColumn)
  private let compact: UINavigationController

  var root: UIViewController { split }

  init(services: ClubServices, screens: ClubScreens) {
    self.screens = screens
    let (wide, narrow) = (
      RegionsViewController(api: services.api), RegionsViewController(api: services.api)
    )
    compact = UINavigationController(rootViewController: narrow)
    split.setViewController(wide, for: .primary)
    split.setViewController(compact, for: .compact)
    wide.delegate = self
    narrow.delegate = self
  }

  func regionsViewController(_ controller: RegionsViewController, didSelect region: Region) {
    let trails = screens.controller(
      for: .trails(regionID: Identifier(region.id), regionName: region.name))
    if split.isCollapsed {
      compact.pushViewController(trails, animated: true)
    } else {
      split.setViewController(trails, for: .secondary)
    }
  }
}
