import Foundation
import Testing

/// Generated code has nothing in it that it could do without: all goldens and examples are looked through.
struct NothingToSpareTests {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let files: [GeneratedFile] = {
    let examples = tests.deletingLastPathComponent().appending(path: "Examples")
    let folders =
      GoldenTests.roots
      + ["ArchitectureTests/Generated", "TourTests/Generated"].map { tests.appending(path: $0) }
      + generatedFolders(in: examples)
    return folders.flatMap(GeneratedFile.all)
  }()

  private static func generatedFolders(in examples: URL) -> [URL] {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: examples.path)) ?? []
    return names.flatMap { name -> [URL] in
      let sources = examples.appending(path: "\(name)/Sources")
      let targets = (try? manager.contentsOfDirectory(atPath: sources.path)) ?? []
      return targets.map { sources.appending(path: "\($0)/Generated") }
        .filter { manager.fileExists(atPath: $0.path) }
    }
  }

  /// The places of all files where `pattern` stands.
  private static func places(of pattern: some RegexComponent) -> [String] {
    files.flatMap { file in
      file.lines.filter { $0.contains(pattern) }.map { "\(file.name): \($0)" }
    }
  }

  @Test func filesOfAllKindsAreLookedThrough() {
    #expect(Self.files.count > 200)
    #expect(Self.files.contains { $0.name == "Pages.Nested.swift" })
    #expect(Self.files.contains { $0.name == "AccountDetail.swift" })
  }

  @Test func closuresThatGiveBackWhatTheyAreHandedAreLeftOut() {
    #expect(Self.places(of: /\{ \$0 \}/) == [])
  }

  @Test func countsOfWhatMayBeMissingAreReadable() {
    #expect(Self.places(of: /\?\? 0 [<>=!]/) == [])
    #expect(Self.places(of: /\bcount(?: \?\? 0\))? > 0/) == [])
  }

  @Test func nothingIsCalledAfterItsPosition() {
    #expect(Self.places(of: /\bitem[0-9]+\b/) == [])
    #expect(Self.places(of: /id: "(?:button|control|component|input|screen)[0-9]+"/) == [])
  }

  @Test func documentationIsOneSentenceOfWhatAThingIs() {
    #expect(Self.places(of: /^ *\/\/\/$/) == [])
    #expect(Self.places(of: /left to the app's own code|supplies, or else/) == [])
  }

  @Test func screensSayWhatTheyAre() {
    let mute = Self.files.flatMap { file in
      zip(zip(file.lines, file.lines.dropFirst()), file.lines.dropFirst(2)).filter {
        lines, declaration in
        // What its author says of a screen may leave no room for more than that on the last line.
        !lines.0.starts(with: "///")
          && lines.1.contains(/^\/\/\/ (?:The controller of )?`screen:/)
          && declaration.contains(/^(?:[a-z]+ )*class\s/)
      }.map { "\(file.name): \($0.1)" }
    }
    #expect(mute == [])
    let home = "/// A list of `Account` from `AccountList`: `screen: Home` in Home.yaml"
    #expect(Self.files.contains { $0.name == "Home.swift" && $0.lines.contains(home[...]) })
  }

  @Test func typesSayWhatTheyAre() {
    let mute =
      /^\/\/\/ `(?:app|theme|events|component|adapter|source|request|model|union|enum): \w+`/
    let places = Self.files.flatMap { file in
      zip(file.lines, file.lines.dropFirst()).filter { above, line in
        !above.starts(with: "///") && line.contains(mute)
      }.map { "\(file.name): \($0.1)" }
    }
    #expect(places == [])
  }

  @Test func linksAreListedWhereThereAreSome() {
    #expect(Self.places(of: /\[LinkRoute<\w+>\] \{ \[\] \}/) == [])
  }

  @Test func dependenciesAreKeptWhereThereAreSome() {
    let kept = Self.files.filter { file in
      file.lines.contains { $0.contains(/^(?:public |package )?protocol \w+Dependencies \{\}/) }
        && file.lines.contains { $0.contains(/^  (?:public |package )?let dependencies:/) }
    }
    #expect(kept.map(\.name) == [])
  }

  @Test func privateConstantsAreUsed() {
    let unused = Self.files.flatMap { file in
      file.types.flatMap { type in
        type.unusedConstants.map { "\(file.name): \(type.lines[0]) has an unused \($0)" }
      }
    }
    #expect(unused == [])
  }

  @Test func whatTheCompilerDecodesByItselfIsNotWritten() {
    let written = Self.files.flatMap { file in
      file.types.filter(\.decodesLikeTheCompiler).map { "\(file.name): \($0.lines[0])" }
    }
    #expect(written == [])
  }

  @Test func initialisersThatTheCompilerMakesAreNotWritten() {
    let written = Self.files.flatMap { file in
      file.types.filter(\.beginsLikeTheCompiler).map { "\(file.name): \($0.lines[0])" }
    }
    #expect(written == [])
  }

  @Test(arguments: [
    ("struct A {\n  private let b: Int\n\n  init(b: Int) { self.b = b }\n}", ["b"]),
    ("struct A {\n  private let b: Int\n  func c() -> Int { b }\n}", []),
    ("struct A {\n  private let b: Int\n  func c() { d { [b] in e() } }\n}", []),
  ])
  func unusedConstantsAreFound(text: String, names: [String]) {
    #expect(GeneratedFile(name: "A", text: text).types.flatMap(\.unusedConstants) == names)
  }
}

/// Swift as it was generated.
private struct GeneratedFile: Sendable {
  let name: String
  let lines: [Substring]
  /// Types and extensions at the left margin.
  let types: [GeneratedType]

  init(name: String, text: String) {
    self.name = name
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var types: [GeneratedType] = []
    var current: [Substring] = []
    for line in lines {
      if current.isEmpty {
        guard line.contains(/^(?:[a-z]+ )*(?:struct|class|enum|extension|protocol)\s/) else {
          continue
        }
        current = [line]
      } else {
        current.append(line)
      }
      if line == "}" || (current.count == 1 && line.hasSuffix("}")) {
        types.append(GeneratedType(lines: current))
        current = []
      }
    }
    self.types = types
  }

  /// All files of a folder.
  static func all(in folder: URL) -> [GeneratedFile] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      let file = folder.appending(path: path)
      return (try? String(contentsOf: file, encoding: .utf8)).map {
        GeneratedFile(name: file.lastPathComponent, text: $0)
      }
    }
  }
}

private struct GeneratedType: Sendable {
  let lines: [Substring]

  private var text: String { lines.joined(separator: "\n") }

  /// Private constants that are set and not touched.
  var unusedConstants: [String] {
    lines.compactMap { line -> String? in
      guard let match = line.firstMatch(of: /^  private (?:unowned )?let (\w+):/) else {
        return nil
      }
      let name = String(match.1)
      let others = lines.filter { other in
        other != line && !other.contains("self.\(name) = \(name)")
          && !other.contains("  init(") && other.contains(name)
          && other.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
            .contains(name[...])
          && !other.contains(try! Regex("^    \(name): "))
      }
      return others.isEmpty ? name : nil
    }
  }

  /// Whether `init(from:)` reads each value under its own name and puts nothing in the place of one.
  var decodesLikeTheCompiler: Bool {
    guard text.contains("init(from decoder: any Decoder)"), text.contains("self.init(") else {
      return false
    }
    let values = lines.filter { $0.contains("try container.") }
    return !values.isEmpty
      && values.allSatisfy {
        $0.contains(/try container\.decode(?:IfPresent)?\([\w.\[\]]+\.self, forKey:/)
      }
      && !text.contains("??")
  }

  /// Whether it is a value that others don't see, with an initialiser that sets what it is handed.
  var beginsLikeTheCompiler: Bool {
    guard lines[0].contains(/^(?:nonisolated )?struct\s/), !text.contains("private let") else {
      return false
    }
    guard let start = lines.firstIndex(where: { $0.hasPrefix("  init(") }),
      let end = lines[start...].firstIndex(where: { $0 == "  }" || $0.hasSuffix(" }") })
    else { return false }
    let body = lines[start...end].drop { !$0.hasSuffix("{") && !$0.contains("{ ") }.dropFirst()
    return !body.isEmpty
      && body.dropLast().allSatisfy { $0.contains(/^    self\.(\w+) = \1$/) }
  }
}
