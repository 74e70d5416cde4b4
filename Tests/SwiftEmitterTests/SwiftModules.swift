import Foundation
import SpecModel
import SpecSemantics
import SwiftEmitter
import Testing

/// The Swift modules that specs become, as a package has them: each behind those that it imports, the app's
/// at the end.
struct SwiftModules {
  /// A Swift module with its generated files.
  struct Module {
    let name: String
    let files: [EmittedFile]
  }

  let all: [Module]

  /// - Parameter appName: What the app's own is called, if not as the app.
  init(of project: SpecProject, appName: String? = nil) throws {
    let index = try project.checked().index
    let files = Dictionary(grouping: try project.emit()) {
      index.swiftModule(ofFileAt: $0.specPath)
    }
    let name = try appName ?? #require(index.app).name.text
    let app = Module(name: name, files: files[nil] ?? [])
    all =
      index.swiftModules.map { module in
        Module(name: index.swiftName(of: module) ?? "", files: files[module] ?? [])
      } + [app]
  }

  /// Compiles one module after the other; the result is all that the compiler says.
  ///
  /// - Parameter handWritten: What the owners of a module add to it.
  func compile(
    for settings: AppSettings, with compiler: SwiftCompiler, passing arguments: [String] = [],
    adding handWritten: (_ module: String) throws -> [String]
  ) async throws -> String {
    var said = ""
    for module in all {
      var files = try module.files.map { file in
        try compiler.write(
          file.text, as: "\(module.name).\(file.path.replacing("/", with: "."))")
      }
      for (number, text) in try handWritten(module.name).enumerated() {
        files.append(try compiler.write(text, as: "\(module.name).HandWritten\(number).swift"))
      }
      let path = compiler.folder.appending(path: "\(module.name).swiftmodule").path
      said += try await compiler.run(
        [
          "-module-name", module.name, "-package-name", "app", "-emit-module",
          "-emit-module-path", path,
        ] + arguments + settings.flags, files: files)
    }
    return said
  }
}

/// Modules of specs that are Swift modules compile by themselves, one after the other, in every way that is
/// promised.
@Suite(.serialized, .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is missing"))
struct SwiftModuleCompilationTests {
  private static let handWritten = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "HandWritten/Modules")

  @Test(arguments: AppSettings.matrix.filter { $0.access != "package" })
  func goldensCompileWithoutWarnings(settings: AppSettings) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let project = try SpecProject(at: GoldenTests.moduleRoot) { path, text in
      path == "App.yaml" ? settings.apply(toSpec: text) : text
    }
    let said = try await SwiftModules(of: project).compile(for: settings, with: compiler) { name in
      let file = Self.handWritten.appending(path: "\(name).swift")
      guard FileManager.default.fileExists(atPath: file.path) else { return [] }
      return [try String(contentsOf: file, encoding: .utf8)]
    }
    #expect(said == "")
  }

  /// The app is there before anybody has logged in, and the module's screens are behind its gate.
  @Test func modulesBehindALogInGateCompileWithoutWarnings() async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let inn = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "ArchitectureTests/Specs/Inn/InnApp.yaml")
    let text = try String(contentsOf: inn, encoding: .utf8)
    let rest = try #require(text.range(of: "---\nmodel: Bed\n"))
    let module = """
      module: Beds
      exports: [Room]
      swift: { module: InnBeds }
      ---
      screen: Room
      title: room.title
      sections:
        - id: beds
          rows: [{ use: BedRow, item: { id: bed, name: Your bed }, push: Room }]
      bar: { trailing: [{ title: room.leave, do: logOut }] }
      ---
      model: Bed
      fields: { id: ID, name: String }
      ---
      adapter: BedRow
      for: Bed
      cell: { text: { value: $item.name } }
      """
    let project = SpecProject([
      ("App.yaml", String(text[..<rest.lowerBound])), ("Beds/Module.yaml", module),
    ])
    let said = try await SwiftModules(of: project)
      .compile(for: AppSettings(access: "internal"), with: compiler) { _ in [] }
    #expect(said == "")
  }
}
