import Foundation
import ScreenInterpreter

/// Writes pictures and trees of an app's screens.
@MainActor
struct PreviewTool {
  func run(_ arguments: [String]) async -> Int32 {
    do {
      return try await show(try PreviewOptions(arguments))
    } catch {
      say("\(error)")
      return 2
    }
  }

  private func show(_ options: PreviewOptions) async throws -> Int32 {
    let specs = SpecFolder(options.specs)
    let checked = try specs.checkedApp()
    let strings = try PreviewStrings(specs.path).table(
      of: checked.index.app, language: options.language)
    let preview = ScreenPreview(
      of: checked, samples: Samples(specRoot: specs.path), strings: strings)
    let known = preview.screens
    if let unknown = options.screens.first(where: { !known.contains($0) }) {
      throw PreviewFailure(
        "there is no screen `\(unknown)`: the specs have \(known.joined(separator: ", "))")
    }
    let folder = URL(fileURLWithPath: options.folder, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var count = 0
    for screen in options.screens.isEmpty ? known : options.screens {
      for state in options.states {
        guard let shown = try await preview.show(screen, in: state, options.surroundings) else {
          continue
        }
        try write(shown, as: "\(screen)-\(state.rawValue)", in: folder, options)
        count += 1
      }
    }
    say("\(options.folder): \(count) \(count == 1 ? "screen" : "screens and states") drawn")
    return 0
  }

  private func write(
    _ shown: ScreenPreview.Shown, as name: String, in folder: URL, _ options: PreviewOptions
  ) throws {
    if options.writesPictures {
      try write(shown.picture, to: folder.appending(path: "\(name).svg"))
    }
    if options.writesTrees {
      try write(shown.tree + "\n", to: folder.appending(path: "\(name).txt"))
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  private func say(_ words: String) {
    FileHandle.standardError.write(Data((words + "\n").utf8))
  }
}

/// Why nothing can be shown.
struct PreviewFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
