import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Composed pages: trees, screens and controls that stand in a screen.
extension SpecWalker {
  /// - Parameters:
  ///   - shown: What the page's item can start from.
  ///   - within: What its parts can use.
  mutating func visit(
    _ page: PageDeclaration, of screen: ScreenDeclaration, in shown: ValueScope,
    within: ValueScope
  ) {
    var scope = within
    if let item = page.item {
      let model = model(of: item, in: shown)
      scope = model.map { within.with(item: $0) } ?? within.with(unknown: .item)
    } else if within.item == nil {
      scope = within.onPageWithoutItem
    }
    for part in page.parts { visit(part: part, of: screen, in: scope) }
    checkForRepetition(in: page)
  }

  /// What a page is about; nil after a finding.
  private mutating func model(of item: Expression, in scope: ValueScope) -> SpecType? {
    guard let typed = value(item, expecting: nil, in: scope) else { return nil }
    if case .model = typed.type.unwrapped, case .path = item.kind { return typed.type.unwrapped }
    findings.report(
      .bindingTypeMismatch, "a page is about a model, and this is `\(typed.type)`",
      at: location(item.span),
      help: ["name a model, such as one that `data:` loads; its parts say what they show of it"])
    return nil
  }

  private mutating func visit(
    part: RowDeclaration, of screen: ScreenDeclaration, in scope: ValueScope
  ) {
    let known = condition(part.condition, in: scope, seesWindow: seesWindow)
    let scope = scope.knowing(known)
    text(part.accessibility?.label, in: scope)
    let context = effects(of: screen, in: scope, while: part.condition)
    switch part.content {
    case .tree(let node): visit(node, context)
    case .embed(let embed): contained(embed.screen, embed.arguments, in: scope)
    case .control(let control): visit(control, in: scope)
    case .item: break
    }
    if let effect = part.effect { visit(effect, context) }
  }
}
