import Diagnostics
import SourceText
import SpecSyntax

/// A key that stands twice in a declaration, since another one was written like it: `states:` for `state:` beside the
/// screen's `states:`.
enum RepeatedKeys {
  /// Puts findings that say which key was meant in the place of those that say that one stands twice, and of those about
  /// what stands within it.
  static func explaining(
    _ diagnostics: [Diagnostic], in tree: SyntaxTree, of file: FileID
  ) -> [Diagnostic] {
    let repeated = diagnostics.filter { $0.rule == SyntaxProblem.Rule.duplicateKey.rawValue }
    guard !repeated.isEmpty else { return diagnostics }
    var found = diagnostics
    for finding in repeated {
      // What stands below the second is what the first lacks.
      if let first = finding.related.first?.location.span {
        found.removeAll { other in
          other.rule == Rule.wrongType.name && other.primary.span.count == 0
            && (first.end...first.end + 2).contains(other.primary.span.start)
        }
      }
      guard let slip = slip(behind: finding, in: tree) else { continue }
      let place = Location(file: file, span: tree.span(slip.key))
      let name = tree.string(slip.key)
      found.removeAll { other in
        other == finding || tree.span(slip.value).contains(other.primary.span)
      }
      found.append(
        Diagnostic(
          rule: finding.rule, severity: finding.severity,
          message:
            "the key `\(name)` stands twice, and this one has what belongs to `\(slip.meant)`",
          at: place,
          related: [
            .init(Location(file: file, span: tree.span(slip.other)), "the other one is here")
          ],
          help: ["did you mean `\(slip.meant)`?"],
          fixes: Fix.replacing(name, at: place, by: slip.meant, .unsafe)))
    }
    return found
  }

  private struct Slip {
    let key: NodeID
    let value: NodeID
    let other: NodeID
    let meant: String
  }

  private static func slip(behind finding: Diagnostic, in tree: SyntaxTree) -> Slip? {
    let span = finding.primary.span
    for document in tree.documents where tree.span(document).contains(span) {
      guard let kind = tree.declaration(of: document)?.kind,
        let repeated = tree.pairs(document).first(where: { tree.span($0.key) == span })
      else { continue }
      let name = tree.string(repeated.key)
      let both = tree.pairs(document).filter { tree.scalarEquals($0.key, string: name) }
      let written = Set(tree.pairs(document).map { tree.string($0.key) })
      let keys = Grammar.construct(of: kind).keys
      guard both.count == 2, let own = keys.first(where: { $0.name == name }),
        let meant = NearMiss.suggestion(
          for: name, among: keys.map(\.name).filter { !written.contains($0) }),
        let other = keys.first(where: { $0.name == meant })
      else { continue }
      let slips = both.filter {
        takes($0.value, other.shape, tree) && !takes($0.value, own.shape, tree)
      }
      guard slips.count == 1, let right = both.first(where: { $0.key != slips[0].key }) else {
        continue
      }
      return Slip(key: slips[0].key, value: slips[0].value, other: right.key, meant: meant)
    }
    return nil
  }

  /// Whether a value is one for a key of a shape, as far as its own keys say.
  private static func takes(_ value: NodeID, _ shape: Shape, _ tree: SyntaxTree) -> Bool {
    guard tree.kind(value) == .mapping else { return false }
    let names = tree.pairs(value).map { tree.string($0.key) }
    return shape.isMap
      || shape.constructs.contains { construct in names.allSatisfy(construct.hasKey) }
  }
}
