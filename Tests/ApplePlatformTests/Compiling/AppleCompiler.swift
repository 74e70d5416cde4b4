import Foundation
import TestTools

/// The compiler as it stands for one on Apple's systems: with Objective-C, and over modules that are declared as
/// Apple's are.
struct AppleCompiler: Sendable {
  /// Where modules are found and put.
  let modules: URL
  /// The folders of C's modules.
  let clangModules: [URL]
  /// Objective-C's methods that are missing from the declarations, by their Swift names.
  let missingMethods: Set<String>
  /// What headers of C know the system by.
  let systemMacro: String

  static let flags = [
    "-swift-version", "6", "-parse-as-library", "-package-name", "screenc",
    "-enable-experimental-feature", "CustomAvailability",
    // What Swift will ask of imports one day.
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]
  static let frontendFlags = [
    // What does not fit may send the solver astray for minutes.
    "-solver-expression-time-threshold=20",
    "-import-module", "AppleVersions",
  ]
  static let objectiveC = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]

  /// Modules without a class of Objective-C that call C with pointers of variables, which the compiler here makes
  /// without Objective-C only.
  static let modulesWithoutObjectiveC: Set<String> = ["ScreenKitSQLite"]

  private static func frontendFlags(of module: String) -> [String] {
    frontendFlags + (modulesWithoutObjectiveC.contains(module) ? [] : objectiveC)
  }

  /// How far files are compiled.
  enum Depth {
    /// For their declarations only.
    case declarations
    /// For those that others see: those that they don't may have what came later in them.
    case publicDeclarations
    /// To SIL that is checked: initialisation, ownership and races are known only then.
    case checkedSIL
  }

  /// Compiles a module; the result is all that the compiler says.
  func compile(_ module: String, _ files: [URL], to depth: Depth) async throws -> String {
    let path = modules.appending(path: "\(module).swiftmodule").path
    let product =
      switch depth {
      case .declarations:
        ["-emit-module", "-Xfrontend", "-experimental-skip-all-function-bodies"]
      case .publicDeclarations:
        [
          "-emit-module", "-Xfrontend", "-experimental-skip-all-function-bodies",
          "-Xfrontend", "-disable-availability-checking",
        ]
      case .checkedSIL: ["-emit-sil", "-o", "/dev/null"]
      }
    return try await said(
      by: ["swiftc", "-wmo", "-module-name", module, "-emit-module-path", path] + product
        + Self.flags
        + Self.frontendFlags(of: module).flatMap { ["-Xfrontend", $0] } + searchPaths
        + files.map(\.path))
  }

  /// Compiles one file of a module to SIL that is checked; of the others its declarations are all that is read.
  func check(_ file: URL, among others: [URL], of module: String) async throws -> String {
    try await said(
      by: [
        "swiftc", "-frontend", "-emit-sil", "-o", "/dev/null", "-module-name", module,
        "-primary-file", file.path,
      ] + others.map(\.path) + Self.flags + Self.frontendFlags(of: module) + searchPaths
        + CompilerProcess.pluginFlags)
  }

  /// What a compiler says that counts: warnings do as errors do. That a method is named nearly as one of a protocol
  /// says nothing where it is one that is missing there.
  private func said(by command: [String]) async throws -> String {
    let text = try await CompilerProcess.run(command)
    var isLeftOut = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      // Notes belong to what stands before them.
      if line.contains(#/^\S+:\d+:\d+: (error|warning)/#) { isLeftOut = isAboutMissing(line) }
      return !isLeftOut
    }
    return lines.joined(separator: "\n")
  }

  private func isAboutMissing(_ line: Substring) -> Bool {
    let name = line.firstMatch(of: /'([^']+)' nearly matches optional requirement/)
    return name.map { missingMethods.contains(String($0.output.1)) } ?? false
  }

  private var searchPaths: [String] {
    ([modules] + clangModules).flatMap { ["-I", $0.path] } + ["-Xcc", "-D\(systemMacro)"]
  }
}
