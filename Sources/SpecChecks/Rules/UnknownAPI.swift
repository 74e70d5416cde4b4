import Diagnostics
import SpecModel

extension SpecRule {
  /// Calls say which API they go to, unless there is one only. (Names of APIs are looked up by the walk.)
  static let unknownAPI: SpecRule = .init(
    name: "unknown-api",
    summary:
      "A call names an API that is not declared, or does not say which of several it goes to.",
    rationale:
      "A call has to know its server; only if the app has exactly one API it need not be named.",
    examples: """
      source: Posts
      request: { api: ‹Mian→Main›, path: /posts }
      yields: Post
      """,
    reportedBy: [.names],
    .collecting(
      [Location].self,
      on: .calls { call, place, undirected in
        guard call.api == nil, place.index.count(of: .api) != 1 else { return }
        undirected.append(place.location(call.path.span))
      }
    ) { app, calls, findings in
      // One finding stands for all calls: it is one thing that is wrong.
      guard let first = calls.first, !app.index.hasBroken(.api) else { return }
      let count = app.index.count(of: .api)
      let others = calls.count - 1
      let subject =
        switch others {
        case 0: "this call"
        case 1: "this call and another one"
        default: "this call and \(others) others"
        }
      let known = app.index.names(of: .api).prefix(3).map { "`api: \($0)`" }.joined(separator: ", ")
      findings.report(
        .unknownAPI,
        count == 0
          ? "there is no API that \(subject) could go to"
          : "there are \(count) APIs that \(subject) could go to", at: first,
        related: calls.dropFirst().prefix(mostPlaces).map { .init($0, "another call") },
        help: [count == 0 ? "declare one: `api: Main` with its `base:`" : "say which: \(known)"])
    })

  private static let mostPlaces = 3
}
