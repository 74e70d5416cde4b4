import Foundation

/// What the screens of one app share: theme, texts, time, images, events and the way to the host.
///
/// An app with several windows has one for each, made by ``init(windowOf:)``. Windows have the way to their own host, a
/// link that waits and where the reader was to themselves; all else is the app's, and the same in each.
@MainActor
public final class AppRuntime {
  let shared: SharedRuntime
  /// Whether this is the part of one window in an app that has several.
  let isWindow: Bool

  /// What holds the main screens, while they are there.
  public internal(set) weak var host: HostController?
  /// The root of an app with a log-in gate, while there is one.
  weak var gate: GateController?
  /// The window that a screen came into sight in last.
  weak var window: UIWindow?
  /// What is offered while a menu is made of it; nil at any other time.
  var offeredChoices: [MenuChoice]?
  /// What takes the screen that a tap leads to, while that is only looked for; nil at any other time.
  var preview: RowPreview?
  /// How many trees were shown in cells, by which lists know whether what they have seen in theirs still holds.
  var shownTreeCount = 0
  /// Makes the screen of a link that waits until the host can show it.
  var waitingScreen: (@MainActor () -> UIViewController?)?
  /// Where the reader of the window was, until that is shown again.
  var restoration: WindowRestoration?
  /// Tells screens what happened in the app, and what in this window only.
  public let events: EventCenter

  /// The runtime of an app started with `launch`, which wears the theme that was kept last, or else `theme`.
  ///
  /// - Parameter others: The other themes that the app can wear.
  public convenience init(launch: LaunchValues, theme: Theme, others: [Theme] = []) {
    self.init(launch: launch, theme: theme, others: others, notifications: .default)
  }

  /// The runtime of an app that hears from the system through `notifications`.
  init(
    launch: LaunchValues, theme: Theme, others: [Theme] = [], notifications: NotificationCenter
  ) {
    shared = SharedRuntime(
      launch: launch, theme: theme, others: others, notifications: notifications)
    events = shared.events
    isWindow = false
    shared.add(self)
  }

  /// The runtime of another window of the app that `app` belongs to.
  public init(windowOf app: AppRuntime) {
    shared = app.shared
    events = EventCenter(within: app.shared.events)
    isWindow = true
    shared.add(self)
  }

  // MARK: What windows share

  /// The app's colours, fonts and distances, as it wears them now.
  public var theme: Theme { shared.theme }

  /// The themes that the app can wear; the first is the one that it begins with.
  public var themes: [Theme] { shared.themes }

  /// Tells that the app wears another theme. Screens and the library's views hear of it by themselves.
  public var themeChanges: Broadcaster<Theme> { shared.themeChanges }

  /// The app's texts.
  public var strings: StringTable { shared.strings }

  /// The time that screens live in.
  public var clock: any ScreenClock { shared.clock }

  /// Where the app's files are.
  public var files: FileFolders { shared.files }

  /// Loads and keeps images.
  public var images: ImageLoader { shared.images }

  /// Tells screens which things have become different, so that all that show one show it alike.
  public var changes: Broadcaster<any Model> { shared.changes }

  /// The state that screens keep for longer than they are shown.
  public var stored: StoredState { shared.stored }

  /// What was entered into forms and not sent.
  var drafts: FormDrafts { shared.drafts }

  /// What is running of what screens have begun.
  public var operations: RunningOperations { shared.operations }

  /// Takes what a developer should know.
  public var problems: ProblemReporter { shared.problems }

  /// The app's own views for screens that load, are empty or failed; nil for the library's.
  public var stateViews: (any StateViewProviding)? {
    get { shared.stateViews }
    set { shared.stateViews = newValue }
  }

  /// Opens an address outside the app. Until the app says otherwise the system does, for the window that asks.
  public var openAddress: @MainActor (URL) -> Void {
    get {
      shared.openAddress
        ?? { [weak self] address in
          SystemAddress.open(address, from: self?.window ?? self?.root?.viewIfLoaded?.window)
        }
    }
    set { shared.openAddress = newValue }
  }

  /// Puts a text on the pasteboard.
  public var copyText: @MainActor (String) -> Void {
    get { shared.copyText }
    set { shared.copyText = newValue }
  }

  /// What makes views of the app's own.
  var ownViews: OwnViewMakers {
    get { shared.ownViews }
    set { shared.ownViews = newValue }
  }

  /// Where the keyboard is.
  var keyboard: Keyboard { shared.keyboard }

  /// The cells that rows are measured by whose cells size themselves.
  var cellTemplates: CellTemplates { shared.cellTemplates }

  /// Measures texts for layouts.
  var measure: any TextMeasuring { shared.measure }

  /// The answers that sources keep.
  var responses: ResponseCache { shared.responses }

  // MARK: Doing

  /// Wears `theme` from now on: all screens that are there look otherwise at once, in all windows.
  ///
  /// - Parameter isKept: Whether the app still wears it when it is started anew, as what a reader has chosen.
  ///   A brand that follows from who is logged in is set anew each time, and not kept. Only one of ``themes``
  ///   can be.
  public func setTheme(_ theme: Theme, isKept: Bool = true) {
    shared.setTheme(theme, isKept: isKept)
  }

  /// Takes heavier fonts for who has asked for bold text, or the usual ones.
  func setBoldText(_ isBold: Bool) {
    shared.setBoldText(isBold)
  }

  /// The root of all screens.
  var root: UIViewController? { gate ?? host }

  /// Gives the windows of the screens the theme's accent.
  func tintWindows() {
    for screen in [host, gate, window?.rootViewController] { screen.map(tintWindow) }
  }

  /// Gives the window of `controller` the theme's accent: what the system shows in it, such as alerts, takes
  /// its colour from there.
  func tintWindow(of controller: UIViewController) {
    controller.viewIfLoaded?.window?.tintColor = theme.uiColor(.accent)
  }

  /// Opens the app's page of the device's settings, where what was denied to the app can be allowed.
  public func openSettings() {
    SystemAddress.settings.map(openAddress)
  }

  /// What `text` reads now.
  public func string(_ text: ScreenText) -> String {
    strings.string(for: text, now: clock.now)
  }

  /// What a badge of `text` reads; nil where it would say nothing.
  func badge(_ text: ScreenText?) -> String? {
    guard let text, !text.isZero else { return nil }
    let string = string(text)
    return string.isEmpty ? nil : string
  }

  /// Tells everyone who listens, in all windows, that `event` happened.
  public func emit(_ event: ScreenEvent) {
    events.emit(event)
  }

  /// Shows `items` in the place of those with their identities, wherever these are shown: behind what a screen shows that
  /// waits for them. `events` happen after that.
  package func renew(_ items: [any Model], emitting events: [ScreenEvent]) {
    RenewedItems.show(items, by: changes) { [self] in events.forEach(emit) }
  }

  /// Sends `request` and, when it has succeeded, shows what it brings anew and emits its events.
  public func send<Request: APIRequest>(
    _ request: Request, through client: APIClient
  ) async throws -> Request.Response {
    let response = try await client.send(request)
    renew(Request.renewed(by: response), emitting: Request.emits)
    return response
  }
}
