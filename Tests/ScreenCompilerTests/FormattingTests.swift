import Diagnostics
import Foundation
import Testing

@testable import ScreenCompiler

@Suite struct FormattingTests {
  private func project() throws -> ScratchProject {
    try ScratchProject([
      "Specs/Feed.yaml": "screen: Feed\nlayout: list\ntitle: feed.title\n",
      "Specs/Good.yaml": "enum: Audience\ncases: { all: all }\n",
      "Specs/Broken.yaml": "screen: Broken\ntitle: a: b\n",
      "Specs/Odd.yaml": "model: Post\nfields:\n  ? id\n    of\n  : ID\n",
      "Specs/screenc.yaml": "severities: {}\noutput:   ../Generated\n",
    ])
  }

  @Test func filesAreFormattedWhateverIsWrongWithOthers() throws {
    let project = try project()
    let outcome = SpecFormatting(writes: true).format(try SpecFormatting.files(at: [project.specs]))
    #expect(
      try project.text("Specs/Feed.yaml") == "screen: Feed\ntitle: feed.title\nlayout: list\n")
    #expect(try project.text("Specs/Broken.yaml") == "screen: Broken\ntitle: a: b\n")
    #expect(outcome.changes.map(\.path) == ["\(project.specs)/Feed.yaml"])
    #expect(outcome.unchanged == 1)
    #expect(outcome.diagnostics.map(\.rule) == ["yaml-syntax", "unformattable"])
    #expect(try project.text("Specs/screenc.yaml").hasPrefix("severities"))
  }

  @Test func aFileThatIsNamedIsFormattedWhateverItIs() throws {
    let project = try project()
    let path = project.specs + "/screenc.yaml"
    let outcome = SpecFormatting(writes: true).format(try SpecFormatting.files(at: [path, path]))
    #expect(outcome.changes.count == 1)
    #expect(try project.text("Specs/screenc.yaml").hasPrefix("output: ../Generated\n"))
  }

  @Test func filesThatAreRightAreNotTouched() throws {
    let project = try project()
    let path = project.specs + "/Good.yaml"
    let before = try FileManager.default.attributesOfItem(atPath: path)
    _ = SpecFormatting(writes: true).format([path])
    let after = try FileManager.default.attributesOfItem(atPath: path)
    #expect(
      before[.systemFileNumber] as? NSNumber == after[.systemFileNumber] as? NSNumber)
  }

  @Test func linksAndPermissionsStay() throws {
    let project = try project()
    let target = project.specs + "/Feed.yaml"
    let link = project.folder.appending(path: "Link.yaml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let outcome = SpecFormatting(writes: true).format([link])
    #expect(outcome.changes.count == 1)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    let attributes = try FileManager.default.attributesOfItem(atPath: target)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try project.text("Specs/Feed.yaml").hasSuffix("layout: list\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.specs).count == 5)
  }

  @Test func theRulesExamplesAreRefusedAndFormatted() throws {
    let formatting = SpecFormatting(writes: false)
    let failing = try #require(Rule.unformattable.failing?.files.first?.parsed)
    let found = formatting.format(Array(failing.text.utf8), id: .init(rawValue: 0)).diagnostics
    #expect(found.map(\.primary.span) == failing.spans)
    #expect(found.map(\.rule) == ["unformattable"])
    let passing = try #require(Rule.unformattable.passing?.files.first?.parsed.text)
    #expect(formatting.format(Array(passing.utf8), id: .init(rawValue: 0)).formatted != nil)
  }
}
