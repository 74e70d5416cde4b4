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

    /// What has to stand in the file in one piece each: the code, or what a difference leaves or adds.
    var pieces: [String] {
      guard language == "diff" else { return [lines.joined(separator: "\n")] }
      return lines.split { $0.hasPrefix("@@") }.map { hunk in
        hunk.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }.joined(separator: "\n")
      }
    }

    /// What a difference takes away.
    var removed: [Substring] {
      language == "diff" ? lines.filter { $0.hasPrefix("-") }.map { $0.dropFirst() } : []
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

  private static func text(of file: String) throws -> String {
    let folder = file.hasSuffix(".yaml") ? "Specs" : file == "Package.swift" ? "" : "Sources/Mixed"
    let place = example.appending(path: folder).appending(path: file)
    return try String(contentsOf: place, encoding: .utf8)
  }

  @Test(arguments: try blocks())
  func codeOfTheGuideStandsInTheExample(block: Block) throws {
    let text = try Self.text(of: block.file)
    #expect(!block.pieces.isEmpty)
    for piece in block.pieces { #expect(text.contains(piece), "\(piece)") }
    for line in block.removed {
      #expect(!text.split(separator: "\n").contains(line), "\(line) is still there")
    }
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
