extension PluralFamily {
  /// The form of a number. The rules are written as those of CLDR are, so that one can be held against the other.
  func category(of number: PluralOperands) -> PluralCategory {
    let (n, i, v, f, t) = (number.n, number.i, number.v, number.f, number.t)
    return switch self {
    case .single: .other
    case .oneWhole: i == 1 && v == 0 ? .one : .other
    case .oneExactly: n == 1 ? .one : .other
    case .noneAndOne: n == 0 || n == 1 ? .one : .other
    case .belowTwo: i < 2 ? .one : .other
    case .oneAndTwo: n == 1 ? .one : n == 2 ? .two : .other
    case .noneApart: n == 0 ? .zero : n == 1 ? .one : .other
    case .hindi: i == 0 || n == 1 ? .one : .other
    case .french: i < 2 ? .one : number.isMillions ? .many : .other
    case .spanish: n == 1 ? .one : number.isMillions ? .many : .other
    case .italian: i == 1 && v == 0 ? .one : number.isMillions ? .many : .other
    case .danish: n == 1 || (t != 0 && i < 2) ? .one : .other
    case .filipino: filipino(number)
    case .gaelic: gaelic(n)
    case .hebrew: (i == 1 && v == 0) || (i == 0 && v != 0) ? .one : i == 2 && v == 0 ? .two : .other
    case .icelandic:
      (t == 0 && i.endsInOne) || t.endsInOne ? .one : .other
    case .langi: n == 0 ? .zero : i < 2 ? .one : .other
    case .macedonian: (v == 0 && i.endsInOne) || f.endsInOne ? .one : .other
    case .sinhala: n == 0 || n == 1 || (i == 0 && f == 1) ? .one : .other
    case .tachelhit: i == 0 || n == 1 ? .one : n.lies(in: 2...10) ? .few : .other
    case .tamazight: n.lies(in: 0...1) || n.lies(in: 11...99) ? .one : .other
    case .arabic: arabic(n)
    case .breton: breton(n)
    case .cornish: cornish(n)
    case .irish: irish(n)
    case .maltese: maltese(n)
    case .welsh: welsh(n)
    case .belarusian, .czech, .polish, .russian, .serbian, .slovenian, .sorbian:
      slavic(number)
    case .latvian, .lithuanian, .samogitian: baltic(number)
    case .manx: manx(number)
    case .romanian: romanian(number)
    }
  }

  // MARK: Slavic and Baltic languages, Romanian

  private func slavic(_ number: PluralOperands) -> PluralCategory {
    let (i, v, f) = (number.i, number.v, number.f)
    switch self {
    case .belarusian:
      guard let n = number.n else { return .other }
      return n.endsInOne ? .one : n.endsInFew ? .few : .many
    case .czech:
      guard v == 0 else { return .many }
      return i == 1 ? .one : (2...4).contains(i) ? .few : .other
    case .polish:
      guard v == 0 else { return .other }
      return i == 1 ? .one : i.endsInFew ? .few : .many
    case .russian:
      guard v == 0 else { return .other }
      return i.endsInOne ? .one : i.endsInFew ? .few : .many
    case .serbian:
      if (v == 0 && i.endsInOne) || f.endsInOne { return .one }
      return (v == 0 && i.endsInFew) || f.endsInFew ? .few : .other
    case .slovenian:
      guard v == 0 else { return .few }
      return i % 100 == 1 ? .one : i % 100 == 2 ? .two : (3...4).contains(i % 100) ? .few : .other
    default:
      let (whole, fraction) = (v == 0 ? i % 100 : 0, f % 100)
      if whole == 1 || fraction == 1 { return .one }
      if whole == 2 || fraction == 2 { return .two }
      return (3...4).contains(whole) || (3...4).contains(fraction) ? .few : .other
    }
  }

  private func baltic(_ number: PluralOperands) -> PluralCategory {
    let (n, v, f) = (number.n, number.v, number.f)
    if self == .latvian { return latvian(number) }
    if self == .samogitian, n == 2 { return .two }
    if let n, !n.endsInTeen {
      if n % 10 == 1 { return .one }
      if n % 10 >= 2 { return .few }
    }
    return v != 0 && f != 0 ? .many : .other
  }

  private func latvian(_ number: PluralOperands) -> PluralCategory {
    let (n, v, f) = (number.n, number.v, number.f)
    if let n, n % 10 == 0 || n.endsInTeen { return .zero }
    if v == 2, f.endsInTeen { return .zero }
    if let n, n.endsInOne { return .one }
    return v == 2 ? f.endsInOne ? .one : .other : f % 10 == 1 ? .one : .other
  }

  private func romanian(_ number: PluralOperands) -> PluralCategory {
    guard number.v == 0 else { return .few }
    if number.i == 1 { return .one }
    return number.i == 0 || (1...19).contains(number.i % 100) ? .few : .other
  }

  // MARK: Celtic languages

  private func gaelic(_ n: Int?) -> PluralCategory {
    switch n {
    case 1, 11: .one
    case 2, 12: .two
    case .some(3...10), .some(13...19): .few
    default: .other
    }
  }

  private func irish(_ n: Int?) -> PluralCategory {
    switch n {
    case 1: .one
    case 2: .two
    case .some(3...6): .few
    case .some(7...10): .many
    default: .other
    }
  }

  private func welsh(_ n: Int?) -> PluralCategory {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private func breton(_ n: Int?) -> PluralCategory {
    guard let n else { return .other }
    let tens = n % 100 / 10
    let isSpecial = [1, 7, 9].contains(tens)
    switch n % 10 {
    case 1 where !isSpecial: return .one
    case 2 where !isSpecial: return .two
    case 3, 4, 9: if !isSpecial { return .few }
    default: break
    }
    return n != 0 && n % 1_000_000 == 0 ? .many : .other
  }

  private func cornish(_ n: Int?) -> PluralCategory {
    guard let n else { return .other }
    if n < 2 { return n == 0 ? .zero : .one }
    // 2, 22, 42 and so on, and many of the round thousands.
    let score = n % 100 % 20
    let thousands = n % 100_000 / 1000
    if score == 2 { return .two }
    if n % 1000 == 0, (1...20).contains(thousands) || [40, 60, 80].contains(thousands) {
      return .two
    }
    if n % 1_000_000 == 100_000 { return .two }
    return score == 3 ? .few : score == 1 ? .many : .other
  }

  private func manx(_ number: PluralOperands) -> PluralCategory {
    guard number.v == 0 else { return .many }
    switch number.i % 10 {
    case 1: return .one
    case 2: return .two
    default: return number.i % 20 == 0 ? .few : .other
    }
  }

  // MARK: Others

  private func arabic(_ n: Int?) -> PluralCategory {
    switch (n, n.map { $0 % 100 }) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, .some(3...10)): .few
    case (_, .some(11...99)): .many
    default: .other
    }
  }

  private func maltese(_ n: Int?) -> PluralCategory {
    switch (n, n.map { $0 % 100 }) {
    case (1, _): .one
    case (2, _): .two
    case (0, _), (_, .some(3...10)): .few
    case (_, .some(11...19)): .many
    default: .other
    }
  }

  private func filipino(_ number: PluralOperands) -> PluralCategory {
    let last = number.v == 0 ? number.i % 10 : number.f % 10
    return [4, 6, 9].contains(last) ? .other : .one
  }
}

extension PluralOperands {
  /// Millions, as a noun in the Romance languages: "un millón de notas".
  fileprivate var isMillions: Bool {
    e == 0 ? i != 0 && i % 1_000_000 == 0 && v == 0 : e > 5
  }
}

extension Int {
  /// Ends in 1, but not in 11.
  fileprivate var endsInOne: Bool { self % 10 == 1 && self % 100 != 11 }

  /// Ends in 2, 3 or 4, but not in 12, 13 or 14.
  fileprivate var endsInFew: Bool {
    (2...4).contains(self % 10) && !(12...14).contains(self % 100)
  }

  /// Ends in 11 to 19.
  fileprivate var endsInTeen: Bool { (11...19).contains(self % 100) }
}

extension Int? {
  fileprivate func lies(in range: ClosedRange<Int>) -> Bool { map(range.contains) ?? false }
}
