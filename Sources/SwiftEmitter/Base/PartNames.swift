import SpecModel
import SpecSemantics

extension RowPlan {
  /// Whether it is a part of a page, and no item or control of its own.
  var isPart: Bool {
    switch content {
    case .tree, .embed: true
    case .item, .control: false
    }
  }

  /// What a part of a page is about, as a name.
  var partName: String {
    switch content {
    case .tree(let node): node.partName ?? effect?.declaration.sceneName.loweringFirst ?? "part"
    case .embed(let embed): Naming.member(embed.use.screen.name.text)
    case .item, .control: "part"
    }
  }
}

extension CellPlan {
  /// What a tree is about, as a name: the first that its parts have.
  fileprivate var partName: String? {
    switch content {
    case .container(let container): container.items.lazy.compactMap(\.partName).first
    case .text(let plan): plan.text.name
    case .badge(let plan): plan.text.name
    case .button(let button): button.effect.declaration.sceneName.loweringFirst
    case .component(let use): Naming.member(use.component.name.text)
    case .control(let control, _): ControlEmission.id(of: control)
    case .embed(let embed): Naming.member(embed.use.screen.name.text)
    case .input(let input): input.effect.declaration.sceneName.loweringFirst
    case .image, .progress, .rating, .view, .spacer, .divider: nil
    }
  }
}

extension TypedText {
  /// The last part of the text's key, or of the path of its value.
  fileprivate var name: String? {
    switch self {
    case .key(let key, _):
      // A text in the place of a key names nothing.
      key.contains(" ") ? nil : key.split(separator: ".").last.map { Naming.member(String($0)) }
    case .value(let value, _), .money(let value, _), .verbatim(let value): value.name
    }
  }
}

extension TypedExpression {
  fileprivate var name: String? {
    guard case .path(_, let steps) = kind else { return nil }
    return steps.written.last.map { Naming.member($0.name) }
  }
}
