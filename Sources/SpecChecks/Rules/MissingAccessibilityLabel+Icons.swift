import SourceText
import SpecModel
import SpecSemantics

/// Icons that tell something of a row: they are there for some and not for others.
extension CellNode {
  /// The first icon that is there by a condition about the item and has no label, where nothing else in the cell says
  /// what it asks for.
  var silentIcon: CellNode? {
    var icons: [(node: CellNode, asked: [ValuePath])] = []
    forEachNode { node in
      guard node.isUnlabelledIcon, let condition = node.condition else { return }
      var asked: [ValuePath] = []
      condition.visitPaths { asked.append($0) }
      guard !asked.isEmpty, asked.allSatisfy({ $0.scope == .item && !$0.components.isEmpty }) else {
        return
      }
      icons.append((node, asked))
    }
    guard !icons.isEmpty else { return nil }
    forEachNode { node in
      guard !icons.isEmpty, !node.isUnlabelledIcon else { return }
      guard !node.isOwnWorld else { return icons.removeAll() }
      node.visitShownPaths { path in
        icons.removeAll { icon in icon.asked.contains { $0.isAbout(path) } }
      }
    }
    return icons.first?.node
  }

  /// An arrow shows only that something follows on a tap.
  private static let decorations = ["chevron", "arrow"]

  private var isUnlabelledIcon: Bool {
    guard condition != nil, let image, image.label == nil,
      case .named(.one(let icon)) = image.source,
      icon.isSymbol
    else { return false }
    return !Self.decorations.contains { icon.name.text.hasPrefix($0) }
  }

  /// Whether what it shows and says is not all in the cell's spec.
  private var isOwnWorld: Bool {
    switch content {
    case .control, .embed, .progress, .input, .rating, .view: true
    case .container, .text, .image, .button, .component, .badge, .spacer, .divider: false
    }
  }

  /// What can be heard of a row, or seen as a picture of its own.
  private func visitShownPaths(_ visit: (ValuePath) -> Void) {
    condition?.visitPaths(visit)
    shownText?.visitPaths(visit)
    image?.label?.visitPaths(visit)
    button?.label?.visitPaths(visit)
    button?.icon?.forEachCondition { $0.visitPaths(visit) }
    if let image, case .value(let picture) = image.source { picture.visitPaths(visit) }
    for argument in component?.arguments ?? [] { argument.value.visitPaths(visit) }
  }
}

extension Alternatives {
  /// Calls a function with all that chooses among them.
  fileprivate func forEachCondition(_ body: (Expression) -> Void) {
    guard case .chosen(let condition, let value, let otherwise) = self else { return }
    body(condition)
    value.forEachCondition(body)
    otherwise.forEachCondition(body)
  }
}

extension ValuePath {
  /// Whether one of two paths leads to the other, or both to how many there are of the same.
  fileprivate func isAbout(_ other: ValuePath) -> Bool {
    guard scope == other.scope else { return false }
    let (own, others) = (significant, other.significant)
    let count = min(own.count, others.count)
    return own.prefix(count).elementsEqual(others.prefix(count)) { $0.text == $1.text }
  }

  private var significant: ArraySlice<Name> {
    components.last?.text == "count" ? components.dropLast() : components[...]
  }
}
