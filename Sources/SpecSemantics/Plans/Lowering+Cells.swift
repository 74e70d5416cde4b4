import SourceText
import SpecModel

extension Lowering {
  public func plan(of adapter: AdapterDeclaration) throws(PlanError) -> AdapterPlan {
    let scope = ValueScope(of: adapter)
    let body: AdapterPlan.Body
    switch adapter.body {
    case .cell(let node): body = .cell(try cell(node, in: scope))
    case .embed(let embed): body = .embed(try self.embed(embed, in: scope))
    case .swift(let type): body = .swift(type)
    }
    return AdapterPlan(
      declaration: adapter, scope: scope, body: body,
      accessibility: try accessibility(adapter.wholeAccessibility, in: scope))
  }

  public func plan(of component: ComponentDeclaration) throws(PlanError) -> ComponentPlan {
    let scope = ValueScope(of: component)
    return ComponentPlan(
      declaration: component, parameters: try fields(component.parameters), scope: scope,
      needs: index.needs(ofComponent: component.name.text),
      cell: try cell(component.cell, in: scope))
  }

  func accessibility(
    _ accessibility: AccessibilityDeclaration?, in scope: ValueScope
  ) throws(PlanError) -> AccessibilityPlan? {
    guard let accessibility else { return nil }
    return AccessibilityPlan(
      label: try text(accessibility.label, in: scope), traits: accessibility.traits)
  }

  func cell(_ node: CellNode, in scope: ValueScope) throws(PlanError) -> CellPlan {
    let condition = try condition(node.condition, in: scope)
    let inside = condition.inside(scope)
    return CellPlan(
      condition: condition, content: try content(of: node, in: inside),
      box: try box(node.box, in: inside), part: node.part)
  }

  private func view(_ view: CellOwnView, in scope: ValueScope) throws(PlanError) -> OwnViewPlan {
    var arguments: [(name: Name, value: TypedExpression)] = []
    for argument in view.arguments {
      let value = try value(argument.value, as: argument.value.literalType, in: scope)
      arguments.append((argument.name, value))
    }
    var tellings: [(event: Name, effect: EffectPlan)] = []
    for telling in view.tellings {
      guard case .event(let event) = telling.action else { continue }
      tellings.append((event, try effect(telling, in: scope)))
    }
    return OwnViewPlan(
      declaration: view, arguments: arguments, tellings: tellings,
      label: try text(view.label, in: scope))
  }

  private func box(_ box: CellBox?, in scope: ValueScope) throws(PlanError) -> CellBoxPlan? {
    guard let box else { return nil }
    var picture: ImagePlan?
    if let shown = box.picture { picture = try image(shown, in: scope) }
    var overlays: [(declaration: CellOverlay, cell: CellPlan)] = []
    for overlay in box.overlays { overlays.append((overlay, try cell(overlay.node, in: scope))) }
    return CellBoxPlan(
      declaration: box, look: try look(box, in: scope), limits: try limits(box.limits, in: scope),
      picture: picture, overlays: overlays)
  }

  private func limits(
    _ limits: CellLimits, in scope: ValueScope
  ) throws(PlanError) -> BoxLimitsPlan {
    BoxLimitsPlan(
      minWidth: try chosen(limits.minWidth, in: scope),
      maxWidth: try chosen(limits.maxWidth, in: scope),
      minHeight: try chosen(limits.minHeight, in: scope),
      maxHeight: try chosen(limits.maxHeight, in: scope))
  }

  private func look(_ box: CellBox?, in scope: ValueScope) throws(PlanError) -> BoxLookPlan {
    BoxLookPlan(
      corners: try chosen(box?.corners, in: scope),
      border: try style(box?.border, color: { $0.color }, in: scope),
      shadow: try style(box?.shadow, color: { $0.color }, in: scope),
      padding: try chosen(box?.padding, in: scope),
      background: try color(box?.background, in: scope),
      gradient: try chosen(box?.gradient, in: scope))
  }

  private func input(_ input: CellInput, in scope: ValueScope) throws(PlanError) -> InputPlan {
    let value = try value(input.value, as: nil, in: scope)
    return InputPlan(
      declaration: input, value: value, label: try text(input.label, in: scope),
      effect: try effect(input.effect, in: scope.with(value: value.type)))
  }

  private func meter(
    _ value: Expression, of total: Expression? = nil, color: Alternatives<Name>?,
    _ label: TextValue?, in scope: ValueScope
  ) throws(PlanError) -> MeterPlan {
    var whole: TypedExpression?
    if let total { whole = try self.value(total, as: total.literalNumber, in: scope) }
    return MeterPlan(
      value: try self.value(value, as: value.literalNumber, in: scope), total: whole,
      color: try self.color(color, in: scope), label: try text(label, in: scope))
  }

  private func content(
    of node: CellNode, in scope: ValueScope
  ) throws(PlanError) -> CellPlan.Content {
    switch node.content {
    case .container(let container):
      return .container(
        ContainerPlan(
          declaration: container,
          items: try container.items.planned { item throws(PlanError) in
            try cell(item, in: scope)
          }, spacing: try chosen(container.spacing, in: scope),
          padding: try chosen(container.padding, in: scope),
          alignment: try chosen(container.alignment, in: scope),
          background: try color(container.background, in: scope)))
    case .text(let text):
      return .text(
        TextPlan(
          declaration: text, text: try self.text(text.text, in: scope),
          font: try chosen(text.font, in: scope), color: try color(text.color, in: scope),
          lines: try chosen(text.lines, in: scope),
          alignment: try chosen(text.alignment, in: scope)))
    case .image(let image): return .image(image, try self.image(image, in: scope))
    case .button(let button):
      return .button(
        ButtonPlan(
          title: try text(button.title, in: scope), icon: try image(button.icon, in: scope),
          label: try text(button.label, in: scope), font: try chosen(button.font, in: scope),
          color: try color(button.color, in: scope), effect: try effect(button.effect, in: scope)))
    case .component(let use): return .component(try component(use, in: scope))
    case .control(let control):
      return .control(
        try self.control(control.control, in: scope), try effect(control.effect, in: scope))
    case .embed(let embed): return .embed(try self.embed(embed, in: scope))
    case .progress(let bar):
      return .progress(
        bar, try meter(bar.value, of: bar.total, color: bar.color, bar.label, in: scope))
    case .rating(let rating):
      return .rating(rating, try meter(rating.value, color: rating.color, rating.label, in: scope))
    case .input(let input): return .input(try self.input(input, in: scope))
    case .view(let view): return .view(try self.view(view, in: scope))
    case .badge(let badge):
      return .badge(
        BadgePlan(
          declaration: badge, text: try text(badge.text, in: scope),
          font: try chosen(badge.font, in: scope),
          color: try color(badge.color, in: scope),
          background: try color(badge.background, in: scope)))
    case .spacer: return .spacer
    case .divider: return .divider
    }
  }

  private func image(_ image: CellImage, in scope: ValueScope) throws(PlanError) -> ImagePlan {
    let source: TypedExpression
    switch image.source {
    case .value(let expression): source = try value(expression, as: nil, in: scope)
    case .named(let image): source = try self.image(image, in: scope)
    }
    return ImagePlan(
      source: source, size: try chosen(image.size, in: scope),
      width: try chosen(image.width, in: scope), height: try chosen(image.height, in: scope),
      color: try color(image.color, in: scope),
      label: try text(image.label, in: scope))
  }

  private func component(
    _ use: ComponentUse, in scope: ValueScope
  ) throws(PlanError) -> ComponentUsePlan {
    let component = try found(index.component(use.component.text), as: use.component)
    let needs = index.needs(ofComponent: component.name.text)
    var arguments: [(name: String, value: ComponentUsePlan.Value)] = []
    for parameter in component.parameters {
      let name = parameter.name.text
      guard let argument = use.arguments.first(where: { $0.name.text == name }) else { continue }
      if needs.edited.contains(name), case .path(let path) = argument.value.kind {
        arguments.append((name, .binding(path)))
      } else {
        arguments.append(
          (name, .value(try value(argument.value, as: parameter.type, in: scope))))
      }
    }
    var events: [(name: Name, effect: EffectPlan)] = []
    for event in component.events {
      guard let answer = use.events.first(where: { $0.name.text == event.text }) else { continue }
      events.append((event, try effect(answer.effect, in: scope)))
    }
    return ComponentUsePlan(
      component: component, needs: needs, arguments: arguments,
      refinements: try use.refinements.planned { part throws(PlanError) in
        RefinementPlan(
          declaration: part, font: try chosen(part.font, in: scope),
          color: try color(part.color, in: scope), lines: try chosen(part.lines, in: scope),
          spacing: try chosen(part.spacing, in: scope),
          alignment: try chosen(part.alignment, in: scope),
          look: try look(part.box, in: scope))
      }, events: events)
  }

  func control(
    _ control: ControlDeclaration, in scope: ValueScope
  ) throws(PlanError) -> ControlPlan {
    let target = Expression(.path(control.target.value), span: control.target.span)
    let type = try value(target, as: nil, in: scope).type
    var prompt: TypedText?
    var limits = StepperLimits(from: nil, to: nil, step: nil)
    switch control.kind {
    case .field(let text, _): prompt = try self.text(text, in: scope)
    case .stepper(let said): limits = said
    case .toggle, .picker: break
    }
    func limit(_ expression: Expression?) throws(PlanError) -> TypedExpression? {
      guard let expression else { return nil }
      return try value(expression, as: type, in: scope)
    }
    return ControlPlan(
      declaration: control, type: type, title: try text(control.title, in: scope), prompt: prompt,
      from: try limit(limits.from), to: try limit(limits.to), step: try limit(limits.step))
  }

  func embed(_ embed: EmbedDeclaration, in scope: ValueScope) throws(PlanError) -> EmbedPlan {
    let use = try use(of: embed.screen, with: embed.arguments, in: scope)
    let changing = embed.arguments.filter(\.value.canChange).compactMap { argument in
      use.arguments.first { $0.name == argument.name.text }?.value
    }
    return EmbedPlan(use: use, height: embed.height, changing: changing, span: embed.span)
  }
}

extension Expression {
  /// The type of the number that it is where it is written as it stands; nil for paths, which have theirs.
  package var literalNumber: SpecType? {
    if case .path = kind { nil } else { .builtin(.number) }
  }

  /// The type of what is written as it stands where nothing says which is due; nil for what has one.
  package var literalType: SpecType? {
    switch kind {
    case .text("true"), .text("false"): .builtin(.boolean)
    case .text(let text): .builtin(Double(text) == nil ? .string : .number)
    case .template: .builtin(.string)
    default: nil
    }
  }

  /// Whether it can have another value while the screen is shown.
  fileprivate var canChange: Bool {
    var canChange = false
    visitPaths { path in
      switch path.scope {
      case .state, .data, .item, .session: canChange = true
      case .parameters, .form, .flags, .selected, .moved, .result, .value, .group,
        .window:
        break
      }
    }
    return canChange
  }
}
