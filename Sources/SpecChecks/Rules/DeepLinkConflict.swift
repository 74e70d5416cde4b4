import Diagnostics
import SpecModel

extension SpecRule {
  /// No link stands behind one that takes all of its addresses.
  static let deepLinkConflict: SpecRule = .init(
    name: "deep-link-conflict",
    summary: "An address fits an earlier link too.",
    rationale: "The first link that fits is taken, so the later one never opens its screen.",
    examples: """
      app: Shop
      language: 1
      links:«→
        - { url: "shop://items/new", screen: NewItem }»
        - { url: "shop://items/{itemID}", screen: Item }«
        - { url: ‹"shop://items/new"›, screen: NewItem }→»
      ---
      screen: Item
      parameters: { itemID: ID }
      sections: []
      ---
      screen: NewItem
      sections: []
      """,
    .apps { app, place, findings in
      guard app.links.count > 1 else { return }
      let known = LinkNode()
      for link in app.links {
        let parts = Self.parts(of: link)
        // Longer ones are no addresses that anyone opens, and comparing goes part by part.
        guard parts.count <= mostParts else { continue }
        guard let earlier = known.insert(parts[...], link) else { continue }
        findings.report(
          .deepLinkConflict, "`\(link.url.text)` never opens `\(link.screen.text)`",
          at: place.location(link.url.span),
          related: [
            .init(
              place.location(earlier.url.span),
              "this one fits first, and opens `\(earlier.screen.text)`")
          ],
          help: [
            Self.parts(of: earlier) == parts
              ? "they are the same address, whatever the places in braces are called: give one a path of its own"
              : "put the more special address first, or change one of them"
          ])
      }
    })

  /// The parts of an address; nil stands for one that is captured.
  private static func parts(of link: LinkDeclaration) -> [String?] {
    link.url.text.utf8.split(separator: UInt8(ascii: "/"))
      .map { $0.contains(UInt8(ascii: "{")) ? nil : String(Substring($0)) }
  }

  private static let mostParts = 32
}

/// The addresses of links, part by part.
private final class LinkNode {
  private var literals: [String: LinkNode] = [:]
  private var capture: LinkNode?
  private var link: LinkDeclaration?

  /// Adds an address (nil stands for a capture), unless an earlier one takes all of its addresses:
  /// then that is returned.
  func insert(_ parts: ArraySlice<String?>, _ link: LinkDeclaration) -> LinkDeclaration? {
    if let earlier = match(parts) { return earlier }
    var node = self
    for part in parts { node = node.child(part) }
    node.link = link
    return nil
  }

  private func match(_ parts: ArraySlice<String?>) -> LinkDeclaration? {
    guard let part = parts.first else { return link }
    let rest = parts.dropFirst()
    if let part, let found = literals[part]?.match(rest) { return found }
    return capture?.match(rest)
  }

  private func child(_ part: String?) -> LinkNode {
    let existing = part.map { literals[$0] } ?? capture
    if let existing { return existing }
    let node = LinkNode()
    if let part { literals[part] = node } else { capture = node }
    return node
  }
}
