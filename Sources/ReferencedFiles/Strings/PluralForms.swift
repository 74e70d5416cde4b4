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
