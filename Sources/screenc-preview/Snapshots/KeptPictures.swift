import Foundation
import PreviewGallery
import ScreenInterpreter

/// Pictures that a team has approved and keeps beside its specs.
@MainActor
struct KeptPictures {
  private let app: PreviewedApp
  private let options: PreviewOptions
  private let folder: URL
  /// How the folder is called where something is said about it.
  private let shown: String

  init(_ app: PreviewedApp, _ options: PreviewOptions, in path: String) {
    self.app = app
    self.options = options
    folder = URL(fileURLWithPath: path, isDirectory: true)
    shown = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  // MARK: - Checking

  /// Compares what is drawn with what is kept.
  ///
  /// - Parameter page: Where what differs is shown; nil for nowhere.
  func check(showingIn page: ChangesPages?) async throws -> PreviewOutcome {
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw PreviewFailure("there are no pictures in \(shown): `\(renewal)` draws them")
    }
    let drawn = try TemporaryFolder()
    let outcomes = try await PictureSet(app, options).draw(into: drawn.url)
    var findings: [String] = []
    var changed: [ChangedPicture] = []
    for outcome in outcomes {
      let place = "\(shown)/\(outcome.name.path)"
      if let problem = outcome.problem {
        findings.append("\(place): cannot be drawn: \(problem)")
        continue
      }
      let path = outcome.name.path
      let new = try String(contentsOf: drawn.url.appending(path: path), encoding: .utf8)
      let old = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      guard old != new else { continue }
      let change = ChangedPicture(outcome.name, before: old, after: new)
      changed.append(change)
      findings.append("\(place): \(old == nil ? "is missing" : Self.words(change.changes))")
    }
    for (name, text) in try stale(beside: outcomes) {
      findings.append("\(shown)/\(name.path): \(reason(name))")
      changed.append(ChangedPicture(name, before: text, after: nil))
    }
    try page?.write(changed)
    guard !findings.isEmpty else {
      return PreviewOutcome(words: "\(shown): \(Self.count(outcomes.count)) as approved")
    }
    let seen = page.map { " in \($0.folder)/index.html" } ?? ", with `--output DIR` as a page"
    return PreviewOutcome(
      findings: findings,
      words: "\(Self.count(findings.count)) not as approved: look at what differs\(seen), and"
        + " approve it by `\(renewal)`")
  }

  /// Why nothing is drawn for a picture that is kept.
  private func reason(_ name: PictureName) -> String {
    app.screenNames.contains(name.screen)
      ? "is kept of a state or surroundings that are not drawn"
      : "is kept of a screen that the specs do not have"
  }

  /// The first changes of a picture, in a line.
  private static func words(_ changes: [PictureChange]) -> String {
    let first = changes.prefix(3).map(\.words.text).joined(separator: "; ")
    let others = changes.count - 3
    return others > 0 ? "\(first); and \(others) more" : first
  }

  private static func count(_ number: Int) -> String {
    number == 1 ? "1 picture is" : "\(number) pictures are"
  }

  /// The command that approves what is drawn.
  private var renewal: String {
    let words = ["screenc", "preview"] + (app.specs.path == "Specs" ? [] : [app.specs.path])
    return (words + options.choices + ["--update", shown]).joined(separator: " ")
  }

  // MARK: - Renewing

  /// Writes what is drawn in the place of what is kept.
  func update() async throws -> PreviewOutcome {
    let drawn = try TemporaryFolder()
    let outcomes = try await PictureSet(app, options).draw(into: drawn.url)
    if let outcome = outcomes.first(where: { $0.problem != nil }) {
      throw PreviewFailure(
        "\(shown)/\(outcome.name.path) cannot be drawn, so nothing was written:"
          + " \(outcome.problem ?? "")")
    }
    var written = 0
    for outcome in outcomes {
      let new = try Data(contentsOf: drawn.url.appending(path: outcome.name.path))
      let file = folder.appending(path: outcome.name.path)
      guard (try? Data(contentsOf: file)) != new else { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try new.write(to: file, options: .atomic)
      written += 1
    }
    let gone = try stale(beside: outcomes)
    for (name, _) in gone { try remove(name) }
    return PreviewOutcome(
      words: "\(shown): \(written) written, \(gone.count) removed,"
        + " \(outcomes.count - written) unchanged")
  }

  /// Removes a picture, and its folder where nothing else is in it.
  private func remove(_ name: PictureName) throws {
    let file = folder.appending(path: name.path)
    try FileManager.default.removeItem(at: file)
    let parent = file.deletingLastPathComponent()
    if try FileManager.default.contentsOfDirectory(atPath: parent.path).isEmpty {
      try FileManager.default.removeItem(at: parent)
    }
  }

  // MARK: - What is kept for nothing

  /// The pictures that are kept and not drawn any more. Where only some states or surroundings are drawn, nothing is
  /// known of the others, but that their screen is gone.
  private func stale(
    beside outcomes: [PictureSet.Outcome]
  ) throws -> [(name: PictureName, text: String)] {
    let drawn = Set(outcomes.map(\.name.path))
    let screens = Set(app.screenNames)
    let planned = PicturePlan(options).fileNames(language: options.language)
    var stale: [(name: PictureName, text: String)] = []
    for screen in try Self.names(in: folder) {
      guard options.screens.isEmpty || options.screens.contains(screen) else { continue }
      let isWhole = options.choices.isEmpty || !screens.contains(screen)
      for file in (try? Self.names(in: folder.appending(path: screen))) ?? [] {
        let path = "\(screen)/\(file)"
        // Files of somebody else are left alone.
        guard isWhole || planned.contains(file), !drawn.contains(path),
          let name = PictureName(path: path),
          let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8),
          text.hasPrefix("<svg xmlns=")
        else { continue }
        stale.append((name, text))
      }
    }
    return stale
  }

  private static func names(in folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}

extension ChangedPicture {
  /// Compares pictures of a name, of which one may be missing.
  init(_ name: PictureName, before: String?, after: String?) {
    self.init(
      screen: name.screen, state: name.state, surroundings: name.words, before: before,
      after: after)
  }
}
