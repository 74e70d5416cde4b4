import ScreenKit

/// The main parts of the app, each with a coordinator of its own.
@MainActor
final class TabsCoordinator: Coordinator, LinkHandler {
  private let tabs = UITabBarController()
  private let screens: ClubScreens
  private let huts: HutsCoordinator
  private let tours: ToursCoordinator
  private let trails: TrailsCoordinator

  var root: UIViewController { tabs }

  init(member: Member, services: ClubServices, router: LinkRouter) {
    screens = ClubScreens(services: services, router: router)
    huts = HutsCoordinator(services: services, screens: screens)
    tours = ToursCoordinator(services: services, screens: screens)
    trails = TrailsCoordinator(services: services, screens: screens)
    let you = UINavigationController(
      rootViewController: MemberViewController(member: member, sessions: services.sessions))
    let parts = [
      (huts.root, "Huts", "house"), (tours.root, "Tours", "figure.hiking"),
      (trails.root, "Trails", "map"), (you, "You", "person"),
    ]
    for (part, title, symbol) in parts {
      part.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    }
    tabs.setViewControllers(parts.map(\.0), animated: false)
  }

  func show(_ link: Link) {
    switch link {
    case .hut(let id):
      select(huts)
      huts.showHut(id)
    case .nights(let hut):
      select(huts)
      huts.showHut(hut, withNights: true)
    case .tours:
      select(tours)
    case .report(let trail, let name):
      let form = screens.controller(
        for: .reportTrail(trailID: Identifier(trail), trailName: name))
      tabs.topMostController.present(
        UINavigationController(rootViewController: form), animated: true)
    }
  }

  private func select(_ part: any Coordinator) {
    tabs.selectedViewController = part.root
  }
}
