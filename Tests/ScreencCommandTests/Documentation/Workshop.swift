import Foundation
import TestServers
import TestTools
import Testing

/// A folder in which articles are followed: their files are written, their commands run, and what comes of
/// it compared with what they show.
///
/// `swift run` and `swift test` use the modules that were built along with these tests; SwiftPM would
/// build them anew.
final class Workshop: FolderOfFiles, Sendable {
  /// The folder in which an article's reader is.
  let folder: URL
  private let scratch: ScratchFolder
  private let name: String
  private let modules: Modules

  /// Whether programs can be linked from what SwiftPM has built here. Elsewhere it takes other flags.
  static var isOpen: Bool {
    #if os(Linux)
      FileManager.default.fileExists(
        atPath: Shell.products.appending(path: "ScreenDriver.build").path)
    #else
      false
    #endif
  }

  /// What its programs and tests stand on, of what SwiftPM has built.
  enum Modules {
    case runtime
    /// The run-time, and what makes screens straight from specs.
    case interpreter

    fileprivate var names: [String] {
      let runtime = ["ScreenKit", "ScreenDriver", "ScreenCore", "HeadlessUIKit"]
      let compiler = [
        "Diagnostics", "JSONSyntax", "ReferencedFiles", "ScreenCompiler", "ServerSamples",
        "SourceText", "SpecChecks", "SpecFormat", "SpecImport", "SpecModel", "SpecSemantics",
        "SpecSyntax", "SwiftCode", "SwiftEmitter", "SymbolGraphs",
      ]
      return switch self {
      case .runtime: runtime
      case .interpreter: runtime + compiler + ["InventedData", "ScreenInterpreter", "SeededRandom"]
      }
    }

    /// What the compiler is told beside the objects.
    fileprivate var options: [String] {
      let map = packageRoot.appending(path: "Sources/CYAML/module.modulemap").path
      return switch self {
      case .runtime: []
      case .interpreter: ["-lyaml", "-Xcc", "-fmodule-map-file=\(map)"]
      }
    }
  }

  /// - Parameter name: The name of the folder, and of the app in it.
  init(_ name: String, over modules: Modules = .runtime) throws {
    self.modules = modules
    scratch = try ScratchFolder("workshop")
    folder = scratch.file(name)
    self.name = name
    try scratch.makeFolder(name)
  }

  /// How an article is followed.
  enum Pace {
    /// All that it shows is looked at.
    case everyStep
    /// Files are written, and commands but those of Swift run.
    case toTheEnd
  }

  /// Does what an article says. The answer is how many blocks were written, run or compared.
  @discardableResult
  func follow(_ article: Article, _ pace: Pace = .everyStep) async throws -> Int {
    var count = 0
    var said = Shell.Answer(status: 0, text: "")
    var last = ""
    let blocks = try article.blocks()
    for block in blocks {
      switch block.language {
      case "sh":
        for line in block.text.split(separator: "\n").map(String.init) {
          last = line
          // What comes over the network is what the page shows next.
          let answer = blocks.dropFirst(block.number).first { $0.language == "json" }
          said =
            line.hasPrefix("curl ")
            ? try await download(line, answer?.text ?? "") : try await run(line, pace)
          // What is found is shown next; all else has to go well.
          let mayFind = line == "screenc lint"
          #expect(said.status == 0 || mayFind && said.status == 1, "\(line): \(said.text)")
        }
      case "sh script":
        said = try await answer(["sh", "-c", block.text])
        #expect(said.status == 0, "\(said.text)")
      case "text" where last.hasPrefix("swift"):
        if pace == .everyStep {
          for line in block.text.split(separator: "\n") {
            #expect(said.text.contains(line), "\(last): \(said.text)")
          }
        }
      case "text":
        #expect(said.text.trimmingSuffix("\n") == block.text.trimmingSuffix("\n"), "\(last)")
      case "json":
        _ = try JSONSerialization.jsonObject(with: Data(block.text.utf8))
        try write(block)
      default:
        try write(block)
      }
      count += 1
    }
    return count
  }

  func write(_ block: Article.Block) throws {
    let path = try #require(block.file, "no file is named before \(block.text)")
    try write(block.text, to: path)
  }

  /// Runs a command.
  func run(_ line: String, _ pace: Pace = .everyStep) async throws -> Shell.Answer {
    let nothing = Shell.Answer(status: 0, text: "")
    guard line.hasPrefix("swift ") else { return try await answer(["sh", "-c", line]) }
    guard pace == .everyStep else { return nothing }
    guard line != "swift test" else { return try await runTests() }
    let words = line.split(separator: " ").dropFirst(2).map(String.init)
    return try await runProgram(words[0], Array(words.dropFirst()))
  }

  /// Downloads from a server of this machine in the place of the one that a line names, which answers with a text.
  private func download(_ line: String, _ body: String) async throws -> Shell.Answer {
    let server = try SocketServer { _, _ in [.answer(body: body)] }
    defer { server.stop() }
    return try await sh(line.replacing(/https:\/\/[^\/ ]+/, with: "\(server.address)"))
  }

  /// Runs a script as it stands, where it is not Swift that is compiled.
  ///
  /// - Parameter variables: What the environment has beside what that of the tests has.
  func sh(_ script: String, _ variables: [String: String] = [:]) async throws -> Shell.Answer {
    try await answer(["sh", "-c", script], variables)
  }

  private func answer(
    _ arguments: [String], _ variables: [String: String] = [:]
  ) async throws -> Shell.Answer {
    try await Shell(folder: folder, environment: variables).runApart(arguments)
  }

  // MARK: - Swift

  private var products: URL { scratch.file("products") }

  /// Compiles the app, with warnings as errors; all that the compiler says.
  func compileApp() async throws -> String {
    try scratch.makeFolder("products")
    let arguments = [
      "-enable-testing", "-module-name", name, "-emit-module", "-emit-module-path",
      products.appending(path: "\(name).swiftmodule").path, "-emit-object", "-o",
      products.appending(path: "\(name).o").path,
    ]
    let files = try sources(of: "Sources/\(name)")
    return try await compile(arguments + files)
  }

  private func runProgram(
    _ program: String, _ arguments: [String]
  ) async throws -> Shell.Answer {
    let app = try await compileApp()
    #expect(app == "")
    let executable = products.appending(path: program).path
    let files = try sources(of: "Sources/\(program)")
    let said = try await compile(
      ["-module-name", program, "-o", executable] + files + objects())
    #expect(said == "")
    return try await answer([executable] + arguments)
  }

  private func runTests() async throws -> Shell.Answer {
    let app = try await compileApp()
    #expect(app == "")
    try scratch.write(
      """
      import Testing

      @main struct Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }

      """, to: "products/Runner.swift")
    let runner = scratch.file("products/Runner.swift").path
    let executable = products.appending(path: "Tests").path
    let compiler = try await answer(["which", "swiftc"]).text.trimmingSuffix("\n")
    let plugins = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../lib/swift/host/plugins/testing").standardized.path
    let files = try sources(of: "Tests/\(name)Tests") + [runner]
    let said = try await compile(
      ["-module-name", "\(name)Tests", "-plugin-path", plugins, "-o", executable] + files
        + objects())
    #expect(said == "")
    return try await answer([executable, "--testing-library", "swift-testing"])
  }

  private func compile(_ arguments: [String]) async throws -> String {
    let modules = Shell.products.appending(path: "Modules").path
    let options = [
      "swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-warnings-as-errors", "-I",
      modules, "-I", products.path,
    ]
    let said = try await answer(options + arguments)
    return said.status == 0 || !said.text.isEmpty ? said.text : "failed without a word"
  }

  private func sources(of path: String) throws -> [String] {
    let files = FileManager.default.enumerator(
      at: folder.appending(path: path), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).map(\.path).filter { $0.hasSuffix(".swift") }
      .sorted()
  }

  /// The app, and what it stands on.
  private func objects() throws -> [String] {
    let built = try modules.names.flatMap { target in
      let folder = Shell.products.appending(path: "\(target).build")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".o") }.map { folder.appending(path: $0).path }
    }
    return [products.appending(path: "\(name).o").path] + built + modules.options
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self[...]
    while text.last == character { text.removeLast() }
    return String(text)
  }
}
