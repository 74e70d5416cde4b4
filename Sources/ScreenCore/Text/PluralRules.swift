/// A form of a word that goes with a number, named as the Unicode CLDR names them.
enum PluralCategory: String, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// Which form of a word goes with a number. Foundation knows only inside bundles that Xcode built, so
/// the CLDR's rules of widely used languages stand here; other languages follow English.
enum PluralRules {
  static func category(of number: Double, language: String) -> PluralCategory {
    let magnitude = abs(number)
    guard magnitude < 1e15, magnitude == magnitude.rounded() else {
      return fraction(magnitude, language: language)
    }
    return integer(Int(magnitude), language: language)
  }

  /// The form that goes with a number. The one for `zero` is shown for none in every language.
  static func form<Form>(
    of forms: [PluralCategory: Form], for number: Double, language: String
  ) -> Form? {
    if number == 0, let form = forms[.zero] { return form }
    return forms[category(of: number, language: language)] ?? forms[.other]
  }

  private static func fraction(_ number: Double, language: String) -> PluralCategory {
    switch language {
    case "fr", "pt": number < 2 ? .one : .other
    case "cs", "sk", "lt": .many
    default: .other
    }
  }

  private static func integer(_ number: Int, language: String) -> PluralCategory {
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo": .other
    case "fr", "pt", "hi", "fa", "bn": number < 2 ? .one : .other
    case "ru", "uk", "be": eastSlavic(number)
    case "sr", "hr", "bs": southSlavic(number)
    case "pl": polish(number)
    case "cs", "sk": number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "sl": slovenian(number)
    case "ar": arabic(number)
    case "he", "iw": number == 1 ? .one : number == 2 ? .two : .other
    case "lt": lithuanian(number)
    case "lv": latvian(number)
    case "ro": romanian(number)
    default: number == 1 ? .one : .other
    }
  }

  private static func eastSlavic(_ number: Int) -> PluralCategory {
    if number % 10 == 1, number % 100 != 11 { return .one }
    return isFew(number) ? .few : .many
  }

  private static func southSlavic(_ number: Int) -> PluralCategory {
    if number % 10 == 1, number % 100 != 11 { return .one }
    return isFew(number) ? .few : .other
  }

  private static func polish(_ number: Int) -> PluralCategory {
    number == 1 ? .one : isFew(number) ? .few : .many
  }

  /// Ends in 2, 3 or 4, but not in 12, 13 or 14.
  private static func isFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static func slovenian(_ number: Int) -> PluralCategory {
    switch number % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static func arabic(_ number: Int) -> PluralCategory {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static func lithuanian(_ number: Int) -> PluralCategory {
    if (11...19).contains(number % 100) || number % 10 == 0 { return .other }
    return number % 10 == 1 ? .one : .few
  }

  private static func latvian(_ number: Int) -> PluralCategory {
    if number % 10 == 0 || (11...19).contains(number % 100) { return .zero }
    return number % 10 == 1 ? .one : .other
  }

  private static func romanian(_ number: Int) -> PluralCategory {
    if number == 1 { return .one }
    return number == 0 || (1...19).contains(number % 100) ? .few : .other
  }
}
