import Foundation
import TestTools
import Testing

@testable import screenc

/// `screenc migrate`.
@Suite struct MigrateCommandTests {
  private func scratch(language: Int = 1) throws -> ScratchFolder {
    let app = """
      app: Notes
      language: \(language)
      host: { menu: [{ screen: Home, title: { verbatim: Notes }, icon: house }] }
      ---
      screen: Home
      title: { verbatim: Notes }
      content: [{ text: { verbatim: Hello } }]

      """
    return try ScratchFolder("migrate", ["App.yaml": app])
  }

  @Test func specsInTheNewestVersionHaveNothingToMigrate() throws {
    let scratch = try scratch()
    for isDryRun in [false, true] {
      let run = Transcript()
      #expect(
        isDryRun
          ? run.run("migrate", scratch.path, "--dry-run") == .clean
          : run.run("migrate", scratch.path) == .clean)
      #expect(run.output == "")
      #expect(
        run.status
          == "\(scratch.path): nothing to migrate: version 1 of the language is the newest that this screenc knows\n"
      )
    }
  }

  @Test func aVersionThatNobodyKnowsIsRefused() throws {
    let scratch = try scratch(language: 2)
    let run = Transcript()
    #expect(run.run("migrate", scratch.path) == .findings)
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
