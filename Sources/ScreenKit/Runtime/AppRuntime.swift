import Foundation

/// What the screens of one app share: theme, texts, time, images, events and the way to the host.
@MainActor
public final class AppRuntime {
  /// The app's colours, fonts and distances, as it wears them now.
  public private(set) var theme: Theme
  /// The themes that the app can wear; the first is the one that it begins with.
  public let themes: [Theme]
  /// Tells that the app wears another theme. Screens and the library's views hear of it by themselves.
  public let themeChanges = Broadcaster<Theme>()
  /// The app's texts.
  public let strings: StringTable
  /// The time that screens live in.
  public let clock: any ScreenClock
  /// Where the app's files are.
  public let files: FileFolders
  /// Loads and keeps images.
  public let images: ImageLoader
  /// Tells screens what happened in the app.
  public let events = EventCenter()
  /// Tells screens which things have become different, so that all that show one show it alike.
  public let changes = Broadcaster<any Model>()
  /// The state that screens keep for longer than they are shown.
  public let stored: StoredState
  /// What is running of what screens have begun.
  public let operations: RunningOperations
  /// Takes what a developer should know.
  public let problems: ProblemReporter
  /// The app's own views for screens that load, are empty or failed; nil for the library's.
  public var stateViews: (any StateViewProviding)?
  /// Opens an address outside the app.
  public var openAddress: @MainActor (URL) -> Void
  /// Puts a text on the pasteboard.
  public var copyText: @MainActor (String) -> Void

  /// What makes views of the app's own.
  var ownViews = OwnViewMakers()
  /// Where the keyboard is.
  let keyboard = Keyboard()
  /// The cells that rows are measured by whose cells size themselves.
  let cellTemplates: CellTemplates
  /// Measures texts for layouts.
  let measure: any TextMeasuring = TextMeasure()

  /// Ends the session of who is logged in.
  var endSession: (@MainActor () throws -> Void)?
  /// Announces the session's end.
  var sessionChanges: Subscription?
  /// The answers that sources keep.
  let responses: ResponseCache

  /// What holds the main screens, while they are there.
  public internal(set) weak var host: HostController?
  /// The root of an app with a log-in gate, while there is one.
  weak var gate: GateController?
  /// The window that a screen came into sight in last.
  weak var window: UIWindow?
  /// Makes the screen of a link that waits until the host can show it.
  var waitingScreen: (@MainActor () -> UIViewController?)?

  /// Listens to the system's warnings of too little memory.
  private var memoryWarnings: NotificationObservation?

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
    self.theme = theme
    themes = [theme] + others
    problems = launch.problems
    cellTemplates = CellTemplates(problems: launch.problems)
    operations = RunningOperations(problems: launch.problems)
    strings = launch.strings
    clock = launch.clock
    stored = StoredState(launch.store)
    if !others.isEmpty, let kept = stored.value(for: Self.themeKey, as: String.self) {
      self.theme = themes.first { $0.name == kept } ?? theme
    }
    files = launch.files
    responses = launch.responses
    images = ImageLoader(transport: launch.transport, caching: launch.images)
    openAddress = { _ in }
    copyText = SystemPasteboard.copy
    memoryWarnings = NotificationObservation(
      of: UIApplication.didReceiveMemoryWarningNotification, in: notifications
    ) { [images, responses, cellTemplates] _ in
      Task { @MainActor in
        images.removeFromMemory()
        cellTemplates.removeAll()
      }
      Task { await responses.removeFromMemory() }
    }
    openAddress = { [weak self] address in
      SystemAddress.open(address, from: self?.window ?? self?.root?.viewIfLoaded?.window)
    }
    reportUnreadableStrings()
    reportMissingFonts()
  }

  /// Tells which font files cannot be had, for which the system's font stands in.
  private func reportMissingFonts() {
    let missing = Set(themes.flatMap(\.fontFiles)).sorted().filter {
      FontFiles.font(in: $0, size: 1) == nil
    }
    guard !missing.isEmpty else { return }
    Task { [problems] in
      for file in missing {
        problems.report("no font can be read from \"\(file)\" of the main bundle")
      }
    }
  }

  /// What the name of the theme is kept under: no spec can name a key like this.
  private static let themeKey = "ScreenKit.theme"

  /// Wears `theme` from now on: all screens that are there look otherwise at once.
  ///
  /// - Parameter isKept: Whether the app still wears it when it is started anew, as what a reader has chosen.
  ///   A brand that follows from who is logged in is set anew each time, and not kept. Only one of ``themes``
  ///   can be.
  public func setTheme(_ theme: Theme, isKept: Bool = true) {
    if isKept { stored.keep(theme.name, for: Self.themeKey) }
    var theme = theme
    theme.hasBoldText = self.theme.hasBoldText
    guard theme != self.theme else { return }
    self.theme = theme
    for screen in [host, gate, window?.rootViewController] { screen.map(tintWindow) }
    themeChanges.send(theme)
  }

  /// Takes heavier fonts for who has asked for bold text, or the usual ones.
  func setBoldText(_ isBold: Bool) {
    guard theme.hasBoldText != isBold else { return }
    theme.hasBoldText = isBold
    themeChanges.send(theme)
  }

  /// Tells which strings are not there, when whoever makes the app has said who is told.
  private func reportUnreadableStrings() {
    guard !strings.problems.isEmpty else { return }
    Task { [strings, problems] in
      for problem in strings.problems { problems.report(problem.description) }
    }
  }

  /// The root of all screens.
  var root: UIViewController? { gate ?? host }

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

  /// Tells everyone who listens that `event` happened.
  public func emit(_ event: ScreenEvent) {
    events.emit(event)
  }

  /// Sends `request` and, when it has succeeded, emits its events.
  public func send<Request: APIRequest>(
    _ request: Request, through client: APIClient
  ) async throws -> Request.Response {
    let response = try await client.send(request)
    Request.emits.forEach(emit)
    return response
  }
}
