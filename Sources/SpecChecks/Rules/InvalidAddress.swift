import Diagnostics
import SourceText
import SpecModel

extension Rule {
  static let invalidAddress = Rule(
    name: "invalid-address",
    summary: "The address of an API, call or link is not written as one.",
    rationale:
      "Requests are sent to the API's base followed by the path of the call; what is not an "
      + "address goes nowhere.",
    failing: RuleExample(
      """
      api: Main
      base: ‹api.example.com›
      """
    ),
    passing: RuleExample(
      """
      api: Main
      base: https://api.example.com
      """
    ))
}

/// Bases are absolute addresses, paths of calls start with a slash, and links have a scheme.
struct InvalidAddress: DeclarationRule {
  var rule: Rule { .invalidAddress }

  func check(_ app: AppDeclaration, at place: DeclarationPlace, into findings: inout Findings) {
    for link in app.links { check(link, place, into: &findings) }
  }

  func check(
    _ request: RequestDeclaration, at place: DeclarationPlace, into findings: inout Findings
  ) {
    check(request.call, place, into: &findings)
  }

  func check(_ source: SourceDeclaration, at place: DeclarationPlace, into findings: inout Findings)
  {
    if case .request(let call, _, _) = source.content { check(call, place, into: &findings) }
  }

  func check(_ api: APIDeclaration, at place: DeclarationPlace, into findings: inout Findings) {
    for address in api.base.addresses where !isServer(address.text) {
      report(
        "`\(address.text)` is not the address of a server", at: address.span, place,
        help: "write it in full: `https://api.example.com/v1`", into: &findings)
    }
    guard api.base.addresses.isEmpty else { return }
    report(
      "`\(api.name.text)` is nowhere", at: api.name.span, place,
      help: "give its `base:` an address for each environment", into: &findings)
  }

  private func isServer(_ address: String) -> Bool {
    (address.hasPrefix("https://") || address.hasPrefix("http://"))
      && URLNotation.isAddress(address) && URLNotation.host(of: address)?.isEmpty == false
  }

  private func check(
    _ link: LinkDeclaration, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    let text = link.url.text
    let plain = text.filter { $0 != "{" && $0 != "}" }
    let parts = text.split(separator: "/")
    let areWhole = parts.allSatisfy { part in
      !part.contains("{") || (part.hasPrefix("{") && part.firstIndex(of: "}") == part.indices.last)
    }
    guard text.contains("://"), URLNotation.isAddress(plain), areWhole else {
      return report(
        "`\(text)` is not the address of a link", at: link.url.span, place,
        help: "write a scheme and a path, captures as whole parts: `moments://posts/{postID}`",
        into: &findings)
    }
  }

  private func check(_ call: Call, _ place: DeclarationPlace, into findings: inout Findings) {
    let start: String
    switch call.path.kind {
    case .text(let text): start = text
    case .template(let segments):
      if case .literal(let text) = segments.first { start = text } else { start = "" }
    default: start = ""
    }
    guard !start.hasPrefix("/") else { return }
    report(
      "the path of a call starts with `/`", at: call.path.span, place,
      help: "it is appended to the API's base; values stand in it as `{$parameters.…}`",
      into: &findings)
  }

  private func report(
    _ message: String, at span: ByteSpan, _ place: DeclarationPlace, help: String,
    into findings: inout Findings
  ) {
    findings.report(Diagnostic(rule, message, at: place.location(span), help: [help]))
  }
}
