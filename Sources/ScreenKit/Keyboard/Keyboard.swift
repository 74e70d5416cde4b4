import Foundation

/// Where the keyboard is, as the system tells it. What has to be clear of it is told when it moves.
@MainActor
final class Keyboard {
  private struct Place {
    weak var screen: UIScreen?
    let isOnAnyScreen: Bool
    let frame: CGRect
  }

  /// Tells that the keyboard moves; what follows is animated along with it.
  let changes = Broadcaster<KeyboardChange>()

  private var places: [Place] = []
  private var observations: [NotificationObservation] = []

  /// The keyboard that `center` announces.
  init(_ center: NotificationCenter = .default) {
    observations = [
      observe(UIResponder.keyboardWillChangeFrameNotification, in: center, isShown: true),
      observe(UIResponder.keyboardWillHideNotification, in: center, isShown: false),
    ]
  }

  private func observe(
    _ name: Notification.Name, in center: NotificationCenter, isShown: Bool
  ) -> NotificationObservation {
    let keys = KeyboardChange.Keys()
    return NotificationObservation(of: name, in: center) { [weak self] notification in
      guard let change = KeyboardChange(notification, keys) else { return }
      // The system posts on the main thread.
      MainActor.assumeIsolated { if let self { self.move(change, isShown: isShown) } }
    }
  }

  private func move(_ change: KeyboardChange, isShown: Bool) {
    places.removeAll { $0.screen === change.screen || $0.screen == nil }
    if isShown {
      places.append(
        Place(screen: change.screen, isOnAnyScreen: change.screen == nil, frame: change.frame))
    }
    change.animate { [changes] in changes.send(change) }
  }

  /// How much of the height of `view` the keyboard takes from below, beyond the safe area.
  func coveredHeight(of view: UIView) -> CGFloat {
    guard !places.isEmpty, let screen = view.window?.screen,
      let place = places.last(where: { $0.screen === screen || $0.isOnAnyScreen }),
      // What doesn't stand on the lower edge floats, and can be moved out of the way.
      place.frame.maxY >= screen.bounds.maxY
    else { return 0 }
    let frame = view.convert(place.frame, from: screen.coordinateSpace)
    guard frame.intersects(view.bounds) else { return 0 }
    return max(view.bounds.maxY - frame.minY - view.safeAreaInsets.bottom, 0)
  }
}
