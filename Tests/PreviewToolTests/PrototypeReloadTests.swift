import Foundation
import Testing

@testable import screenc_preview

/// A prototype whose specs are saved while it runs.
@MainActor @Suite struct PrototypeReloadTests {
  /// The notes, with so many other screens that not all specs are read again with one.
  private static let files = SpecSketch.notes.merging(
    (0..<20).map { number in
      (
        "B\(number).yaml",
        """
        screen: Other\(number)
        title: { verbatim: Other }
        sections:
          - id: main
            rows:
              - { use: NoteRow, item: { id: shown, text: Other } }

        """
      )
    }
  ) { $1 }

  /// What was sent since it was looked at last.
  private struct Sent {
    struct Frame: Decodable {
      struct Element: Decodable { let label: String }
      let elements: [Element]
    }
    struct Introduction: Decodable { let problem: String? }

    var labels: [String] = []
    var problem: String?

    @MainActor
    init(_ stream: EventStream) throws {
      for event in stream.take().events {
        if event.name == "frame" {
          labels = try JSONDecoder().decode(Frame.self, from: event.data).elements.map(\.label)
        } else if event.name == "app" {
          problem = try JSONDecoder().decode(Introduction.self, from: event.data).problem
        }
      }
    }
  }

  private func prototype(
    _ sketch: SpecSketch
  ) async throws -> (Prototype, EventStream) {
    let options = try PreviewOptions(["--serve"])
    let app = try PreviewedApp(sketch.specs, for: options.purpose)
    let prototype = try await Prototype(app, from: nil, server: nil, setting: PrototypeSetting())
    let stream = EventStream()
    prototype.join(stream)
    return (prototype, stream)
  }

  @Test func whatIsSavedIsSeen() async throws {
    let sketch = try SpecSketch(Self.files)
    let (prototype, stream) = try await prototype(sketch)
    #expect(try Sent(stream).labels.contains("Notes"))
    for title in ["Papers", "Letters"] {
      try sketch.write(
        try #require(Self.files["Home.yaml"]).replacing(
          "verbatim: Notes", with: "verbatim: \(title)"),
        to: "Home.yaml")
      await prototype.reload()
      let sent = try Sent(stream)
      #expect(sent.labels.contains(title) && sent.problem == nil)
    }
    let before = try #require(Self.files["B3.yaml"])
    try sketch.write(before + "---\nscreen: Second\nsource: { use: Nowhere }\n", to: "B3.yaml")
    await prototype.reload()
    #expect(try Sent(stream).problem?.contains("screenc lint") == true)
    try sketch.write(before, to: "B3.yaml")
    await prototype.reload()
    #expect(try Sent(stream).problem == nil)
  }

  @Test func whatHasErrorsElsewhereIsTakenBack() async throws {
    let sketch = try SpecSketch(Self.files)
    let (prototype, stream) = try await prototype(sketch)
    await prototype.perform(PrototypeAction(kind: .press, element: "tab About 0"))
    #expect(try Sent(stream).labels.contains("Made by hand"))
    // Home, in another file, leads to the screen that is called otherwise now.
    let changed = try #require(Self.files["About.yaml"])
      .replacing("screen: Detail", with: "screen: Details")
      .replacing("Made by hand", with: "Made by two")
    try sketch.write(changed, to: "About.yaml")
    await prototype.reload()
    let sent = try Sent(stream)
    #expect(sent.problem?.contains("screenc lint") == true)
    #expect(!sent.labels.contains("Made by two"))
    try sketch.write(
      try #require(Self.files["About.yaml"]).replacing("Made by hand", with: "Made by two"),
      to: "About.yaml")
    await prototype.reload()
    let mended = try Sent(stream)
    #expect(mended.problem == nil && mended.labels.contains("Made by two"))
  }
}
