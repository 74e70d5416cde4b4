import Foundation
import TestTools

/// Specs and samples in a folder of their own, for as long as a test needs them, with room for what is made of them.
struct SpecSketch {
  private let scratch: ScratchFolder
  var folder: URL { scratch.folder }
  var specs: String { scratch.file("Specs").path }
  var output: String { scratch.file("Out").path }

  init(_ files: [String: String]) throws {
    scratch = try ScratchFolder("preview")
    for (name, text) in files { try write(text, to: name) }
  }

  /// Writes one of the specs or samples.
  func write(_ text: String, to name: String) throws {
    try scratch.write(text, to: "Specs/\(name)")
  }

  /// What stands in a file of the output.
  func written(_ name: String) throws -> Data {
    try Data(contentsOf: scratch.file("Out/\(name)"))
  }

  /// The value that a file of a gallery hands over.
  func value(_ name: String, _ call: String) throws -> [String: Any] {
    let text = String(decoding: try written(name), as: UTF8.self)
    let json = text.dropFirst("screencGallery.\(call)".count).dropLast(3)
    return try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
  }

  static let hostile = "<img src=x onerror=alert(1)></script><script>alert(1)</script>"

  /// An app with a list, what a row of it leads to, and a screen that loads nothing.
  static let notes = [
    "App.yaml": """
    app: Notes
    language: 1
    architecture: table
    host:
      style: tabBar
      menu:
        - { title: { verbatim: Notes }, screen: Home, icon: note.text }
        - { title: { verbatim: About }, screen: About, icon: info.circle }
    ---
    api: Main
    base: https://notes.example
    ---
    model: Note
    fields:
      id: ID
      text: String
    ---
    adapter: NoteRow
    for: Note
    cell:
      text: $item.text
    ---
    source: Notes
    request: { path: /notes }
    items: rows
    yields: Note
    samples: [notes.json]
    ---
    source: Tags
    request: { path: /tags }
    yields: Note

    """,
    "Home.yaml": """
    screen: Home
    title: { verbatim: Notes }
    source: { use: Notes }
    adapters: [NoteRow]
    reload: { pull: true }
    actions:
      - select: Note
        push: Detail
        with: { text: $item.text }
    states:
      empty: { text: { verbatim: Nothing here } }
      error: { text: { verbatim: Try later }, retry: true, as: full }
    ---
    screen: Tags
    title: { verbatim: Tags }
    source: { use: Tags }
    adapters: [NoteRow]
    states:
      empty: { text: { verbatim: No tags } }
      error: { text: { verbatim: Try later }, retry: true, as: full }

    """,
    "About.yaml": """
    screen: About
    title: { verbatim: About }
    sections:
      - id: main
        rows:
          - { use: NoteRow, item: { id: about, text: Made by hand } }
    ---
    screen: Detail
    title: { verbatim: Note }
    parameters: { text: String }
    sections:
      - id: main
        rows:
          - { use: NoteRow, item: { id: shown, text: "It says {$parameters.text}" } }

    """,
    "notes.json": """
    {"rows": [{"id": 1, "text": "First"}, {"id": 2, "text": "\(hostile)"}]}
    """,
  ]
}
