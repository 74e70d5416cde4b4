import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Forms, from their fields to what is done with their values.
extension SpecWalker {
  mutating func visit(
    _ form: FormDeclaration, of screen: ScreenDeclaration, before: ValueScope, shown: ValueScope
  ) {
    var titles = SiblingTitles()
    let known = visit(form.groups, of: screen, before: before, shown: shown)
    for field in form.fields {
      declare(field.field.name, .stateField)
      text(field.title, in: before, while: shown)
      text(field.unit, in: before, while: shown)
      if let rule = field.limits?.rule {
        declare(rule.name, .member)
        // It is one for the whole app, wherever it is asked.
        types.symbols?.note(
          Symbol(.rule, rule.name.text), at: rule.name.span, isDeclaration: true)
        text(rule.text, in: before, while: shown)
      }
      titles.add(field.title, of: field.field.name.text, when: field.condition)
      let name = field.field.name.text
      let grouped = shown.knowingTime.knowing(known[name] ?? [])
      // What it is there for is known where it is asked whether it is needed.
      visitRequirement(of: field, in: grouped.knowing(condition(field.ownCondition, in: grouped)))
    }
    checkForRepetition(among: titles, each: "field of the form")
    checkForRepetition(amongErrorsOf: form)
    visit(form.steps, of: screen, before: before, shown: shown)
    for declaration in form.fields {
      let field = declaration.field
      guard let type = type(field.type) else { continue }
      visit(declaration.limits?.range?.value, of: field, type, in: shown.knowingTime)
      if let choices = declaration.choices {
        visit(choices, of: type, on: form, of: screen, before: before, shown: shown)
      }
      guard let value = field.defaultValue else { continue }
      // A value that is missing leaves the field as empty as no default does.
      let start = before.knowingTime
      let canBeMissing = types.canBeMissing(value, in: start)
      self.value(value, expecting: canBeMissing ? type.optional : type, in: start)
    }
    checkForRepetition(
      among: form.fields.compactMap { field in
        field.field.defaultValue.map { Argument(name: field.field.name, value: $0) }
      }, in: before)
    text(form.submit.title, in: before, while: shown)
    visit(
      form.submit.effect,
      effects(of: screen, in: shown.submitting(form, index: index)))
  }

  /// Visits the condition by which a field has to be filled in. One of its own value would always or never ask for anything.
  private mutating func visitRequirement(
    of field: FormFieldDeclaration, in scope: ValueScope
  ) {
    guard let required = field.requiringCondition else { return }
    condition(required, in: scope)
    let name = field.field.name.text
    if required.reads(name, of: .form) {
      findings.report(
        .formFieldType, "whether `\(name)` has to be filled in can't follow from its own value",
        at: location(required.span), help: ["ask for another field, or for `$state`"])
    } else if [field.ownCondition, field.groupCondition].contains(where: {
      $0.map(required.isSame) ?? false
    }) {
      findings.report(
        .redundantCondition,
        "`\(name)` is there only where this holds, so that it always has to be filled in",
        at: location(required.span), help: ["write `true`"])
    }
  }

  /// A text of a form, which is made with it, or follows what is entered and the state.
  private mutating func text(
    _ text: TextValue?, in before: ValueScope, while shown: ValueScope
  ) {
    guard let text else { return }
    self.text(text, in: text.scope(before, while: shown))
  }

  /// Visits what is said of groups; the answer is what is known in them, by their fields.
  private mutating func visit(
    _ groups: [FormGroupDeclaration], of screen: ScreenDeclaration, before: ValueScope,
    shown: ValueScope
  ) -> [String: [NarrowedValue]] {
    guard !groups.isEmpty else { return [:] }
    var known: [String: [NarrowedValue]] = [:]
    var titles = SiblingTitles()
    for (number, group) in groups.enumerated() {
      text(group.header, in: before, while: shown)
      text(group.footer, in: before, while: shown)
      if let header = group.header {
        titles.add(header, of: "\(number + 1)", when: group.condition)
      }
      let values = condition(group.condition, in: shown.knowingTime)
      for field in group.fields where known[field.text] == nil { known[field.text] = values }
    }
    checkForRepetition(among: titles, each: "group of the form")
    note(groups.flatMap(\.fields), of: screen)
    return known
  }

  private mutating func visit(
    _ steps: [FormStepDeclaration], of screen: ScreenDeclaration, before: ValueScope,
    shown: ValueScope
  ) {
    guard !steps.isEmpty else { return }
    var titles = SiblingTitles()
    for (number, step) in steps.enumerated() {
      text(step.title, in: before, while: shown)
      titles.add(step.title, of: "\(number + 1)", when: nil)
    }
    checkForRepetition(among: titles, each: "step of the form")
    note(steps.flatMap(\.fields), of: screen)
  }

  /// Names of fields, where groups and steps have them.
  private func note(_ fields: [Name], of screen: ScreenDeclaration) {
    guard let symbols = types.symbols else { return }
    let owner = Symbol.Owner(.screen, screen.name.text)
    for name in fields {
      symbols.note(Symbol(.input, name.text, of: owner), at: name.span)
    }
  }

  /// Limits have the type of what they limit. Of a type that has none, or has others, something else is said.
  private mutating func visit(
    _ range: ValueLimits?, of field: Field, _ type: SpecType, in scope: ValueScope
  ) {
    guard let range else { return }
    let isFitting = field.type.shape.hasRange
    for limit in range.all where limit.kind.literalNumber == nil {
      do throws(TypeProblem) {
        _ = try typed(limit, expecting: isFitting ? type.optional : nil, in: scope)
      } catch {
        findings.report(error.ofLimit(of: type), in: file)
      }
    }
  }

  /// What a choice says, and what is taken of it, is made when the choices come: nothing is followed there but by what
  /// the source is asked.
  private mutating func visit(
    _ choices: FieldChoices, of type: SpecType, on form: FormDeclaration,
    of screen: ScreenDeclaration, before: ValueScope, shown: ValueScope
  ) {
    visit(choices.reference, of: screen, in: shown.asking(for: form))
    checkItems(of: choices.reference)
    guard let yields = index.source(choices.source.text).flatMap({ index.type($0.yields) }),
      !yields.isList
    else {
      // Of what a choice is nobody knows anything.
      note(reading: choices.title)
      if let value = choices.value { note(reading: value) }
      return
    }
    let item = before.with(item: yields)
    let errors = findings.errorCount
    text(choices.title, in: item)
    if findings.errorCount == errors {
      checkForSameness(of: choices.title, said: "choices", ofEach: yields)
    }
    // Of a field that can have no choices that is said.
    if let value = choices.value {
      self.value(value, expecting: type.chosen.isChosen ? type.chosen : nil, in: item)
    }
  }
}
