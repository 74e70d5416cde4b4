import Diagnostics
import SpecModel

/// Adapters and their cells.
extension Walk {
  mutating func visit(_ adapter: AdapterDeclaration) {
    declare(adapter.name, .type(.adapter))
    spell(adapter.name, .adapter)
    for event in adapter.events { declare(event, .member) }
    _ = resolve(.model, adapter.model)
    let scope = ValueScope(of: adapter, hasSession: !beforeGate.contains(adapter))
    switch adapter.body {
    case .cell(let node):
      generate(adapter.name)
      let context = EffectContext(
        scope: scope, owner: .adapter, events: adapter.events, seesWindow: true)
      visit(node, context)
    case .swift(let type): uses.ownClasses.append((type.type, current))
    case .embed(let embed):
      generate(adapter.name)
      if let id = index.id(of: .screen, embed.screen.text) {
        uses.note(current, embeds: id, at: embed.screen.span)
      }
      if let callee = screen(embed.screen, isEmbedded: true) {
        arguments(embed.arguments, of: callee, named: embed.screen, in: scope)
      }
    }
    text(adapter.accessibility?.label, in: scope)
  }

  /// - Parameter context: Where the effects of the node's buttons stand.
  mutating func visit(_ node: CellNode, _ context: EffectContext) {
    let scope = context.scope
    condition(node.condition, in: context.seesWindow ? scope.seeingWindow : scope)
    switch node.content {
    case .container(let container):
      spacing(container.spacing)
      spacing(container.padding)
      color(container.background)
      for item in container.items { visit(item, context) }
    case .text(let cellText):
      text(cellText.text, in: scope)
      font(cellText.font)
      color(cellText.color)
    case .image(let image): visit(image, in: scope)
    case .button(let button):
      text(button.title, in: scope)
      text(button.label, in: scope)
      visit(button.effect, context)
    case .component(let use): visit(use, context)
    case .spacer, .divider: break
    }
  }

  private mutating func visit(_ image: CellImage, in scope: ValueScope) {
    color(image.color)
    text(image.label, in: scope)
    guard case .value(let expression) = image.source,
      let typed = value(expression, expecting: nil, in: scope)
    else { return }
    switch typed.type {
    case .builtin(.url), .optional(.builtin(.url)), .builtin(.image): return
    default:
      findings.report(
        Diagnostic(
          .bindingTypeMismatch, "expected a picture, found `\(typed.type)`",
          at: location(expression.span), label: "this is `\(typed.type)`",
          help: ["a picture comes from a `URL`, a `URL?` or an `Image`"]))
    }
  }
}
