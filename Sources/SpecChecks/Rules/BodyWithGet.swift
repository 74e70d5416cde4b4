import Diagnostics
import SourceText
import SpecModel

extension SpecRule {
  /// What is sent with a body is no `GET`.
  static let bodyWithGet: SpecRule = .init(
    name: "body-with-get",
    summary: "A request that only asks has a body.",
    rationale:
      "A call is a `GET` unless it says otherwise, and the system refuses to send one with a body.",
    examples: """
      request: Publish
      parameters: { text: String }«→
      method: POST»
      path: /posts
      ‹body›: { text: $parameters.text }
      """,
    .requests { request, place, findings in
      // One whose method cannot be read is not a `GET` for that.
      guard !place.index.isBroken(.request, request.name.text) else { return }
      check(request.call, place, into: &findings)
    },
    .sources { source, place, findings in
      guard !place.index.isBroken(.source, source.name.text) else { return }
      if case .request(let call, _, _) = source.content { check(call, place, into: &findings) }
    })

  private static func check(_ call: Call, _ place: DeclarationPlace, into findings: inout Findings)
  {
    guard call.method == .get, let key = call.payloadKey else { return }
    // Who writes the method has chosen the wrong one, and who leaves it out has forgotten it for what is sent.
    if let method = call.methodPlace {
      findings.report(
        .bodyWithGet, "a `GET` has no body", at: place.location(method),
        related: [.init(place.location(key), "this is its body")],
        help: [
          "say `POST`, `PUT` or `PATCH`, or take the body out; what is asked for stands in `query:`"
        ])
      return
    }
    findings.report(
      .bodyWithGet, "a `GET` has no body", at: place.location(key),
      help: ["say `method: POST`, or another one; what is asked for stands in `query:`"])
  }
}
