/// Languages in which numbers have forms by one and the same rule. Each is named after one of them, or after what it
/// tells apart.
///
/// From the Unicode's CLDR 49, `common/supplemental/plurals.xml`. The tests hold it against that data.
enum PluralFamily: Sendable, CaseIterable {
  /// One form for all numbers.
  case single
  case oneWhole, oneExactly, noneAndOne, belowTwo, oneAndTwo, noneApart
  case hindi, french, spanish, italian
  case arabic, belarusian, breton, cornish, czech, danish, filipino, gaelic, hebrew, icelandic
  case irish, langi, latvian, lithuanian, macedonian, maltese, manx, polish, romanian, russian
  case samogitian, serbian, sinhala, slovenian, sorbian, tachelhit, tamazight, welsh

  init(of language: String, region: String? = nil) {
    if language == "pt", let region, Self.europeanPortuguese.contains(region) {
      self = .italian
    } else {
      self = Self.families[language] ?? .single
    }
  }

  /// The languages that have forms; those of ``single`` need not be known.
  static var languages: [String] { families.keys.sorted() }

  /// Where Portuguese is written as in Portugal.
  private static let europeanPortuguese: Set<String> = [
    "AO", "CH", "CV", "GQ", "GW", "LU", "MO", "MZ", "PT", "ST", "TL",
  ]

  private static let families: [String: PluralFamily] = {
    var families: [String: PluralFamily] = [:]
    for (family, languages) in members {
      for language in languages.split(separator: " ") { families[String(language)] = family }
    }
    return families
  }()

  private static let members: [(PluralFamily, String)] = [
    (.oneWhole, "ast de en et fi fy ia ie io ji lij nl sc sv sw ur yi"),
    (
      .oneExactly,
      """
      af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc \
      ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn \
      om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts \
      ug uz ve vo vun wae xh xog
      """
    ),
    (.noneAndOne, "ak bho csw guw ln mg nso pa ti wa"),
    (.belowTwo, "ff hy kab"),
    (.oneAndTwo, "iu naq sat se sma smi smj smn sms"),
    (.noneApart, "blo cv ksh"),
    (.hindi, "am as bn doi fa gu hi kn kok pcm tg vi zu"),
    (.french, "fr pt"),
    (.spanish, "es"),
    (.italian, "ca gl it lld scn vec"),
    (.arabic, "ar ars"),
    (.belarusian, "be"),
    (.breton, "br"),
    (.cornish, "kw"),
    (.czech, "cs sk"),
    (.danish, "da"),
    (.filipino, "ceb fil tl"),
    (.gaelic, "gd"),
    (.hebrew, "he iw"),
    (.icelandic, "is"),
    (.irish, "ga"),
    (.langi, "lag"),
    (.latvian, "lv prg"),
    (.lithuanian, "lt"),
    (.macedonian, "mk"),
    (.maltese, "mt"),
    (.manx, "gv"),
    (.polish, "pl"),
    (.romanian, "mo ro"),
    (.russian, "ru uk"),
    (.samogitian, "sgs"),
    (.serbian, "bs hr sh sr"),
    (.sinhala, "si"),
    (.slovenian, "sl"),
    (.sorbian, "dsb hsb"),
    (.tachelhit, "shi"),
    (.tamazight, "tzm"),
    (.welsh, "cy"),
  ]
}
