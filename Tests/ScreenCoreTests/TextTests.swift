import Foundation
import ScreenCore
import TestTools
import Testing

private let now = Date(timeIntervalSince1970: 1_700_000_000)

private func table(_ strings: [String: String], locale: String = "en_US") -> StringTable {
  StringTable(strings, locale: Locale(identifier: locale))
}

private func catalog(_ json: String, locale: String = "en_US") throws -> StringTable {
  try StringTable(catalog: Data(json.utf8), locale: Locale(identifier: locale))
}

@Test func missingKeysShowThemselves() {
  #expect(table([:]).string(for: .key("feed.title"), now: now) == "feed.title")
}

@Test func defaultsStandInForMissingKeys() {
  let text = ScreenText.key("form.tooLong", [280], default: "At most %lld")
  #expect(table([:]).string(for: text, now: now) == "At most 280")
  #expect(table(["form.tooLong": "Zu lang"]).string(for: text, now: now) == "Zu lang")
}

private enum Frame: String, ChoiceValue {
  case quietlyGlad = "quietly-glad"
}

@Test func choicesAreReadUnderTheirKeysOrInWords() {
  let nothing: Frame? = nil
  let text = ScreenText.value(Frame.quietlyGlad)
  #expect(table([:]).string(for: text, now: now) == "Quietly glad")
  #expect(table(["frame.quietlyGlad": "Froh"]).string(for: text, now: now) == "Froh")
  #expect(table([:]).string(for: .value(nothing), now: now) == "")
}

@Test func argumentsTakeTheirPlaces() {
  let strings = table(["a": "%@ likes %lld of %d%%", "b": "%2$@ by %1$@", "c": "%.1f"])
  #expect(strings.string(for: .key("a", ["Ann", 1234, 5]), now: now) == "Ann likes 1,234 of 5%")
  #expect(strings.string(for: .key("b", ["Ann", "Song"]), now: now) == "Song by Ann")
  #expect(strings.string(for: .key("c", [2.25]), now: now) == "2.2")
}

@Test func missingArgumentsLeaveNothing() {
  let nothing: String? = nil
  #expect(table(["a": "[%@|%@]"]).string(for: .key("a", [nothing]), now: now) == "[|]")
}

@Test func numbersFollowTheLocale() {
  #expect(table([:], locale: "de_DE").string(for: .value(1234.5), now: now) == "1.234,5")
  #expect(table([:]).string(for: .formatted(1234, .number), now: now) == "1,234")
}

@Test("a whole number is shown by its digits: it may be a year")
func wholeNumbersHaveNoSeparators() {
  #expect(table([:]).string(for: .value(2026), now: now) == "2026")
  #expect(table([:], locale: "de_DE").string(for: .value(-12_345), now: now) == "-12345")
  let text = ScreenText.joined([.verbatim("since "), .value(1998)])
  #expect(table([:]).string(for: text, now: now) == "since 1998")
}

@Test func nilValuesAreEmpty() {
  let missing: String? = nil
  let date: Date? = nil
  #expect(table([:]).string(for: .value(missing), now: now) == "")
  #expect(table([:]).string(for: .formatted(date, .relative), now: now) == "")
}

@Test func relativeDatesAreSeenFromTheClock() {
  let past = now.addingTimeInterval(-7200)
  let text = ScreenText.formatted(past, .relative)
  #expect(table([:]).string(for: text, now: now) == "2 hours ago")
  #expect(table([:]).string(for: text, now: now + 3600) == "3 hours ago")
}

@Test func textsTellWhenTheyReadOtherwise() {
  func wait(_ distance: TimeInterval) -> TimeInterval? {
    ScreenText.formatted(now.addingTimeInterval(distance), .relative).nextChange(after: now)?
      .timeIntervalSince(now)
  }
  // Seconds are told of the last minute, and of the next one.
  #expect(wait(0) == 1)
  #expect(wait(-10) == 1)
  #expect(wait(60) == 1)
  #expect(wait(-60) == 60)
  #expect(wait(-90) == 30)
  #expect(wait(90) == 30)
  #expect(wait(-86_400) == 3600)
  #expect(wait(90_000) == 3600)
  let date = ScreenText.formatted(now, .relative)
  #expect(ScreenText.joined([.verbatim("since "), date]).nextChange(after: now) != nil)
  #expect(ScreenText.key("k", [date]).nextChange(after: now) != nil)
  #expect(ScreenText.formatted(now, .date).nextChange(after: now) == nil)
  let midnight = ScreenText.formatted(now, .day).nextChange(after: now)
  #expect(midnight.map { Calendar.current.startOfDay(for: $0) } == midnight)
}

@Test func formatsWriteValues() {
  let strings = table([:])
  #expect(strings.string(for: .formatted(0.25, .percent), now: now) == "25%")
  #expect(strings.string(for: .formatted(3725, .duration), now: now) == "1:02:05")
  #expect(strings.string(for: .formatted(65, .duration), now: now) == "1:05")
  // A server may say anything; what has no end is no reason for the app to have one.
  #expect(!strings.string(for: .formatted(1e300, .duration), now: now).isEmpty)
  #expect(strings.string(for: .formatted(9.5, .currency), now: now) == "$9.50")
}

@Test func amountsAreInTheirOwnCurrencies() {
  func text(_ amount: Double?, _ code: String?, _ locale: String) -> String {
    StringTable([:], locale: Locale(identifier: locale))
      .string(for: .money(amount, in: code), now: now)
      .replacing("\u{a0}", with: " ")
  }
  #expect(text(9.5, "EUR", "en_US") == "€9.50")
  #expect(text(9.5, "EUR", "de_DE") == "9,50 €")
  #expect(text(1200, "JPY", "en_US") == "¥1,200")
  #expect(text(9.5, nil, "en_US") == "$9.50")
  #expect(text(nil, "EUR", "en_US") == "")
}

@Test func numbersInLiteralsAreThoseOfTheLocale() {
  let text = ScreenText.joined([.verbatim("about "), .value(2.5), .verbatim(" km")])
  #expect(table([:]).string(for: text, now: now) == "about 2.5 km")
  let german = StringTable([:], locale: Locale(identifier: "de_DE"))
  #expect(german.string(for: text, now: now) == "about 2,5 km")
}

private let likes = #"""
  {"sourceLanguage": "en", "version": "1.0", "strings": {
    "likes": {"localizations": {
      "en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld like"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld likes"}}}}},
      "ru": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld лайк"}},
        "few": {"stringUnit": {"state": "translated", "value": "%lld лайка"}},
        "many": {"stringUnit": {"state": "translated", "value": "%lld лайков"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld лайка"}}}}}}},
    "Plain": {}
  }}
  """#

@Test func catalogTextsVaryWithNumbers() throws {
  let english = try catalog(likes)
  #expect(english.string(for: .key("likes", [1]), now: now) == "1 like")
  #expect(english.string(for: .key("likes", [2]), now: now) == "2 likes")
}

@Test(arguments: [
  (1, "1 лайк"), (3, "3 лайка"), (5, "5 лайков"), (11, "11 лайков"), (21, "21 лайк"),
])
func pluralsFollowTheLanguage(number: Int, expected: String) throws {
  let russian = try catalog(likes, locale: "ru_RU")
  #expect(russian.string(for: .key("likes", [number]), now: now) == expected)
}

@Test func catalogFallsBackToItsSourceLanguage() throws {
  let japanese = try catalog(likes, locale: "ja_JP")
  #expect(japanese.string(for: .key("likes", [2]), now: now) == "2 likes")
  #expect(japanese.string(for: .key("Plain"), now: now) == "Plain")
}

@Test func catalogSubstitutionsVaryOneByOne() throws {
  let strings = try catalog(
    #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {
      "stringUnit": {"state": "translated", "value": "%#@people@ in %#@rooms@"},
      "substitutions": {
        "people": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg person"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg people"}}}}},
        "rooms": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg room"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg rooms"}}}}}}}}}}}
    """#)
  #expect(strings.string(for: .key("k", [1, 3]), now: now) == "1 person in 3 rooms")
}

@Test func stringsFilesAreRead() throws {
  let file = """
    /* Titles */
    "feed.title" = "Feed \\"new\\"\\n";
    // plain
    about = "\\U00DCber";
    """
  let strings = try StringTable(
    stringsFile: Data(file.utf8), locale: Locale(identifier: "en_US"))
  #expect(strings.string(for: .key("feed.title"), now: now) == "Feed \"new\"\n")
  #expect(strings.string(for: .key("about"), now: now) == "Über")
}

@Test("a character in two escapes is one, and half of one is an error")
func stringsFilesHaveSurrogates() throws {
  let locale = Locale(identifier: "en_US")
  let table = try StringTable(
    stringsFile: Data(#""smile" = "\UD83D\uDE00!";"#.utf8), locale: locale)
  #expect(table.string(for: .key("smile"), now: now) == "😀!")
  for half in [#"\UD83D"#, #"\UDE00"#, #"\UD83D\U0041"#, #"\U+041"#] {
    #expect(throws: StringsFileError.self) {
      try StringTable(stringsFile: Data("\"a\" = \"\(half)\";".utf8), locale: locale)
    }
  }
}

@Test func stringsFileErrorsNameTheirLine() {
  #expect(throws: StringsFileError.self) {
    try StringTable(
      stringsFile: Data("\"a\" = \"b\";\n\"c\" \"d\";".utf8), locale: Locale(identifier: "en_US"))
  }
}

@Test func choicesAreReadByKeyOrInWords() {
  #expect(table([:]).string(for: Audience.friendsOnly.text, now: now) == "Friends only")
  let strings = table(["audience.friendsOnly": "Close friends"])
  #expect(strings.string(for: Audience.friendsOnly.text, now: now) == "Close friends")
}

private let rules = """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0">
  <dict>
    <key>rooms</key>
    <dict>
      <key>NSStringLocalizedFormatKey</key>
      <string>%2$@: %1$#@people@</string>
      <key>people</key>
      <dict>
        <key>NSStringFormatSpecTypeKey</key>
        <string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key>
        <string>d</string>
        <key>zero</key>
        <string>nobody</string>
        <key>one</key>
        <string>%d person</string>
        <key>other</key>
        <string>%d people</string>
      </dict>
    </dict>
  </dict>
  </plist>
  """

@Test(arguments: [(0, "Attic: nobody"), (1, "Attic: 1 person"), (3, "Attic: 3 people")])
func filesOfPluralRulesAreRead(number: Int, expected: String) throws {
  let strings = try StringTable(
    pluralRules: Data(rules.utf8), locale: Locale(identifier: "en_US"))
  #expect(strings.string(for: .key("rooms", [number, "Attic"]), now: now) == expected)
}

@Test func severalFilesMakeOneTable() throws {
  let scratch = try ScratchFolder(
    "strings",
    [
      "Localizable.strings": "\"rooms\" = \"Rooms\"; \"title\" = \"House\";",
      "Localizable.stringsdict": rules,
    ])
  let files = ["Localizable.strings", "Localizable.stringsdict"].map { scratch.file($0) }
  let strings = try StringTable(contentsOf: files)
  #expect(strings.string(for: .key("title"), now: now) == "House")
  #expect(strings.string(for: .key("rooms", [1, "Attic"]), now: now) == "Attic: 1 person")
}
