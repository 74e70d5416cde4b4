import Foundation

/// Makes a build: Apple's modules as far as the run-time uses them, then the run-time's own.
struct AppleBuildSteps {
  private let system: BuildSystem
  private let folder: URL
  private let rendering: SourceRendering
  private let declarations: [String: String]
  private let sources: [String: [String: String]]

  /// Apple's modules, each behind those that it imports.
  static let appleModules = [
    "CoreFoundation", "CoreGraphics", "Security", "ObjectiveC", "AppleFoundation", "os",
    "Combine", "CryptoKit",
    "LocalAuthentication", "CoreLocation", "UserNotifications", "ImageIO", "CoreText", "CoreData",
  ]
  /// Those that only iOS has, behind UIKit.
  static let modulesOverUIKit = ["PhotosUI", "SwiftUI"]

  init(for system: BuildSystem) throws {
    self.system = system
    folder = try Self.folder(for: system)
    declarations = try RuntimeSources.swiftFiles(in: "Tests/ApplePlatformTests/Declarations")
    let targets = Set(RuntimeSources.targets(on: system)).union(["HeadlessUIKit"])
    sources = Dictionary(
      uniqueKeysWithValues: try targets.map { ($0, try RuntimeSources.files(of: $0)) })
    guard let minimum = try RuntimeSources.minimum(of: system) else {
      throw ConditionError.unknown("the package's minimum of \(system.name)")
    }
    rendering = SourceRendering(
      system: system,
      availability: AvailabilityRendering(
        system: system, minimum: minimum,
        texts: sources.values.flatMap(\.values) + Array(declarations.values)))
  }

  /// An empty folder beside the tests, or where files go that nobody keeps.
  private static func folder(for system: BuildSystem) throws -> URL {
    let tests = CommandLine.arguments.first.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent()
    }
    let folder = (tests ?? FileManager.default.temporaryDirectory)
      .appending(path: "ApplePlatform/\(system.name)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Modules"), withIntermediateDirectories: true)
    return folder
  }

  func run() async throws -> AppleBuild {
    let compiler = AppleCompiler(
      modules: folder.appending(path: "Modules"),
      clangModules: [
        try writeVersions(), RuntimeSources.sources.appending(path: "CSQLiteLibrary"),
        RuntimeSources.root.appending(path: "Tests/ApplePlatformTests/Declarations/C"),
      ], missingMethods: Set(protocols.leftOut.map(\.method)), systemMacro: "ON_\(system.name)")
    var said: [String: String] = [:]
    var files: [String: [String: URL]] = [:]
    for step in try steps() {
      files[step.module] = step.files
      let words = try await compiler.compile(
        step.module, step.files.values.sorted { $0.path < $1.path }, to: step.depth)
      said[step.module] = words
      guard words.isEmpty else { break }
    }
    return AppleBuild(compiler: compiler, rendering: rendering, said: said, files: files)
  }

  private struct Step {
    let module: String
    let files: [String: URL]
    let depth: AppleCompiler.Depth
  }

  private func steps() throws -> [Step] {
    var steps = try Self.appleModules.map(declared)
    if system == .iOS {
      steps.append(Step(module: "UIKit", files: try writeUIKit(), depth: .publicDeclarations))
      steps += try Self.modulesOverUIKit.map(declared)
    }
    return try steps
      + RuntimeSources.targets(on: system).map { target in
        Step(
          module: target,
          files: try write((sources[target] ?? [:]).mapValues(rendering.render), of: target),
          depth: .checkedSIL)
      }
  }

  private var protocols: ObjectiveCProtocols {
    ObjectiveCProtocols(texts: sources["HeadlessUIKit"]?.values.map { $0 } ?? [])
  }

  private func declared(_ module: String) throws -> Step {
    let files = declarations.filter { $0.key.hasSuffix("/\(module).swift") }
    return Step(
      module: module, files: try write(files.mapValues(rendering.renderDeclarations), of: module),
      depth: .declarations)
  }

  /// The stand-in as UIKit declares it, and what it lacks.
  private func writeUIKit() throws -> [String: URL] {
    let standIn = try (sources["HeadlessUIKit"] ?? [:]).mapValues(rendering.render)
    let lacking = try declarations.filter { $0.key.hasSuffix("/UIKit.swift") }
      .mapValues(rendering.renderDeclarations)
    let protocols = protocols
    return try write(
      standIn.mapValues { StandInHooks.hidden(in: protocols.render($0)) }.merging(lacking) { $1 },
      of: "UIKit")
  }

  private func write(_ texts: [String: String], of module: String) throws -> [String: URL] {
    let folder = folder.appending(path: module)
    return Dictionary(
      uniqueKeysWithValues: try texts.map {
        ($0.key, try SourceRendering.write($0.value, as: $0.key, in: folder))
      })
  }

  /// The versions of the system as a module of C, which is where availability domains come from.
  private func writeVersions() throws -> URL {
    let folder = folder.appending(path: "AppleVersions")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(rendering.availability.header.utf8).write(to: folder.appending(path: "versions.h"))
    try Data("module AppleVersions { header \"versions.h\" export * }\n".utf8)
      .write(to: folder.appending(path: "module.modulemap"))
    return folder
  }
}
