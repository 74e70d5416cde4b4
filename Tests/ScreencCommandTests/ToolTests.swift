import Foundation
import ScreenCompiler
import Testing

@testable import screenc

@Suite struct ToolTests {
  private static let specs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Specs").path

  private func scratch() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "screenc-tool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func aMistakeOfTheCompilerIsSaidToBeOne() {
    let run = Transcript()
    let error = CompilerError.internal(place: "Home.yaml:3", message: "`Nowhere` is not declared")
    #expect(run.tool.fail(error) == .internalError)
    #expect(run.status.contains("Home.yaml:3: `Nowhere` is not declared"))
    #expect(run.status.contains("bug of screenc"))
  }

  @Test func theFlagshipLintsClean() {
    let run = Transcript()
    #expect(run.run("lint", Self.specs, "--strict") == .clean)
    #expect(run.output.isEmpty)
    #expect(run.status.contains("no findings"))
  }

  /// The strings that the flagship's specs name lie beside them.
  private func copyStrings(to folder: URL) throws {
    let path = "Examples/Moments/Sources/Moments/Resources/Localizable.xcstrings"
    let target = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: URL(filePath: Self.specs).deletingLastPathComponent().appending(path: path), to: target)
  }

  @Test func withoutAnAdapterTheFlagshipIsRefused() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let specs = folder.appending(path: "Specs")
    try FileManager.default.copyItem(at: URL(filePath: Self.specs), to: specs)
    try copyStrings(to: folder)
    let feed = specs.appending(path: "Feed/Feed.yaml")
    let text = try String(contentsOf: feed, encoding: .utf8)
    try Data(
      text.replacingOccurrences(of: "StoryCarousel, AdBanner]", with: "StoryCarousel]").utf8
    ).write(to: feed)
    let run = Transcript()
    #expect(run.run("lint", specs.path) == .findings)
    let headlines = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(headlines.count == 1)
    #expect(headlines.first?.hasSuffix("[missing-adapter]") == true)
    #expect(headlines.first?.contains("Feed/Feed.yaml:4:11: error:") == true)
    for word in ["`Ad`", "FeedItem", "FeedSource", "AdBanner"] {
      #expect(run.output.contains(word), "\(word)")
    }
    let shown = run.output.replacingOccurrences(of: specs.path, with: "Specs")
    #expect(try shown.contains(ReadmeTests.block("text")))
  }

  @Test func symbolGraphsThatAreNotThereAreAMistakeOfTheCommandLine() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    for command in ["lint", "build"] {
      let empty = Transcript()
      #expect(empty.run(command, Self.specs, "--symbols", folder.path) == .usage)
      #expect(empty.status.contains("there are no symbol graphs of the app in \(folder.path)"))
      let missing = Transcript()
      #expect(missing.run(command, Self.specs, "--symbols", folder.path + "/no") == .usage)
      #expect(missing.status.contains("there is no folder of symbol graphs at"))
    }
  }

  @Test func buildingTwiceAndCheckingAreToldByTheExitStatus() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    // The code of Swift modules goes beside it.
    let output = folder.appending(path: "Sources/Moments/Generated").path
    let run = Transcript()
    #expect(run.run("build", Self.specs, "--output", output, "--check") == .outOfDate)
    #expect(run.run("build", Self.specs, "--output", output) == .clean)
    #expect(run.run("build", Self.specs, "--output", output, "--check") == .clean)
    #expect(run.status.contains(": 0 written, 0 removed") == false)
    #expect(run.run("build", Self.specs, "--output", output) == .clean)
    #expect(run.status.contains(": 0 written, 0 removed"))
  }

  @Test func missingFoldersAreUsageErrors() throws {
    let run = Transcript()
    #expect(run.run("lint", "/nowhere/at/all") == .usage)
    #expect(run.status.contains("error: there is no spec folder at /nowhere/at/all: "))
    #expect(run.run("lint", Self.specs + "/App.yaml") == .usage)
    #expect(run.status.contains("App.yaml is a file: pass the folder"))
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(run.run("lint", folder.path) == .usage)
    #expect(run.status.contains("there are no specs in"))
  }

  @Test func aBrokenConfigurationIsShownAndToldByTheExitStatus() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("app: A\n".utf8).write(to: folder.appending(path: "App.yaml"))
    try Data("output: [a]\n".utf8).write(to: folder.appending(path: "screenc.yaml"))
    let run = Transcript()
    #expect(run.run("lint", folder.path) == .usage)
    #expect(run.run("build", folder.path) == .usage)
    #expect(run.output.components(separatedBy: "screenc.yaml:1:9: error: ").count == 3)
    #expect(!run.status.contains("nothing says where"))
  }

  @Test func anEditedFileIsNoStaleFile() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    // Specs of its own: what was written last is remembered beside them.
    let specs = folder.appending(path: "Specs").path
    let output = folder.appending(path: "Sources/Moments/Generated")
    let run = Transcript()
    #expect(run.run("init", specs, "--name", "Notes") == .clean)
    #expect(run.run("build", specs, "--output", output.path) == .clean)
    let app = output.appending(path: "App.swift")
    try (Data(contentsOf: app) + Data("// mine\n".utf8)).write(to: app)
    #expect(run.run("build", specs, "--output", output.path, "--check") == .outOfDate)
    #expect(run.output.contains("[edited-output]"))
    #expect(!run.status.contains("out of date"))
    try FileManager.default.removeItem(at: app)
    #expect(run.run("build", specs, "--output", output.path, "--check") == .outOfDate)
    #expect(run.status.contains("1 generated file is out of date: run"))
  }

  @Test func rulesAreListedAndExplained() {
    let run = Transcript()
    #expect(run.run("rules") == .clean)
    #expect(run.output.contains("missing-adapter"))
    #expect(run.run("explain", "missing-adapter") == .clean)
    #expect(run.output.contains("Fails, where it is marked ‹so›:"))
    #expect(run.run("explain", "missing-adaptor") == .usage)
    #expect(run.status.contains("did you mean `missing-adapter`?"))
  }

  @Test func theSchemaIsJSONOfTheDraftThatIsAskedFor() throws {
    for (draft, metaschema) in [("7", "draft-07"), ("2020-12", "2020-12")] {
      let run = Transcript()
      #expect(run.run("schema", "--draft", draft) == .clean)
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let schema = try #require((object as? [String: Any])?["$schema"] as? String)
      #expect(schema.contains(metaschema))
    }
  }

  @Test func theDumpOfBrokenSpecsIsWhatLintSays() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("app: Shop\nlanguage: 9\n".utf8).write(to: folder.appending(path: "App.yaml"))
    let run = Transcript()
    #expect(run.run("dump", folder.path) == .findings)
    #expect(run.output.contains("[unsupported-language-version]"))
  }

  @Test func theMapOfBrokenSpecsIsWhatLintSays() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("app: Shop\nlanguage: 9\n".utf8).write(to: folder.appending(path: "App.yaml"))
    let file = folder.appending(path: "map.svg").path
    let run = Transcript()
    #expect(run.run("graph", folder.path, "-o", file) == .findings)
    #expect(run.output.contains("[unsupported-language-version]"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func theMapGoesIntoTheFileThatIsNamedInItsFormat() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("app: Shop\nlanguage: 1\n---\nscreen: Home\nsections: []\n".utf8)
      .write(to: folder.appending(path: "App.yaml"))
    let file = folder.appending(path: "out/map.svg")
    let run = Transcript()
    #expect(run.run("graph", folder.path, "-o", file.path, "--layout", "layered") == .clean)
    #expect(run.output == "")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("<svg ") && text.contains("href=\"../App.yaml#L4\""))
    let other = Transcript()
    #expect(other.run("graph", folder.path, "--only", "Hom") == .usage)
    #expect(other.status.contains("did you mean `Home`?"))
  }
}
