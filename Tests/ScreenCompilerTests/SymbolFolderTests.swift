import Foundation
import SpecModel
import Testing

@testable import ScreenCompiler

/// The folders with the symbol graphs of the app's code.
@Suite struct SymbolFolderTests {
  private static let about = "Specs/About.yaml"

  /// An app with a screen of its own, whose class is in the graph or not.
  private func project(symbols: String? = "../Symbols", class name: String) throws -> ScratchProject
  {
    let project = try ScratchProject(ScratchProject.small)
    let key = symbols.map { "symbols: \($0)\n" } ?? ""
    try project.write("output: ../Generated\n\(key)", to: "Specs/screenc.yaml")
    try project.write("screen: About\nswift: { type: AboutController }\n", to: Self.about)
    let app = try project.text("Specs/App.yaml").replacing(
      "host:\n  menu:",
      with: "host:\n  menu:\n    - { screen: About, title: tab.about, icon: house }")
    try project.write(app, to: "Specs/App.yaml")
    try project.write(Self.graph(of: name), to: "Symbols/Small.symbols.json")
    return project
  }

  private static func graph(of name: String) -> String {
    """
    {"module": {"name": "Small"}, "symbols": [{"kind": {"identifier": "swift.class"},
      "identifier": {"precise": "s:5Small\(name)C"}, "pathComponents": ["\(name)"],
      "accessLevel": "internal"}],
     "relationships": [{"kind": "inheritsFrom", "source": "s:5Small\(name)C",
      "target": "c:objc(cs)UIViewController", "targetFallback": "UIKit.UIViewController"}]}
    """
  }

  private func findings(_ report: Report) -> [String] {
    report.diagnostics.map { "\($0.message) [\($0.rule)]" }
  }

  private static let unknown =
    "the app's own code has no type `AboutController` [unknown-swift-type]"

  @Test func theConfigurationNamesThem() throws {
    let right = try project(class: "AboutController")
    #expect(findings(try right.compiler().lint()) == [])
    let wrong = try project(class: "AboutControler")
    #expect(findings(try wrong.compiler().lint()) == [Self.unknown])
    let unseen = try project(symbols: nil, class: "Other")
    #expect(findings(try unseen.compiler().lint()) == [])
  }

  @Test func thoseOfTheCommandLineReplaceThem() throws {
    let project = try project(symbols: "../Nowhere", class: "Other")
    let folder = project.folder.appending(path: "Symbols").path
    let found = try Project.find(specRoot: project.specs, symbols: [folder])
    #expect(findings(try Compiler(project: found).lint()) == [Self.unknown])
  }

  @Test func foldersThatAreNotThereAreFound() throws {
    let missing = try project(symbols: "../Nowhere", class: "Other")
    #expect(
      findings(try missing.compiler().lint()) == [
        "there is no folder `../Nowhere`, so nothing of the app's code is looked at"
          + " [missing-symbols]"
      ])
    let empty = try project(symbols: "../Symbols", class: "Other")
    try empty.remove("Symbols/Small.symbols.json")
    // The run-time's own are not the app's code.
    try empty.write("{}", to: "Symbols/ScreenKit.symbols.json")
    #expect(
      findings(try empty.compiler().lint()) == [
        "there are no symbol graphs in `../Symbols`, so nothing of the app's code is looked at"
          + " [missing-symbols]"
      ])
    let folder = empty.folder.appending(path: "Symbols").path
    #expect(throws: Project.Failure.noSymbolGraphs(folder)) {
      try Project.find(specRoot: empty.specs, symbols: [folder])
    }
    #expect(throws: Project.Failure.noSymbolFolder(folder + "/more")) {
      try Project.find(specRoot: empty.specs, symbols: [folder + "/more"])
    }
  }

  @Test func severalFoldersAndThoseWithinThemAreRead() throws {
    let project = try project(symbols: "[../Other, ../Symbols]", class: "Other")
    try project.write(
      Self.graph(of: "AboutController"), to: "Other/Deep/Small@UIKit.symbols.json")
    #expect(findings(try project.compiler().lint()) == [])
  }

  @Test func damagedGraphsAreFoundWhereTheyAre() throws {
    let project = try project(class: "AboutController")
    try project.write("{\"module\": ", to: "Symbols/More.symbols.json")
    let report = try project.compiler().lint()
    #expect(report.diagnostics.map(\.rule) == ["unreadable-symbols"])
    let place = try #require(report.diagnostics.first?.primary.file)
    #expect(report.sources.path(of: place).hasSuffix("Symbols/More.symbols.json"))
    #expect(report.sources.source(of: place)?.bytes.count == 11)
  }

  @Test func codeIsGeneratedWhateverTheAppLacks() throws {
    let project = try project(class: "Other")
    let (report, outcome) = try project.build()
    #expect(findings(report) == [Self.unknown])
    #expect(
      try #require(outcome).written.sorted() == [
        "About.swift", "App.swift", "Note.swift", "Notes.swift",
      ])
    let (_, result) = try project.compiler().scaffold(
      .named(["About"]), into: nil, output: project.output)
    guard case .files(let files) = result else {
      Issue.record("nothing was begun")
      return
    }
    // The controller, and what the app supplies it by.
    #expect(files.files.count == 2)
  }

  @Test func theyAreInputsOfTheBuild() throws {
    let project = try project(class: "AboutController")
    let compiler = Compiler(
      project: try Project.find(specRoot: project.specs), remembersBuildsOf: "1")
    func isRemembered() throws -> Bool {
      let (report, _) = try compiler.build(into: project.output, mode: .write)
      return report.diagnostics.isEmpty && report.sources.count == 0
    }
    _ = try isRemembered()
    #expect(try isRemembered())
    try project.write(Self.graph(of: "Extra"), to: "Symbols/Extra.symbols.json")
    #expect(try !isRemembered())
    #expect(try isRemembered())
    try project.write(Self.graph(of: "Other"), to: "Symbols/Small.symbols.json")
    #expect(
      findings(try compiler.build(into: project.output, mode: .write).report) == [Self.unknown])
  }

  @Test func whatIsIgnoredIsIgnoredWithoutThem() throws {
    let comment = "# screenc:ignore unknown-swift-type it is written by a plugin\n"
    let spec = "screen: About\n\(comment)swift: { type: AboutController }\n"
    for symbols in ["../Symbols", nil] {
      let project = try project(symbols: symbols, class: "Other")
      try project.write(spec, to: Self.about)
      #expect(findings(try project.compiler().lint()) == [])
    }
  }
}
