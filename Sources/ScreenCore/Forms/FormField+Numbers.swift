public import Foundation

extension FormField {
  /// A whole number that may be missing.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], unit: ScreenText? = nil,
    prompt: ScreenText? = nil, value: StateBinding<Int?>
  ) -> FormField {
    number(
      id: id, title: title, rules: rules, unit: unit, prompt: prompt, value: value,
      mayBeMissing: true
    ) {
      NumberNotation.integer($0)
    } write: {
      NumberNotation.text($0, in: $1)
    }
  }

  /// A whole number.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], unit: ScreenText? = nil,
    prompt: ScreenText? = nil, value: StateBinding<Int>
  ) -> FormField {
    number(
      id: id, title: title, rules: rules, unit: unit, prompt: prompt, value: value.asOptional,
      mayBeMissing: false
    ) {
      NumberNotation.integer($0)
    } write: {
      NumberNotation.text($0, in: $1)
    }
  }

  /// A number that may be missing.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], unit: ScreenText? = nil,
    prompt: ScreenText? = nil, value: StateBinding<Double?>
  ) -> FormField {
    number(
      id: id, title: title, rules: rules, unit: unit, prompt: prompt, value: value,
      mayBeMissing: true,
      read: NumberNotation.double, write: NumberNotation.text)
  }

  /// A number.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], unit: ScreenText? = nil,
    prompt: ScreenText? = nil, value: StateBinding<Double>
  ) -> FormField {
    number(
      id: id, title: title, rules: rules, unit: unit, prompt: prompt, value: value.asOptional,
      mayBeMissing: false, read: NumberNotation.double, write: NumberNotation.text)
  }

  /// An exact number that may be missing.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], unit: ScreenText? = nil,
    prompt: ScreenText? = nil, value: StateBinding<Decimal?>
  ) -> FormField {
    number(
      id: id, title: title, rules: rules, unit: unit, prompt: prompt, value: value,
      mayBeMissing: true, read: NumberNotation.decimal, write: NumberNotation.text)
  }

  /// An exact number.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], unit: ScreenText? = nil,
    prompt: ScreenText? = nil, value: StateBinding<Decimal>
  ) -> FormField {
    number(
      id: id, title: title, rules: rules, unit: unit, prompt: prompt, value: value.asOptional,
      mayBeMissing: false, read: NumberNotation.decimal, write: NumberNotation.text)
  }

  private static func number<Number: FormNumber>(
    id: String, title: ScreenText, rules: [FieldRule], unit: ScreenText?,
    prompt: ScreenText?,
    value: StateBinding<Number?>, mayBeMissing: Bool,
    read: @escaping @MainActor (String) -> Number?,
    write: @escaping @MainActor (Number, Locale) -> String
  ) -> FormField {
    let control = Control.number(
      text: { locale in value.value.map { write($0, locale) } ?? "" },
      set: { text in
        let number = read(text)
        value.value = number
        return number != nil || (text.isEmpty && mayBeMissing)
      })
    var field = FormField(
      id: id, title: title, rules: rules, control: control, prompt: prompt
    ) {
      value.value.map { .number($0.asDouble) } ?? .missing
    }
    field.unit = unit
    field.draft = DraftValue(value)
    return field
  }
}

/// A number that goes up and down by steps.
@MainActor
package struct NumberSteps {
  package let from: Double?
  package let to: Double?
  package let step: Double
  /// The number, which may be outside of the limits when they change.
  package let value: StateBinding<Double>
  /// The number as people of a locale read it.
  package let text: @MainActor (Locale) -> String
}

extension FormField {
  /// A whole number that goes up and down by `step`, from one limit to the other.
  public static func stepper(
    id: String, title: ScreenText, rules: [FieldRule] = [], from: Int? = nil, to: Int? = nil,
    step: Int = 1, value: StateBinding<Int>
  ) -> FormField {
    let number = StateBinding(
      get: { Double(value.value) }, set: { value.value = Int(nearestTo: $0) })
    return stepper(
      id: id, title: title, rules: rules,
      NumberSteps(
        from: from.map(Double.init), to: to.map(Double.init), step: Double(step), value: number,
        text: { NumberNotation.text(value.value, in: $0) }))
  }

  /// A number that goes up and down by `step`, from one limit to the other.
  public static func stepper(
    id: String, title: ScreenText, rules: [FieldRule] = [], from: Double? = nil,
    to: Double? = nil, step: Double = 1, value: StateBinding<Double>
  ) -> FormField {
    stepper(
      id: id, title: title, rules: rules,
      NumberSteps(
        from: from, to: to, step: step, value: value,
        text: { NumberNotation.text(value.value, in: $0) }))
  }

  private static func stepper(
    id: String, title: ScreenText, rules: [FieldRule], _ steps: NumberSteps
  ) -> FormField {
    FormField(id: id, title: title, rules: rules, control: .stepper(steps)) {
      .number(steps.value.value)
    }
  }
}

/// A type of numbers that forms edit.
private protocol FormNumber: StorableValue {
  var asDouble: Double { get }
}

extension Int: FormNumber {
  fileprivate var asDouble: Double { Double(self) }
}

extension Double: FormNumber {
  fileprivate var asDouble: Double { self }
}

extension Decimal: FormNumber {
  fileprivate var asDouble: Double { nearestDouble }
}
