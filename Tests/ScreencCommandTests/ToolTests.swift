import Foundation
import ScreenCompiler
import TestTools
import Testing

@testable import screenc

@Suite struct ToolTests {
  private static let specs = packageRoot.appending(path: "Specs").path

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder("tool") }

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
  private func copyStrings() throws {
    let path = "Examples/Moments/Sources/Moments/Resources/Localizable.xcstrings"
    try scratch.copy(packageRoot.appending(path: path), to: path)
  }

  @Test func withoutAnAdapterTheFlagshipIsRefused() throws {
    let specs = scratch.file("Specs").path
    try scratch.copy(URL(filePath: Self.specs), to: "Specs")
    try copyStrings()
    try scratch.replace(
      "StoryCarousel, AdBanner]", with: "StoryCarousel]", in: "Specs/Feed/Feed.yaml")
    let run = Transcript()
    #expect(run.run("lint", specs) == .findings)
    let headlines = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(headlines.count == 1)
    #expect(headlines.first?.hasSuffix("[missing-adapter]") == true)
    #expect(headlines.first?.contains("Feed/Feed.yaml:4:11: error:") == true)
    for word in ["`Ad`", "FeedItem", "FeedSource", "AdBanner"] {
      #expect(run.output.contains(word), "\(word)")
    }
    let shown = run.output.replacingOccurrences(of: specs, with: "Specs")
    #expect(try shown.contains(ReadmeTests.block("text")))
  }

  @Test func symbolGraphsThatAreNotThereAreAMistakeOfTheCommandLine() throws {
    for command in ["lint", "build"] {
      let empty = Transcript()
      #expect(empty.run(command, Self.specs, "--symbols", scratch.path) == .usage)
      #expect(empty.status.contains("there are no symbol graphs of the app in \(scratch.path)"))
      let missing = Transcript()
      #expect(missing.run(command, Self.specs, "--symbols", scratch.path + "/no") == .usage)
      #expect(missing.status.contains("there is no folder of symbol graphs at"))
    }
  }

  @Test func buildingTwiceAndCheckingAreToldByTheExitStatus() throws {
    // The code of Swift modules goes beside it.
    let output = scratch.file("Sources/Moments/Generated").path
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
    #expect(run.run("lint", scratch.path) == .usage)
    #expect(run.status.contains("there are no specs in"))
  }

  @Test func aBrokenConfigurationIsShownAndToldByTheExitStatus() throws {
    try scratch.write("app: A\n", to: "App.yaml")
    try scratch.write("output: [a]\n", to: "screenc.yaml")
    let run = Transcript()
    #expect(run.run("lint", scratch.path) == .usage)
    #expect(run.run("build", scratch.path) == .usage)
    #expect(run.output.components(separatedBy: "screenc.yaml:1:9: error: ").count == 3)
    #expect(!run.status.contains("nothing says where"))
  }

  @Test func anEditedFileIsNoStaleFile() throws {
    // Specs of its own: what was written last is remembered beside them.
    let specs = scratch.file("Specs").path
    let output = scratch.file("Sources/Moments/Generated").path
    let run = Transcript()
    #expect(run.run("init", specs, "--name", "Notes") == .clean)
    #expect(run.run("build", specs, "--output", output) == .clean)
    let app = "Sources/Moments/Generated/App.swift"
    try scratch.write(scratch.text(app) + "// mine\n", to: app)
    #expect(run.run("build", specs, "--output", output, "--check") == .outOfDate)
    #expect(run.output.contains("[edited-output]"))
    #expect(!run.status.contains("out of date"))
    try scratch.remove(app)
    #expect(run.run("build", specs, "--output", output, "--check") == .outOfDate)
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
    try scratch.write("app: Shop\nlanguage: 9\n", to: "App.yaml")
    let run = Transcript()
    #expect(run.run("dump", scratch.path) == .findings)
    #expect(run.output.contains("[unsupported-language-version]"))
  }

  @Test func theMapOfBrokenSpecsIsWhatLintSays() throws {
    try scratch.write("app: Shop\nlanguage: 9\n", to: "App.yaml")
    let file = scratch.file("map.svg").path
    let run = Transcript()
    #expect(run.run("graph", scratch.path, "-o", file) == .findings)
    #expect(run.output.contains("[unsupported-language-version]"))
    #expect(!scratch.isThere("map.svg"))
  }

  @Test func theMapGoesIntoTheFileThatIsNamedInItsFormat() throws {
    try scratch.write("app: Shop\nlanguage: 1\n---\nscreen: Home\nsections: []\n", to: "App.yaml")
    let file = scratch.file("out/map.svg").path
    let run = Transcript()
    #expect(run.run("graph", scratch.path, "-o", file, "--layout", "layered") == .clean)
    #expect(run.output == "")
    let text = try scratch.text("out/map.svg")
    #expect(text.hasPrefix("<svg ") && text.contains("href=\"../App.yaml#L4\""))
    let other = Transcript()
    #expect(other.run("graph", scratch.path, "--only", "Hom") == .usage)
    #expect(other.status.contains("did you mean `Home`?"))
  }
}
