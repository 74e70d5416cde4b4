import ScreenKit

/// Shows the log-in, or the tabs when somebody has logged in.
@MainActor
final class AppCoordinator: SessionKeeperDelegate, LogInViewControllerDelegate {
  let router = LinkRouter()
  private let window: UIWindow
  private let services: ClubServices
  private var tabs: TabsCoordinator?

  init(window: UIWindow, services: ClubServices) {
    self.window = window
    self.services = services
  }

  func start() {
    window.tintColor = .clubForest
    services.sessions.delegate = self
    showRoot()
  }

  private func showRoot() {
    tabs = services.sessions.current.map {
      TabsCoordinator(member: $0.member, services: services)
    }
    window.rootViewController = tabs?.root ?? makeLogIn()
    router.handler = tabs
  }

  private func makeLogIn() -> UIViewController {
    let logIn = LogInViewController(api: services.api)
    logIn.delegate = self
    return UINavigationController(rootViewController: logIn)
  }

  func logInViewController(_ controller: LogInViewController, didBegin session: Session) {
    services.analytics.track(name: "logged_in")
    services.sessions.begin(session)
  }

  func sessionKeeperDidChange(_ keeper: SessionKeeper) {
    showRoot()
  }
}
