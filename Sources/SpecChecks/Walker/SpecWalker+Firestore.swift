import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Queries of Firestore: what it refuses is refused here.
extension SpecWalker {
  mutating func visit(_ documents: FirestoreQuestion, in scope: ValueScope) {
    for filter in documents.filters {
      let type = sent(filter.value, in: scope)
      checkPath(filter.field)
      if filter.isOfName { checkName(filter, type, inGroup: documents.isGroup) }
      if let type { check(filter, type) }
    }
    for order in documents.order { checkPath(order.path) }
  }

  private mutating func refuse(_ message: String, at span: ByteSpan, help: String) {
    findings.report(.invalidFirestoreQuery, message, at: location(span), help: [help])
  }

  private mutating func checkPath(_ path: Name) {
    guard !FieldPathNotation.isPath(path.text) else { return }
    refuse(
      "`\(path.text)` is no path of a field", at: path.span,
      help:
        "parts stand between dots, and one with a dot in it in backticks: `` author.`first.name` ``"
    )
  }

  /// Whether a filter compares with a list is said by how it compares.
  private mutating func check(_ filter: FirestoreQuestion.Filter, _ type: SpecType) {
    let name = filter.comparison.rawValue
    guard let most = filter.comparison.mostValues else {
      guard case .list = type.unwrapped else { return }
      return refuse(
        "`\(name)` compares with one value, and this is `\(type)`", at: filter.value.span,
        help: "say `op: in`, `op: notIn` or `op: containsAny`")
    }
    guard case .list = type.unwrapped else {
      return refuse(
        "`\(name)` compares with a list, and this is `\(type)`", at: filter.value.span,
        help: "give it a list, or say `op: equal`")
    }
    guard case .list(let elements) = filter.value.kind else { return }
    guard !elements.isEmpty, elements.count <= most else {
      return refuse(
        "`\(name)` compares with 1 to \(most) values, and these are \(elements.count)",
        at: filter.value.span, help: "ask by another field, or by several sources")
    }
  }

  /// What documents are called is a text, and in a group there are others of that name.
  private mutating func checkName(
    _ filter: FirestoreQuestion.Filter, _ type: SpecType?, inGroup isGroup: Bool
  ) {
    guard !isGroup else {
      return refuse(
        "the documents of a group are not told apart by what they are called",
        at: filter.field.span, help: "compare a field, or ask one collection")
    }
    switch filter.comparison {
    case .contains, .containsAny:
      return refuse(
        "what a document is called is no list", at: filter.field.span,
        help: "say `op: equal` or `op: in`")
    case .equal, .notEqual, .less, .atMost, .greater, .atLeast, .isOneOf, .isNoneOf: break
    }
    guard let type, !type.namesDocuments else { return }
    refuse(
      "documents are called by texts, and this is `\(type)`", at: filter.value.span,
      help: "compare with an `ID` or a `String`; a field that is called so is `` `id` ``")
  }
}

extension FirestoreQuestion.Filter {
  /// Whether documents are compared by what they are called.
  fileprivate var isOfName: Bool { field.text == "id" || field.text == "__name__" }
}

extension SpecType {
  fileprivate var namesDocuments: Bool {
    switch unwrapped {
    case .builtin(.string), .builtin(.identifier), .builtin(.integer): true
    case .list(let element): element.namesDocuments
    case .builtin, .enumeration, .model, .union, .optional: false
    }
  }
}

/// How fields in documents are named: `author.name`, or `` author.`first.name` ``.
enum FieldPathNotation {
  /// Whether a text has parts between its dots, and its backticks in pairs.
  static func isPath(_ text: String) -> Bool {
    var isQuoted = false
    var isEscaped = false
    var length = 0
    for sign in text {
      switch sign {
      case _ where isEscaped:
        isEscaped = false
        length += 1
      case "\\" where isQuoted: isEscaped = true
      case "`": isQuoted.toggle()
      case "." where !isQuoted:
        if length == 0 { return false }
        length = 0
      default: length += 1
      }
    }
    return length > 0 && !isQuoted
  }
}
