import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Servers are talked to by HTTPS, other than those of a developer's own machine.
  static let insecureURL: SpecRule = .init(
    name: "insecure-url", severity: .warning,
    summary: "The app talks to a server without encryption, or sends a password in an address.",
    rationale:
      "Anyone on the way can read and change it, and iOS refuses the connection unless the app "
      + "is exempted. Addresses are kept by servers and proxies in their logs, whoever encrypts them.",
    examples: """
      api: Main
      base: ‹http://api.example.com→https://api.example.com›
      """,
    .apis { api, place, findings in
      for address in api.base.addresses {
        guard address.text.hasPrefix("http://"),
          let host = URLNotation.host(of: address.text), !ownHosts.contains(String(host))
        else { continue }
        findings.report(
          .insecureURL, "`\(api.name.text)` is not encrypted", at: place.location(address.span),
          help: ["write `https://`"])
      }
    },
    .requests { request, place, findings in
      for item in request.call.query where passwords.contains(item.name.text.lowercased()) {
        findings.report(
          .insecureURL, "`\(item.name.text)` is sent in the address, which logs keep",
          at: place.location(item.name.span), help: ["send it in the `body:`"])
      }
    })

  private static let passwords: Set<String> = [
    "password", "passwd", "pwd", "passphrase", "newpassword", "oldpassword",
  ]

  private static let ownHosts: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
}
