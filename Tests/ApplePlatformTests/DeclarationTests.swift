import Foundation
import Testing

/// What stands for Apple's declarations.
@Suite struct DeclarationTests {
  /// Each declaration at the margin has its page of Apple's documentation, which lists its members, above it.
  @Test func eachDeclarationNamesItsSource() throws {
    let files = try RuntimeSources.swiftFiles(in: "Tests/ApplePlatformTests/Declarations")
    #expect(files.count > 10)
    for (path, text) in files {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where Self.declares(line) {
        let above = lines[..<number].reversed().prefix { $0.hasPrefix("//") || $0.hasPrefix("@") }
        #expect(above.contains { $0.contains("https://") }, "\(path):\(number + 1)")
      }
    }
  }

  private static func declares(_ line: Substring) -> Bool {
    guard let first = line.first, !"/ }".contains(first), !line.contains("import ") else {
      return false
    }
    return line.contains(
      #/\b(class|struct|enum|protocol|extension|func|var|let|typealias) /#)
  }

  /// The delegates of UIKit are protocols of Objective-C in the build for iOS, but for what has sizes in it.
  @Test func mostRequirementsOfDelegatesAreObjectiveCs() throws {
    let protocols = ObjectiveCProtocols(
      texts: Array(try RuntimeSources.files(of: "HeadlessUIKit").values))
    let owners = Set(protocols.requirements.map(\.owner))
    #expect(
      owners.isSuperset(of: [
        "UICollectionViewDataSource", "UICollectionViewDelegate", "UIGestureRecognizerDelegate",
        "UIScrollViewDelegate", "UITableViewDataSource", "UITableViewDelegate",
        "UITextFieldDelegate",
      ]))
    #expect(protocols.requirements.count > 5 * protocols.leftOut.count)
  }

  /// What UIKit has since a version that is newer than the package's minimum is said to be so in the stand-in, and
  /// only then found where it is used without asking for the version.
  @Test func theStandInSaysWhatIsNewerThanTheMinimum() throws {
    let minimum = try #require(try RuntimeSources.minimum(of: .iOS))
    let newer = try UIKitVersions.newer(than: minimum)
    let standIn = StandInMembers(texts: Array(try RuntimeSources.files(of: "HeadlessUIKit").values))
    #expect(newer.count > 300)
    for symbol in newer {
      for line in standIn.lines(of: symbol) {
        #expect(line.contains("@available(iOS "), "\(symbol.type) \(symbol.member)")
      }
    }
    #expect(newer.contains { !standIn.lines(of: $0).isEmpty })
  }
}

/// Since when UIKit has what.
private enum UIKitVersions {
  struct Symbol {
    let type: String
    /// What the selector of a property, or of a method with one part, is named; empty for the type itself.
    let member: String
  }

  static func newer(than minimum: SystemVersion) throws -> [Symbol] {
    let file = RuntimeSources.root.appending(
      path: "Tests/ApplePlatformTests/Data/uikit-versions.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard !line.hasPrefix("#"), fields.count == 3, let version = SystemVersion(fields[2]),
        version > minimum, fields[1].count(where: { $0 == ":" }) < 2
      else { return nil }
      return Symbol(type: fields[0], member: String(fields[1].prefix { $0 != ":" }))
    }
  }
}

/// What the stand-in declares, with the attributes.
private struct StandInMembers {
  /// The lines of declarations, each with the one above it, by type and member.
  private var lines: [String: [String]] = [:]

  init(texts: [String]) {
    for text in texts {
      var type = ""
      var above = ""
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        defer { above = String(line) }
        let words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let keyword = words.firstIndex(where: Self.keywords.contains),
          keyword + 1 < words.count, line.hasPrefix("  ") || line.first?.isWhitespace == false
        else { continue }
        let name = words[keyword + 1]
        let isAtMargin = line.first?.isWhitespace == false
        if isAtMargin { type = name }
        guard isAtMargin || line.dropFirst(2).first?.isWhitespace == false else { continue }
        guard words[keyword] != "extension", !words.contains("private") else { continue }
        let key = isAtMargin ? "\(name)." : "\(type).\(name)"
        lines[key, default: []].append("\(above) \(line)")
      }
    }
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "typealias", "func", "var", "let", "case",
  ]

  fileprivate func lines(of symbol: UIKitVersions.Symbol) -> [String] {
    lines["\(symbol.type).\(symbol.member)"] ?? []
  }
}
