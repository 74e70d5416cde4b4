/// A form of a word that goes with a number, named as the Unicode CLDR names them.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// All of them, for a message.
  static var list: String { allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") }

  /// The forms that numbers have in a language; only `other` where it has no others, or none that are known.
  ///
  /// `many` is left out where it is for millions only, as in French: without it, `other` is shown, which is a slip in
  /// a text that counts so far, and needless work in all that don't.
  ///
  /// - Parameters:
  ///   - language: As a folder or a catalogue names it, such as `pt-BR`.
  ///   - withDecimals: Whether numbers such as 1.5 are meant, too.
  package static func needed(
    in language: String, withDecimals: Bool = false
  ) -> [PluralCategory] {
    let code = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    let forms = families.first { $0.languages.contains(code) }?.forms ?? []
    let isMany = withDecimals && manyForDecimals.contains(code) && !forms.contains(.many)
    return forms + (isMany ? [.many] : []) + [.other]
  }

  /// The languages that have forms.
  package static var languages: [String] { families.flatMap(\.languages).sorted() }

  private struct Family: Sendable {
    let forms: [PluralCategory]
    let languages: Set<String>

    init(_ forms: [PluralCategory], _ languages: String) {
      self.forms = forms
      self.languages = Set(languages.split(separator: " ").map(String.init))
    }
  }

  /// Languages in which a number with decimals has the form `many`, and no whole number does.
  private static let manyForDecimals: Set<String> = ["cs", "gv", "lt", "sgs", "sk"]

  /// By the forms of whole numbers. From the Unicode's CLDR 49, `common/supplemental/plurals.xml`; the tests hold it
  /// against the rules of the run-time, and those against CLDR's data.
  private static let families: [Family] = [
    Family(
      [.one],
      """
      af ak am an as asa ast az bal bem bez bg bho bn brx ca ce ceb cgg chr ckb csw da de doi dv \
      ee el en eo es et eu fa ff fi fil fo fr fur fy gl gsw gu guw ha haw hi hu hy ia ie io is it \
      jgo ji jmc ka kab kaj kcg kk kkj kl kn kok ks ksb ku ky lb lg lij lld ln mas mg mgo mk ml \
      mn mr nah nb nd ne nl nn nnh no nr nso ny nyn om or os pa pap pcm ps pt rm rof rwk saq sc \
      scn sd sdh seh si sn so sq ss ssy st sv sw syr ta te teo tg ti tig tk tl tn tr ts tzm ug ur \
      uz ve vec vi vo vun wa wae xh xog yi zu
      """),
    Family([.one, .few], "bs cs hr lt mo ro sh shi sk sr"),
    Family([.one, .few, .many], "be pl ru uk"),
    Family([.one, .two], "he iu iw naq sat se sma smi smj smn sms"),
    Family([.one, .two, .few], "br dsb gd gv hsb sgs sl"),
    Family([.one, .two, .few, .many], "ga mt"),
    Family([.zero, .one], "blo cv ksh lag lv prg"),
    Family([.zero, .one, .two, .few, .many], "ar ars cy kw"),
  ]
}
