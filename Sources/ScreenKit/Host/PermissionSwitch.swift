/// A switch of a settings screen for something that the reader lets the app do, such as showing notifications.
///
/// It is on where the app may do it. Switched on for the first time it asks the reader. What was denied, or is to
/// be taken back, only the system's settings can change: the switch leads there, and stays as it is until the
/// reader comes back with another answer.
@MainActor
public final class PermissionSwitch {
  /// What the reader has said; nil until that is known.
  public private(set) var status: PermissionStatus? {
    didSet { if status != oldValue { onChange?() } }
  }

  /// Called when the status has changed.
  public var onChange: (@MainActor () -> Void)?

  private let runtime: AppRuntime
  private let read: @MainActor () async -> PermissionStatus
  private let request: @MainActor () async -> PermissionStatus
  private var returns: Subscription?
  /// The last look at what holds. Earlier ones that end after it tell what is out of date.
  private var lastLook = 0

  /// A switch for push notifications.
  public convenience init(_ registration: any PushRegistration, runtime: AppRuntime) {
    self.init(
      runtime: runtime, read: { await registration.pushNotificationStatus() },
      request: { await registration.requestPushNotifications() })
  }

  /// A switch for knowing where the device is.
  public convenience init(_ updates: any LocationUpdates, runtime: AppRuntime) {
    self.init(
      runtime: runtime, read: { await updates.locationStatus() },
      request: { await updates.requestLocation() })
  }

  /// A switch for what `read` finds out and `request` asks the reader for.
  ///
  /// The status is found out now, and each time that ``AppRuntime/willEnterForeground()`` says the app is about
  /// to be seen again.
  public init(
    runtime: AppRuntime, read: @escaping @MainActor () async -> PermissionStatus,
    request: @escaping @MainActor () async -> PermissionStatus
  ) {
    self.runtime = runtime
    self.read = read
    self.request = request
    returns = runtime.events.listen(to: [.appWillEnterForeground]) { [weak self] _ in
      self?.refresh()
    }
    refresh()
  }

  /// Whether the app may do it, for a ``FormField/toggle(id:title:rules:value:)``. What is set is what the
  /// reader wants: the value follows when it is so.
  public var isOn: StateBinding<Bool> {
    StateBinding(
      get: { [weak self] in self?.status?.isAllowed == true },
      set: { [weak self] in self?.turn(on: $0) })
  }

  /// Finds out what holds now.
  public func refresh() {
    lastLook += 1
    let look = lastLook
    Task { [weak self, read] in
      let status = await read()
      if self?.lastLook == look { self?.status = status }
    }
  }

  /// Does what the reader wants by switching.
  private func turn(on isOn: Bool) {
    guard isOn != (status?.isAllowed == true) else { return }
    switch status {
    case .notDetermined: ask()
    case .denied, .restricted, .provisional, .authorized: runtime.openSettings()
    case nil: break
    }
  }

  /// Asks the reader. Their answer counts even if the app has looked at what holds since, as it does when they
  /// leave the app with the question open and come back to it.
  private func ask() {
    Task { [weak self, request] in
      let status = await request()
      self?.lastLook += 1
      self?.status = status
    }
  }
}

extension ScreenController {
  /// Makes this screen update itself when what the reader has said becomes known or changes.
  public func observe(_ permission: PermissionSwitch) {
    permission.onChange = { [weak self] in self?.stateDidChange() }
  }
}
