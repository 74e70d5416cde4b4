import ScreenKit

/// The huts and what follows from them.
@MainActor
final class HutsCoordinator: Coordinator, HutsViewControllerDelegate, HutViewControllerDelegate {
  private let services: ClubServices
  private let list: HutsViewController
  private let navigation: UINavigationController

  var root: UIViewController { navigation }

  init(services: ClubServices) {
    self.services = services
    list = HutsViewController(services: services)
    navigation = UINavigationController(rootViewController: list)
    list.delegate = self
  }

  /// Shows the hut with the number `id`, and if asked for, its nights.
  func showHut(_ id: Int, withNights: Bool = false) {
    list.load { [weak self] huts in
      guard let self, let hut = huts.first(where: { $0.id == id }) else { return }
      navigation.popToRootViewController(animated: false)
      let controller = show(hut)
      if withNights { hutViewControllerDidAskForNights(controller) }
    }
  }

  @discardableResult
  private func show(_ hut: Hut) -> HutViewController {
    let controller = HutViewController(hut: hut, analytics: services.analytics)
    controller.delegate = self
    navigation.pushViewController(controller, animated: true)
    return controller
  }

  func hutsViewController(_ controller: HutsViewController, didSelect hut: Hut) {
    show(hut)
  }

  func hutViewControllerDidAskForNights(_ controller: HutViewController) {
    UIApplication.shared.open(services.api.page(of: controller.hut))
  }
}
