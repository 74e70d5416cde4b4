import JSONSyntax
import SourceText
import SpecModel
import SpecSemantics

/// What a browser or proxy has kept of what it asked servers (HTTP Archive 1.2).
package struct HARFile: Sendable {
  package struct Entry: Sendable {
    let method: String
    /// Without scheme, host and query.
    let path: String
    let query: [String: String]
    let sent: String
    package let status: Int
    package let body: [UInt8]
  }

  package let entries: [Entry]

  /// - Returns: nil for what is no such file.
  package init?(_ bytes: [UInt8]) {
    let tree = JSONTree(bytes)
    guard let root = tree.root, let log = tree.value(of: "log", in: root),
      let list = tree.value(of: "entries", in: log), tree.kind(list) == .array
    else { return nil }
    entries = tree.elements(of: list).compactMap { Entry($0, of: tree) }
  }

  /// The first success that answers what a source asks, in JSON: the page of the same path is none.
  package func answer(to source: SourceDeclaration, _ index: AppIndex) -> Entry? {
    guard let pattern = CallPattern(of: source, index) else { return nil }
    return entries.first {
      (200..<300).contains($0.status) && pattern.matches($0) && JSONTree($0.body).root != nil
    }
  }
}

extension HARFile.Entry {
  fileprivate init?(_ node: JSONTree.NodeID, of tree: JSONTree) {
    func text(_ keys: String...) -> String? {
      var node = node
      for key in keys {
        guard let next = tree.value(of: key, in: node) else { return nil }
        node = next
      }
      return tree.kind(node) == .string ? tree.string(node) : nil
    }
    guard let method = text("request", "method"), let url = text("request", "url"),
      let response = tree.value(of: "response", in: node),
      let status = tree.value(of: "status", in: response),
      let content = text("response", "content", "text")
    else { return nil }
    self.method = method.uppercased()
    let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts[0].firstRange(of: "://").map { parts[0][$0.upperBound...] } ?? parts[0]
    path = rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
    var query: [String: String] = [:]
    for item in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[pair[0].percentDecoded] = pair.count > 1 ? pair[1].percentDecoded : ""
    }
    self.query = query
    sent = text("request", "postData", "text") ?? ""
    self.status = Int(tree.number(status)) ?? 0
    if text("response", "content", "encoding") == "base64" {
      guard let bytes = [UInt8](base64: content) else { return nil }
      body = bytes
    } else {
      body = Array(content.utf8)
    }
  }
}

/// What of a request says that it is that of a source.
private struct CallPattern {
  let method: String
  /// The parts of the path; nil for a value.
  let path: [String?]
  /// Query items that always have the same value.
  let query: [(key: String, value: String)]
  /// The query of GraphQL, without white space.
  let operation: String?

  init?(of source: SourceDeclaration, _ index: AppIndex) {
    guard SourceQuestion.canBeAsked(source), case .request(let call, _, _) = source.content,
      let path = Self.parts(of: index.path(of: call))
    else { return nil }
    method = call.operation == nil ? call.method.rawValue : "POST"
    self.path = path
    query = call.query.compactMap { item in
      switch item.value.kind {
      case .text(let text): (item.name.text, text)
      case .integer(let number): (item.name.text, "\(number)")
      default: nil
      }
    }
    operation = call.operation.flatMap { try? index.text(of: $0.query) }?.withoutSpaces
  }

  private static func parts(of path: Expression) -> [String?]? {
    var text = ""
    switch path.kind {
    case .text(let path): text = path
    case .template(let segments):
      for segment in segments {
        if case .literal(let literal) = segment { text += literal } else { text += "\0" }
      }
    default: return nil
    }
    return text.split(separator: "/").map { $0.contains("\0") ? nil : String($0) }
  }

  /// The server may be another one, below whose address the same paths stand.
  func matches(_ entry: HARFile.Entry) -> Bool {
    let parts = entry.path.split(separator: "/").map(String.init)
    guard entry.method == method, parts.count >= path.count else { return false }
    let areAlike = zip(parts.suffix(path.count), path).allSatisfy { $1 == nil || $0 == $1 }
    guard areAlike, query.allSatisfy({ entry.query[$0.key] == $0.value }) else { return false }
    guard let operation else { return true }
    return entry.sent.replacing("\\n", with: "").replacing("\\t", with: "")
      .replacing("\\\"", with: "\"").withoutSpaces.contains(operation)
  }
}

extension String {
  fileprivate var withoutSpaces: String { filter { !$0.isWhitespace } }
}
