import Foundation
import Testing

@testable import screenc_preview

/// A prototype whose language is switched while it is used.
@MainActor @Suite struct PrototypeLanguageTests {
  private static let files = SpecSketch.notes.merging([
    "App.yaml": (SpecSketch.notes["App.yaml"] ?? "").replacing(
      "language: 1\n", with: "language: 1\nstrings: Strings/en.lproj/Localizable.strings\n"
    ).replacing("{ verbatim: Notes }, screen", with: "tab.notes, screen")
      .replacing("{ verbatim: About }, screen", with: "tab.about, screen"),
    "About.yaml": (SpecSketch.notes["About.yaml"] ?? "").replacing(
      "screen: Detail\ntitle: { verbatim: Note }\n",
      with: """
        screen: Detail
        title: detail.title
        state: { isOpen: Bool = false }
        bar:
          trailing:
            - { title: detail.open, set: { $state.isOpen: true } }

        """
    ).replacing(
      "  - id: main\n    rows:\n      - { use: NoteRow, item: { id: shown",
      with: """
          - id: open
            when: $state.isOpen
            rows:
              - { use: NoteRow, item: { id: open, text: Opened } }
          - id: main
            rows:
              - { use: NoteRow, item: { id: shown
        """),
    "Strings/en.lproj/Localizable.strings": """
    "tab.notes" = "Notes"; "tab.about" = "About"; "detail.title" = "Note"; "detail.open" = "Open";
    """,
    "Strings/ar.lproj/Localizable.strings": """
    "tab.notes" = "ملاحظات"; "tab.about" = "حول"; "detail.title" = "ملاحظة"; "detail.open" = "افتح";
    """,
  ]) { $1 }

  private func labels(_ stream: EventStream) throws -> [String] {
    struct Frame: Decodable {
      struct Element: Decodable { let label: String }
      let elements: [Element]
    }
    let frame = try #require(stream.take().events.last { $0.name == "frame" })
    return try JSONDecoder().decode(Frame.self, from: frame.data).elements.map(\.label)
  }

  @Test func whatWasDoneIsDoneAgainInAnotherLanguage() async throws {
    let sketch = try SpecSketch(Self.files)
    let prototype = try await Prototype(
      try PreviewedApp(sketch.specs), from: nil, server: nil, setting: PrototypeSetting())
    let stream = EventStream()
    prototype.join(stream)
    #expect(try labels(stream).contains("First"))
    await prototype.perform(PrototypeAction(kind: .press, element: "tab About 0"))
    await prototype.perform(PrototypeAction(kind: .press, element: "tab Notes 0"))
    await prototype.perform(PrototypeAction(kind: .press, element: "button First 0"))
    await prototype.perform(PrototypeAction(kind: .press, element: "button Open 0"))
    let before = try labels(stream)
    #expect(before.contains("Opened") && before.contains("It says First"))
    for (language, title) in [("ar", "ملاحظة"), ("pseudo", "⟦Ñööţéé⟧"), (nil, "Note")] {
      var setting = PrototypeSetting()
      setting.language = language
      await prototype.change(to: setting)
      let seen = try labels(stream)
      #expect(seen.contains(title) && seen.contains("Opened"), "\(seen)")
      #expect(seen.count == before.count)
    }
  }

  // MARK: - Languages that nobody speaks

  @Test func appsWithTextsInFilesAreShownInThem() async throws {
    let sketch = try SpecSketch(Self.files)
    let languages = try PreviewedApp(sketch.specs).languages
    #expect(languages == ["ar", "pseudo", "pseudo-rtl"])
    let plain = try SpecSketch(SpecSketch.notes)
    #expect(try PreviewedApp(plain.specs).languages == [])
    #expect(PreviewOptions.readsRightToLeft("pseudo-rtl"))
    #expect(!PreviewOptions.readsRightToLeft("pseudo"))
    let asked = ["--specs", sketch.specs, "--output", sketch.output, "--only", "Detail"]
    let status = await PreviewTool().run(
      asked + ["--state", "filled", "--as", "svg", "--language", "pseudo"])
    #expect(status == 0)
    let picture = String(decoding: try sketch.written("Detail-filled.svg"), as: UTF8.self)
    #expect(picture.contains("⟦Ñööţéé⟧"))
    #expect(await PreviewTool().run(["--specs", sketch.specs, "--output", sketch.output]) == 0)
    let index = try sketch.value("data/index.js", "index(")
    let surroundings = try #require(index["surroundings"] as? [String])
    #expect(surroundings.suffix(3) == ["iPhone, ar", "iPhone, pseudo", "iPhone, pseudo-rtl"])
  }
}
