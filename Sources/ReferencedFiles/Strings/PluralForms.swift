import SourceText

/// The forms of a text in one language.
struct PluralForms {
  struct Form {
    let name: String
    let span: ByteSpan
    /// What its text asks for.
    let demand: TextDemand

    var category: PluralCategory? { PluralCategory(rawValue: name) }
  }

  let language: String
  /// Where the text stands.
  let span: ByteSpan
  let forms: [Form]
  /// Whether the text says that its number has decimals, as by `%.1f`.
  var hasDecimals = false

  /// The forms that numbers of the language have and the text has not.
  var missing: [PluralCategory] {
    let known = Set(forms.compactMap(\.category))
    return PluralCategory.needed(in: language, withDecimals: hasDecimals)
      .filter { !known.contains($0) }
  }

  /// A form for many numbers that does not say the number, where another one does.
  var withoutNumber: (form: Form, other: Form)? {
    guard let other = forms.first(where: { !$0.demand.arguments.isEmpty }) else { return nil }
    let asked = forms.reduce(0) { $0 | $1.demand.places }
    let lacking = forms.first { form in
      form.category?.isForMany == true && form.demand.places & asked != asked
    }
    return lacking.map { ($0, other) }
  }

  /// A form that takes the number for something else than it is: another form, or that it is a number, says what.
  var misreading: (form: Form, found: TextDemand.Kind, due: TextDemand.Kind, other: Form)? {
    for place in Set(forms.flatMap(\.demand.arguments.keys)).sorted() {
      let asking = forms.compactMap { form in
        form.demand.arguments[place].map { (form: form, kind: $0) }
      }
      guard let due = asking.first(where: { $0.kind != .anything }) else { continue }
      if let wrong = asking.first(where: { $0.kind != due.kind }) {
        return (wrong.form, wrong.kind, due.kind, due.form)
      }
    }
    return nil
  }

  /// A form of those that all show their only value as a text, though the text varies with it.
  var numberAsText: Form? {
    let asking = forms.filter { !$0.demand.arguments.isEmpty }
    return asking.allSatisfy { $0.demand.arguments == [0: .anything] } ? asking.last : nil
  }
}

extension PluralCategory {
  /// Whether the form is for many numbers, so that its text has to say which.
  fileprivate var isForMany: Bool {
    switch self {
    case .few, .many, .other: true
    case .zero, .one, .two: false
    }
  }
}
