import Diagnostics
import ReferencedFiles
import SpecModel

extension SpecRule {
  /// A source asks by one query.
  static let invalidQuery: SpecRule = .init(
    name: "invalid-query",
    summary: "A GraphQL document is not one query.",
    rationale:
      "The server would refuse it, or could not know which of its operations is meant; and what "
      + "changes something is not asked for again whenever a list is loaded.",
    examples: """
      source: Posts
      graphql:
        query: ‹"mutation { clearPosts { id title } }"→"{ posts { id title } }"›
      items: data.«clearPosts→posts»
      yields: Post
      """,
    .sources { source, place, findings in
      guard case .request(let call, _, _) = source.content, let query = call.operation?.query,
        let text = try? place.index.text(of: query)
      else { return }
      let document = GraphQLDocument(text)
      let isOneLine = !text.contains(ascii: "\n")
      let mistake = document.mistake.map { words(of: $0, isOneLine: isOneLine) }
      guard let (message, help) = mistake ?? problem(of: document) else { return }
      findings.report(.invalidQuery, message, at: place.location(query.name.span), help: [help])
    })

  /// What is said of a mistake; its line is given for documents that have several.
  private static func words(of mistake: GraphQLMistake, isOneLine: Bool) -> Problem {
    func place(_ line: Int) -> String {
      isOneLine ? "of the query" : "in line \(line) of the query"
    }
    switch mistake {
    case .openString(let text, let line):
      let shown = text.count > longestShown ? text.prefix(longestShown) + "…" : text[...]
      return ("the text `\(shown)` \(place(line)) has no end", "close it with a double quote")
    case .openBracket(let bracket, let line):
      return ("a `\(bracket)` \(place(line)) is not closed", "write its other half")
    case .strayBracket(let bracket, let line):
      return ("a `\(bracket)` \(place(line)) closes nothing", "take it out, or open it before")
    case .wrongBracket(let bracket, let due, let line):
      return (
        "a `\(bracket)` \(place(line)) stands where `\(due)` is due",
        "close what is opened, the last first"
      )
    }
  }

  private static let longestShown = 24

  private static func problem(of document: GraphQLDocument) -> Problem? {
    if let name = document.untypedVariable {
      return (
        "the query declares `$\(name)` without a type",
        "write a colon and the type, as in `($\(name): String)`"
      )
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
