import Foundation
import Testing

/// A way in which an app may be compiled.
struct AppSettings: Sendable, CustomTestStringConvertible {
  var access: String
  var flags: [String] = []
  /// Whether the app builds with InternalImportsByDefault and its specs say so.
  var internalImports = false

  static let mainActor = ["-default-isolation", "MainActor"]
  static let strictImports = ["-enable-upcoming-feature", "InternalImportsByDefault"]
  static let strictTypes = [
    "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
    "MemberImportVisibility",
  ]

  static let matrix: [AppSettings] = ["internal", "package", "public"].flatMap { access in
    [
      AppSettings(access: access),
      AppSettings(access: access, flags: mainActor + strictTypes),
      AppSettings(access: access, flags: strictImports + strictTypes, internalImports: true),
      AppSettings(
        access: access, flags: mainActor + strictImports + strictTypes, internalImports: true),
    ]
  }

  var testDescription: String {
    ([access] + flags.filter { !$0.hasPrefix("-enable") && $0 != "-default-isolation" })
      .joined(separator: " ")
  }

  /// The text of the goldens' app for these settings.
  func apply(toSpec text: String) -> String {
    let swift = "swift: { access: \(access)\(internalImports ? ", internalImports: true" : "") }"
    return text.replacing("swift: { access: public }", with: swift)
      .replacing("swift: { access: internal }", with: swift)
  }

  /// A hand-written file for these settings. Its imports stay plain unless plain means internal.
  func apply(toHandWritten text: String) -> String {
    let access = access == "internal" ? "" : access + " "
    let text = text.replacing("public ", with: access)
    guard internalImports else { return text }
    return text.replacing("\nimport ScreenKit", with: "\n\(access)import ScreenKit")
  }
}

/// The goldens are one app, and it compiles without a warning in every way that is promised.
@Suite(.serialized)
struct GoldenCompilationTests {
  private static let handWritten = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "HandWritten")

  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: AppSettings.matrix)
  func goldensCompileWithoutWarnings(settings: AppSettings) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    try await compileBannerKit(with: compiler)
    var files = try write(GoldenTests.root, for: settings, with: compiler)
    files.append(try writeHandWritten("App.swift", for: settings, with: compiler))
    let said = try await compile(files, for: settings, with: compiler)
    #expect(said == "")
  }

  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: AppSettings.matrix)
  func goldensBehindTheGateCompileWithoutWarnings(settings: AppSettings) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    var files = try write(GoldenTests.gateRoot, for: settings, with: compiler)
    files.append(try writeHandWritten("Gate.swift", for: settings, with: compiler))
    let said = try await compile(files, for: settings, with: compiler)
    #expect(said == "")
  }

  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: AppSettings.matrix.filter { $0.access == "public" })
  func everydayGoldensCompileWithoutWarnings(settings: AppSettings) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    var files = try write(GoldenTests.everydayRoot, for: settings, with: compiler)
    files.append(try writeHandWritten("Everyday.swift", for: settings, with: compiler))
    let said = try await compile(files, for: settings, with: compiler)
    #expect(said == "")
  }

  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: AppSettings.matrix.filter { $0.access == "public" })
  func lenientGoldensCompileWithoutWarnings(settings: AppSettings) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let files = try write(GoldenTests.lenientRoot, for: settings, with: compiler)
    let said = try await compile(files, for: settings, with: compiler)
    #expect(said == "")
  }

  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: AppSettings.matrix)
  func goldensWithALogInOfTheAppCompileWithoutWarnings(settings: AppSettings) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    var files = try write(GoldenTests.logInRoot, for: settings, with: compiler)
    files.append(try writeHandWritten("LogIn.swift", for: settings, with: compiler))
    let said = try await compile(files, for: settings, with: compiler)
    #expect(said == "")
  }

  /// The gate of the library's own screens stands in no golden: it is generated to be driven.
  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: AppSettings.matrix)
  func gateOfTheLibraryCompilesWithoutWarnings(settings: AppSettings) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let files = try write(Self.libraryGate, for: settings, with: compiler)
    let said = try await compile(files, for: settings, with: compiler)
    #expect(said == "")
  }

  /// The specs of an app whose log-in screens are the library's.
  private static let libraryGate = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "ArchitectureTests/Specs/Inn")

  /// Writes what is generated from the specs in a folder.
  private func write(
    _ root: URL, for settings: AppSettings, with compiler: SwiftCompiler
  ) throws -> [URL] {
    let project = try SpecProject(at: root) { path, text in
      path.hasSuffix("App.yaml") ? settings.apply(toSpec: text) : text
    }
    return try project.emit().map { try compiler.write($0.text, as: $0.name) }
  }

  private func writeHandWritten(
    _ name: String, for settings: AppSettings, with compiler: SwiftCompiler
  ) throws -> URL {
    let text = try String(contentsOf: Self.handWritten.appending(path: name), encoding: .utf8)
    return try compiler.write(settings.apply(toHandWritten: text), as: "HandWritten.swift")
  }

  private func compile(
    _ files: [URL], for settings: AppSettings, with compiler: SwiftCompiler
  ) async throws -> String {
    try await compiler.run(
      ["-module-name", "Golden", "-package-name", "golden", "-emit-sil", "-o", "/dev/null"]
        + settings.flags, files: files)
  }

  private func compileBannerKit(with compiler: SwiftCompiler) async throws {
    let module = compiler.folder.appending(path: "BannerKit.swiftmodule")
    let said = try await compiler.run(
      ["-module-name", "BannerKit", "-emit-module", "-emit-module-path", module.path],
      files: [Self.handWritten.appending(path: "BannerKit.swift")])
    #expect(said == "")
  }
}
