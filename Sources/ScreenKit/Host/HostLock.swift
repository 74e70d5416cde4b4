import Foundation

/// Covers the main screens until the owner of the device has shown to be there.
@MainActor
final class HostLock {
  private let biometrics: any BiometricCheck
  private let runtime: AppRuntime
  /// Whether the screens are to be covered.
  private(set) var isLocked: Bool
  /// When screens that were open were covered.
  private var coveredAt: Date?
  /// The check whose answer counts; nil while none is under way.
  private var running: Int?
  private var lastCheck = 0
  private lazy var cover = makeCover()
  /// What hides the screens where the cover cannot be presented at once.
  private let shield = UIView()
  private weak var host: UIViewController?

  init(_ biometrics: any BiometricCheck, runtime: AppRuntime) {
    self.biometrics = biometrics
    self.runtime = runtime
    isLocked = biometrics.isAvailable
  }

  /// Leaves the screens open, because the user has just logged in.
  func skip() {
    isLocked = false
  }

  /// Covers all that is seen. What a check under way will say was about the time before.
  func close(over host: UIViewController) {
    guard isLocked || biometrics.isAvailable else { return }
    if !isLocked { coveredAt = runtime.clock.now }
    isLocked = true
    running = nil
    guard cover.presentingViewController == nil else { return }
    host.view.window?.endEditing(true)
    present(cover, over: host)
    // While something else comes or goes nothing can be presented, but the system takes its picture now.
    guard cover.presentingViewController == nil, let window = host.view.window else { return }
    shield.backgroundColor = runtime.theme.uiColor(.background)
    window.embedSubview(shield)
    self.host = host
  }

  /// Presents the cover in the place of what has hidden the screens meanwhile, which stays while that is
  /// not possible yet.
  private func presentCoverIfNeeded() {
    guard shield.superview != nil, let host else { return }
    if cover.presentingViewController == nil {
      present(cover, over: host)
    }
    if cover.presentingViewController != nil { removeShield() }
  }

  private func present(_ cover: UIViewController, over host: UIViewController) {
    host.topMostController.controllerThatPresents.present(cover, animated: false, completion: nil)
  }

  /// Takes away what lies in the window itself, and so would stay when the screens have gone.
  func removeShield() {
    shield.removeFromSuperview()
  }

  /// Asks who is there, and opens the screens for the owner.
  func check(then opened: @escaping @MainActor () -> Void) {
    guard isLocked, running == nil else { return }
    presentCoverIfNeeded()
    onOpen = opened
    if wasHereJustNow || !biometrics.isAvailable { return open() }
    lastCheck += 1
    let number = lastCheck
    running = number
    let reason = runtime.string(StandardText.locked)
    Task { [weak self, biometrics, ownerCheck = runtime.shared.ownerCheck] in
      let isOwner = await ownerCheck.confirms(biometrics, reason: reason)
      self?.end(number, isOwner: isOwner)
    }
  }

  private var onOpen: (@MainActor () -> Void)?

  private func end(_ number: Int, isOwner: Bool) {
    guard running == number else { return }
    running = nil
    if isOwner { open() } else { presentCoverIfNeeded() }
  }

  private var wasHereJustNow: Bool {
    guard let coveredAt else { return false }
    let away = runtime.clock.now.timeIntervalSince(coveredAt)
    // A clock that was set back says nothing.
    return away >= 0 && away < biometrics.graceTime
  }

  private func open() {
    isLocked = false
    coveredAt = nil
    removeShield()
    let opened: @MainActor () -> Void = { [weak self] in
      self?.onOpen?()
      self?.onOpen = nil
    }
    guard let presenter = cover.presentingViewController else { return opened() }
    presenter.dismiss(animated: false, completion: opened)
  }

  private func makeCover() -> UIViewController {
    let again = Message.Button(title: StandardText.unlock) { [weak self] in
      guard let self else { return }
      check(then: onOpen ?? {})
    }
    // Who cannot show to be the owner has another way in: the log-in, if there is one.
    let leave = Message.Button(title: StandardText.logOut) { [runtime] in runtime.logOut() }
    let cover = MessageController(
      runtime: runtime,
      message: Message(
        image: .symbol("lock"), text: StandardText.locked, button: again,
        otherButton: runtime.canLogOut ? leave : nil))
    // What it covers stays on the screen, and so goes on with what it loads.
    cover.modalPresentationStyle = .overFullScreen
    cover.isModalInPresentation = true
    return cover
  }
}
