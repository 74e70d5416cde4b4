import Foundation
import Testing

/// What the pages for contributors name is there.
@Suite struct ContributorPagesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let contributing = ".github/CONTRIBUTING.md"
  private static let architecture = "Sources/ScreenCompiler/ScreenCompiler.docc/Architecture.md"
  private static let performance = "Sources/ScreenCompiler/ScreenCompiler.docc/Performance.md"
  private static let readers = "Sources/SpecSyntax/SpecSyntax.docc/TwoReaders.md"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// What stands in backticks within lines.
  private func codes(in page: String) throws -> [String] {
    try text(page).split(separator: "\n").flatMap { line in
      line.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  /// All Swift files of a folder.
  private func sources(of folder: String) throws -> [(name: String, text: String)] {
    let files = FileManager.default.enumerator(
      at: Self.root.appending(path: folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test(arguments: [contributing, architecture, performance, readers])
  func pathsAreThere(page: String) throws {
    let paths = try codes(in: page).filter { code in
      [".ci/", "Sources/", "Tests/", "Examples/", "Specs/"].contains { code.hasPrefix($0) }
    }
    for path in paths {
      let file = Self.root.appending(path: path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
    let links = try text(page).matches(of: /\]\(([^):]+)\)/).map { String($0.1) }
    for link in links {
      let file = Self.root.appending(path: page).deletingLastPathComponent().appending(path: link)
      #expect(FileManager.default.fileExists(atPath: file.standardized.path), "\(link)")
    }
  }

  @Test func goldensAreRenewedByTheTestsThatThePageNames() throws {
    let tests = try sources(of: "Tests")
    let rows = try text(Self.contributing).split(separator: "\n").filter { $0.hasPrefix("| ") }
      .dropFirst().map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(rows.count > 6)
    for row in rows {
      let suite = row[2].replacing("`", with: "")
      let file = try #require(tests.first { $0.name == suite + ".swift" }, "\(suite)")
      #expect(
        file.text.contains(/Goldens\.areRenewed|GeneratedPages\.expect/), "\(suite)")
    }
    let renewing = tests.filter { $0.text.contains(/Goldens\.areRenewed/) }
    #expect(renewing.count <= rows.count + 1)
  }

  @Test func filtersOfTestsFindSome() throws {
    let names = try text(Self.contributing).matches(of: /--filter (\w+)/).map { String($0.1) }
    #expect(names.count > 1)
    let tests = try sources(of: "Tests")
    let targets = try text("Package.swift")
    for name in names {
      let isThere =
        targets.contains("name: \"\(name)\"") || tests.contains { $0.name == name + ".swift" }
      #expect(isThere, "\(name)")
    }
  }

  @Test(arguments: [architecture, performance, readers])
  func typesAreDeclared(page: String) throws {
    let declarations = try sources(of: "Sources").map(\.text)
    func isDeclared(_ name: some StringProtocol) -> Bool {
      let kinds = ["struct", "class", "enum", "protocol", "actor"].map { "\($0) \(name)" }
      return declarations.contains { text in kinds.contains { text.contains($0) } }
    }
    let tests = Set(try sources(of: "Tests").map { String($0.name.dropLast(6)) })
    let package = try text("Package.swift")
    for code in try codes(in: page) {
      guard let name = code.wholeMatch(of: /([A-Z]\w+?)s?(?:\.\w+)?/)?.1 else { continue }
      let isKnown =
        isDeclared(name) || isDeclared(code) || tests.contains(code)
        || package.contains("name: \"\(code)\"")
      #expect(isKnown, "\(code)")
    }
  }

  /// The page lists the compiler's targets in the order in which they may import one another.
  @Test func targetsAreThoseOfThePackage() throws {
    let listed = try text(Self.architecture).split(separator: "\n").compactMap { line in
      line.prefixMatch(of: /\| `(\w+)` \| [a-zJYS]/).map { String($0.1) }
    }
    let package = try text("Package.swift")
    let compiler = try #require(package.range(of: "// The compiler, from bytes to files"))
    let runtime = try #require(package.range(of: "// The run-time that generated code"))
    let declared = package[compiler.lowerBound..<runtime.lowerBound]
      .matches(of: /arget\(\s*name: "(\w+)"(?!, condition)/).map { String($0.1) }
    #expect(Set(listed) == Set(declared))
  }

  /// Foundation doubles the tool: its conformances are gone through for each type that is met first.
  @Test func theToolIsMadeWithoutFoundation() throws {
    let page = try text(Self.architecture).split(separator: "\n").compactMap { line in
      line.prefixMatch(of: /\| `(\w+)` \| [a-zJYS]/).map { String($0.1) }
    }
    for target in page where !target.hasPrefix("screenc-") {
      for file in try sources(of: "Sources/\(target)") {
        let imports = file.text.contains(/(?m)^(\w+ )?import Foundation/)
        #expect(!imports, "\(target)/\(file.name)")
      }
    }
  }
}
