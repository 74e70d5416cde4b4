import Foundation

/// The declarations of a file that stand at its margin, and what is between them. The sources are formatted, so
/// that a declaration ends with a brace at the margin, and its members are indented by two.
struct SwiftBlocks {
  private let parts: [Block]

  /// The declarations with bodies.
  var all: [Block] { parts.filter(\.isDeclaration) }

  init(_ text: String) {
    var parts: [Block] = []
    var open: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isAtMargin = line.first.map { !$0.isWhitespace } ?? false
      if !open.isEmpty || (isAtMargin && line.hasSuffix("{")) {
        open.append(line)
        guard line == "}" else { continue }
        parts.append(Block(lines: open))
        open = []
      } else {
        parts.append(Block(lines: [line]))
      }
    }
    if !open.isEmpty { parts.append(Block(lines: open)) }
    self.parts = parts
  }

  /// The file with each declaration replaced.
  func mapped(_ change: (Block) -> String) -> String {
    parts.map { $0.isDeclaration ? change($0) : $0.text }.joined(separator: "\n")
  }

  /// A declaration with its members.
  struct Block {
    let lines: [Substring]

    var text: String { lines.joined(separator: "\n") }
    private var head: Substring { lines[0] }

    /// Whether it is more than a line between declarations.
    var isDeclaration: Bool { lines.count > 1 || head.hasSuffix("{}") }

    /// What a protocol that others can adopt is called.
    var protocolName: String? {
      name(behind: "public protocol ")
    }

    var extendedName: String? {
      name(behind: "extension ")
    }

    private func name(behind keyword: String) -> String? {
      guard let range = head.range(of: keyword) else { return nil }
      return String(head[range.upperBound...].prefix { $0.isLetter || $0.isNumber })
    }

    /// What a protocol or class follows from.
    var inherited: Set<String> {
      let list = head.drop { $0 != ":" }.dropFirst().prefix { $0 != "{" }
      return Set(list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }

    /// The members of a protocol, or of an extension of one.
    var members: [Member] {
      guard lines.count > 1 else { return [] }
      let starts = lines.indices.filter {
        lines[$0].firstMatch(of: /^  (?:@\w+(?:\([^)]*\))? )*(?:public )?(?:func|var)\s/) != nil
      }
      return zip(starts, starts.dropFirst() + [lines.count - 1]).map {
        Member(lines: lines[$0..<$1])
      }
    }

    /// Whether a protocol has types of its own, which Objective-C does not know.
    var associates: Bool { text.contains("associatedtype ") }

    /// The declaration with some of its members.
    ///
    /// - Parameters:
    ///   - prefix: What to put before all of it.
    ///   - memberPrefix: What to put before a member; nil to leave it out.
    func keeping(_ prefix: String, _ memberPrefix: (Member) -> String?) -> String {
      let kept = members.compactMap { member in
        memberPrefix(member).map { "  \($0)" + member.text.drop(while: \.isWhitespace) }
      }
      guard lines.count > 1 else { return prefix + head }
      return (["\(prefix)\(head)"] + kept + ["}"]).joined(separator: "\n")
    }
  }

  /// A method or property of a protocol, or the default of one.
  struct Member {
    let lines: ArraySlice<Substring>

    /// Without comments, which belong to the next one.
    var text: String {
      lines.filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
    }

    /// The names of types and of all else in its declaration.
    var words: Set<String> {
      Set(declaration.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }

    /// What a default and its requirement have in common: the name and the labels.
    var signature: String {
      let labels = declaration.matches(of: /(\w+)(?: \w+)?:/).map { "\($0.output.1):" }
      let name = declaration.firstMatch(of: /(?:func|var) (\w+)/).map { String($0.output.1) } ?? ""
      let isMethod = declaration.contains("func ")
      return isMethod ? "\(name)(\(labels.joined()))" : name
    }

    /// Up to the body, without what follows from types in it.
    private var declaration: String {
      String(text.prefix { $0 != "{" })
    }
  }
}
