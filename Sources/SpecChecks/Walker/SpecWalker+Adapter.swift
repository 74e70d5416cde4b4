import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Adapters and their cells.
extension SpecWalker {
  mutating func visit(_ adapter: AdapterDeclaration) {
    declare(adapter.name, .type(.adapter))
    spell(adapter.name, .adapter)
    for event in adapter.events { declare(event, .member) }
    resolveModel(of: adapter)
    let scope = ValueScope(of: adapter, hasSession: !beforeGate.contains(adapter))
    switch adapter.body {
    case .cell(let node):
      generate(adapter.name)
      let context = EffectContext(
        scope: scope, owner: .adapter, events: adapter.events, seesWindow: true)
      let errors = findings.errorCount
      visit(node, context)
      if findings.errorCount > errors { checkModel(of: adapter) }
    case .swift(let type):
      uses.ownClasses.append((type.type, current))
      uses.note(current, namesModuleOf: type)
      generate(adapter.name, .adapterDependencies)
      uses.note(current, is: .leaving)
    case .embed(let embed):
      generate(adapter.name)
      contained(embed.screen, embed.arguments, in: scope)
    }
    text(adapter.wholeAccessibility?.label, in: scope)
    reportIdleKeys(of: adapter)
  }

  /// Reports an adapter whose texts show what only another model has.
  private mutating func checkModel(of adapter: AdapterDeclaration) {
    guard let meant = SpecRule.modelMeant(by: adapter, in: index) else { return }
    let own = adapter.model.text
    // Conditions of screens may ask for other fields of it.
    for field in index.fieldsLacking(in: own, of: meant.name) {
      findings.note(
        explained: TypeProblem.causeOfMissing(field: field, of: own), by: .unknownField)
    }
    findings.note(meant: [meant.name])
    let isOne = meant.strange.count == 1
    findings.report(
      .unknownField,
      "`\(adapter.name.text)` is for `\(own)`, which has no \(Listing.quoted(meant.strange)); `\(meant.name)` has \(isOne ? "it" : "them")",
      at: location(adapter.model), help: ["did you mean `\(meant.name)`?"],
      fixes: Fix.replacing(own, at: location(adapter.model), by: meant.name, .unsafe),
      about: .mistakenModel(own, meant: meant.name))
  }

  /// Reports what is said of a cell that is not described here.
  private mutating func reportIdleKeys(of adapter: AdapterDeclaration) {
    for key in adapter.idleKeys {
      let (reason, cure): (String, String)
      switch adapter.body {
      case .embed:
        reason = "the cell is as the screen in it"
        cure =
          key.text == "size"
          ? "say the `height:` under `embed:`, or leave it out"
          : "leave it out, or say it in the screen"
      case .cell:
        reason = "what the view tells by its `events` is reached by its parts alone"
        cure = "leave it out, and have the view say what its buttons do"
      case .swift:
        reason = "the class sees to it"
        cure = "leave it out, and let the class do it"
      }
      findings.report(
        .ineffectiveKey, "`\(key.text)` means nothing here: \(reason)", at: location(key),
        help: [cure])
    }
  }

  /// Reports what is said beside a column or row and in it.
  private mutating func reportRepeatedKeys(of container: CellContainer) {
    for key in container.repeatedKeys {
      findings.report(
        .ineffectiveKey, "`\(key.text)` is said twice, and what stands beside the `items` counts",
        at: location(key), help: ["leave this one out"])
    }
  }

  /// - Parameter context: Where the effects of the node's buttons stand.
  mutating func visit(_ node: CellNode, _ context: EffectContext) {
    // Hardly a node has one, and copies of the context would be counted for each.
    guard let condition = node.condition else { return visitContent(of: node, context) }
    let errors = findings.errorCount
    let known = self.condition(condition, in: context)
    if findings.errorCount == errors { checkPresence(of: node, when: condition) }
    visitContent(of: node, context.knowing(known))
  }

  /// Reports what shows a value only while that is missing.
  private mutating func checkPresence(of node: CellNode, when condition: Expression) {
    guard let value = node.shownValue, case .path(let path) = value.kind,
      let operand = condition.firstOperand(of: .and, where: { $0.asksWhetherMissing(path) })
    else { return }
    findings.report(
      .redundantCondition,
      "`\(path.text)` is always missing where this shows it: it is asked for just that",
      at: location(operand.span), related: [.init(location(value.span), "it is shown here")],
      help: ["write `\(path.text) != nil`, or show something else"])
  }

  private mutating func visitContent(of node: CellNode, _ context: EffectContext) {
    let scope = context.scope
    if let box = node.box {
      visit(box, context)
      checkShadow(of: node, box)
    }
    if let part = node.part, !context.isComponent { report(misplaced: part) }
    switch node.content {
    case .container(let container):
      reportRepeatedKeys(of: container)
      spacing(container.spacing, in: scope)
      spacing(container.padding, in: scope)
      alignment(container.alignment, in: scope)
      color(container.background, in: scope)
      for item in container.items { visit(item, context) }
      checkForRepetition(in: container)
    case .text(let cellText):
      text(cellText.text, in: scope)
      font(cellText.font, in: scope)
      count(cellText.lines, in: scope)
      alignment(cellText.alignment, in: scope)
      color(cellText.color, in: scope)
    case .image(let image): visit(image, in: scope)
    case .button(let button):
      text(button.title, in: scope)
      text(button.label, in: scope)
      image(button.icon, in: scope)
      font(button.font, in: scope)
      color(button.color, in: scope)
      visit(button.effect, context)
    case .component(let use): visit(use, context)
    case .control(let control): visit(control, context)
    case .embed(let embed): visit(embed, context)
    case .progress(let bar):
      visit(bar, in: scope)
    case .rating(let rating):
      _ = number(rating.value, in: scope)
      color(rating.color, in: scope)
      text(rating.label, in: scope)
    case .input(let input): visit(input, context)
    case .badge(let badge):
      text(badge.text, in: scope)
      font(badge.font, in: scope)
      color(badge.color, in: scope)
      color(badge.background, in: scope)
    case .view(let view): visit(view, in: scope)
    case .spacer, .divider: break
    }
  }

  /// A view of the app's own, which is handed what it shows.
  private mutating func visit(_ view: CellOwnView, in scope: ValueScope) {
    uses.ownViews.append((view.type.type, current))
    uses.note(current, namesModuleOf: view.type)
    text(view.label, in: scope)
    for argument in view.arguments {
      if !view.isMadeOfModel { declare(argument.name, .member) }
      value(argument.value, expecting: argument.value.literalType, in: scope)
    }
    checkForRepetition(among: view.arguments, in: scope)
  }

  /// An input, whose effect knows the value that it was set to.
  private mutating func visit(_ input: CellInput, _ context: EffectContext) {
    text(input.label, in: context.scope)
    check(input)
    if context.isComponent {
      findings.report(
        .misplacedEffect, "a component's events carry no value that an input could be set to",
        at: location(input.value.span),
        help: ["put the input beside the component, where that is used"])
    }
    guard let typed = value(input.value, expecting: nil, in: context.scope) else { return }
    let isFitting =
      switch typed.type {
      case .builtin(.boolean): input.kind == .toggle
      case .builtin(.integer), .builtin(.number): input.kind != .toggle
      default: false
      }
    if !isFitting {
      let expected = input.kind == .toggle ? "a `Bool`" : "an `Int` or a `Double`"
      findings.report(
        .bindingTypeMismatch, "expected \(expected), found `\(typed.type)`",
        at: location(input.value.span), label: "this is `\(typed.type)`",
        help: ["a \(input.kind.rawValue) shows \(expected) that is always there"])
    }
    var inner = context
    inner.scope = context.scope.with(value: typed.type)
    visit(input.effect, inner)
    checkSentValues(of: input)
  }

  /// The numbers to choose from are some.
  private mutating func check(_ input: CellInput) {
    guard input.kind == .slider || input.kind == .stepper else { return }
    let standard: Double = input.kind == .slider ? 1 : 100
    let from = input.from ?? 0
    let to = input.to ?? standard
    let problem: String? =
      from >= to
      ? "there is nothing to choose from between \(from.spelled) and \(to.spelled)"
      : (input.step ?? 1) <= 0 ? "a step of \((input.step ?? 0).spelled) leads nowhere" : nil
    if let problem {
      return findings.report(
        .bindingTypeMismatch, problem, at: location(input.value.span),
        help: ["say `from:` less than `to:`, and a `step:` above 0"])
    }
    // Where neither is written, nobody thought of how the one goes into the other.
    guard let step = input.step, input.to != nil || step > to - from else { return }
    checkSteps(from: from, to: to, by: step, at: input.value.span)
  }

  /// Only parts of components are refined somewhere else.
  private mutating func report(misplaced part: Name) {
    findings.report(
      .unknownPart, "`\(part.text)` is no part of a component", at: location(part),
      help: ["leave `part` out: what this looks like can be said here"])
  }

  /// What stands around a node, and the nodes that stand on it.
  private mutating func visit(_ box: CellBox, _ context: EffectContext) {
    look(box, in: context.scope)
    for limit in box.limits.all { size(limit, in: context.scope) }
    if let picture = box.picture { visit(picture, in: context.scope) }
    for overlay in box.overlays { visit(overlay.node, context) }
  }

  private mutating func visit(_ bar: CellProgress, in scope: ValueScope) {
    let type = number(bar.value, in: scope)
    if let total = bar.total {
      _ = number(total, in: scope)
      checkForRepetition(of: bar.value, asTotal: total)
    } else if type == .builtin(.integer) {
      findings.report(
        .bindingTypeMismatch, "a bar of an `Int` is empty at 0 and full from 1 on",
        at: location(bar.value.span), help: ["say what fills it: `of: …`"])
    }
    color(bar.color, in: scope)
    text(bar.label, in: scope)
  }

  /// Reports a shadow that nothing throws: it falls from what is behind a node.
  private mutating func checkShadow(of node: CellNode, _ box: CellBox) {
    guard let shadow = box.shadow, box.ground == nil, node.part == nil,
      // A shadow of the theme that there is not is told of.
      shadow.allSatisfy({ $0?.token.map { index.hasToken(.shadow, $0.text) } != false })
    else { return }
    if case .container(let container) = node.content, container.background != nil { return }
    findings.report(
      .ineffectiveKey, "the shadow is not seen without a background that throws it",
      at: location(shadow.first?.token?.span ?? node.span),
      help: ["give it a `background:`, or leave `shadow:` out"])
  }

  /// A number that a bar or stars show.
  ///
  /// - Returns: Its type.
  private mutating func number(_ expression: Expression, in scope: ValueScope) -> SpecType? {
    guard let typed = value(expression, expecting: expression.literalNumber, in: scope) else {
      return nil
    }
    switch typed.type {
    case .builtin(.integer), .builtin(.number): break
    default:
      findings.report(
        .bindingTypeMismatch, "expected a number, found `\(typed.type)`",
        at: location(expression.span), label: "this is `\(typed.type)`",
        help: ["it is filled as far as an `Int` or a `Double` says, which is always there"])
    }
    return typed.type
  }

  /// A control in a cell, where there is something that it can edit.
  private mutating func visit(_ cell: CellControl, _ context: EffectContext) {
    let scope = context.scope
    switch context.owner {
    case .screen: visit(cell.control, in: scope)
    case .component: visit(cell.control, in: scope, editing: .parameters)
    case .adapter:
      report(
        "an adapter has no state that a control could edit", cell.control,
        help: "put the control on the screen, or let a button tell an event or send a request")
    case .loading:
      report(
        "nothing can be edited while a screen loads", cell.control, help: "leave the control out")
    }
    if let effect = cell.effect { visit(effect, context) }
  }

  /// A screen in a cell, where there is someone who can make it.
  private mutating func visit(_ embed: EmbedDeclaration, _ context: EffectContext) {
    let problem: (message: String, help: String)?
    switch context.owner {
    case .screen, .adapter: problem = nil
    case .component:
      problem = (
        "a component knows its parameters and no screens",
        "put the screen beside the component, where that is used"
      )
    case .loading:
      problem = ("no screen stands in one that loads", "leave it out")
    }
    guard let problem else {
      return contained(embed.screen, embed.arguments, in: context.scope)
    }
    findings.report(
      .misplacedEffect, problem.message, at: location(embed.screen.span), help: [problem.help])
  }

  private mutating func visit(_ image: CellImage, in scope: ValueScope) {
    color(image.color, in: scope)
    text(image.label, in: scope)
    duration(image.fade)
    size(image.size, in: scope)
    size(image.width, in: scope)
    size(image.height, in: scope)
    if case .named(let named) = image.source { self.image(named, in: scope) }
    guard case .value(let expression) = image.source,
      let typed = value(expression, expecting: nil, in: scope)
    else { return }
    switch typed.type {
    case .builtin(.url), .optional(.builtin(.url)), .builtin(.image): return
    default:
      var finding = Diagnostic(
        .bindingTypeMismatch, "expected a picture, found `\(typed.type)`",
        at: location(expression.span), label: "this is `\(typed.type)`",
        help: ["a picture comes from a `URL`, a `URL?` or an `Image`"])
      if typed.type == .optional(.builtin(.image)) {
        finding.cause = SpecRule.causeOfOptionalPicture
      }
      guard typed.type.unwrapped == .builtin(.string),
        let declared = types.declaration(ofFieldAt: typed, in: scope)
      else { return findings.report(finding) }
      report(finding, ofText: declared)
    }
  }

  /// Reports a text that is shown as a picture: where its field is declared, if more than one place shows it so.
  private mutating func report(
    _ finding: Diagnostic, ofText declared: (field: Field, model: String, file: FileID)
  ) {
    let (name, type) = (declared.field.name.text, declared.field.type)
    let written = "\(type.shape)"
    let meant = declared.field.typeOfAddress
    let place = Location(file: declared.file, span: type.span)
    findings.reportShared(
      Diagnostic(
        .bindingTypeMismatch,
        "`\(name)` of `\(declared.model)` is declared `\(written)`, and is shown as a picture",
        at: place, help: ["write `\(meant)`, which reads addresses"],
        fixes: Fix.replacing(written, at: place, by: meant, .unsafe)),
      shownBy: .init(finding.primary, "it is shown here"), or: finding)
  }
}

extension CellNode {
  /// The one value that it shows.
  var shownValue: Expression? {
    switch content {
    case .text(let text):
      if case .value(let value, _) = text.text { value } else { nil }
    case .image(let image):
      if case .value(let value) = image.source { value } else { nil }
    default: nil
    }
  }
}

extension Expression {
  /// Whether it holds where the value at a path is missing, and only there.
  fileprivate func asksWhetherMissing(_ path: ValuePath) -> Bool {
    guard case .binary(.equal, let left, let right) = kind else { return false }
    if case .null = right.kind { return left.isPath(path) }
    if case .null = left.kind { return right.isPath(path) }
    return false
  }
}

extension Double {
  /// The number as people write it.
  var spelled: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
