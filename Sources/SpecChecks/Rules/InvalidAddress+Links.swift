import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Addresses that begin with the scheme of the app's links, and those that no app has links with.
extension SpecRule {
  /// Schemes that the system opens by itself, or that are none of an app.
  private static let schemesOfSystem: Set<String> = [
    "about", "app-settings", "data", "facetime", "file", "ftp", "itms-apps", "javascript",
    "mailto", "maps", "shortcuts", "sms", "tel",
  ]

  /// Reports a link whose addresses the system never hands to the app.
  static func checkOwner(
    of link: LinkDeclaration, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    let scheme = link.url.text.prefix { $0 != ":" }.lowercased()
    guard schemesOfSystem.contains(scheme) else { return }
    findings.report(
      .invalidAddress, "`\(scheme)` is a scheme of the system, and opens no screen of this app",
      at: place.location(link.url.span),
      help: ["give it a scheme of the app's own, such as `moments`, or `https` and its domain"])
  }

  /// Reports an address of the app's own scheme that an effect opens and that is none of its links.
  static func checkOwnLink(openedBy site: EffectSite, into findings: inout Findings) {
    guard case .open(let address) = site.effect.action, case .text(let text) = address.kind,
      let links = site.index.app?.links
    else { return }
    let parts = text.split(separator: "/", omittingEmptySubsequences: true)
    let beside = links.filter { $0.parts.first == parts.first }
    // Pages of the web are opened in the browser, whatever the app's links are.
    guard let scheme = parts.first, scheme.hasSuffix(":"), !["https:", "http:"].contains(scheme),
      !beside.isEmpty,
      !beside.contains(where: { $0.takes(parts) })
    else { return }
    findings.report(
      Diagnostic(
        rule: SpecRule.invalidAddress.rule.name, severity: .warning,
        message: "`\(text)` is none of the app's links, and opens no screen of it",
        at: site.location(address.span),
        help: [
          "write it like one of them, such as `\(beside[0].url.text)`, or declare it under `links:`"
        ]))
  }
}

extension LinkDeclaration {
  fileprivate var parts: [Substring] {
    url.text.split(separator: "/", omittingEmptySubsequences: true)
  }

  /// Whether an address is one of the link's.
  fileprivate func takes(_ address: [Substring]) -> Bool {
    let parts = parts
    return parts.count == address.count
      && zip(parts, address).allSatisfy { $0.utf8.contains(UInt8(ascii: "{")) || $0 == $1 }
  }
}
