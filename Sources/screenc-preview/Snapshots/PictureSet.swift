import Foundation
import ScreenDriver
import ScreenInterpreter

/// The pictures of an app's screens, in a folder of their own.
@MainActor
struct PictureSet {
  /// What has become of a picture, as processes tell one another.
  struct Outcome: Codable, Sendable {
    let name: PictureName
    /// Why it could not be drawn.
    let problem: String?
  }

  private let app: PreviewedApp
  private let options: PreviewOptions
  /// What a process takes to start is not worth fewer screens than that.
  private static let fewestScreens = 24

  init(_ app: PreviewedApp, _ options: PreviewOptions) {
    self.app = app
    self.options = options
  }

  /// Draws all of them into a folder. Where there are many, several processes do.
  func draw(into folder: URL) async throws -> [Outcome] {
    let known = app.screenNames
    let count = PicturePlan(options).screens(of: known).count
    let size = min(ProcessInfo.processInfo.activeProcessorCount, count / Self.fewestScreens)
    guard size > 1 else { return try await draw(GalleryShare(0, of: 1), into: folder) }
    let crew = Crew(
      (0..<size).map { number in
        let share = GalleryShare(number, of: size).text
        // What comes last counts.
        return options.arguments
          + ["--specs", app.specs.path, "--output", folder.path, "--share", share, "--set"]
      })
    let decoder = JSONDecoder()
    return try await crew.work().map { try decoder.decode(Outcome.self, from: $0) }
  }

  /// Draws a share of the screens, and tells on standard output what has become of them.
  func draw(_ share: GalleryShare) async throws {
    let encoder = JSONEncoder()
    let folder = URL(fileURLWithPath: options.folder, isDirectory: true)
    for outcome in try await draw(share, into: folder) {
      FileHandle.standardOutput.write(try encoder.encode(outcome) + Data("\n".utf8))
    }
  }

  private func draw(_ share: GalleryShare, into folder: URL) async throws -> [Outcome] {
    let preview = try app.preview(in: options.language)
    let plan = PicturePlan(options)
    var outcomes: [Outcome] = []
    for (number, screen) in plan.screens(of: preview.screens).enumerated()
    where number % share.count == share.number {
      outcomes += try await draw(screen, plan, preview, into: folder)
    }
    return outcomes
  }

  private func draw(
    _ screen: String, _ plan: PicturePlan, _ preview: ScreenPreview, into folder: URL
  ) async throws -> [Outcome] {
    try FileManager.default.createDirectory(
      at: folder.appending(path: screen), withIntermediateDirectories: true)
    var outcomes: [Outcome] = []
    var loads = false
    // Whether a screen loads anything is seen when it is filled; what loads nothing always looks the same.
    let filled = plan.sittings.filter { $0.state == .filled }
    let others = plan.sittings.filter { $0.state != .filled }
    for sitting in filled + others {
      guard loads || sitting.state == .filled || filled.isEmpty else { break }
      let name = PictureName(
        screen, sitting.state, sitting.surroundings, language: options.language)
      do {
        let picture = try await preview.show(screen, in: sitting.state, sitting.surroundings) {
          driver, isLoaded in
          loads = loads || isLoaded
          return isLoaded || sitting.state == .filled ? driver.picture : nil
        }
        guard let picture = picture ?? nil else { continue }
        try Data(picture.utf8).write(to: folder.appending(path: name.path), options: .atomic)
        outcomes.append(Outcome(name: name, problem: nil))
      } catch let error as DriverError {
        outcomes.append(Outcome(name: name, problem: error.message))
      }
    }
    return outcomes
  }
}
