import Diagnostics
import SourceText
import SpecModel
import SpecSyntax

/// A place in a configuration where something is written.
struct ConfigurationSite {
  private let site: CompletionSite

  var word: ByteSpan { site.word }
  var prefix: String { site.prefix }

  init(in text: [UInt8], at offset: Int) {
    site = CompletionSite(in: text, at: offset, wordsHaveHyphens: true)
  }

  /// What may stand there: keys, severities, and the rules that have one.
  var candidates: [Candidate] {
    for variant in site.variants {
      let tree = SyntaxTree.parse(variant)
      if namesRule(in: tree) { return RuleCatalogue.candidates }
      switch GrammarCompletion(inConfigurationAt: site.placeholderSpan, in: tree) {
      case .keys(let keys): return keys
      case .words(let words, _) where !words.isEmpty: return words
      case .words, nil: continue
      }
    }
    return []
  }

  /// Whether what is written is a key of `severities`, or of a folder's.
  private func namesRule(in tree: SyntaxTree) -> Bool {
    guard let document = tree.documents.first, tree.kind(document) == .mapping else { return false }
    return tree.pairs(document).contains { key, value in
      guard tree.kind(key) == .scalar else { return false }
      switch tree.string(key) {
      case "severities": return hasKey(value, tree)
      case "folders":
        return tree.kind(value) == .mapping
          && tree.pairs(value).contains { hasKey($0.value, tree) }
      default: return false
      }
    }
  }

  private func hasKey(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.kind(node) == .mapping
      && tree.pairs(node).contains { tree.span($0.key) == site.placeholderSpan }
  }
}
