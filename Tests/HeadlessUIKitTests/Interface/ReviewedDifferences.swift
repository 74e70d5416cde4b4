import Foundation

/// The reviewed list of what the importer's table does not say, or says differently, with reasons.
///
/// A line `[kind] reason` begins a section. The lines under it hold a symbol, its shape as
/// HeadlessUIKit declares it and, where the section's reason isn't enough, a note, parted by tabs.
struct ReviewedDifferences {
  enum Kind: String, CaseIterable {
    case renamed, nested, values, overlay, unlisted, coding, number, unwrapped
    case hook
    case standIn = "stand-in"

    /// Whether each symbol of the kind needs a reason of its own.
    var needsNotes: Bool { self == .renamed || self == .standIn }
  }

  struct Entry: Hashable {
    var kind: Kind
    var symbol: String
    var shape: String
    var note: String
    var line: Int
  }

  private(set) var entries: [Entry] = []
  private(set) var reasons: [Kind: String] = [:]
  private(set) var malformed: [Int] = []

  init(_ text: String) {
    var kind: Kind?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        kind = Kind(rawValue: String(line[line.index(after: line.startIndex)..<end]))
        let reason = line[line.index(after: end)...].drop { $0 == " " }
        if let kind, !reason.isEmpty {
          reasons[kind] = String(reason)
        } else {
          malformed.append(index + 1)
        }
        continue
      }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard let kind, (2...3).contains(fields.count) else {
        malformed.append(index + 1)
        continue
      }
      entries.append(
        Entry(
          kind: kind, symbol: fields[0], shape: fields[1],
          note: fields.count == 3 ? fields[2] : "", line: index + 1))
    }
  }
}

/// The flat names that types have in headers and in the importer's table, by the names that Swift
/// nests them under. What is not listed has the name without its dots.
struct FlatNames {
  private(set) var names: [String: String] = [:]

  /// Reads lines of a nested and a flat name, parted by a tab.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t").map(String.init)
      if fields.count == 2 { names[fields[0]] = fields[1] }
    }
  }

  func flat(_ name: String) -> String {
    names[name] ?? name.replacing(".", with: "")
  }
}
