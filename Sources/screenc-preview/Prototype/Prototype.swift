import Foundation
import ScreenCompiler
import ScreenInterpreter
import SpecSemantics

/// An app that runs for those who look at it in a browser, and begins anew when its specs are saved.
@MainActor
final class Prototype {
  private let path: String
  private let start: String?
  private let server: URL?
  private var app: PreviewedApp
  private var setting: PrototypeSetting
  private var running: RunningApp?
  /// The specs as they were read.
  private let memory: SpecMemory
  /// What was done since the app began.
  private var actions: [DoneAction] = []
  private var problem: String?
  private var streams: [EventStream] = []
  private var notes: [PrototypeNote] = []
  private var shown: PrototypeFrame?
  /// One thing is done after the other.
  private var turn: Task<Void, Never>?
  private lazy var log = RequestLog { [weak self] in self?.tell($0) }

  private static let mostActions = 400
  private static let mostNotes = 400

  /// - Parameter start: The screen that it begins with; nil for the app's own beginning.
  init(
    _ app: PreviewedApp, from start: String?, server: URL?, setting: PrototypeSetting
  ) async throws {
    path = app.specs.path
    memory = app.memory ?? SpecMemory()
    self.app = app
    self.start = start
    self.server = server
    self.setting = setting
    try await begin()
  }

  // MARK: - Those who look

  func join(_ stream: EventStream) {
    streams.append(stream)
    send(introduction, as: "app", to: [stream])
    for note in notes { send(note, as: "note", to: [stream]) }
    let frame = running?.look()
    shown = frame
    if let frame { send(frame, as: "frame", to: streams) }
  }

  func leave(_ stream: EventStream) {
    streams.removeAll { $0 === stream }
  }

  /// Lets all go who look, and ends the app.
  func end() {
    for stream in streams { stream.end() }
    streams = []
    running?.end()
    running = nil
  }

  private var introduction: PrototypeIntroduction {
    PrototypeIntroduction(
      title: app.name, languages: app.languages, textSizes: PrototypeSetting.textSizes,
      setting: setting, problem: problem)
  }

  private func tell(_ note: PrototypeNote) {
    notes = notes.suffix(Self.mostNotes - 1) + [note]
    send(note, as: "note", to: streams)
  }

  private func send(_ value: some Encodable, as name: String, to streams: [EventStream]) {
    guard !streams.isEmpty, let data = try? JSONEncoder().encode(value) else { return }
    for stream in streams { stream.send(EventStream.Event(name: name, data: data)) }
  }

  /// Shows what has changed. Returns whether anything has.
  @discardableResult
  private func show() -> Bool {
    guard !streams.isEmpty, let frame = running?.look(), frame != shown else { return false }
    shown = frame
    send(frame, as: "frame", to: streams)
    return true
  }

  // MARK: - What is done

  /// Does something behind what is being done, and waits for that.
  private func inTurn(_ body: @escaping @MainActor () async -> Void) async {
    let before = turn
    let task = Task { @MainActor in
      await before?.value
      await body()
    }
    turn = task
    await task.value
  }

  func perform(_ action: PrototypeAction) async {
    await inTurn { [self] in
      await log.allowChanges()
      if action.kind == .restart {
        actions = []
        await log.forget()
        await beginAgain()
        send(introduction, as: "app", to: streams)
      } else if let running {
        let lasting = DoneAction(action, in: running.window)
        if action.perform(in: running.window) {
          note(lasting)
          show()
          await running.rest()
        }
      }
      show()
    }
  }

  /// Keeps what was done, to do it again: what goes on with the last thing takes its place.
  private func note(_ action: DoneAction) {
    if let last = actions.last, let whole = action.goingOn(with: last) {
      actions[actions.count - 1] = whole
    } else if actions.count < Self.mostActions {
      // What came first leads to where the rest is done.
      actions.append(action)
    }
  }

  func change(to setting: PrototypeSetting) async {
    await inTurn { [self] in
      let known = [nil, self.setting.language] + app.languages.map(Optional.some)
      guard known.contains(setting.language) else { return }
      let speaksAnother = setting.language != self.setting.language
      var setting = setting
      // Who reads another language reads in its direction; after that, it can be turned around.
      if speaksAnother {
        setting.isRightToLeft = PreviewOptions.readsRightToLeft(setting.language)
      }
      self.setting = setting
      if speaksAnother {
        await beginAgain(speakingAnother: true)
      } else {
        try? await running?.change(to: setting.surroundings)
      }
      send(introduction, as: "app", to: streams)
      show()
    }
  }

  /// Takes specs as they are now. Where they make no app, the last ones stay that did.
  ///
  /// What has changed is shown as soon as it has no errors by itself, and taken back where it turns out to have made
  /// some elsewhere.
  func reload() async {
    let specs = SpecFolder(path)
    await inTurn { [self] in
      let last = app
      var isTaken = false
      do {
        app = try PreviewedApp(path, for: .errorsOfChanges(since: memory))
        isTaken = true
        problem = nil
        await beginAgain()
        show()
        app = PreviewedApp(specs, try await Self.checked(specs, memory), memory: memory)
      } catch {
        if isTaken {
          app = last
          await beginAgain()
        }
        problem = "\(error)"
      }
      send(introduction, as: "app", to: streams)
      show()
    }
  }

  /// Checks all specs, while the screens that are seen can be looked at.
  @concurrent
  private static func checked(
    _ specs: SpecFolder, _ memory: SpecMemory
  ) async throws -> (report: Report, app: CheckedApp) {
    try specs.checked(for: .errorsAgain(memory))
  }

  /// Follows what changes by itself, such as what is loaded, and what is saved, until the task is cancelled.
  func follow() async {
    var watcher = SpecWatcher(path, app.filesElsewhere)
    var state = await watcher.look()
    var quietTurns = 0
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(quietTurns > 50 ? 60 : 20))
      quietTurns = show() ? 0 : quietTurns + 1
      let now = await watcher.look()
      guard now != state else { continue }
      await reload()
      // What is named now may be other files, which have not been looked at before.
      watcher = SpecWatcher(path, app.filesElsewhere)
      state = now.adding(await watcher.look())
      quietTurns = 0
    }
  }

  // MARK: - Beginning

  private func begin() async throws {
    let next = try RunningApp(
      app, from: start, setting, log: log, server: server,
      telling: { [weak self] in self?.tell($0) })
    running?.end()
    running = next
    try await next.begin()
  }

  /// Begins anew and does again what was done, as far as that is possible now. Where it cannot begin, what ran goes on.
  ///
  /// - Parameter speaksAnother: Whether the texts are in another language now, by which nothing is found again.
  private func beginAgain(speakingAnother speaksAnother: Bool = false) async {
    let isRepeating = !actions.isEmpty
    if isRepeating { await log.beginRepeating() }
    do {
      try await begin()
      problem = nil
    } catch {
      problem = "\(error)"
      await log.endRepeating()
      return
    }
    var done: [DoneAction] = []
    for before in actions {
      guard let running else { break }
      let same = speaksAnother ? before.translated(in: running.window) : before.action
      guard let action = same else { break }
      let lasting = DoneAction(action, in: running.window)
      guard action.perform(in: running.window) else { break }
      done.append(lasting)
      await running.rest()
    }
    actions = done
    await log.endRepeating()
  }
}
