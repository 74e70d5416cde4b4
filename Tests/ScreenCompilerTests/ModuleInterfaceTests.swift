import Foundation
import Testing

@testable import ScreenCompiler

/// What stands in the place of a Swift module's specs is as good as these for all others.
@Suite struct ModuleInterfaceTests {
  private static let goldens = "SwiftEmitterTests/ModuleGoldens"

  /// The specs of apps with Swift modules, by name.
  private static func specs(of app: String) throws -> [String: String] {
    app == goldens ? try ExampleSpecs.files(below: app) : try ExampleSpecs.files(of: app)
  }

  /// The folders of the modules of an app.
  private static func modules(of files: [String: String]) -> [(folder: String, name: String)] {
    files.compactMap { path, text in
      guard let match = text.firstMatch(of: #/(?m)^module: (\w+)$/#), text.contains("\nswift: {")
      else { return nil }
      return (Path.parent(of: path), String(match.output.1))
    }.sorted { $0.name < $1.name }
  }

  private func project(_ files: [String: String]) throws -> ScratchProject {
    let files = files.mapValues {
      $0.replacing(#/(\nswift: \{ module: \w+), output: \S+/#) { $0.output.1 }
    }
    return try ScratchProject(files)
  }

  /// The rules that specs break, with the places.
  private func findings(_ report: Report) -> [String] {
    report.diagnostics.map { "\($0.message) [\($0.rule)]" }.sorted()
  }

  @Test(arguments: [goldens, "Moments"])
  func othersAreBuiltAgainstInterfacesAsAgainstSpecs(app: String) throws {
    let files = try Self.specs(of: app)
    let whole = try project(files)
    let outcome = try #require(try whole.build().outcome)
    #expect(outcome.written.count > 3)
    let expected = try whole.generated()
    let modules = Self.modules(of: files)
    #expect(modules.count == 3)
    for module in modules {
      let text = try #require(try whole.compiler().interface(ofModule: module.name).text)
      var others = files.filter { !$0.key.hasPrefix("\(module.folder)/") }
      others["\(module.folder)/Interface.yaml"] = text
      let part = try project(others)
      let (report, outcome) = try part.build()
      #expect(outcome != nil, "\(module.name): \(findings(report))\n\(text)")
      let folder = Path.name(of: module.folder)
      #expect(
        try part.generated() == expected.filter { !$0.key.hasPrefix("\(folder)/") },
        "\(module.name)\n\(text)")
    }
  }

  /// A team has its own specs, the app's own documents and the interfaces of all others.
  @Test(arguments: [goldens, "Moments"])
  func aModuleIsBuiltAgainstTheInterfacesOfAllOthers(app: String) throws {
    let files = try Self.specs(of: app)
    let whole = try project(files)
    try whole.build()
    let expected = try whole.generated()
    let modules = Self.modules(of: files)
    for module in modules {
      var own = files
      for other in modules where other.name != module.name {
        own = own.filter { !$0.key.hasPrefix("\(other.folder)/") }
        own["\(other.folder)/Interface.yaml"] = try whole.compiler()
          .interface(ofModule: other.name).text
      }
      let part = try project(own)
      let (report, outcome) = try part.build()
      #expect(outcome != nil, "\(module.name): \(findings(report))")
      let folder = Path.name(of: module.folder)
      let prefixes = modules.map { "\(Path.name(of: $0.folder))/" }.filter { $0 != "\(folder)/" }
      #expect(
        try part.generated()
          == expected.filter { file in !prefixes.contains { file.key.hasPrefix($0) } },
        "\(module.name)")
    }
  }

  @Test func anInterfaceIsCheckedWithoutAdviceOnIt() throws {
    let files = try Self.specs(of: "Moments")
    let whole = try project(files)
    var others = files.filter { !$0.key.hasPrefix("Specs/Feed/") }
    others["Specs/Feed/Interface.yaml"] = try whole.compiler().interface(ofModule: "Feed").text
    let part = try project(others)
    let report = try part.compiler().lint()
    #expect(findings(report) == [])
  }

  @Test func interfacesKeepScreensToWhatTheyAreShownWith() throws {
    let whole = try project(try Self.specs(of: Self.goldens))
    let text = try #require(try whole.compiler().interface(ofModule: "Forum").text)
    #expect(text.contains("interface: { shows: [ProductPage, Products], tells: [postPinned] }\n"))
    #expect(
      text.hasSuffix(
        """
        ---
        screen: Threads
        swift: { type: ThreadsViewController }
        ---
        screen: Thread
        parameters: { threadID: ID }
        swift: { type: ThreadViewController }

        """), "\(text)")
  }

  @Test func onlySwiftModulesHaveInterfaces() throws {
    let whole = try project(try Self.specs(of: "Moments"))
    #expect(throws: InterfaceFailure.notSwiftModule("Shop")) {
      try whole.compiler().interface(ofModule: "Shop")
    }
    #expect(throws: InterfaceFailure.unknownModule("Peple", suggestion: "People")) {
      try whole.compiler().interface(ofModule: "Peple")
    }
  }

  /// A module by itself sees of the app how it is generated and its servers, and of what it starts with no more than
  /// its own code depends on.
  @Test func aModuleIsBuiltAgainstWhatItSeesOfTheApp() throws {
    let files = try Self.specs(of: Self.goldens)
    let whole = try project(files)
    try whole.build()
    let expected = try whole.generated()
    let app = try #require(try whole.compiler().appInterface().text)
    #expect(app.contains("interface: { tabs: [Products, Threads, Start], restore: true }\n"))
    #expect(!app.contains("screen: Start\n") && !app.contains("links:"))
    let modules = Self.modules(of: files)
    for module in modules {
      var own = files.filter { $0.key.hasPrefix("\(module.folder)/") }
      own["Specs/App.yaml"] = app
      own["Specs/screenc.yaml"] = files["Specs/screenc.yaml"]
      for other in modules where other.name != module.name {
        own["\(other.folder)/Interface.yaml"] = try whole.compiler()
          .interface(ofModule: other.name).text
      }
      let part = try project(own)
      let (report, outcome) = try part.build()
      #expect(outcome != nil, "\(module.name): \(findings(report))")
      let folder = Path.name(of: module.folder) + "/"
      #expect(
        try part.generated().filter { $0.key.hasPrefix(folder) }
          == expected.filter { $0.key.hasPrefix(folder) }, "\(module.name)")
    }
  }

  @Test func modulesSeeOfTheAppWhatItsServersName() throws {
    let project = try ScratchProject([
      "Specs/App.yaml": """
      app: Club
      language: 1
      host:
        menu: [{ screen: Home, title: { verbatim: Home } }]
        restore: false
        onboarding: { screen: Welcome }
      links: [{ url: "club://home", screen: Home }]
      ---
      api: Main
      base: https://club.example
      session: { fields: { member: Member }, begins: [LogIn] }
      ---
      request: LogIn
      path: /log-in
      yields: Member
      ---
      request: Other
      path: /other
      ---
      model: Member
      fields: { id: ID, rank: Rank }
      ---
      enum: Rank
      cases: [new, old]
      unknown: new
      ---
      screen: Home
      sections: []
      """,
      "Specs/Shop/Module.yaml":
        "module: Shop\nswift: { module: ShopUI }\n---\nrequest: Buy\npath: /Member\n",
    ])
    let text = try #require(try project.compiler().appInterface().text)
    #expect(
      text == """
        # What modules see of the app, by `screenc interface --app`: its specs are elsewhere.
        app: Club
        language: 1
        interface: { tabs: [Home], restore: false, gate: Welcome }
        ---
        api: Main
        base: https://club.example
        session: { fields: { member: Member }, begins: [LogIn] }
        ---
        request: LogIn
        path: /log-in
        yields: Member
        ---
        model: Member
        fields: { id: ID, rank: Rank }
        ---
        enum: Rank
        cases: [new, old]
        unknown: new

        """)
  }
}
