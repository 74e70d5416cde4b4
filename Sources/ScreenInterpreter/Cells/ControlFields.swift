import ScreenKit
import SpecModel
import SpecSemantics

/// Controls and the fields of forms, as the fields of the run-time that edit values.
@MainActor
struct ControlFields {
  private let roots: Roots
  private var values: Evaluation { roots.values }

  init(_ roots: Roots) {
    self.roots = roots
  }

  /// The field that a control is.
  func field(_ plan: ControlPlan) -> FormField {
    let path = plan.declaration.target.value
    let entry = Entry(
      id: path.components.first?.text ?? "", title: values.text(plan.title),
      binding: roots.binding(to: path), type: plan.type)
    switch plan.declaration.kind {
    case .toggle: return entry.toggle
    case .picker(let style): return entry.choice(roots.app.schema, style: style.shown)
    case .field(_, let isSecret):
      return entry.typed(isSecret: isSecret, prompt: values.text(plan.prompt))
    case .stepper:
      return entry.stepper(
        from: plan.from.flatMap { values.value($0).double },
        to: plan.to.flatMap { values.value($0).double },
        step: plan.step.flatMap { values.value($0).double } ?? 1)
    }
  }

  /// A field of a form.
  ///
  /// - Parameter type: What its value is while the form is filled in.
  func field(_ plan: FormPlan.FormField, of type: SpecType) -> FormField? {
    guard let form = roots.form else { return nil }
    guard plan.declaration.title.changesWhileShown else {
      return field(plan, of: type, in: form, titled: values.text(plan.title))
    }
    return .titled(
      { [roots] in roots.values.text(plan.title) },
      { field(plan, of: type, in: form, titled: $0) })
  }

  private func field(
    _ plan: FormPlan.FormField, of type: SpecType, in form: StateBox<FieldValues>,
    titled title: ScreenText
  ) -> FormField {
    let declaration = plan.declaration
    let name = declaration.field.name.text
    let entry = Entry(
      id: name, title: title, rules: rules(of: plan),
      binding: form.binding(to: name), type: type)
    if let choices = plan.choices {
      return shown(entry.chosen(from: source(of: choices)), plan)
    }
    var field =
      switch type.unwrapped {
      case .builtin(.boolean): entry.toggle
      case .enumeration: entry.choice(roots.app.schema)
      case .list(.enumeration(let name)): entry.choices(roots.app.schema.choices[name]?.cases ?? [])
      case .list(.builtin(.data)): entry.photos
      default: entry.typed(isSecret: declaration.isSecret)
      }
    if let unit = plan.unit, declaration.unit?.changesWhileShown == true {
      field = .counting({ [roots] in roots.values.text(unit) }, field)
    } else {
      field.unit = values.text(plan.unit)
    }
    if let range = plan.range, !range.isConstant {
      field = .limited({ self.rule(range, of: type) }, field)
    }
    return shown(field, plan)
  }

  /// The field by what servers call it, needed as long as one condition holds, and there as long as another one does.
  private func shown(_ field: FormField, _ plan: FormPlan.FormField) -> FormField {
    var field = field
    if let name = plan.declaration.refusedName {
      field = .refused(as: name.keys.joined(separator: "."), field)
    }
    if let condition = plan.requirement {
      field = .required(when: { [roots] in roots.values.holds(condition) }, field)
    }
    guard let condition = plan.condition else { return field }
    return .when({ [roots] in roots.values.holds(condition) }, field)
  }

  /// What there is to choose from, where a source loads it. It is asked once all that it is asked by is there.
  private func source(of plan: FormPlan.ChoicesPlan) -> ChoiceSource<DynamicValue> {
    ChoiceSource(
      of: DynamicModel.self,
      reloadKey: { [roots] in plan.followed.map { roots.values.value($0) } },
      source: { [roots] in
        let isReady = plan.needed.allSatisfy { name in
          roots.form.map { !$0.binding(to: name).value.isMissing } ?? false
        }
        return isReady ? SourceBuilder(roots).items(plan.source) : nil
      },
      title: { [roots] in roots.with(item: $0).values.text(plan.title) },
      value: { [roots] in roots.with(item: $0).values.value(plan.value) })
  }

  private func rule(_ range: FormPlan.RangePlan, of type: SpecType) -> FieldRule {
    let limits = (min: range.minimum.map(values.value), max: range.maximum.map(values.value))
    guard type.unwrapped == .builtin(.date) else {
      return .range(min: limits.min?.double, max: limits.max?.double)
    }
    return .dates(min: limits.min?.moment, max: limits.max?.moment)
  }

  private func rules(of plan: FormPlan.FormField) -> [FieldRule] {
    let declaration = plan.declaration
    var rules: [FieldRule] = []
    if declaration.required { rules.append(.required) }
    if let length = declaration.limits?.length?.value {
      rules.append(.length(min: length.minimum, max: length.maximum))
    }
    if let range = plan.range, range.isConstant {
      rules.append(rule(range, of: .builtin(.number)))
    }
    if let format = declaration.limits?.format?.value { rules.append(.format(format.shown)) }
    // What the app decides by rules of its own is taken for right: there is no app here.
    return rules
  }
}

/// A value that is entered.
@MainActor
private struct Entry {
  let id: String
  let title: ScreenText
  var rules: [FieldRule] = []
  let binding: StateBinding<DynamicValue>
  let type: SpecType

  /// What is chosen from what a source loads, which may be nothing: a value, or several.
  func chosen(from source: ChoiceSource<DynamicValue>) -> FormField {
    guard !type.isList else {
      return .choices(
        id: id, title: title, rules: rules, from: source,
        value: StateBinding(get: { binding.value.elements }, set: { binding.value = .list($0) }),
        draft: draft())
    }
    return .choice(
      id: id, title: title, rules: rules, from: source,
      value: StateBinding(
        get: { binding.value.isMissing ? nil : binding.value },
        set: { binding.value = $0 ?? .missing }),
      draft: draft())
  }

  var toggle: FormField {
    .toggle(
      id: id, title: title, rules: rules,
      value: StateBinding(
        get: { binding.value.isTrue }, set: { binding.value = .boolean($0) }))
  }

  var photos: FormField {
    .photos(
      id: id, title: title, rules: rules,
      value: StateBinding(
        get: { binding.value.elements.compactMap(\.bytes) },
        set: { binding.value = .list($0.map(DynamicValue.data)) }))
  }

  func choice(_ schema: ValueSchema, style: FormField.ChoiceStyle = .menu) -> FormField {
    var choices: [DynamicChoice] = []
    if case .enumeration(let name) = type.unwrapped { choices = schema.choices[name]?.cases ?? [] }
    let options = choices
    let control = FormField.Control.choice(
      options.map(\.text), style: style,
      selected: { options.firstIndex { binding.value == .choice($0) } },
      select: { binding.value = .choice(options[$0]) })
    var field = FormField(id: id, title: title, rules: rules, control: control) {
      binding.value.isMissing ? .missing : .other
    }
    field.draft = draft(among: options)
    return field
  }

  func choices(_ options: [DynamicChoice]) -> FormField {
    var field = FormField.choices(
      id: id, title: title, rules: rules, options: options.map(DynamicValue.choice),
      text: { if case .choice(let choice) = $0 { choice.text } else { .verbatim("") } },
      value: StateBinding(get: { binding.value.elements }, set: { binding.value = .list($0) }))
    field.draft = draft(among: options)
    return field
  }

  /// What is chosen as drafts keep it, and the way back: several values where the type has several.
  private func draft(among options: [DynamicChoice] = []) -> DraftValue {
    let element: SpecType = if case .list(let element) = type.unwrapped { element } else { type }
    return DraftValue(
      get: { [binding, type] in
        (type.isList ? binding.value.elements : [binding.value]).compactMap(\.stored)
      },
      set: { [binding, type] stored in
        let values = stored.compactMap { DynamicValue($0, of: element, among: options) }
        guard stored.isEmpty || !values.isEmpty else { return }
        binding.value = type.isList ? .list(values) : values.first ?? .missing
      })
  }

  /// A number, a date or a text, as it is typed.
  func typed(isSecret: Bool, prompt: ScreenText? = nil) -> FormField {
    switch (type.unwrapped, type.isOptional) {
    case (.builtin(.integer), true):
      .number(
        id: id, title: title, rules: rules, prompt: prompt,
        value: optional(\.whole, { .integer($0) }))
    case (.builtin(.integer), false):
      .number(
        id: id, title: title, rules: rules, prompt: prompt,
        value: needed(\.whole, 0, { .integer($0) }))
    case (.builtin(.number), true):
      .number(
        id: id, title: title, rules: rules, prompt: prompt,
        value: optional(\.double, { .number($0) }))
    case (.builtin(.number), false):
      .number(
        id: id, title: title, rules: rules, prompt: prompt,
        value: needed(\.double, 0, { .number($0) }))
    case (.builtin(.decimal), true):
      .number(
        id: id, title: title, rules: rules, prompt: prompt,
        value: optional(\.exact, { .decimal($0) }))
    case (.builtin(.decimal), false):
      .number(
        id: id, title: title, rules: rules, prompt: prompt,
        value: needed(\.exact, 0, { .decimal($0) }))
    case (.builtin(.date), true):
      .date(id: id, title: title, rules: rules, value: optional(\.moment, { .date($0) }))
    case (.builtin(.date), false):
      .date(
        id: id, title: title, rules: rules, value: needed(\.moment, .distantPast, { .date($0) }))
    case (_, true):
      .text(
        id: id, title: title, rules: rules, isSecret: isSecret, prompt: prompt,
        value: optional(\.words, { .string($0) }))
    case (_, false):
      .text(
        id: id, title: title, rules: rules, isSecret: isSecret, prompt: prompt,
        value: needed(\.words, "", { .string($0) }))
    }
  }

  func stepper(from: Double?, to: Double?, step: Double) -> FormField {
    guard type.unwrapped == .builtin(.integer) else {
      return .stepper(
        id: id, title: title, rules: rules, from: from, to: to, step: step,
        value: needed(\.double, 0, { .number($0) }))
    }
    return .stepper(
      id: id, title: title, rules: rules, from: from.map { Int($0) }, to: to.map { Int($0) },
      step: Int(step), value: needed(\.whole, 0, { .integer($0) }))
  }

  private func optional<Part>(
    _ part: @escaping @MainActor (DynamicValue) -> Part?,
    _ whole: @escaping @MainActor (Part) -> DynamicValue
  ) -> StateBinding<Part?> {
    StateBinding(
      get: { part(binding.value) }, set: { binding.value = $0.map(whole) ?? .missing })
  }

  private func needed<Part>(
    _ part: @escaping @MainActor (DynamicValue) -> Part?, _ standard: Part,
    _ whole: @escaping @MainActor (Part) -> DynamicValue
  ) -> StateBinding<Part> {
    StateBinding(
      get: { part(binding.value) ?? standard }, set: { binding.value = whole($0) })
  }
}

extension DynamicValue {
  fileprivate var whole: Int? { if case .integer(let number) = self { number } else { nil } }
  fileprivate var moment: Date? { if case .date(let date) = self { date } else { nil } }
  fileprivate var bytes: Data? { if case .data(let data) = self { data } else { nil } }
  fileprivate var words: String? { if case .string(let text) = self { text } else { nil } }
}
