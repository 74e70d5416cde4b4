import SourceText
import SpecModel

extension Lowering {
  public func plan(of screen: ScreenDeclaration) throws(PlanError) -> ScreenPlan {
    var lowering = self
    lowering.returns = try type(screen.returns)
    return try lowering.screen(screen)
  }

  private func screen(_ screen: ScreenDeclaration) throws(PlanError) -> ScreenPlan {
    let before = ValueScope(beforeShowing: screen)
    let scope =
      screen.data.isEmpty
      ? ValueScope(of: screen, index: index) : ValueScope(ofRowsIn: screen, index: index)
    let title = try screen.title.planned { title throws(PlanError) in
      try text(title, in: title.changesWhileShown ? scope : before)
    }
    var loading: CellPlan?
    if case .cell(let node) = screen.states.loading { loading = try cell(node, in: before) }
    return ScreenPlan(
      declaration: screen, scope: scope, before: before, signature: try signature(of: screen),
      title: title,
      state: try starts(of: screen.state, before: before),
      data: try screen.data.planned { data throws(PlanError) in
        DataPlan(
          declaration: data, source: try source(data.source, of: screen, in: scope),
          condition: try condition(data.terms.condition, in: scope))
      },
      body: try body(of: screen, in: scope, before: before),
      layouts: try layouts(screen.layouts, in: scope), loading: loading,
      empty: try screen.states.empty.planned { state throws(PlanError) in
        try empty(state, in: scope)
      },
      error: try error(screen.states.error, in: before),
      refreshing: try text(screen.reload.text, in: before),
      more: try screen.states.more.planned { more throws(PlanError) in
        MoreStatePlan(
          loading: try text(more.loading, in: before), end: try text(more.end, in: before),
          error: try text(more.error, in: before))
      }, bar: try bar(screen.bar, in: scope),
      actions: try screen.actions.planned { action throws(PlanError) in
        try self.action(action, in: scope)
      },
      search: try screen.search.planned { search throws(PlanError) in
        SearchPlan(
          declaration: search, query: try value(search.query, as: .builtin(.string), in: scope),
          prompt: try text(search.prompt, in: before),
          scopes: try search.scopes.flatMap { path throws(PlanError) in
            try choice(of: path, in: scope)
          }, suggestions: try suggestions(of: search, on: screen, in: scope))
      },
      shown: try screen.tracking?.shown.planned { event throws(PlanError) in
        try tracked(event, in: scope)
      }, impressions: try impressions(of: screen, in: scope),
      selection: try screen.selection.planned { selection throws(PlanError) in
        try self.selection(selection, in: scope)
      })
  }

  private func body(
    of screen: ScreenDeclaration, in scope: ValueScope, before: ValueScope
  ) throws(PlanError) -> ScreenPlan.Body {
    switch screen.body {
    case .sections(let sections):
      return .sections(try self.sections(sections, of: screen, in: scope))
    case .form(let form): return .form(try self.form(form, in: scope, before: before))
    case .tabs(let tabs): return .tabs(try self.tabs(tabs, in: scope))
    case .swift(let type): return .swift(type)
    }
  }

  // MARK: - What a screen starts with

  /// The state that a screen keeps for longer than it is shown.
  public func keptState(of screen: ScreenDeclaration) throws(PlanError) -> [StartPlan] {
    let kept = screen.state.filter { $0.storage != nil }
    return kept.isEmpty ? [] : try starts(of: kept, before: ValueScope(beforeShowing: screen))
  }

  private func starts(
    of fields: [Field], before: ValueScope
  ) throws(PlanError) -> [StartPlan] {
    try fields.planned { field throws(PlanError) in
      StartPlan(field: field, value: try start(of: field, before: before))
    }
  }

  private func start(
    of field: Field, before: ValueScope
  ) throws(PlanError) -> StartPlan.Value {
    guard let value = field.defaultValue else { return .standard }
    // The only dates that can be written down are those that follow from the time that it is.
    guard value.dependsOnSurroundings || field.momentOfDefault != nil else {
      return .constant(try self.value(value, as: field.type, in: .constants))
    }
    let type = try type(field.type)
    guard case .builtin = field.type.shape, case .path = value.kind else {
      return .late(try self.value(value, as: type, in: before), canBeMissing: false)
    }
    let typed = try self.value(value, as: .optional(type), in: before)
    return .late(typed, canBeMissing: typed.type.isOptional)
  }

  private func choice(
    of path: Located<ValuePath>, in scope: ValueScope
  ) throws(PlanError) -> CaseChoicePlan? {
    let target = Expression(.path(path.value), span: path.span)
    guard case .enumeration(let name) = try value(target, as: nil, in: scope).type else {
      return nil
    }
    return CaseChoicePlan(target: path.value, enumeration: name)
  }

  // MARK: - What stands around its content

  private func empty(
    _ empty: EmptyStateDeclaration, in scope: ValueScope
  ) throws(PlanError) -> EmptyStatePlan {
    let condition = try condition(empty.condition, in: scope)
    let inside = condition.inside(scope)
    return EmptyStatePlan(
      condition: condition, image: try image(empty.image, in: inside),
      text: try text(empty.text, in: inside),
      detail: try text(empty.detail, in: inside),
      button: try empty.button.planned { button throws(PlanError) in
        EmptyStatePlan.Button(
          title: try text(button.title, in: inside),
          effect: try effect(button.effect, in: inside))
      })
  }

  private func error(
    _ error: ErrorStateDeclaration?, in scope: ValueScope
  ) throws(PlanError) -> ErrorStatePlan? {
    guard let error else { return nil }
    return ErrorStatePlan(
      declaration: error, image: try image(error.image, in: scope),
      text: try text(error.text, in: scope),
      detail: try text(error.detail, in: scope))
  }

  private func bar(_ bar: BarDeclaration, in scope: ValueScope) throws(PlanError) -> BarPlan {
    func items(_ items: [BarItemDeclaration]) throws(PlanError) -> [BarItemPlan] {
      try items.planned { item throws(PlanError) in
        let condition = try condition(item.condition, in: scope)
        let inside = condition.inside(scope)
        return BarItemPlan(
          icon: try image(item.icon, in: inside), title: try text(item.title, in: inside),
          label: try text(item.label, in: inside), badge: try text(item.badge, in: inside),
          shortcut: item.shortcut?.value, condition: condition,
          effect: try effect(item.effect, in: inside))
      }
    }
    return BarPlan(
      leading: try items(bar.leading), trailing: try items(bar.trailing),
      toolbar: try items(bar.toolbar), badge: try text(bar.badge, in: scope),
      largeTitle: bar.heading?.largeTitle, prompt: try text(bar.heading?.prompt, in: scope),
      subtitle: try text(bar.heading?.subtitle, in: scope),
      segments: try bar.heading?.segments.flatMap { path throws(PlanError) in
        try choice(of: path, in: scope)
      },
      look: try bar.heading?.look.planned { look throws(PlanError) in
        BarLookPlan(
          style: look.style, background: try color(look.background, in: scope),
          titles: try color(look.titles, in: scope), atTop: look.atTop)
      },
      toolbarLook: try bar.toolbarLook.planned { look throws(PlanError) in
        ToolbarLookPlan(
          style: look.style, background: try color(look.background, in: scope),
          items: try color(look.items, in: scope), atEnd: look.atEnd)
      }, statusBar: bar.statusBar)
  }

  // MARK: - What is done

  /// What is said of all rows of a model holds in whichever section they are, under whichever condition.
  private func action(
    _ action: ActionDeclaration, in outer: ValueScope
  ) throws(PlanError) -> ActionPlan {
    var swipeTitle: TextValue?
    var swipeIcon: Alternatives<ImageValue>?
    let model: Name
    switch action.trigger {
    case .select(let name), .hold(let name), .reorder(let name): model = name
    case .swipe(let swipe):
      model = swipe.model
      swipeTitle = swipe.title
      swipeIcon = swipe.icon
    case .event(let adapter, _):
      model = try found(index.adapter(adapter.text), as: adapter).model
    }
    var scope = outer.with(item: .model(model.text))
    let title = try text(swipeTitle, in: scope)
    let icon = try image(swipeIcon, in: scope)
    if case .reorder = action.trigger { scope = scope.with(moved: model) }
    return ActionPlan(
      trigger: action.trigger, title: title, icon: icon,
      effect: try effect(action.effect, in: scope), opensPreview: action.opensPreview)
  }

  private func impressions(
    of screen: ScreenDeclaration, in scope: ValueScope
  ) throws(PlanError) -> [(model: String, event: TrackedEventPlan)] {
    try (screen.tracking?.impressions ?? []).planned { impression throws(PlanError) in
      let model = impression.model.text
      return (model, try tracked(impression.event, in: scope.with(item: .model(model))))
    }
  }

  private func selection(
    _ selection: SelectionDeclaration, in outer: ValueScope
  ) throws(PlanError) -> SelectionPlan {
    let model = try found(index.model(selection.model.text), as: selection.model)
    let scope = outer.with(selected: model) ?? outer
    return SelectionPlan(
      model: model, scope: scope, title: try text(selection.title, in: scope),
      actions: try selection.actions.planned { action throws(PlanError) in
        let condition = try condition(action.condition, in: scope)
        return SelectionPlan.Action(
          declaration: action, title: try text(action.title, in: scope), condition: condition,
          effect: try effect(action.effect, in: condition.inside(scope)))
      })
  }

  // MARK: - Forms and tabs

  private func form(
    _ form: FormDeclaration, in scope: ValueScope, before: ValueScope
  ) throws(PlanError) -> FormPlan {
    let submitting = scope.submitting(form, index: index)
    // What changes its type was missing, or may not be there.
    let entered = zip(submitting.form, scope.form).filter { $0.type.shape != $1.type.shape }
    let hideable = form.fields.filter { $0.condition != nil }.map(\.field.name.text)
    let order = FieldOrder(of: form.groups)
    let fields = order.arranged(form.fields, by: \.field.name)
    return FormPlan(
      declaration: form,
      fields: try fields.planned { field throws(PlanError) in
        FormPlan.FormField(
          declaration: field, title: try text(field.title, in: scope),
          range: try range(of: field, in: scope),
          choices: try field.choices.planned { choices throws(PlanError) in
            try self.choices(choices, of: field.field, on: form, in: scope, before: before)
          }, unit: try text(field.unit, in: scope),
          refusal: try text(field.limits?.rule?.text, in: scope),
          requirement: try condition(field.needingCondition, in: scope),
          condition: try condition(field.condition, in: scope))
      },
      groups: try groups(of: form, in: scope, before: before),
      steps: try steps(of: form, in: order, in: scope, before: before),
      starts: try starts(of: form.values(before: before, index: index), before: before),
      submitTitle: try text(form.submit.title, in: form.submit.title.scope(before, while: scope)),
      submit: try effect(form.submit.effect, in: submitting),
      entered: Set(entered.map(\.0.name.text)).union(hideable))
  }

  /// The groups of which something is said.
  private func groups(
    of form: FormDeclaration, in scope: ValueScope, before: ValueScope
  ) throws(PlanError) -> [FormPlan.GroupPlan] {
    let said = form.groups.filter { $0.header != nil || $0.footer != nil }
    return try said.planned { group throws(PlanError) in
      FormPlan.GroupPlan(
        header: try text(group.header, in: group.header?.scope(before, while: scope) ?? before),
        footer: try text(group.footer, in: group.footer?.scope(before, while: scope) ?? before),
        fields: group.fields.map(\.text))
    }
  }

  private func steps(
    of form: FormDeclaration, in order: FieldOrder, in scope: ValueScope, before: ValueScope
  ) throws(PlanError) -> [FormPlan.StepPlan] {
    try form.steps.planned { step throws(PlanError) in
      FormPlan.StepPlan(
        title: try text(step.title, in: step.title.scope(before, while: scope)),
        fields: order.arranged(step.fields, by: \.self).map(\.text))
    }
  }

  private func range(
    of field: FormFieldDeclaration, in scope: ValueScope
  ) throws(PlanError) -> FormPlan.RangePlan? {
    guard let range = field.limits?.range?.value else { return nil }
    let type = SpecType.optional(try type(field.field.type))
    func limit(_ expression: Expression?) throws(PlanError) -> TypedExpression? {
      try expression.planned { expression throws(PlanError) in
        try value(expression, as: type, in: scope)
      }
    }
    return FormPlan.RangePlan(
      minimum: try limit(range.minimum), maximum: try limit(range.maximum))
  }

  private func tabs(_ tabs: TabsDeclaration, in scope: ValueScope) throws(PlanError) -> TabsPlan {
    TabsPlan(
      declaration: tabs,
      pages: try tabs.pages.planned { page throws(PlanError) in
        TabsPlan.Page(
          id: page.id, title: try text(page.title, in: scope),
          use: try use(of: page.screen, with: page.arguments, in: scope))
      },
      header: try tabs.header.planned { header throws(PlanError) in
        try embed(header, in: scope)
      })
  }
}

extension Expression {
  /// Whether the value is known only when what it stands in is made.
  package var dependsOnSurroundings: Bool {
    var found = false
    visitPaths { _ in found = true }
    return found
  }
}
