import Foundation

/// The sources of the package, as this test found them.
enum RuntimeSources {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let sources = root.appending(path: "Sources")

  /// The targets that are compiled as Apple's systems see them, each behind those that it imports.
  static func targets(on system: BuildSystem) -> [String] {
    system == .iOS
      ? ["ScreenCore", "ScreenKit", "ScreenDriver", "ScreenKitSQLite"]
      : ["HeadlessUIKit", "ScreenCore", "ScreenKit", "ScreenDriver", "ScreenKitSQLite"]
  }

  /// What is not compiled so, and why. A target stands here or is compiled.
  static let leftOut: [LeftOut] =
    [LeftOut("HeadlessUIKit", on: [.iOS], "UIKit stands in its place there")]
    + compiler.map { LeftOut($0, on: [.iOS, .macOS], "it is of the compiler, not of apps") }

  private static let compiler = [
    "Benchmarks", "CFloors", "CJemalloc", "CSQLiteLibrary", "CYAML", "Diagnostics", "FuzzTargets",
    "InventedData",
    "JSONSyntax", "LanguageServer", "PreviewGallery", "ReferencedFiles", "RuntimeBenchmarks",
    "ScreenCompiler",
    "ScreenInterpreter", "ScreencCommand",
    "ScreencGenerator", "ScreencRules", "SeededRandom", "ServerSamples",
    "SourceText", "SpecChecks", "SpecFormat", "SpecImport", "SpecModel", "SpecSemantics",
    "SpecSyntax", "SwiftCode", "SwiftEmitter", "SymbolGraphs", "screenc", "screenc-bench",
    "screenc-fetch", "screenc-fuzz", "screenc-preview",
    "screenkit-bench",
  ]

  struct LeftOut {
    let target: String
    let systems: [BuildSystem]
    let reason: String

    init(_ target: String, on systems: [BuildSystem], _ reason: String) {
      self.target = target
      self.systems = systems
      self.reason = reason
    }
  }

  /// The files of a target by their paths in the repository, in order.
  static func files(of target: String) throws -> [String: String] {
    try swiftFiles(in: "Sources/\(target)")
  }

  /// The Swift files in a folder of the repository, by their paths in that.
  static func swiftFiles(in folder: String) throws -> [String: String] {
    let folder = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let files = try (names ?? []).filter { $0.hasSuffix(".swift") }.map { name in
      let file = folder.appending(path: name)
      return (
        String(file.path.dropFirst(root.path.count + 1)),
        try String(contentsOf: file, encoding: .utf8)
      )
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  /// The version of a system that the package asks for.
  static func minimum(of system: BuildSystem) throws -> SystemVersion? {
    let package = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let match = package.firstMatch(
      of: try Regex("\\.\(system.name)\\(\\.v([0-9_]+)\\)", as: (Substring, Substring).self))
    return match.flatMap { SystemVersion($0.output.1.replacing("_", with: ".")) }
  }
}
