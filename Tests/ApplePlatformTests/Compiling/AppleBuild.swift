import Foundation
import Testing

/// The run-time as one of Apple's systems compiles it, made once for all tests.
struct AppleBuild: Sendable {
  let compiler: AppleCompiler
  let rendering: SourceRendering
  /// What the compiler said of each module; those are missing that come after a failure.
  let said: [String: String]
  /// The files of the modules as they were compiled, by their paths in the repository.
  let files: [String: [String: URL]]

  /// The build for a system. Who asks first makes it.
  static func of(_ system: BuildSystem) async throws -> AppleBuild {
    try await AppleBuilds.shared.build(for: system)
  }

  /// What the compiler says of a file of a target whose text is another.
  func said(of target: String, with text: String, at path: String) async throws -> String {
    let others = try #require(files[target]).filter { $0.key != path }.values
    let copy = try SourceRendering.write(
      rendering.render(text), as: "\(UUID().uuidString).swift", in: folder)
    defer { try? FileManager.default.removeItem(at: copy) }
    return try await compiler.check(
      copy, among: others.sorted { $0.path < $1.path }, of: target)
  }

  /// What the compiler says of a module that imports the run-time.
  func said(of module: String, files: [String: String]) async throws -> String {
    let folder = folder.appending(path: module)
    let copies = try files.map {
      try SourceRendering.write(rendering.render($0.value), as: $0.key, in: folder)
    }
    return try await compiler.compile(
      module, copies.sorted { $0.path < $1.path }, to: .checkedSIL)
  }

  private var folder: URL { compiler.modules.deletingLastPathComponent() }
}

/// The builds that tests share.
private actor AppleBuilds {
  static let shared = AppleBuilds()
  private var builds: [BuildSystem: Task<AppleBuild, any Error>] = [:]

  func build(for system: BuildSystem) async throws -> AppleBuild {
    let build = builds[system] ?? Task { try await AppleBuildSteps(for: system).run() }
    builds[system] = build
    return try await build.value
  }
}
