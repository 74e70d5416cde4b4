import Diagnostics
import SpecModel

extension Rule {
  static let invalidQuery = Rule(
    name: "invalid-query",
    summary: "A GraphQL document is not one query.",
    rationale:
      "The server would refuse it, or could not know which of its operations is meant; and what "
      + "changes something is not asked for again whenever a list is loaded.",
    failing: RuleExample(
      """
      api: Main
      base: https://api.example.com
      ---
      model: Post
      fields: { id: ID }
      ---
      source: Posts
      graphql:
        query: ‹"mutation { clearPosts { id } }"›
      items: data.clearPosts
      yields: Post
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
      graphql:
        query: "{ posts { id } }"
      items: data.posts
      yields: Post
      """
    ))
}

/// A source asks by one query.
struct InvalidQuery: DeclarationRule {
  var rule: Rule { .invalidQuery }

  func check(_ source: SourceDeclaration, at place: DeclarationPlace, into findings: inout Findings)
  {
    guard case .request(let call, _, _) = source.content, let query = call.operation?.query,
      let text = try? place.index.text(of: query),
      let (message, help) = problem(of: GraphQLDocument(text))
    else { return }
    findings.report(
      Diagnostic(rule, message, at: place.location(query.name.span), help: [help]))
  }

  private func problem(of document: GraphQLDocument) -> (message: String, help: String)? {
    guard document.isBalanced else {
      return ("the query's brackets do not match", "close what is opened, in the order of it")
    }
    switch document.operations.count {
    case 0: return ("there is no query in this", "it looks like `{ posts { id } }`")
    case 1: break
    default:
      return (
        "there is more than one operation in this",
        "leave one of them; fragments may stand beside it"
      )
    }
    guard document.operations != [.query] else { return nil }
    return ("a list is asked for by a query", "begin it with `query`")
  }
}
