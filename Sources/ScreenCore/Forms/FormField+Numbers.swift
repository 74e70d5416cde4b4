extension FormField {
  /// A whole number that may be missing.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], prompt: ScreenText? = nil,
    value: StateBinding<Int?>
  ) -> FormField {
    number(
      id: id, title: title, rules: rules, prompt: prompt, value: value, mayBeMissing: true
    ) {
      Int($0)
    } write: {
      String($0)
    }
  }

  /// A whole number.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], prompt: ScreenText? = nil,
    value: StateBinding<Int>
  ) -> FormField {
    number(
      id: id, title: title, rules: rules, prompt: prompt, value: value.asOptional,
      mayBeMissing: false
    ) {
      Int($0)
    } write: {
      String($0)
    }
  }

  /// A number that may be missing.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], prompt: ScreenText? = nil,
    value: StateBinding<Double?>
  ) -> FormField {
    number(
      id: id, title: title, rules: rules, prompt: prompt, value: value, mayBeMissing: true,
      read: readDouble, write: writeDouble)
  }

  /// A number.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], prompt: ScreenText? = nil,
    value: StateBinding<Double>
  ) -> FormField {
    number(
      id: id, title: title, rules: rules, prompt: prompt, value: value.asOptional,
      mayBeMissing: false, read: readDouble, write: writeDouble)
  }

  private static func readDouble(_ text: String) -> Double? {
    // Readers of many languages type a comma.
    Double(text.replacing(",", with: "."))
  }

  fileprivate static func writeDouble(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  private static func number<Number: FormNumber>(
    id: String, title: ScreenText, rules: [FieldRule], prompt: ScreenText?,
    value: StateBinding<Number?>, mayBeMissing: Bool,
    read: @escaping @MainActor (String) -> Number?,
    write: @escaping @MainActor (Number) -> String
  ) -> FormField {
    let control = Control.number(
      text: { value.value.map(write) ?? "" },
      set: { text in
        let number = read(text)
        value.value = number
        return number != nil || (text.isEmpty && mayBeMissing)
      })
    return FormField(
      id: id, title: title, rules: rules, control: control, prompt: prompt
    ) {
      value.value.map { .number($0.asDouble) } ?? .missing
    }
  }
}

/// A number that goes up and down by steps.
@MainActor
package struct NumberSteps {
  package let from: Double?
  package let to: Double?
  package let step: Double
  /// The number, which may come to lie outside of the limits when they change.
  package let value: StateBinding<Double>
  /// The number as people read it.
  package let text: @MainActor () -> String
}

extension FormField {
  /// A whole number that goes up and down by `step`, from one limit to the other.
  public static func stepper(
    id: String, title: ScreenText, rules: [FieldRule] = [], from: Int? = nil, to: Int? = nil,
    step: Int = 1, value: StateBinding<Int>
  ) -> FormField {
    let number = StateBinding(
      get: { Double(value.value) }, set: { value.value = Int($0.rounded()) })
    return stepper(
      id: id, title: title, rules: rules,
      NumberSteps(
        from: from.map(Double.init), to: to.map(Double.init), step: Double(step), value: number,
        text: { String(value.value) }))
  }

  /// A number that goes up and down by `step`, from one limit to the other.
  public static func stepper(
    id: String, title: ScreenText, rules: [FieldRule] = [], from: Double? = nil,
    to: Double? = nil, step: Double = 1, value: StateBinding<Double>
  ) -> FormField {
    stepper(
      id: id, title: title, rules: rules,
      NumberSteps(
        from: from, to: to, step: step, value: value, text: { writeDouble(value.value) }))
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
private protocol FormNumber {
  var asDouble: Double { get }
}

extension Int: FormNumber {
  fileprivate var asDouble: Double { Double(self) }
}

extension Double: FormNumber {
  fileprivate var asDouble: Double { self }
}
