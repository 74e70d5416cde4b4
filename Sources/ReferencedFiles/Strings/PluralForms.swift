import SourceText

/// The forms of a text in one language.
struct PluralForms {
  struct Form {
    let name: String
    let span: ByteSpan

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
}
