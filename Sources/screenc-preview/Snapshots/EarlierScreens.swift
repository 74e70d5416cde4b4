import Foundation
import PreviewGallery

/// Compares the screens of an app with those of an earlier state of its specs.
@MainActor
struct EarlierScreens {
  private let app: PreviewedApp
  private let options: PreviewOptions
  private let earlier: String

  /// - Parameter earlier: The folder of the specs as they were.
  init(_ app: PreviewedApp, _ options: PreviewOptions, since earlier: String) {
    self.app = app
    self.options = options
    self.earlier = earlier
  }

  /// Draws both, and writes pages with what is not the same.
  func compare(showingIn page: ChangesPages) async throws -> PreviewOutcome {
    try page.checkFree()
    let before = try TemporaryFolder()
    let after = try TemporaryFolder()
    let old = try await PictureSet(try PreviewedApp(earlier), options).draw(into: before.url)
    let new = try await PictureSet(app, options).draw(into: after.url)
    var changed: [ChangedPicture] = []
    var problems: [String] = []
    let names = Self.inOrder(old.map(\.name), new.map(\.name), screens: app.screenNames)
    let failed = Set((old + new).filter { $0.problem != nil }.map(\.name.path))
    for name in names {
      // What could not be drawn is neither new nor gone.
      guard !failed.contains(name.path) else { continue }
      let first = Self.text(name, in: before.url)
      let second = Self.text(name, in: after.url)
      if first != second { changed.append(ChangedPicture(name, before: first, after: second)) }
    }
    for outcome in new {
      guard let problem = outcome.problem else { continue }
      problems.append("\(outcome.name.path): cannot be drawn: \(problem)")
    }
    try page.write(changed)
    let count = changed.count == 1 ? "1 picture looks" : "\(changed.count) pictures look"
    let words =
      changed.isEmpty
      ? "\(page.folder)/index.html: no screen looks different from \(page.earlier)"
      : "\(page.folder)/index.html, \(page.folder)/changes.md: \(count) different from"
        + " \(page.earlier)"
    let lines = changed.map { "\($0.screen), \($0.state), \($0.surroundings): \($0.summary)" }
    return PreviewOutcome(
      findings: problems + (options.failsOnChanges ? lines : []), words: words)
  }

  /// The names of both, by the order of the screens now; those of screens that are gone come last.
  private static func inOrder(
    _ old: [PictureName], _ new: [PictureName], screens: [String]
  ) -> [PictureName] {
    var places: [String: Int] = [:]
    for screen in screens + old.map(\.screen) where places[screen] == nil {
      places[screen] = places.count
    }
    var seen: Set<PictureName> = []
    let all = (new + old).filter { seen.insert($0).inserted }
    return all.enumerated().sorted { first, second in
      (places[first.element.screen] ?? 0, first.offset)
        < (places[second.element.screen] ?? 0, second.offset)
    }.map(\.element)
  }

  private static func text(_ name: PictureName, in folder: URL) -> String? {
    try? String(contentsOf: folder.appending(path: name.path), encoding: .utf8)
  }
}

extension ChangedPicture {
  /// What has become of it, in a line.
  fileprivate var summary: String {
    if before == nil { return "is new" }
    if after == nil { return "is gone" }
    let first = changes.prefix(3).map(\.words.text).joined(separator: "; ")
    return changes.count > 3 ? "\(first); and \(changes.count - 3) more" : first
  }
}
