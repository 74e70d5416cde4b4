import Diagnostics
import SourceText
import SpecSyntax

/// Lists of words where mappings are due: `menu: [Feed, Explore]`.
extension DocumentReader {
  /// Says once of the words of a list that each should be a mapping.
  ///
  /// - Parameter count: How many findings there were before the list was read.
  func gatherWords(insteadOfMappingsIn list: NodeID, of shape: Shape, since count: Int) {
    guard diagnostics.count > count + 1, tree.count(list) == diagnostics.count - count,
      let construct = shape.constructs.first
    else { return }
    let items = Array(tree.items(list))
    let expected = "expected a mapping with the keys of \(construct.name), "
    let isSame = zip(items, diagnostics[count...]).allSatisfy { item, finding in
      tree.kind(item) == .scalar && finding.primary.span == span(item)
        && finding.message.hasPrefix(expected)
    }
    guard isSame else { return }
    let first = diagnostics[count]
    let word = tree.string(items[0])
    withdraw(since: count)
    report(
      Diagnostic(
        .wrongType, first.message, at: first.primary,
        related: items.dropFirst().prefix(Self.mostWords).map {
          .init(location(span($0)), "and this is none, either")
        },
        help: construct.example(with: word).map { ["write each as `\($0)`"] } ?? first.help))
  }

  /// So many of the other words are shown.
  private static let mostWords = 2
}

extension Construct {
  /// A mapping with a word under the key that it is likeliest meant for, and the other keys that have to be there.
  fileprivate func example(with word: String) -> String? {
    let required = keys.filter { $0.presence == .required }
    let taking = required.filter { $0.shape.takes(word) }
    // What begins with a capital letter is declared somewhere.
    let declared = taking.first { key in
      if case .name(.declaration) = key.shape { word.first?.isUppercase == true } else { false }
    }
    guard let key = declared ?? taking.first ?? key(of: word) else { return nil }
    let value = word.contains { "{#,:".contains($0) } ? "\"\(word)\"" : word
    let pairs = ([key] + required.filter { $0.name != key.name }).map {
      "\($0.name): \($0.name == key.name ? value : "…")"
    }
    return "{ \(pairs.joined(separator: ", ")) }"
  }
}
