import Foundation
import Testing

@testable import ScreenCompiler

/// The module that generated code is part of, as the folder that it goes to tells.
@Suite struct ModuleOfOutputTests {
  /// An app with a screen of a module, whose code goes to a folder.
  private func project(
    module: String, output: String = "../Sources/Small/Generated", isPackage: Bool = true
  ) throws -> ScratchProject {
    let project = try ScratchProject(ScratchProject.small)
    if isPackage { try project.write("// swift-tools-version: 6.0\n", to: "Package.swift") }
    try project.write("output: \(output)\n", to: "Specs/screenc.yaml")
    try project.write(
      "screen: About\nswift: { type: AboutController, module: \(module) }\n",
      to: "Specs/About.yaml")
    let app = try project.text("Specs/App.yaml").replacing(
      "host:\n  menu:",
      with: "host:\n  menu:\n    - { screen: About, title: tab.about, icon: house }")
    try project.write(app, to: "Specs/App.yaml")
    return project
  }

  private func findings(_ project: ScratchProject) throws -> [String] {
    try project.compiler().lint().diagnostics.map { "\($0.message) [\($0.rule)]" }
  }

  @Test func targetsOfPackagesAreFoldersOfTheirNames() throws {
    let project = try project(module: "Small")
    #expect(
      try findings(project) == [
        "`module` imports nothing: the generated code is part of `Small` itself [ineffective-key]"
      ])
    #expect(
      try project.compiler().lint().diagnostics.map(\.help) == [["leave out `module:`"]])
  }

  @Test func namesOfTargetsAreThoseOfModules() throws {
    #expect(
      try findings(project(module: "Small_Kit", output: "../Sources/Small-Kit/Generated")) == [
        "`module` imports nothing: the generated code is part of `Small_Kit` itself [ineffective-key]"
      ])
  }

  @Test func targetsThatXcodeBeginsLieBesideTheirProjects() throws {
    let project = try project(module: "Small", output: "../Small/Generated", isPackage: false)
    #expect(try findings(project) == [])
    try project.write("// !$*UTF8*$!\n", to: "Small.xcodeproj/project.pbxproj")
    #expect(
      try findings(project) == [
        "`module` imports nothing: the generated code is part of `Small` itself [ineffective-key]"
      ])
  }

  @Test func otherModulesAreImported() throws {
    #expect(try findings(project(module: "AboutKit")) == [])
  }

  @Test func otherFoldersTellNoModule() throws {
    #expect(try findings(project(module: "Small", isPackage: false)) == [])
    #expect(try findings(project(module: "Small", output: "../Small/Generated")) == [])
    #expect(try findings(project(module: "Generated", output: "../Sources")) == [])
  }

  @Test func theAccessOfItsTypesIsThatOfTheCodeBesideThem() throws {
    let project = try project(module: "Small")
    try project.write(
      "output: ../Sources/Small/Generated\nsymbols: ../Symbols\n", to: "Specs/screenc.yaml")
    try project.write(
      """
      {"module": {"name": "Small"}, "symbols": [{"kind": {"identifier": "swift.class"},
        "identifier": {"precise": "s:5Small15AboutControllerC"},
        "pathComponents": ["AboutController"], "accessLevel": "internal"}],
       "relationships": [{"kind": "inheritsFrom", "source": "s:5Small15AboutControllerC",
        "target": "c:objc(cs)UIViewController", "targetFallback": "UIKit.UIViewController"}]}
      """, to: "Symbols/Small.symbols.json")
    #expect(
      try findings(project) == [
        "`module` imports nothing: the generated code is part of `Small` itself [ineffective-key]"
      ])
  }
}
