import SpecModel
import SpecSemantics
import SwiftCode

/// The configuration that a screen hands to the run-time's controller.
extension ScreenParts {
  /// What lists of all systems are configured with; the layout only where a system has several, and
  /// when they load anew by themselves only where that isn't said elsewhere.
  func listConfiguration(
    layout withLayout: Bool, reloading withReloading: Bool = true
  ) -> [SwiftArgument] {
    let context = beforeShowing
    var arguments: [SwiftArgument] = []
    arguments.add("title", fixedTitle)
    if withLayout { arguments.add("layout", screen.layouts.last.map { layout($0.layout) }) }
    if screen.reload.pull {
      arguments.add("pullToRefresh", true)
      arguments.add("refreshText", plan.refreshing.map { context.text($0) })
    }
    if withReloading {
      addReloading(to: &arguments, named: .ofConfigurations)
    }
    arguments.add("loading", loading(at: context))
    arguments.add("error", plan.error.map { error($0, at: context) })
    arguments.add("more", plan.more.map { more($0, at: context) })
    arguments.add("search", plan.search.map { search($0, at: context) })
    return arguments
  }

  /// What a form is configured with.
  func configuration(of form: FormPlan) -> SwiftExpression {
    let context = beforeShowing
    var arguments: [SwiftArgument] = []
    arguments.add("title", fixedTitle)
    if !form.declaration.changesTexts { arguments += texts(of: form, at: context) }
    let stepStyle = form.declaration.stepStyle
    if stepStyle != .parts { arguments.add("stepStyle", .implicit(stepStyle.rawValue)) }
    if form.declaration.confirmsDiscard { arguments.add("discard", .implicit("confirm")) }
    return .call("FormConfiguration", arguments)
  }

  /// What a form says beside its fields, where that follows what is entered; nil where it stays.
  func changingTexts(of form: FormPlan) -> SwiftDeclaration? {
    guard form.declaration.changesTexts else { return nil }
    return override(
      "makeTexts", returning: .optional("FormTexts"),
      body: [.expression(.call("FormTexts", texts(of: form, at: context)))])
  }

  private func texts(of form: FormPlan, at context: EmissionContext) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = [.arg("submitTitle", context.text(form.submitTitle))]
    if !form.groups.isEmpty {
      arguments.add("groups", .array(form.groups.map { group($0, at: context) }))
    }
    if !form.steps.isEmpty {
      arguments.add("steps", .array(form.steps.map { step($0, at: context) }))
    }
    return arguments
  }

  private func group(_ group: FormPlan.GroupPlan, at context: EmissionContext) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    arguments.add("header", group.header.map { context.text($0) })
    arguments.add("footer", group.footer.map { context.text($0) })
    arguments.add("fields", .array(group.fields.map { .string($0) }))
    return .call("FormGroup", arguments)
  }

  private func step(_ step: FormPlan.StepPlan, at context: EmissionContext) -> SwiftExpression {
    .call(
      "FormStep",
      [
        .arg("title", context.text(step.title)),
        .arg("fields", .array(step.fields.map { .string($0) })),
      ])
  }

  /// What a screen of tabs is configured with.
  var segmentsConfiguration: SwiftExpression {
    var arguments: [SwiftArgument] = []
    arguments.add("title", fixedTitle)
    return .call("SegmentedConfiguration", arguments)
  }

  /// When the list loads anew by itself.
  func addReloading(to arguments: inout [SwiftArgument], named labels: ReloadingLabels) {
    let reload = screen.reload
    arguments.add(labels.onAppear, reload.onAppear.map(\.swiftExpression))
    arguments.add(labels.every, reload.every.map(\.swiftExpression))
    if !reload.events.isEmpty {
      arguments.add(
        labels.events, .array(reload.events.map { file.screenEvent($0) }))
    }
  }

  /// What the first load looks like, where that isn't the standard.
  private func loading(at context: EmissionContext) -> SwiftExpression? {
    switch screen.states.loading {
    case .style(.spinner): nil
    case .style(let style): .implicit(style.rawValue)
    case .cell:
      plan.loading.map { node in
        .implicit("cell", [.arg(CellEmission(at: context, actions: .events).tree(of: node))])
      }
    }
  }

  private func error(_ error: ErrorStatePlan, at context: EmissionContext) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    arguments.add("image", error.image.map { context.write($0) })
    arguments.add("text", context.text(error.text))
    arguments.add("detail", error.detail.map { context.text($0) })
    arguments.add("retry", .boolean(error.declaration.offersRetry))
    arguments.add("style", .implicit(error.declaration.style.rawValue))
    return .call("ErrorState", arguments)
  }

  private func more(_ more: MoreStatePlan, at context: EmissionContext) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    arguments.add("loading", more.loading.map { context.text($0) })
    arguments.add("end", more.end.map { context.text($0) })
    arguments.add("error", more.error.map { context.text($0) })
    return .call("MoreTexts", arguments)
  }

  private func search(_ search: SearchPlan, at context: EmissionContext) -> SwiftExpression {
    var arguments: [SwiftArgument] = [
      .arg("delay", search.declaration.delay.swiftExpression),
      .arg("minimum", .integer(search.declaration.minimum)),
    ]
    arguments.add("prompt", search.prompt.map { context.text($0) })
    return .call("SearchConfiguration", arguments)
  }
}

/// What the arguments are called that say when a list loads anew by itself.
struct ReloadingLabels {
  let onAppear: String
  let every: String
  let events: String

  /// Among all that a list is configured with.
  static let ofConfigurations = ReloadingLabels(
    onAppear: "reloadOnAppear", every: "reloadEvery", events: "reloadEvents")
  /// By themselves.
  static let alone = ReloadingLabels(onAppear: "onAppear", every: "every", events: "events")
}

/// Layouts.
extension ScreenParts {
  func layout(_ layout: Layout) -> SwiftExpression {
    switch layout {
    case .list: .implicit("list")
    case .pages: .implicit("pages")
    case .carousel(let spacing): .implicit("carousel", self.spacing(spacing))
    case .shelf(let shelf): .implicit("shelf", arguments(of: shelf))
    case .grid(let columns, let spacing):
      .implicit("grid", [.arg("columns", count(columns))] + self.spacing(spacing))
    case .liquid(let columns, let spacing):
      .implicit("liquid", [.arg("columns", count(columns))] + self.spacing(spacing))
    }
  }

  /// Layouts in order, of which the first whose condition holds applies; nil without conditions.
  var currentLayout: SwiftDeclaration? {
    conditionalLayout.map { override("currentLayout", returning: types.layout, body: $0) }
  }

  /// The choice of a layout by conditions; nil without any.
  var conditionalLayout: [Statement]? {
    guard plan.layouts.contains(where: { $0.condition != nil }) else { return nil }
    var body: [Statement] = []
    for alternative in plan.layouts {
      let layout = layout(alternative.layout)
      guard let condition = alternative.condition else {
        body.append(.return(layout))
        break
      }
      body.append(
        .if([.expression(context.condition(condition))], then: [.return(layout)]))
    }
    if plan.layouts.last?.condition != nil { body.append(.return(.implicit("list"))) }
    return body
  }

  /// The layout of a section; with conditions it depends on when the section is made.
  func layout(of section: SectionPlan) -> SwiftExpression? {
    guard let last = section.layouts.last else { return nil }
    let otherwise = last.condition == nil ? layout(last.layout) : .nil
    let conditional = section.layouts.filter { $0.condition != nil }
    return conditional.reversed().reduce(otherwise) { rest, alternative in
      guard let condition = alternative.condition else { return rest }
      return .ternary(context.condition(condition), then: layout(alternative.layout), else: rest)
    }
  }

  private func arguments(of shelf: ShelfLayout) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    arguments.add("columns", shelf.columns.map(count))
    arguments += spacing(shelf.spacing)
    if shelf.stops != .anywhere {
      arguments.append(.arg("stops", .implicit(shelf.stops.rawValue)))
    }
    return arguments
  }

  private func spacing(_ spacing: Measure?) -> [SwiftArgument] {
    spacing.map { [.arg("spacing", context.measure($0))] } ?? []
  }

  private func count(_ columns: ColumnCount) -> SwiftExpression {
    if columns.compact == columns.regular { return .integer(columns.compact) }
    return .call(
      "ColumnCount",
      [
        .arg("compact", .integer(columns.compact)), .arg("regular", .integer(columns.regular)),
      ])
  }
}

extension SpecDuration {
  var swiftExpression: SwiftExpression {
    milliseconds.isMultiple(of: 1000)
      ? .implicit("seconds", [.arg(.integer(milliseconds / 1000))])
      : .implicit("milliseconds", [.arg(.integer(milliseconds))])
  }
}
