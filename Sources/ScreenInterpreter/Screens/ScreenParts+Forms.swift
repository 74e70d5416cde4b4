import ScreenKit
import SpecModel
import SpecSemantics

/// What forms and screens of several others consist of.
extension ScreenParts {
  func fields(of form: FormPlan) -> [FormField] {
    let fields = ControlFields(roots)
    return form.fields.compactMap { field in
      let name = field.declaration.field.name.text
      let start = form.starts.first { $0.field.name.text == name }
      return start.flatMap { app.index.type($0.field.type) }
        .flatMap { fields.field(field, of: $0) }
    }
  }

  func configuration(of form: FormPlan) -> FormConfiguration {
    let stepStyle = form.declaration.stepStyle.shown
    let discard: FormConfiguration.Discard =
      form.declaration.confirmsDiscard ? .confirm : .silently
    guard !form.declaration.changesTexts else {
      return FormConfiguration(title: fixedTitle, stepStyle: stepStyle, discard: discard)
    }
    let texts = texts(of: form)
    return FormConfiguration(
      title: fixedTitle, submitTitle: texts.submitTitle, groups: texts.groups,
      steps: texts.steps, stepStyle: stepStyle, discard: discard)
  }

  /// What a form says beside its fields, where that follows what is entered.
  func changingTexts(of form: FormPlan) -> FormTexts? {
    form.declaration.changesTexts ? texts(of: form) : nil
  }

  private func texts(of form: FormPlan) -> FormTexts {
    let values = values
    return FormTexts(
      submitTitle: values.text(form.submitTitle),
      groups: form.groups.map {
        FormGroup(
          header: $0.header.map(values.text), footer: $0.footer.map(values.text),
          fields: $0.fields)
      },
      steps: form.steps.map { FormStep(title: values.text($0.title), fields: $0.fields) })
  }

  /// Sends a form with the fields that are there whenever it is sent: another try finds out anew.
  func submission(of form: FormPlan) -> ScreenAction {
    var roots = roots
    for field in form.fields {
      guard let condition = field.condition else { continue }
      let declared = field.declaration.field
      roots.hideableFields[declared.name.text] = HideableField(
        condition: condition,
        absence: app.index.type(declared.type)?.emptyValue ?? .missing)
    }
    return action([form.submit], in: roots)
  }

  /// What is kept of what was entered, by what the screen is shown with.
  func draft(of form: FormPlan) -> FormDraft? {
    guard form.declaration.keepsDraft else { return nil }
    let values = plan.declaration.parameters.map { parameter in
      roots.parameters[parameter.name.text].map(\.identity)
    }
    return FormDraft(of: plan.declaration.name.text, shownWith: values)
  }

  func segments(of plan: TabsPlan) -> Segments {
    let field = plan.declaration.shown?.value.components.first?.text
    let segments = plan.pages.map { page in
      let given = values.arguments(page.use.arguments)
      return Segment(
        id: page.id.flatMap { id in field.flatMap { choice(id.text, of: $0) } },
        title: values.text(page.title)
      ) { [app] in app.makeController(for: page.use.screen, with: given) }
    }
    guard let field else { return Segments(segments) }
    return Segments(segments, shown: state.binding(to: field))
  }

  func header(of plan: TabsPlan) -> SegmentsHeader? {
    plan.header.map { embed in
      let given = values.arguments(embed.use.arguments)
      return SegmentsHeader(
        app.makeController(for: embed.use.screen, with: given),
        height: embed.height.map { CGFloat($0) })
    }
  }

  /// The case of the enum that a piece of state is of.
  private func choice(_ name: String, of field: String) -> AnyHashable? {
    guard let start = plan.state.first(where: { $0.field.name.text == field }),
      case .enumeration(let enumeration)? = app.index.type(start.field.type),
      let choice = app.schema.choice(name, of: enumeration)
    else { return nil }
    return DynamicValue.choice(choice)
  }
}
