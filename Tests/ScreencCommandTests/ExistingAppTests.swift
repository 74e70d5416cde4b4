import Foundation
import Testing

/// The guide for existing apps shows what stands in the example that it speaks of.
@Suite struct ExistingAppTests {
  /// Code of the guide, with the file that is named before it.
  struct Block: CustomTestStringConvertible {
    let language: String
    let file: String
    let lines: [Substring]

    var testDescription: String { "\(file): \(lines.first ?? "")" }

    /// The lines that follow each other before and after a change, for each change of a difference.
    private var hunks: [(former: [Substring], current: [Substring])] {
      lines.split { $0.hasPrefix("@@") }.map { hunk in
        (
          hunk.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() },
          hunk.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }
        )
      }
    }

    /// `text` with all changes of a difference; nil where it is not from this text.
    func applied(to text: String) -> String? {
      var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
      var made: [Substring] = []
      for hunk in hunks {
        guard let place = rest.firstRange(of: hunk.former) else { return nil }
        made += rest[..<place.lowerBound] + hunk.current
        rest = rest[place.upperBound...]
      }
      return (made + rest).joined(separator: "\n")
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let example = root.appending(path: "Examples/Mixed")

  private static func guide() throws -> String {
    let path = "Sources/screenc/screenc.docc/ExistingApp.md"
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func blocks() throws -> [Block] {
    var blocks: [Block] = []
    var file: String?
    var open: (language: String, lines: [Substring])?
    for line in try guide().split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        guard line == "```" else {
          open?.lines.append(line)
          continue
        }
        blocks.append(Block(language: block.language, file: file ?? "", lines: block.lines))
        (open, file) = (nil, nil)
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      } else {
        let named = line.matches(of: /`([\w\/+]+\.(?:swift|yaml))`/).last
        file = named.map { String($0.1) } ?? file
      }
    }
    return blocks.filter { ["swift", "yaml", "diff"].contains($0.language) }
  }

  private static func text(of file: String, in folder: String? = nil) throws -> String {
    let usual = file.hasSuffix(".yaml") ? "Specs" : file == "Package.swift" ? "" : "Sources/Mixed"
    let place = example.appending(path: folder ?? usual).appending(path: file)
    return try String(contentsOf: place, encoding: .utf8)
  }

  @Test(arguments: try blocks().filter { $0.language != "diff" })
  func codeOfTheGuideStandsInTheExample(block: Block) throws {
    let code = block.lines.joined(separator: "\n")
    #expect(try Self.text(of: block.file).contains(code), "\(code)")
  }

  /// The guide leaves out nothing of a difference but lines that are the same in both.
  @Test(arguments: try blocks().filter { $0.language == "diff" })
  func differencesOfTheGuideMakeTheFormerAppTheExample(block: Block) throws {
    let former = try Self.text(of: block.file, in: "Before")
    #expect(try block.applied(to: former) == Self.text(of: block.file))
  }

  @Test func guideShowsSpecsCodeAndDifferences() throws {
    let blocks = try Self.blocks()
    #expect(Set(blocks.map(\.language)) == ["swift", "yaml", "diff"])
    #expect(blocks.count >= 8)
  }

  @Test func linksOfTheGuideLeadSomewhere() throws {
    let folder = Self.root.appending(path: "Sources/screenc/screenc.docc")
    let links = try Self.guide().matches(of: /\]\(([^):#]+)[^)]*\)/).map { String($0.1) }
    #expect(!links.isEmpty)
    for link in links {
      let file = folder.appending(path: link).standardized
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
  }
}
