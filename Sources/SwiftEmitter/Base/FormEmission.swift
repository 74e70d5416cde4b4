import SpecModel
import SpecSemantics
import SwiftCode

/// The fields of a form, and what is done with their values.
struct FormEmission {
  /// Whom fields ask for the app's own rules.
  enum RuleHolder {
    /// The app's dependencies.
    case app
    /// The properties that they were handed to, which are called as they are.
    case properties
  }

  private let form: FormPlan
  private let owner: ScreenParts
  private let holder: RuleHolder
  private var context: EmissionContext { owner.context }

  init(_ form: FormPlan, of owner: ScreenParts, askingRulesOf holder: RuleHolder = .app) {
    self.form = form
    self.owner = owner
    self.holder = holder
  }

  var members: [SwiftDeclaration] {
    let draft = draft.map {
      SwiftDeclaration.getter(
        "formDraft", .optional("FormDraft"), $0, access: owner.access, modifiers: .override)
    }
    let texts = owner.changingTexts(of: form)
    return (draft.map { [$0] } ?? []) + [
      owner.override(
        "makeFields", returning: .array("FormField"), body: [.expression(fields)])
    ] + (texts.map { [$0] } ?? []) + submission
  }

  /// What sends the form. Where something is asked or told before, another try begins behind that.
  private var submission: [SwiftDeclaration] {
    let effect = form.submit
    let isAskedOrTold = effect.confirmation != nil || effect.tracked != nil
    guard effect.offersAnotherTry, isAskedOrTold else {
      let body = context.submitting(form) {
        context.effects.statements(effect, again: again("submit"))
      }
      return [owner.override("submit", body: body)]
    }
    let body = context.submitting(form) {
      context.effects.once(effect) {
        context.used.controller = true
        return [.call("attempt")]
      }
    }
    let attempt = context.submitting(form) {
      context.effects.target.repeatable(effect, again: again("attempt"))
    }
    return [
      owner.override("submit", body: body),
      .function(FunctionDeclaration("attempt", access: .private, body: attempt)),
    ]
  }

  /// A closure that calls a method of the form once more.
  private func again(_ method: String) -> Retry {
    {
      .closure(
        captures: ["weak self"],
        body: [.expression(SwiftExpression.identifier("self").optionalChained.call(method))])
    }
  }

  /// Which draft is kept of what is entered; nil for a form without one.
  var draft: SwiftExpression? {
    guard form.declaration.keepsDraft else { return nil }
    let screen = owner.screen
    var arguments: [SwiftArgument] = [.arg("of", .string(screen.name.text))]
    let values = screen.parameters.map { context.parameter($0.name.text) }
    if !values.isEmpty { arguments.add("shownWith", .array(values)) }
    return .call("FormDraft", arguments)
  }

  /// The fields from the top.
  var fields: SwiftExpression { .array(form.fields.map(field)) }

  private func field(_ plan: FormPlan.FormField) -> SwiftExpression {
    let declaration = plan.declaration
    let field = declaration.field
    let kind = Kind(of: field.type)
    let binding = SwiftExpression.identifier("form").call(
      "binding", [.arg(.keyPath(Naming.member(field.name.text)))])
    let isRetitled = declaration.title.changesWhileShown
    let title: SwiftExpression = isRetitled ? "$0" : context.text(plan.title)
    var arguments: [SwiftArgument] = [.arg("id", .string(field.name.text)), .arg("title", title)]
    let rules = rules(of: plan)
    if !rules.isEmpty { arguments.add("rules", .array(rules)) }
    let isRecounted = declaration.unit?.changesWhileShown == true
    if !isRecounted { arguments.add("unit", plan.unit.map { context.text($0) }) }
    if declaration.isSecret { arguments.add("isSecret", true) }
    if let choices = plan.choices {
      arguments.append(.arg("from", context.choices(choices)))
    } else if let name = kind.enumeration {
      let type = SwiftExpression.type(owner.file.named(name, exposed: false))
      arguments.add("options", .member(type, "allCases"))
    }
    arguments.add("value", binding)
    let name = plan.choices == nil ? kind.name : field.type.isList ? "choices" : "choice"
    let made = SwiftExpression.implicit(name, arguments)
    let titled = isRetitled ? self.titled(made, of: plan) : made
    let entered = checked(isRecounted ? counting(titled, of: plan) : titled, of: plan, binding)
    let swift = required(limited(refused(entered, by: declaration), by: plan), by: plan)
    guard let condition = plan.condition else { return swift }
    let isShown = context.provider { context.condition(condition) }
    return .implicit("when", [.arg(isShown), .arg(swift)])
  }

  /// A field with a title that follows other values.
  private func titled(
    _ field: SwiftExpression, of plan: FormPlan.FormField
  ) -> SwiftExpression {
    let title = context.provider { context.text(plan.title) }
    return .call(.implicit("titled"), [.arg(title)], trailing: Closure(field))
  }

  /// A field with a unit that follows other values.
  private func counting(
    _ field: SwiftExpression, of plan: FormPlan.FormField
  ) -> SwiftExpression {
    guard let unit = plan.unit else { return field }
    return .implicit("counting", [.arg(context.provider { context.text(unit) }), .arg(field)])
  }

  /// A field whose value a rule of the app decides about, where one is named.
  private func checked(
    _ field: SwiftExpression, of plan: FormPlan.FormField, _ value: SwiftExpression
  ) -> SwiftExpression {
    guard let rule = plan.declaration.limits?.rule else { return field }
    let method = Naming.rule(rule.name.text)
    let accepts: SwiftExpression =
      switch holder {
      case .app:
        .closure(
          context.closure(.provider) {
            [.expression(context.dependency(method).called([.arg("$0")]))]
          })
      case .properties: .identifier(method)
      }
    var arguments: [SwiftArgument] = [.arg("by", accepts), .arg(value)]
    let changes = rule.text?.changesWhileShown == true
    arguments.add(
      "saying",
      plan.refusal.map { text in
        changes ? context.provider { context.text(text) } : context.text(text)
      })
    return .implicit("checked", arguments + [.arg(field)])
  }

  /// A field with what servers call it, where that is not its own name.
  private func refused(
    _ field: SwiftExpression, by declaration: FormFieldDeclaration
  ) -> SwiftExpression {
    guard let name = declaration.refusedName else { return field }
    return .implicit(
      "refused", [.arg("as", .string(name.keys.joined(separator: "."))), .arg(field)])
  }

  /// A field with the limits that follow other values.
  private func limited(
    _ field: SwiftExpression, by plan: FormPlan.FormField
  ) -> SwiftExpression {
    guard let range = plan.range, !range.isConstant else { return field }
    let rule = context.provider { self.rule(range, of: plan.declaration.field.type) }
    return .implicit("limited", [.arg(rule), .arg(field)])
  }

  /// A field that has to be filled in while a condition holds.
  private func required(
    _ field: SwiftExpression, by plan: FormPlan.FormField
  ) -> SwiftExpression {
    guard let condition = plan.requirement else { return field }
    let isNeeded = context.provider { context.condition(condition) }
    return .implicit("required", [.arg("when", isNeeded), .arg(field)])
  }

  private func rule(_ range: FormPlan.RangePlan, of type: TypeReference) -> SwiftExpression {
    var limits: [SwiftArgument] = []
    limits.add("min", range.minimum.map { context.write($0) })
    limits.add("max", range.maximum.map { context.write($0) })
    let name =
      switch type.shape.innermost {
      case .builtin(.date): "dates"
      case .builtin(.integer) where !range.isConstant: "wholeNumbers"
      case .builtin(.decimal): "amounts"
      default: "range"
      }
    return .implicit(name, limits)
  }

  private func rules(of plan: FormPlan.FormField) -> [SwiftExpression] {
    let declaration = plan.declaration
    var rules: [SwiftExpression] = []
    if declaration.required { rules.append(.implicit("required")) }
    if let length = declaration.limits?.length?.value {
      var limits: [SwiftArgument] = []
      limits.add("min", length.minimum.map { .integer($0) })
      limits.add("max", length.maximum.map { .integer($0) })
      rules.append(.implicit("length", limits))
    }
    if let range = plan.range, range.isConstant {
      rules.append(rule(range, of: declaration.field.type))
    }
    if let format = declaration.limits?.format?.value {
      rules.append(.implicit("format", [.arg(.implicit(format.rawValue))]))
    }
    return rules
  }
}

extension FormEmission {
  /// How a value is entered.
  private enum Kind {
    case text, number, toggle, date, photos
    case choice(String)
    case choices(String)

    init(of type: TypeReference) {
      if case .list(.named(let name)) = type.shape {
        self = .choices(name)
        return
      }
      if type.shape.isListOfPhotos {
        self = .photos
        return
      }
      switch type.shape.innermost {
      case .builtin(.integer), .builtin(.number), .builtin(.decimal): self = .number
      case .builtin(.boolean): self = .toggle
      case .builtin(.date): self = .date
      case .builtin, .optional, .list: self = .text
      case .named(let name): self = .choice(name)
      }
    }

    var name: String {
      switch self {
      case .text: "text"
      case .number: "number"
      case .toggle: "toggle"
      case .date: "date"
      case .photos: "photos"
      case .choice: "choice"
      case .choices: "choices"
      }
    }

    /// The enum whose cases there are to choose from.
    var enumeration: String? {
      switch self {
      case .choice(let name), .choices(let name): name
      case .text, .number, .toggle, .date, .photos: nil
      }
    }
  }
}
