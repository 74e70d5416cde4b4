import Foundation
import ScreenInterpreter

/// Files for single screens and states: pictures, and trees of what is seen.
@MainActor
struct PictureFiles {
  private let app: PreviewedApp
  private let options: PreviewOptions
  private let folder: URL

  init(_ app: PreviewedApp, _ options: PreviewOptions) {
    self.app = app
    self.options = options
    folder = URL(fileURLWithPath: options.folder, isDirectory: true)
  }

  /// Writes them.
  ///
  /// - Parameter told: Is told the path of each file.
  /// - Returns: What is said about it.
  func write(telling told: (String) -> Void = { _ in }) async throws -> String {
    let preview = try app.preview(in: options.language)
    let known = preview.screens
    if let unknown = options.screens.first(where: { !known.contains($0) }) {
      throw app.failure(forUnknown: unknown)
    }
    let forms = options.forms.isEmpty ? [.svg, .tree] : options.forms
    let renderer = try forms.isDisjoint(with: [.png, .pdf]) ? nil : PictureRenderer(for: forms)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let states = options.states.isEmpty ? ScreenState.usual : options.states
    var count = 0
    for screen in try chosenScreens(of: known) {
      for state in states {
        let seen = try await preview.show(screen, in: state, options.surroundings) { driver, _ in
          (
            picture: forms == [.tree] ? "" : driver.picture,
            tree: forms.contains(.tree) ? driver.dump : ""
          )
        }
        guard let seen else { continue }
        for form in forms.sorted(by: { $0.rawValue < $1.rawValue }) {
          let file = folder.appending(path: "\(screen)-\(state.rawValue).\(form.ending)")
          try write(seen.picture, seen.tree, as: form, to: file, renderer)
          told("\(options.folder)/\(file.lastPathComponent)")
        }
        count += 1
      }
    }
    return "\(options.folder): \(count) \(count == 1 ? "screen" : "screens and states") drawn"
  }

  private func chosenScreens(of known: [String]) throws -> [String] {
    guard let text = options.place else { return options.screens.isEmpty ? known : options.screens }
    guard let place = PlaceInSpecs(text) else {
      throw PreviewFailure("`\(text)` is no place: write FILE:LINE")
    }
    return try place.screens(of: app)
  }

  private func write(
    _ picture: String, _ tree: String, as form: PictureForm, to file: URL,
    _ renderer: PictureRenderer?
  ) throws {
    switch form {
    case .svg: try Data(picture.utf8).write(to: file, options: .atomic)
    case .tree: try Data((tree + "\n").utf8).write(to: file, options: .atomic)
    case .png, .pdf: try renderer?.render(picture, as: form, to: file)
    }
  }
}
