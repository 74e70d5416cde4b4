import Foundation

/// What tests read of a SARIF report.
struct SARIFLog {
  struct Run: Decodable {
    var results: [Result]
    var tool: Tool
  }

  struct Tool: Decodable {
    var driver: Driver
  }

  struct Driver: Decodable {
    var rules: [Rule]
  }

  struct Rule: Decodable {
    var id: String
  }

  struct Result: Decodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var partialFingerprints: [String: String]
    var fixes: [Fix]?
  }

  struct Fix: Decodable {
    var artifactChanges: [Change]
  }

  struct Change: Decodable {
    var replacements: [Replacement]
  }

  struct Replacement: Decodable {
    var deletedRegion: Region
    var insertedContent: Text
  }

  struct Text: Decodable {
    var text: String
  }

  struct Region: Decodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }

  private struct Log: Decodable {
    var runs: [Run]
  }

  let run: Run
  var results: [Result] { run.results }

  init(_ text: String) throws {
    run = try JSONDecoder().decode(Log.self, from: Data(text.utf8)).runs[0]
  }
}

extension SARIFLog.Region {
  struct NoSuchLine: Error {}

  /// A text with what the region marks replaced, found as the standard says: lines end with one of the
  /// sequences that the report names, columns count UTF-16 code units from 1, and a byte order mark is
  /// no part of the text.
  func replaced(in text: String, by replacement: String) throws -> String {
    var units = Array(text.utf16)
    let mark: [UInt16] = units.first == 0xFEFF ? [units.removeFirst()] : []
    var starts = [0]
    for index in units.indices {
      let isPair = units[index] == 13 && index + 1 < units.count && units[index + 1] == 10
      if units[index] == 10 || (units[index] == 13 && !isPair) { starts.append(index + 1) }
    }
    guard starts.indices.contains(startLine - 1), starts.indices.contains(endLine - 1) else {
      throw NoSuchLine()
    }
    let start = starts[startLine - 1] + startColumn - 1
    let end = starts[endLine - 1] + endColumn - 1
    units.replaceSubrange(start..<end, with: Array(replacement.utf16))
    return String(decoding: mark + units, as: UTF16.self)
  }
}
