import Diagnostics
import SourceText
import SpecSyntax

/// Documents that begin with another kind of declaration than their keys are of.
extension DocumentReader {
  /// Reads what a document declares by a key, and tells it as one mistake if another kind of declaration is meant.
  func declaration(
    _ document: NodeID, as kind: DeclarationKind, by key: NodeID, isFirst: Bool
  ) -> Declaration? {
    let count = diagnostics.count
    let declaration = Grammar.read(kind, document, self)
    // Of what is right no key is looked at twice.
    guard diagnostics.count > count,
      let meant = (isFirst ? kindOfAllOthers(in: document, than: kind) : nil)
        ?? kindWithNeeds(metIn: document, butNotOf: kind)
    else { return declaration }
    withdraw(since: count)
    reportKind(kind, at: key, meaning: meant)
    return nil
  }

  func reportKind(_ kind: DeclarationKind, at key: NodeID, meaning meant: DeclarationKind) {
    let place = location(tree.span(key))
    report(
      Diagnostic(
        .declarationKeyFirst,
        "what stands below this \(kind.rawValue) are keys of \(NameKind.declaration(meant).phrase)",
        at: place, help: ["did you mean `\(meant.rawValue)`?"],
        fixes: Fix.replacing(kind.rawValue, at: place, by: meant.rawValue, .unsafe)))
  }

  /// The kind of declaration whose keys all stand below the name of one of another kind, which has none of them.
  func kindOfAllOthers(in document: NodeID, than kind: DeclarationKind) -> DeclarationKind? {
    guard tree.count(document) > 2 else { return nil }
    let own = Grammar.construct(of: kind)
    let keys = tree.pairs(document).dropFirst().map { tree.string($0.key) }
    guard !keys.contains(where: own.hasKey) else { return nil }
    let kinds = kinds(withKeys: keys)
    return kinds.count == 1 ? kinds[0] : nil
  }

  /// The only other kind of declaration that has all keys below the name of one, if that lacks some that the other
  /// cannot do without: `for` and `cell` are those of an adapter, though a component has a `cell` as well. Or if they lack
  /// what the one that is named cannot do without: `path` and `emits` are those of a request, as a source would yield
  /// something.
  func kindWithNeeds(
    metIn document: NodeID, butNotOf kind: DeclarationKind
  ) -> DeclarationKind? {
    let keys = Array(tree.pairs(document).map { tree.string($0.key) }.dropFirst())
    let kinds = kinds(withKeys: keys)
    guard kinds.count == 1, kinds[0] != kind else { return nil }
    let own = Grammar.construct(of: kind)
    let needed = Grammar.construct(of: kinds[0]).keys.filter {
      $0.presence == .required && $0.name != kinds[0].rawValue
    }
    // What its own keys have below them has only lost the line of its owner: `path` is one of a source's `request`.
    let isStrange = { (key: KeyDescription) in
      !own.hasKey(key.name)
        && !own.keys.contains { $0.shape.constructs.contains { $0.hasKey(key.name) } }
    }
    guard needed.allSatisfy({ keys.contains($0.name) }) else { return nil }
    // What has lost a line has all else that it needs.
    let lacksNeeds = own.keys.contains {
      $0.presence == .required && $0.name != kind.rawValue && !keys.contains($0.name)
    }
    return lacksNeeds || needed.contains(where: isStrange) ? kinds[0] : nil
  }
}
