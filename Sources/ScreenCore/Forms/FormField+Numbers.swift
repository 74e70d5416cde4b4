extension FormField {
  /// A whole number that may be missing.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], value: StateBinding<Int?>
  ) -> FormField {
    number(id: id, title: title, rules: rules, value: value, mayBeMissing: true) {
      Int($0)
    } write: {
      String($0)
    }
  }

  /// A whole number.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], value: StateBinding<Int>
  ) -> FormField {
    number(
      id: id, title: title, rules: rules, value: value.asOptional, mayBeMissing: false
    ) {
      Int($0)
    } write: {
      String($0)
    }
  }

  /// A number that may be missing.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], value: StateBinding<Double?>
  ) -> FormField {
    number(
      id: id, title: title, rules: rules, value: value, mayBeMissing: true, read: readDouble,
      write: writeDouble)
  }

  /// A number.
  public static func number(
    id: String, title: ScreenText, rules: [FieldRule] = [], value: StateBinding<Double>
  ) -> FormField {
    number(
      id: id, title: title, rules: rules, value: value.asOptional, mayBeMissing: false,
      read: readDouble, write: writeDouble)
  }

  private static func readDouble(_ text: String) -> Double? {
    // Readers of many languages type a comma.
    Double(text.replacing(",", with: "."))
  }

  private static func writeDouble(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  private static func number<Number: FormNumber>(
    id: String, title: ScreenText, rules: [FieldRule], value: StateBinding<Number?>,
    mayBeMissing: Bool, read: @escaping @MainActor (String) -> Number?,
    write: @escaping @MainActor (Number) -> String
  ) -> FormField {
    let control = Control.number(
      text: { value.value.map(write) ?? "" },
      set: { text in
        let number = read(text)
        value.value = number
        return number != nil || (text.isEmpty && mayBeMissing)
      })
    return FormField(id: id, title: title, rules: rules, control: control) {
      value.value.map { .number($0.asDouble) } ?? .missing
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
