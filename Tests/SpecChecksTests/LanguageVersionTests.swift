import Diagnostics
import SourceText
import SpecModel
import Testing

@testable import SpecChecks

@Suite struct LanguageVersionTests {
  /// An app in the first version of the language with a key of a later one.
  private func check(since: Int) -> [Diagnostic] {
    let app = SpecReader.read(
      Array("app: Shop\nlanguage: 1\n".utf8), id: FileID(rawValue: 0), path: "App.yaml")
    let key = VersionedKey(name: Name("shine", span: ByteSpan(2..<7)), since: since)
    let other = SpecFile(
      id: FileID(rawValue: 1), path: "Other.yaml", declarations: [],
      versionedKeys: [key], diagnostics: [])
    return Checker().check([app, other]).diagnostics
      .filter { $0.rule == "unsupported-language-version" }
  }

  @Test func aKeyOfALaterVersionThanTheAppsIsAnError() throws {
    let finding = try #require(check(since: 2).first)
    #expect(finding.severity == .error)
    #expect(finding.primary == Location(file: FileID(rawValue: 1), span: ByteSpan(2..<7)))
    #expect(
      finding.message
        == "`shine` is new in version 2 of the language, and the app is written in version 1")
  }

  @Test func aKeyOfTheAppsVersionIsNone() {
    #expect(check(since: 1) == [])
  }
}
