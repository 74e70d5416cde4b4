/// The codes of currencies that amounts are in, by ISO 4217 as of 2025: those that are legal tender, the
/// units of account of states, and gold, silver, platinum and palladium.
///
/// See <https://www.six-group.com/en/products-services/financial-information/data-standards.html>.
enum CurrencyCode {
  static func isKnown(_ code: String) -> Bool { all.contains(code) }

  static let all = Set(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN
    BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP
    GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF
    KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR
    MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK
    SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU
    UYW UZS VED VES VND VUV WST XAF XAG XAU XCD XCG XDR XOF XPD XPF XPT XSU XUA YER ZAR ZMW ZWG
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The code of a currency that is called by its name or its sign, or written in small letters.
  static func meant(by text: String) -> String? {
    let capital = text.uppercased()
    if isKnown(capital) { return capital }
    return names[text.lowercased()]
  }

  /// Those that more than one country has are the best known one's.
  private static let names = [
    "€": "EUR", "euro": "EUR", "euros": "EUR", "$": "USD", "us$": "USD", "dollar": "USD",
    "dollars": "USD", "us dollar": "USD", "£": "GBP", "pound": "GBP", "pounds": "GBP",
    "sterling": "GBP", "¥": "JPY", "yen": "JPY", "yuan": "CNY", "renminbi": "CNY", "rmb": "CNY",
    "franc": "CHF", "francs": "CHF", "franken": "CHF", "sfr": "CHF", "₹": "INR", "rupee": "INR",
    "rupees": "INR", "₽": "RUB", "rouble": "RUB", "ruble": "RUB", "₩": "KRW", "won": "KRW",
    "₺": "TRY", "lira": "TRY", "₴": "UAH", "hryvnia": "UAH", "zł": "PLN", "zloty": "PLN",
    "kč": "CZK", "koruna": "CZK", "forint": "HUF", "real": "BRL", "r$": "BRL", "rand": "ZAR",
    "₪": "ILS", "shekel": "ILS", "baht": "THB", "฿": "THB", "₫": "VND", "dong": "VND",
  ]
}
