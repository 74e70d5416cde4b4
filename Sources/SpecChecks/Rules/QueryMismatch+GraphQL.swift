import Diagnostics
import ReferencedFiles
import SourceText
import SpecModel

/// The variables of a GraphQL query are those that it is asked with.
extension SpecRule {
  static func checkVariables(
    of operation: GraphQLOperation, _ paging: Paging?, _ place: DeclarationPlace,
    into findings: inout Findings
  ) {
    guard let text = try? place.index.text(of: operation.query) else { return }
    let document = GraphQLDocument(text)
    guard document.mistake == nil, document.untypedVariable == nil, document.operations.count == 1
    else { return }
    func report(_ message: String, _ span: ByteSpan, help: String) {
      findings.report(.queryMismatch, message, at: place.location(span), help: [help])
    }
    let query = operation.query.name.span
    let declared = document.variables.map(\.name)
    let given = operation.variables.map(\.name)
    let paged =
      [paging?.send, paging?.sizeName].compactMap { $0 } + (paging?.marks.map(\.name) ?? [])
    let known = Set(declared)
    let used = Set(document.usedVariables)
    for name in given + paged where !known.contains(name.text) {
      findings.report(
        .queryMismatch, "the query declares no `$\(name.text)`", at: place.location(name.span),
        suggestion: Suggestion(for: name.text, among: declared, kind: "variables"))
    }
    for name in document.usedVariables where !known.contains(name) {
      report("the query has `$\(name)` and does not declare it", query, help: "declare its type")
    }
    for name in declared where !used.contains(name) {
      report("the query declares `$\(name)` and does not use it", query, help: "leave it out")
    }
    let givenNames = Set(given.map(\.text))
    let always = givenNames.union(paged.map(\.text))
    let needless = (given + paged).filter { !known.contains($0.text) }
    let missing = document.variables.filter { $0.isRequired && !always.contains($0.name) }
    for variable in document.variables where variable.isRequired {
      // Where one of each is there, it is one name in two spellings.
      if missing.count == 1, needless.count == 1, missing[0].name == variable.name { continue }
      if !always.contains(variable.name) {
        report(
          "`$\(variable.name)` has no value", query,
          help: "give it one: `variables: { \(variable.name): … }`")
      } else if paging?.isMark(variable.name) == true, !givenNames.contains(variable.name) {
        report(
          "`$\(variable.name)` has no value when the first page is asked for", query,
          help: "let it be null: leave out the `!` after its type")
      }
    }
  }
}

extension Paging {
  /// Whether the name carries what only a page before can tell.
  fileprivate func isMark(_ name: String) -> Bool {
    switch form {
    case .cursor, .last: send?.text == name
    case .header: marks.contains { $0.name.text == name }
    case .page, .offset, .link, .connection, .service: false
    }
  }
}
