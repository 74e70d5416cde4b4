import Benchmarks
import Foundation
import Testing

/// What is measured is what compiles: the Swift of the benchmarks' corpus, with what it leaves to the app.
@Suite(.serialized, .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is missing"))
struct CorpusCompilationTests {
  /// Two modules of the app, with every kind of screen in each.
  private static let corpus = Corpus(screens: 100)

  @Test(arguments: AppSettings.matrix.filter { $0.access == "public" })
  func corpusCompilesWithoutWarnings(settings: AppSettings) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    var specs: [(path: String, text: String)] = []
    Self.corpus.forEachFile { path, text in
      specs.append((path, path == "App.yaml" ? settings.apply(toSpec: text) : text))
    }
    let owned = OwnedParts(of: specs)
    for module in owned.modules {
      let path = compiler.folder.appending(path: "\(module).swiftmodule").path
      let file = try compiler.write(owned.swift(of: module), as: "\(module).swift")
      let said = try await compiler.run(
        ["-module-name", module, "-emit-module", "-emit-module-path", path], files: [file])
      #expect(said == "")
    }
    var files = try SpecProject(specs).emit().map {
      try compiler.write($0.text, as: $0.name.replacing("/", with: "."))
    }
    files.append(
      try compiler.write(
        settings.apply(toHandWritten: owned.swift(of: nil)), as: "HandWritten.swift"))
    let said = try await compiler.run(
      ["-module-name", "Atlas", "-package-name", "atlas", "-emit-sil", "-o", "/dev/null"]
        + settings.flags, files: files)
    #expect(said == "")
  }

  /// Fifteen Swift modules, which lead to one another, and the app.
  @Test(
    arguments: AppSettings.matrix.filter { $0.access == "public" && $0.flags.count > 4 }.prefix(1))
  func corpusOfSwiftModulesCompilesWithoutWarnings(settings: AppSettings) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let corpus = Corpus(
      screens: 100, modules: CorpusModules(screensPerModule: 7, areSwiftModules: true))
    var specs: [(path: String, text: String)] = []
    corpus.forEachFile { path, text in
      specs.append((path, path == "App.yaml" ? settings.apply(toSpec: text) : text))
    }
    let owned = OwnedParts(of: specs) { path in
      path.firstIndex(of: "/").map { path[..<$0] + "Kit" }
    }
    let modules = try SwiftModules(of: SpecProject(specs))
    let own = Set(modules.all.map(\.name))
    for module in owned.modules where !own.contains(module) {
      let path = compiler.folder.appending(path: "\(module).swiftmodule").path
      let file = try compiler.write(owned.swift(of: module), as: "\(module).swift")
      let said = try await compiler.run(
        ["-module-name", module, "-emit-module", "-emit-module-path", path], files: [file])
      #expect(said == "")
    }
    let said = try await modules.compile(for: settings, with: compiler) { name in
      [settings.apply(toHandWritten: owned.swift(of: name == "Atlas" ? nil : name))]
    }
    #expect(said == "")
  }
}

/// Where the corpus is written for those who time compilers.
private enum TimedCorpus {
  static let folder = ProcessInfo.processInfo.environment["SCREENC_COMPILE_TIMES"]
    .map { URL(filePath: $0) }
}

/// The Swift of the corpus as one module and as many, for those who time compilers: `.ci/compile-times` compiles it.
@Suite(.enabled(if: TimedCorpus.folder != nil, "nobody asks for it"))
struct CorpusForTiming {
  @Test(arguments: [(name: "one", isSplit: false), (name: "modules", isSplit: true)])
  func corpusIsWritten(as kind: (name: String, isSplit: Bool)) throws {
    let folder = try #require(TimedCorpus.folder).appending(path: kind.name)
    let corpus = Corpus(
      screens: 135, modules: CorpusModules(screensPerModule: 7, areSwiftModules: kind.isSplit))
    var specs: [(path: String, text: String)] = []
    corpus.forEachFile { specs.append(($0, $1)) }
    let owned = OwnedParts(of: specs) { path in
      kind.isSplit ? path.firstIndex(of: "/").map { path[..<$0] + "Kit" } : nil
    }
    let modules = try SwiftModules(of: SpecProject(specs)).all
    let own = Set(modules.map(\.name))
    var order = owned.modules.filter { !own.contains($0) }
    for module in order {
      try write(owned.swift(of: module), "HandWritten.swift", to: folder, module)
    }
    for module in modules {
      for file in module.files {
        try write(file.text, file.path.replacing("/", with: "."), to: folder, module.name)
      }
      let owner = module.name == "Atlas" ? nil : module.name
      try write(owned.swift(of: owner), "HandWritten.swift", to: folder, module.name)
      order.append(module.name)
    }
    try Data(order.joined(separator: "\n").utf8).write(to: folder.appending(path: "order"))
  }

  private func write(_ text: String, _ name: String, to folder: URL, _ module: String) throws {
    let place = folder.appending(path: module)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place.appending(path: name))
  }
}

/// What specs leave to an app, as little as compiles.
private struct OwnedParts {
  private var texts: [String?: String] = [:]

  /// The parts that the documents of `specs` name.
  ///
  /// - Parameter owner: The Swift module of a spec file; nil for the app's.
  init(
    of specs: [(path: String, text: String)], owner: (_ path: String) -> String? = { _ in nil }
  ) {
    for (path, text) in specs {
      for document in text.components(separatedBy: "---\n") {
        add(partOf: document, owner: owner(path))
      }
    }
  }

  private mutating func add(partOf document: String, owner: String?) {
    let lines = document.split(separator: "\n").filter { !$0.hasPrefix("#") }
    guard let first = lines.first?.split(separator: ": ").map(String.init), first.count == 2
    else { return }
    if document.contains("\ncomputed: { summary: Text }") {
      texts[owner, default: ""] += Self.summary(of: first[1])
    }
    guard let own = document.firstMatch(of: #/swift: \{ type: (\w+)(, module: (\w+))? \}/#)
    else { return }
    let about = lines.first { $0.hasPrefix("for: ") || $0.hasPrefix("yields: ") }
    let model = about?.split(separator: " ").last
    texts[own.3.map(String.init) ?? owner, default: ""] += Self.part(
      first[0], String(own.1), of: "\(model ?? "")Record")
  }

  /// The other modules that declare some of the parts.
  var modules: [String] { texts.keys.compactMap { $0 }.sorted() }

  /// The parts that a module declares; nil is the app's own.
  func swift(of module: String?) -> String {
    "// Written by hand.\nimport ScreenKit\n\n" + (texts[module] ?? "")
  }

  private static func summary(of model: String) -> String {
    "nonisolated extension \(model) {\n  public var summary: ScreenText { .verbatim(title) }\n}\n"
  }

  /// A declaration of `kind` whose model is `model`.
  private static func part(_ kind: String, _ type: String, of model: String) -> String {
    switch kind {
    case "screen":
      """
      public final class \(type): UIViewController {}

      """
    case "model":
      """
      nonisolated public struct \(type): Model {
        public var id: Identifier
        public var starts: Date
      }

      """
    case "source":
      """
      public typealias \(type) = LocalDataSource<\(model)>

      """
    default:
      """
      @MainActor
      public struct \(type): Adapter {
        public func configure(
          _ cell: UICollectionViewCell, with item: \(model), in context: CellContext
        ) {}

        public func size(for item: \(model), in context: CellContext) -> CGSize { .zero }
      }

      """
    }
  }
}
