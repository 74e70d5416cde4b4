import SourceText
import SpecModel

extension Lowering {
  /// The sections of a screen.
  func sections(
    _ sections: [SectionDeclaration], of screen: ScreenDeclaration, in scope: ValueScope
  ) throws(PlanError) -> [SectionPlan] {
    let resolved = resolvedSections(of: screen, index: index)
    var plans: [SectionPlan] = []
    plans.reserveCapacity(sections.count)
    for (position, section) in sections.enumerated() {
      let condition = try condition(of: section, in: scope)
      let content: SectionPlan.Content
      switch section.content {
      case .source(let reference, _, _):
        guard let found = resolved.first(where: { $0.position == position }) else {
          throw PlanError("it is not known what the section shows", at: section.id.span)
        }
        content = .source(
          try source(reference, of: screen, in: scope), try items(of: section, found, in: scope))
      case .rows(let rows): content = .rows(try self.rows(rows, in: condition.inside(scope)))
      case .page(let page): content = .page(try self.page(page, condition, in: scope))
      }
      plans.append(
        SectionPlan(
          declaration: section, header: try text(section.header, in: scope),
          footer: try text(section.footer, in: scope),
          layouts: try layouts(section.layouts, in: scope),
          background: try color(section.look?.background, in: scope),
          insets: try chosen(section.look?.insets, in: scope),
          separators: try chosen(screen.separators(of: section), in: scope),
          collapsible: try self.condition(section.headers.collapsible.condition, in: scope),
          collapsed: try self.condition(section.headers.collapsed.condition, in: scope),
          limit: try chosen(section.limit, in: scope), condition: condition, content: content))
    }
    return plans
  }

  /// When a section is there. Conditions that choose among sources are typed each by itself, as they are checked: none
  /// knows what those before it have found.
  private func condition(
    of section: SectionDeclaration, in scope: ValueScope
  ) throws(PlanError) -> ConditionPlan? {
    guard let choice = section.choice else { return try condition(section.condition, in: scope) }
    let shared = try condition(choice.shared, in: scope)
    let inside = shared.inside(scope)
    let before = try choice.before.planned { asked throws(PlanError) -> TypedExpression in
      let asked: ConditionPlan = try condition(asked, in: inside)
      return TypedExpression(.not(asked.typed), .builtin(.boolean))
    }
    let own = try condition(choice.condition, in: inside)
    let parts = [shared?.typed].compactMap(\.self) + before + [own?.typed].compactMap(\.self)
    guard let first = parts.first else { return nil }
    let joined = parts.dropFirst().reduce(first) { all, part in
      TypedExpression(.binary(.and, all, part), .builtin(.boolean))
    }
    return ConditionPlan(joined, in: scope)
  }

  func layouts(
    _ layouts: [LayoutAlternative], in scope: ValueScope
  ) throws(PlanError) -> [LayoutPlan] {
    try layouts.planned { layout throws(PlanError) in
      LayoutPlan(condition: try condition(layout.condition, in: scope), layout: layout.layout)
    }
  }

  // MARK: - Items of a source

  private func items(
    of section: SectionDeclaration, _ resolved: ResolvedSection, in outer: ValueScope
  ) throws(PlanError) -> ItemsPlan {
    let cases = try resolved.cases.planned { item throws(PlanError) in
      let scope = outer.with(item: .model(item.model))
      return ItemsPlan.Case(
        caseName: item.caseName, model: item.model,
        adapters: try item.adapters.planned { use throws(PlanError) in
          AdapterChoicePlan(
            adapter: try found(index.adapter(use.name.text), as: use.name),
            condition: try condition(use.condition, in: scope))
        }, scope: scope)
    }
    return ItemsPlan(
      yields: resolved.yields, cases: cases,
      group: try section.group.planned { group throws(PlanError) in
        try self.group(group, of: resolved, in: outer)
      })
  }

  private func group(
    _ group: GroupDeclaration, of items: ResolvedSection, in scope: ValueScope
  ) throws(PlanError) -> GroupPlan {
    let type = try type(of: group, among: items.yields)
    guard let kind = GroupKind(of: type, part: group.part?.value) else {
      throw PlanError("items cannot be grouped by this", at: group.value.span)
    }
    var values: [(caseName: String?, value: TypedExpression, scope: ValueScope)] = []
    for item in items.cases {
      let scope = scope.with(item: .model(item.model))
      values.append((item.caseName, try value(group.expression, as: nil, in: scope), scope))
    }
    let heading = scope.with(group: kind.value, at: group.value.span)
    var headers: [(name: Name, text: TypedText)]?
    if let named = group.headers?.value {
      headers = []
      for header in named { headers?.append((header.name, try text(header.text, in: heading))) }
    }
    var isOfUnion = false
    if case .union = items.yields { isOfUnion = true }
    return GroupPlan(
      declaration: group, kind: kind, values: values, isOfUnion: isOfUnion,
      header: try text(group.header, in: heading), headers: headers,
      missing: try text(group.missing, in: scope), heading: heading)
  }

  // MARK: - Rows in place

  private func rows(
    _ rows: [RowDeclaration], in scope: ValueScope
  ) throws(PlanError) -> [RowPlan] {
    try rows.planned { row throws(PlanError) in try self.row(row, in: scope) }
  }

  /// A composed page: its parts are there while what it is about is.
  private func page(
    _ page: PageDeclaration, _ condition: ConditionPlan?, in outer: ValueScope
  ) throws(PlanError) -> PagePlan {
    guard let item = page.item else {
      let scope = condition.inside(outer)
      return PagePlan(item: nil, parts: try rows(page.parts, in: scope), scope: scope)
    }
    let typed = try value(item, as: nil, in: outer)
    let scope = outer.with(item: typed.type.unwrapped).knowing(condition?.found ?? [])
    return PagePlan(item: typed, parts: try rows(page.parts, in: scope), scope: scope)
  }

  private func row(_ row: RowDeclaration, in outer: ValueScope) throws(PlanError) -> RowPlan {
    let condition = try condition(row.condition, in: outer)
    let inside = condition.inside(outer)
    var scope = inside
    let content: RowPlan.Content
    switch row.content {
    case .item(let name, let item):
      let adapter = try found(index.adapter(name.text), as: name)
      let model = SpecType.model(adapter.model.text)
      content = .item(adapter, try self.item(item, as: model, in: inside))
      scope = inside.with(item: model)
    case .control(let control): content = .control(try self.control(control, in: inside))
    case .tree(let node): content = .tree(try cell(node, in: inside))
    case .embed(let embed): content = .embed(try self.embed(embed, in: inside))
    }
    return RowPlan(
      condition: condition, content: content, effect: try effect(row.effect, in: scope),
      accessibility: try accessibility(row.accessibility, in: inside), scope: scope)
  }

  /// The item of a row; it can be missing, and then there is no row.
  private func item(
    _ expression: Expression, as model: SpecType, in scope: ValueScope
  ) throws(PlanError) -> TypedExpression {
    guard case .path = expression.kind else { return try value(expression, as: model, in: scope) }
    return try value(expression, as: .optional(model), in: scope)
  }

  // MARK: - Sources

  func source(
    _ reference: SourceReference, of screen: ScreenDeclaration, in scope: ValueScope
  ) throws(PlanError) -> SourceUsePlan {
    let asksGateways = index.system(of: screen).asksGateways
    switch reference {
    case .use(let name, let given):
      let source = try found(index.source(name.text), as: name)
      let copy = asksGateways && !source.isAsked ? source : nil
      return .named(
        source, try arguments(given, for: source.parameters, in: scope),
        copy: try copy.planned { source throws(PlanError) in try plan(of: source) })
    case .data(let list): return .data(try value(list, as: nil, in: scope))
    case .inline(let source):
      guard asksGateways else { return .inline(try self.source(source, in: scope)) }
      let taken = source.fields(of: screen)
      return .inline(
        try self.source(
          source, with: try fields(taken.map(\.field)),
          given: try taken.planned { field, root throws(PlanError) in
            let path = Expression(
              .path(ValuePath(scope: root, components: [field.name])), span: field.name.span)
            return ArgumentPlan(
              name: field.name.text, value: try value(path, as: field.type, in: scope))
          },
          in: scope))
    }
  }
}

extension SourceDeclaration {
  /// What of a screen its call takes, each once.
  fileprivate func fields(of screen: ScreenDeclaration) -> [(field: Field, root: Scope)] {
    guard case .request(let call, _, _) = content else { return [] }
    var fields: [(field: Field, root: Scope)] = []
    for value in call.values {
      value.visitPaths { path in
        let known = path.scope == .state ? screen.state : screen.parameters
        guard let name = path.components.first?.text,
          !fields.contains(where: { $0.field.name.text == name }),
          let field = known.first(where: { $0.name.text == name })
        else { return }
        fields.append((field, path.scope))
      }
    }
    return fields
  }
}
