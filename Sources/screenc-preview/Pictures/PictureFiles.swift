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
  /// - Returns: What is said about it.
  func write() async throws -> String {
    let preview = try app.preview(in: options.language)
    let known = preview.screens
    if let unknown = options.screens.first(where: { !known.contains($0) }) {
      throw PreviewFailure(
        "there is no screen `\(unknown)`: the specs have \(known.joined(separator: ", "))")
    }
    let forms = options.forms.isEmpty ? [.svg, .tree] : options.forms
    let renderer = try forms.isDisjoint(with: [.png, .pdf]) ? nil : PictureRenderer(for: forms)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let states = options.states.isEmpty ? ScreenState.usual : options.states
    var count = 0
    for screen in options.screens.isEmpty ? known : options.screens {
      for state in states {
        guard let shown = try await preview.show(screen, in: state, options.surroundings) else {
          continue
        }
        for form in forms {
          let file = folder.appending(path: "\(screen)-\(state.rawValue).\(form.ending)")
          try write(shown, as: form, to: file, renderer)
        }
        count += 1
      }
    }
    return "\(options.folder): \(count) \(count == 1 ? "screen" : "screens and states") drawn"
  }

  private func write(
    _ shown: ScreenPreview.Shown, as form: PictureForm, to file: URL, _ renderer: PictureRenderer?
  ) throws {
    switch form {
    case .svg: try Data(shown.picture.utf8).write(to: file, options: .atomic)
    case .tree: try Data((shown.tree + "\n").utf8).write(to: file, options: .atomic)
    case .png, .pdf: try renderer?.render(shown.picture, as: form, to: file)
    }
  }
}
