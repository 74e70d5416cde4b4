import SourceText
import SpecModel

/// What a description says of operations that are taken over, and specs have no word for.
extension OperationReader {
  /// - Parameter page: How its list is cut into pages, if it has one.
  mutating func tellOfTheRest(of operation: Operation, pagedBy page: ImportedPage?) {
    let label = operation.label
    schemas.tellOfDeprecation(operation.node.member("deprecated"), of: "`\(label)`")
    if let callbacks = operation.node.member("callbacks"), !callbacks.value.members.isEmpty {
      schemas.findings.remark(
        .callbacks, "the callbacks of `\(label)` are sent to servers", at: callbacks.keySpan,
        help: "an app gets to know of them by push notifications")
    }
    tellOfSecurity(of: operation)
    var readsLink = false
    if case .link(receive: nil)? = page { readsLink = true }
    let responses = operation.node["responses"]?.members ?? []
    let hasSuccess = responses.contains { $0.key.hasPrefix("2") }
    for response in responses {
      guard let (node, _) = document.resolved(response.value) else { continue }
      if response.isError(beside: hasSuccess) {
        tellOfError(node, status: response.key, of: label)
      }
      tellOfHeaders(in: node, of: label, besides: readsLink ? ["link"] : [])
      guard let links = node.member("links"), !links.value.members.isEmpty else { continue }
      schemas.findings.remark(
        .links, "the links of what `\(label)` answers are not followed", at: links.keySpan,
        help: "a screen says itself what it loads or sends next, and with which values: `with:`")
    }
  }

  /// All calls of an API say in one way who asks.
  private mutating func tellOfSecurity(of operation: Operation) {
    guard let scheme = server.scheme, let own = operation.node.member("security") else { return }
    let ways = own.value.ways
    if !ways.contains(where: { !$0.isEmpty }) {
      guard document.root["security"]?.ways.contains(where: { !$0.isEmpty }) == true else { return }
      return schemas.findings.remark(
        .security, "`\(operation.label)` may be asked by anybody", at: own.keySpan,
        help:
          "it is told who asks, too, once that is known: declare another `api:` without `auth:` if it must not be"
      )
    }
    guard !ways.contains(where: { $0.isSubset(of: [scheme]) }) else { return }
    let names = ways.map { $0.sorted().map { "`\($0)`" }.joined(separator: " with ") }
    leaveOut(
      "`\(operation.label)` takes \(names.joined(separator: " or ")), and its API says `\(scheme)`",
      at: own.keySpan,
      help: "declare another `api:` with an `auth:` for it, and name that under `api:` of the call")
  }

  // MARK: - Answers

  private mutating func tellOfError(_ answer: DocumentNode, status: String, of label: String) {
    guard let content = answer.member("content"),
      content.value.members.contains(where: { $0.value["schema"] != nil })
    else { return }
    let kind = status == "default" ? "an error" : "the status \(status)"
    schemas.findings.remark(
      .errors, "what `\(label)` answers with \(kind) becomes no model", at: content.keySpan,
      help:
        "screens say that something failed by `error:` and `failed:`, and forms what such an answer says of fields"
    )
  }

  private mutating func tellOfHeaders(
    in answer: DocumentNode, of label: String, besides read: Set<String>
  ) {
    // What kind of answer it is need not be said.
    let others = read.union(["content-type", "content-length"])
    for header in answer["headers"]?.members ?? []
    where !others.contains(header.key.lowercased()) {
      schemas.findings.remark(
        .headers, "the header `\(header.key)` of what `\(label)` answers is not read",
        at: header.keySpan,
        help:
          "of headers, specs read those that `page:` names, as in `ends: { header: X-Total-Pages }`, and `Link`"
      )
    }
  }
}

extension DocumentNode {
  /// The schemes that are asked for together, for each way in which somebody may be known.
  fileprivate var ways: [Set<String>] { elements.map { Set($0.members.map(\.key)) } }
}

extension DocumentNode.Member {
  /// Whether an answer with its status says that something went wrong.
  fileprivate func isError(beside hasSuccess: Bool) -> Bool {
    key.hasPrefix("4") || key.hasPrefix("5") || (key == "default" && hasSuccess)
  }
}
