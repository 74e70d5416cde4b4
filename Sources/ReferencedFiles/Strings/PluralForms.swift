import SourceText

/// A form of a word that goes with a number, named as the Unicode CLDR names them.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// All of them, for a message.
  static var list: String { allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") }

  /// The forms that whole numbers have in a language; only `other` where that is not known.
  ///
  /// `zero` and `many` are left out where they are for rare numbers only, such as millions.
  package static func needed(in language: String) -> [PluralCategory] {
    let code = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? ""
    switch code {
    case "en", "de", "es", "fr", "it", "pt", "nl", "sv", "da", "nb", "no", "fi", "el", "hu", "tr",
      "bg", "ca", "et", "eu", "gl", "hi", "bn", "fa":
      return [.one, .other]
    case "ru", "uk", "be", "pl": return [.one, .few, .many, .other]
    case "cs", "sk", "ro", "sr", "hr", "bs", "lt": return [.one, .few, .other]
    case "he", "iw": return [.one, .two, .other]
    case "sl": return [.one, .two, .few, .other]
    case "lv": return [.zero, .one, .other]
    case "ar": return [.zero, .one, .two, .few, .many, .other]
    default: return [.other]
    }
  }
}

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
