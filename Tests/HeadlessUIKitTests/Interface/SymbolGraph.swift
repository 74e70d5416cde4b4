import Foundation
import TestTools

/// What the compiler knows of a module's public symbols, as it writes it down itself.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    struct Extension: Decodable {}
    struct Location: Decodable { var uri: String }
    struct Version: Decodable {
      var major: Int
      var minor: Int?
    }
    struct Availability: Decodable {
      var domain: String?
      var introduced: Version?
    }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var accessLevel: String
    var declarationFragments: [Fragment]
    var swiftExtension: Extension?
    var location: Location?
    var availability: [Availability]?

    var declaration: String { declarationFragments.map(\.spelling).joined() }
    /// Since which version of iOS the symbol is there; nil if it doesn't say.
    var version: String? {
      availability?.first { $0.domain == "iOS" }?.introduced.map { "\($0.major).\($0.minor ?? 0)" }
    }
    /// Members that a type only has by conforming to a protocol of another module.
    var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}

/// The toolchain's program that writes the symbol graph of a built module.
struct SymbolGraphExtractor {
  enum Failure: Error {
    case exit(program: String, status: Int32, output: String)
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    var target: Target
  }

  /// Where the modules of the package lie; nil if the tests don't run out of a build folder.
  static var modules: URL? { BuiltModules.folder(with: "HeadlessUIKit") }

  var modules: URL

  /// The public symbols of a module, with those that it adds to types of other modules.
  func graph(ofModule name: String) throws -> SymbolGraph {
    let scratch = try ScratchFolder("symbol-graph")
    let info = try run("swiftc", ["-print-target-info"])
    let triple = try JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8)).target.triple
    _ = try run(
      "swift-symbolgraph-extract",
      [
        "-module-name", name, "-I", modules.path, "-target", triple,
        "-minimum-access-level", "public", "-output-dir", scratch.path,
      ])
    var whole = SymbolGraph(symbols: [], relationships: [])
    for name in try scratch.names() {
      let data = try Data(contentsOf: scratch.file(name))
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
      whole.symbols += graph.symbols
      whole.relationships += graph.relationships
    }
    return whole
  }

  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.exit(program: program, status: process.terminationStatus, output: said)
    }
    return said
  }
}
