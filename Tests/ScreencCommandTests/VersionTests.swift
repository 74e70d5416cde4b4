import Foundation
import Testing

@testable import screenc

/// What is said of versions.
@Suite struct VersionTests {
  @Test func scriptsReadTheVersionOfTheTool() throws {
    let run = Transcript()
    #expect(run.run("--version") == .clean)
    #expect(run.output == "screenc \(Tool.version)\n")
    #expect(try Shell(folder: packageRoot).run(".ci/version").text == "\(Tool.version)\n")
  }

  @Test func theChangelogSpeaksOfTheVersion() throws {
    let text = try Article("Changelog").text()
    let headings = text.matches(of: /(?m)^## (.*)$/).map { String($0.1) }
    #expect(headings.first == "Unreleased" || headings.first == Tool.version)
    #expect(text.contains(Tool.version))
  }

  /// The version of the language stands in one place, too.
  @Test func theConfigurationHasNoVersionOfTheLanguage() async throws {
    let workshop = try Workshop("Books")
    _ = try await workshop.run(
      "screenc init --name Books && echo 'language: 2' >> Specs/screenc.yaml")
    let said = try await workshop.run("screenc lint --quiet")
    #expect(said.status == 2)
    #expect(said.text.contains("say it in the document `app:`, as `language: 1`"), "\(said.text)")
  }

  /// A spec in the next version is refused, as the page shows.
  @Test func aNewerLanguageIsRefusedWithACure() async throws {
    let workshop = try Workshop("Books")
    _ = try await workshop.run(
      "screenc init --name Books && sed -i.old 's/language: 1/language: 2/' Specs/App.yaml")
    let shown = try #require(Article("Versions").blocks().first { $0.language == "text" })
    let said = try await workshop.run("screenc lint --quiet")
    #expect(said.status == 1)
    #expect(
      said.text.trimmingCharacters(in: .newlines) == shown.text.trimmingCharacters(in: .newlines))
  }
}
