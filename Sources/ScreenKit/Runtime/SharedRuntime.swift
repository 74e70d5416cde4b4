import Foundation

/// What the windows of one app share. Each window has an ``AppRuntime`` over it.
@MainActor
final class SharedRuntime {
  var theme: Theme
  let themes: [Theme]
  let themeChanges = Broadcaster<Theme>()
  let strings: StringTable
  let clock: any ScreenClock
  let files: FileFolders
  let images: ImageLoader
  let events = EventCenter()
  let changes = Broadcaster<any Model>()
  /// Asks screens to load anew what they show, if they are run by what the value says yes to.
  let reloads = Broadcaster<@MainActor (AnyObject) -> Bool>()
  let stored: StoredState
  let drafts: FormDrafts
  let operations: RunningOperations
  let problems: ProblemReporter
  var stateViews: (any StateViewProviding)?
  /// Opens an address outside the app; nil for the system's way.
  var openAddress: (@MainActor (URL) -> Void)?
  var copyText: @MainActor (String) -> Void = SystemPasteboard.copy
  var ownViews = OwnViewMakers()
  let keyboard = Keyboard()
  let cellTemplates: CellTemplates
  var measure: any TextMeasuring = TextMeasure()
  var endSession: (@MainActor () throws -> Void)?
  var sessionChanges: Subscription?
  let responses: ResponseCache
  /// Who asks the owner of the device to show to be there, for all windows.
  let ownerCheck = OwnerCheck()
  /// How many hosts follow where the device is.
  private var locationFollowers = 0

  private struct WeakRuntime {
    weak var runtime: AppRuntime?
  }

  private var weakRuntimes: [WeakRuntime] = []

  /// Listens to the system's warnings of too little memory.
  private var memoryWarnings: NotificationObservation?

  init(
    launch: LaunchValues, theme: Theme, others: [Theme], notifications: NotificationCenter
  ) {
    self.theme = theme
    themes = [theme] + others
    problems = launch.problems
    cellTemplates = CellTemplates(problems: launch.problems)
    operations = RunningOperations(problems: launch.problems)
    strings = launch.strings
    clock = launch.clock
    stored = StoredState(launch.store)
    drafts = FormDrafts(in: launch.store)
    if !others.isEmpty, let kept = stored.value(for: Self.themeKey, as: String.self) {
      self.theme = themes.first { $0.name == kept } ?? theme
    }
    files = launch.files
    responses = launch.responses
    images = ImageLoader(transport: launch.transport, caching: launch.images)
    memoryWarnings = NotificationObservation(
      of: UIApplication.didReceiveMemoryWarningNotification, in: notifications
    ) { [images, responses, cellTemplates] _ in
      Task { @MainActor in
        images.removeFromMemory()
        cellTemplates.removeAll()
      }
      Task { await responses.removeFromMemory() }
    }
    reportUnreadableStrings()
    reportMissingFonts()
  }

  // MARK: Windows

  /// The runtimes over this one: that of the app, and those of its windows.
  var runtimes: [AppRuntime] { weakRuntimes.compactMap(\.runtime) }

  func add(_ runtime: AppRuntime) {
    weakRuntimes.removeAll { $0.runtime == nil }
    weakRuntimes.append(WeakRuntime(runtime: runtime))
  }

  // MARK: Theme

  /// What the name of the theme is kept under: no spec can name a key like this.
  private static let themeKey = "ScreenKit.theme"

  func setTheme(_ theme: Theme, isKept: Bool) {
    if isKept { stored.keep(theme.name, for: Self.themeKey) }
    var theme = theme
    theme.hasBoldText = self.theme.hasBoldText
    guard theme != self.theme else { return }
    self.theme = theme
    for runtime in runtimes { runtime.tintWindows() }
    themeChanges.send(theme)
  }

  /// Takes heavier fonts for who has asked for bold text, or the usual ones.
  func setBoldText(_ isBold: Bool) {
    guard theme.hasBoldText != isBold else { return }
    theme.hasBoldText = isBold
    themeChanges.send(theme)
  }

  // MARK: Problems

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

  /// Tells which strings are not there, when whoever makes the app has said who is told.
  private func reportUnreadableStrings() {
    guard !strings.problems.isEmpty else { return }
    Task { [strings, problems] in
      for problem in strings.problems { problems.report(problem.description) }
    }
  }

  // MARK: Location

  /// Lets `updates` begin for the first host that needs them.
  func beginLocation(_ updates: any LocationUpdates) {
    locationFollowers += 1
    if locationFollowers == 1 { updates.startLocationUpdates() }
  }

  /// Lets `updates` end with the last host that needed them.
  func endLocation(_ updates: any LocationUpdates) {
    locationFollowers -= 1
    if locationFollowers == 0 { updates.stopLocationUpdates() }
  }
}
