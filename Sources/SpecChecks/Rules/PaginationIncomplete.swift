import Diagnostics
import SpecModel

extension Rule {
  static let paginationIncomplete = Rule(
    name: "pagination-incomplete",
    summary: "A source does not say all that loading its pages takes.",
    rationale:
      "Without it the list would stop after its first page, or never stop.",
    failing: RuleExample(
      """
      api: Main
      base: https://api.example.com
      ---
      model: Post
      fields: { id: ID }
      ---
      source: Posts
      request: { path: /posts }
      yields: Post
      page: ‹{ by: cursor, send: after }›
      """
    ),
    passing: RuleExample(
      """
      api: Main
      base: https://api.example.com
      ---
      model: Post
      fields: { id: ID }
      ---
      source: Posts
      request: { path: /posts }
      yields: Post
      page: { by: cursor, send: after, receive: paging.next }
      """
    ))
}

/// Paging says where the next page is and how the last one is known.
struct PaginationIncomplete: DeclarationRule {
  var rule: Rule { .paginationIncomplete }

  func check(_ source: SourceDeclaration, at place: DeclarationPlace, into findings: inout Findings)
  {
    guard case .request(_, _, let paging?) = source.content,
      let (message, help) = problem(of: paging)
    else { return }
    findings.report(
      Diagnostic(rule, message, at: place.location(paging.span), help: [help]))
  }

  private func problem(of paging: Paging) -> (message: String, help: String)? {
    if paging.sizeName != nil, paging.size == nil {
      return ("`sizeAs:` sends a size that is not given", "add `size: 20`")
    }
    switch paging.form {
    case .cursor:
      if paging.receive == nil {
        return (
          "nothing says where the next cursor comes from",
          "add `receive:` with its dotted path in the response"
        )
      }
    case .page, .offset:
      if paging.receive != nil {
        return ("`receive:` goes with `by: cursor`", "leave it out, or page by cursor")
      }
      if paging.end == nil {
        return ("nothing says which page is the last", "add `ends: short`, or another end")
      }
      if paging.end == .short, paging.size == nil {
        return ("a short page is known only if its size is", "add `size: 20`")
      }
    }
    return nil
  }
}
