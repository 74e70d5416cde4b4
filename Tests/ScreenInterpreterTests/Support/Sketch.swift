import Foundation
import ScreenInterpreter
import ScreenKit
import TestTools

/// Specs and samples in a folder of their own, for as long as a test needs them.
struct Sketch: ~Copyable {
  private let scratch: ScratchFolder
  var folder: URL { scratch.folder }

  init(_ files: [String: String]) throws {
    scratch = try ScratchFolder("sketch", files)
  }

  /// What is seen of a screen.
  @MainActor
  func tree(
    _ screen: String, in state: ScreenState = .filled,
    _ surroundings: Surroundings = Surroundings(),
    with parameters: [String: DynamicValue] = [:]
  ) async throws -> String {
    let preview = ScreenPreview(
      of: try SpecFolder(folder.path).checkedApp(), samples: Samples(specRoot: folder.path),
      strings: StringTable())
    return try await preview.show(screen, in: state, surroundings, with: parameters)?.tree ?? ""
  }
}

extension Sketch {
  /// An app with one model, its adapter and a source.
  static let notes = """
    app: Notes
    language: 1
    architecture: table
    ---
    api: Main
    base: https://notes.example
    keys: snakeCase
    ---
    enum: Mood
    cases: [good, veryBad]
    ---
    model: Note
    fields:
      id: ID
      text: String
      mood: Mood = good
      lineCount: Int?
      tags: [String]
    ---
    adapter: NoteRow
    for: Note
    cell:
      column:
        - text: $item.text
        - text: { verbatim: "{$item.lineCount} lines", when: $item.lineCount != nil }
        - text: { value: $item.mood, when: $item.mood == veryBad }
        - text: { verbatim: "tagged", when: $item.tags.count > 0 }
    ---
    source: Notes
    request: { path: /notes.json }
    items: rows
    yields: Note
    samples: [notes.json]

    """
}
