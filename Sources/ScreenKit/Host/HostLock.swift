/// Covers the main screens until the owner of the device has shown to be there.
@MainActor
final class HostLock {
  private let biometrics: any BiometricCheck
  private let runtime: AppRuntime
  /// Whether the screens are to be covered.
  private(set) var isLocked = true
  /// The check whose answer counts; nil while none is under way.
  private var running: Int?
  private var lastCheck = 0
  private lazy var cover = makeCover()

  init(_ biometrics: any BiometricCheck, runtime: AppRuntime) {
    self.biometrics = biometrics
    self.runtime = runtime
  }

  /// Leaves the screens open, because whoever is there has just logged in.
  func skip() {
    isLocked = false
  }

  /// Covers all that is seen. What a check under way will say was about the time before.
  func close(over host: UIViewController) {
    isLocked = true
    running = nil
    guard cover.presentingViewController == nil else { return }
    host.topPresented.present(cover, animated: false, completion: nil)
  }

  /// Asks who is there, and opens the screens for the owner.
  func check(then opened: @escaping @MainActor () -> Void) {
    guard isLocked, running == nil else { return }
    lastCheck += 1
    let number = lastCheck
    running = number
    onOpen = opened
    let reason = runtime.string(StandardText.locked)
    Task { [weak self, biometrics] in
      let isOwner = await biometrics.confirmsOwner(reason: reason)
      self?.end(number, isOwner: isOwner)
    }
  }

  private var onOpen: (@MainActor () -> Void)?

  private func end(_ number: Int, isOwner: Bool) {
    guard running == number else { return }
    running = nil
    guard isOwner else { return }
    isLocked = false
    cover.presentingViewController?.dismiss(animated: false) { [weak self] in
      self?.onOpen?()
      self?.onOpen = nil
    }
  }

  private func makeCover() -> UIViewController {
    let again = Message.Button(title: StandardText.unlock) { [weak self] in
      guard let self else { return }
      check(then: onOpen ?? {})
    }
    let cover = MessageController(
      runtime: runtime,
      message: Message(image: .symbol("lock"), text: StandardText.locked, button: again))
    // What it covers stays on the screen, and so goes on with what it loads.
    cover.modalPresentationStyle = .overFullScreen
    cover.isModalInPresentation = true
    return cover
  }
}

extension UIViewController {
  /// What is presented on top of everything here.
  var topPresented: UIViewController {
    guard let presented = presentedViewController, !presented.isBeingDismissed else { return self }
    return presented.topPresented
  }
}
