import Foundation
import Testing

@testable import ScreenCompiler

/// Edits that change nothing of what specs say change no byte of generated code. Comments directly above declarations
/// say what these are, and others nothing.
@Suite struct UnchangedMeaningTests {
  @Test(arguments: ExampleSpecs.apps)
  func commentsAndTheOrderOfDeclarationsChangeNothing(app: String) throws {
    let files = try ExampleSpecs.files(of: app)
    let asWritten = try generated(files)
    #expect(!asWritten.isEmpty)
    #expect(try generated(edited(files) { "# A word.\n\n\($0)\n# Another.\n" }) == asWritten)
    let turned = edited(files) { text in
      let documents = text.components(separatedBy: "\n---\n").reversed().map {
        $0.trimmingCharacters(in: .newlines)
      }
      return documents.joined(separator: "\n---\n") + "\n"
    }
    #expect(turned != files)
    #expect(try generated(turned) == asWritten)
  }

  @Test func theOrderOfKeysAndOfTokensAndTheStyleChangeNothing() throws {
    let small = ScratchProject.small
    let asWritten = try generated(small)
    var other = small
    other["Specs/App.yaml"] = """
      # The app.

      app: Small
      theme: Plain
      language: 1
      host: {menu: [{icon: note, title: "tab.notes", screen: 'Notes'}]}
      ---
      theme: Plain
      fonts:
        body:
          size: 17
      colors:
        text:
          light: "#000000"
      ---
      api: Main
      base: "https://notes.example"
      """
    #expect(try generated(other) == asWritten)
    func tokens(_ names: [String]) throws -> [String: String] {
      var files = small
      let colors = names.map { "\($0): { light: \"#000000\" }" }.joined(separator: ", ")
      files["Specs/App.yaml"] = small["Specs/App.yaml"]?.replacing(
        "text: { light: \"#000000\" }", with: colors)
      return try generated(files)
    }
    #expect(try tokens(["text", "accent"]) == tokens(["accent", "text"]))
  }

  private func edited(
    _ files: [String: String], _ edit: (String) -> String
  ) -> [String: String] {
    files.reduce(into: [:]) { edited, file in
      let isSpec = file.key.hasSuffix(".yaml") && !file.key.hasSuffix("screenc.yaml")
      edited[file.key] = isSpec ? edit(file.value) : file.value
    }
  }

  private func generated(_ files: [String: String]) throws -> [String: String] {
    let project = try ScratchProject(files)
    let (report, outcome) = try project.build()
    #expect(outcome != nil, "\(report.diagnostics.map(\.message))")
    return try project.generated().mapValues { String(decoding: $0, as: UTF8.self) }
  }
}
