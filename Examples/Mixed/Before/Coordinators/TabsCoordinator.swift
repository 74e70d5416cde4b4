import ScreenKit

/// The main parts of the app, each with a coordinator of its own.
@MainActor
final class TabsCoordinator: Coordinator, LinkHandler {
  private let tabs = UITabBarController()
  private let huts: HutsCoordinator
  private let tours: ToursCoordinator
  private let trails: TrailsCoordinator

  var root: UIViewController { tabs }

  init(member: Member, services: ClubServices) {
    huts = HutsCoordinator(services: services)
    tours = ToursCoordinator(services: services)
    trails = TrailsCoordinator(services: services)
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
    }
  }

  private func select(_ part: any Coordinator) {
    tabs.selectedViewController = part.root
  }
}
