import Diagnostics
import SourceText
import SpecModel

extension SpecRule {
  /// Queries are asked with a value for each of their names, and ask for what their model is never without.
  static let queryMismatch: SpecRule = .init(
    name: "query-mismatch",
    summary:
      "The names in a query and the values that it is asked with are not the same, or it does not ask for what is read.",
    rationale:
      "A name without a value fails when the query is asked, and a value without a name is asked for "
      + "in vain. A model cannot be read from rows or objects without what it is never without; fragments of GraphQL "
      + "and expressions of SQL are not looked into.",
    examples: """
      source: Posts
      sqlite:
        query: ‹"SELECT id, title FROM posts WHERE owner = :owner«"→ AND id > ifnull(:after, 0) LIMIT :count"
        with: { owner: 7 }»›
      yields: Post«→
      page: { by: last, send: after, size: 20, sizeAs: count, ends: short }»
      """,
    .sources { source, place, findings in
      guard !place.index.isBroken(.source, source.name.text) else { return }
      switch source.content {
      case .sqlite(let query, let paging):
        check(query, paging, place, into: &findings)
        checkColumns(of: query, source, place, into: &findings)
      case .request(let call, let items, let paging):
        guard let operation = call.operation else { return }
        let written = place.index.paging(paging, of: call, items: items)
        checkVariables(of: operation, written, place, into: &findings)
        // Where the pages of a list stand in it, what is wrong with its path is told of the paging.
        guard paging?.form.isWithinAnswers != true || items?.leadsToPage == true else { return }
        checkSelection(of: operation, at: items, written, source, place, into: &findings)
      case .disk, .coreData, .items, .swift: break
      }
    })

  /// The word of SQL that a text begins with, if it changes what is stored and asks for nothing.
  private static func changingWord(beginning text: String) -> String? {
    let word = text.drop { $0.isWhitespace }.prefix { $0.isLetter }.uppercased()
    return wordsOfChanges.contains(word) ? word : nil
  }

  private static let wordsOfChanges: Set<String> = [
    "ALTER", "CREATE", "DELETE", "DROP", "INSERT", "REPLACE", "TRUNCATE", "UPDATE",
  ]

  private static func check(
    _ query: DatabaseQuery, _ paging: Paging?, _ place: DeclarationPlace,
    into findings: inout Findings
  ) {
    let names = SQLPlaceholders.names(in: query.text.text)
    if let word = changingWord(beginning: query.text.text) {
      return findings.report(
        .queryMismatch, "a list is asked for by a query, and `\(word)` changes what is stored",
        at: place.location(query.text.span),
        help: ["begin it with `SELECT`, or with `WITH` before that"])
    }
    if let sign = SQLPlaceholders.unnamed(in: query.text.text) {
      let given =
        query.values.map(\.name.text) + [paging?.send, paging?.sizeName].compactMap(\.?.text)
      let free = given.first { !names.contains($0) }
      return findings.report(
        .queryMismatch, "`\(sign)` in a query stands for no value that is given by a name",
        at: place.location(query.text.span),
        help: [
          "a value in a query has a name with a colon: `:\(free ?? "name")`, given by `with:` or by the paging"
        ])
    }
    var given = Set(query.values.map(\.name.text))
    let paged = [paging?.send, paging?.sizeName].compactMap { $0 }
    given.formUnion(paged.map(\.text))
    let needless = (query.values.map(\.name) + paged).filter { !names.contains($0.text) }
    let missing = names.filter { !given.contains($0) }
    // Where one of each is there, it is one name in two spellings.
    for name in missing where missing.count != 1 || needless.count != 1 {
      findings.report(
        .queryMismatch, "`:\(name)` has no value", at: place.location(query.text.span),
        help: ["give it one: `with: { \(name): … }`"])
    }
    for value in needless {
      findings.report(
        .queryMismatch, "the query has no `:\(value.text)`", at: place.location(value.span),
        suggestion: Suggestion(for: value.text, among: names, kind: "names"))
    }
  }
}

extension Paging.Form {
  /// Whether pages are told by what stands beside the list in an answer of GraphQL.
  fileprivate var isWithinAnswers: Bool { self == .connection || self == .service }
}

extension Name {
  /// Whether a path leads to a list that has its page beside it.
  fileprivate var leadsToPage: Bool {
    text.hasPrefix("data.") && text.split(separator: ".").count > 2
  }
}

/// The names that stand for values in an SQL query.
enum SQLPlaceholders {
  /// Each once, in their order; what stands in quotes and comments is none.
  static func names(in sql: String) -> [String] {
    var names: [String] = []
    var rest = Substring(sql)
    while let first = rest.first {
      if let end = skipped(at: rest) {
        rest = rest[end...]
      } else if first == ":" {
        let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !name.isEmpty, !names.contains(String(name)) { names.append(String(name)) }
        rest = name.isEmpty ? rest.dropFirst() : rest[name.endIndex...]
      } else {
        rest = rest.dropFirst()
      }
    }
    return names
  }

  /// The first place for a value that has no name with a colon: `?`, `?1`, `@name`, `$1`.
  static func unnamed(in sql: String) -> String? {
    guard sql.utf8.contains(where: { "?@$".utf8.contains($0) }) else { return nil }
    var rest = Substring(sql)
    while let first = rest.first {
      if let end = skipped(at: rest) {
        rest = rest[end...]
        continue
      }
      let behind = rest.dropFirst()
      let name = behind.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if first == "?" || (first == "@" || first == "$") && !name.isEmpty {
        return String(first) + name
      }
      rest = behind
    }
    return nil
  }

  /// Where a quoted text or a comment ends that begins here.
  private static func skipped(at text: Substring) -> String.Index? {
    if text.hasPrefix("--") { return text.firstIndex(of: "\n") ?? text.endIndex }
    if text.hasPrefix("/*") {
      return text.dropFirst(2).firstRange(of: "*/")?.upperBound ?? text.endIndex
    }
    guard let quote = text.first, quote == "'" || quote == "\"" || quote == "`" else { return nil }
    let inner = text.dropFirst()
    return inner.firstIndex(of: quote).map { inner.index(after: $0) } ?? text.endIndex
  }
}
