import Foundation
import Testing

@testable import screenc

/// `screenc migrate`.
@Suite struct MigrateCommandTests {
  private func scratch(language: Int = 1) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "screenc-migrate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let app = """
      app: Notes
      language: \(language)
      host: { menu: [{ screen: Home, title: { verbatim: Notes }, icon: house }] }
      ---
      screen: Home
      title: { verbatim: Notes }
      content: [{ text: { verbatim: Hello } }]

      """
    try Data(app.utf8).write(to: folder.appending(path: "App.yaml"))
    return folder
  }

  @Test func specsInTheNewestVersionHaveNothingToMigrate() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    for isDryRun in [false, true] {
      let run = Transcript()
      #expect(
        isDryRun
          ? run.run("migrate", folder.path, "--dry-run") == .clean
          : run.run("migrate", folder.path) == .clean)
      #expect(run.output == "")
      #expect(
        run.status
          == "\(folder.path): nothing to migrate: version 1 of the language is the newest that this screenc knows\n"
      )
    }
  }

  @Test func aVersionThatNobodyKnowsIsRefused() throws {
    let folder = try scratch(language: 2)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = Transcript()
    #expect(run.run("migrate", folder.path) == .findings)
    #expect(
      run.output.contains(
        "App.yaml:2:11: error: this spec is written in version 2 of the language [unsupported-language-version]"
      ))
    #expect(run.output.contains("this screenc reads versions up to 1: install a newer one"))
    #expect(run.status.hasSuffix("nothing was migrated\n"))
  }

  @Test func whatThePageShowsIsWhatIsSaid() async throws {
    let workshop = try Workshop("Notes")
    _ = try await workshop.run("screenc init --name Notes")
    let shown = try #require(Article("Versions").blocks().last { $0.language == "text" })
    let command = try #require(Article("Versions").blocks().first { $0.language == "sh" })
    let said = try await workshop.sh(command.text)
    #expect(said.status == 0)
    #expect(
      said.text.trimmingCharacters(in: .newlines) == shown.text.trimmingCharacters(in: .newlines))
  }
}
