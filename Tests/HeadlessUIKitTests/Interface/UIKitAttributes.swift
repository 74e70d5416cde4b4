/// What UIKit's declarations say besides names and types, by the names of HeadlessUIKit's symbols.
///
/// A line `[kind] source` begins a section, `# …` is a remark. The lines under it hold a symbol and what is said of it,
/// parted by a tab.
struct UIKitAttributes {
  enum Kind: String, CaseIterable {
    /// Types, and members that are isolated otherwise than their types.
    case isolation
    /// Methods and initialisers that take closures, and aliases of closures.
    case closures
    /// Every initialiser but those of NSCoding.
    case initializers
    /// Members of classes that can't be overridden: all others can, as Objective-C's methods are imported.
    case fixed
    /// Members newer than the least version that the package runs on.
    case versions
  }

  private(set) var values: [Kind: [String: String]] = [:]
  private(set) var sources: [Kind: [String]] = [:]
  private(set) var malformed: [Int] = []

  init(_ text: String) {
    var kind: Kind?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        kind = Kind(rawValue: String(line[line.index(after: line.startIndex)..<end]))
        let source = line[line.index(after: end)...].drop { $0 == " " }
        if let kind, source.contains("https://") {
          sources[kind, default: []].append(String(source))
        } else {
          malformed.append(index + 1)
        }
        continue
      }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard let kind, fields.count == 2, values[kind]?[fields[0]] == nil else {
        malformed.append(index + 1)
        continue
      }
      values[kind, default: [:]][fields[0]] = fields[1]
    }
  }

  func value(_ kind: Kind, of symbol: String) -> String? { values[kind]?[symbol] }
}

/// The differences in attributes that stay, each with its reason.
///
/// A line holds a symbol, or all members of a type (`UIColor.*`), what is different, and why, parted by tabs.
struct AttributeDifferences {
  struct Entry {
    var symbol: String
    var difference: String
    var line: Int
  }

  private(set) var entries: [Entry] = []
  /// Lines that can't be read or give no reason.
  private(set) var malformed: [Int] = []

  init(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.count == 3, fields.allSatisfy({ !$0.isEmpty }) {
        entries.append(Entry(symbol: fields[0], difference: fields[1], line: index + 1))
      } else {
        malformed.append(index + 1)
      }
    }
  }
}

extension AttributeDifferences.Entry {
  func covers(_ symbol: String, _ text: String) -> Bool {
    guard difference == text else { return false }
    return self.symbol.hasSuffix(".*")
      ? symbol.hasPrefix(self.symbol.dropLast()) : symbol == self.symbol
  }
}
