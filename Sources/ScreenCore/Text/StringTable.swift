import Foundation

/// The app's strings in one locale. Those of a bundle that Xcode built are Foundation's on Apple's platforms; where
/// Foundation has none, `.xcstrings` catalogues, `.strings` and `.stringsdict` files are read here.
public struct StringTable: Sendable {
  /// The locale that texts, numbers and dates are written in.
  public let locale: Locale
  /// The files of a bundle that can't be read, while others can. The app's ``ProblemReporter`` hears of them.
  public let problems: [StringTableError]
  let entries: [String: StringEntry]
  /// Where strings are that Foundation reads.
  private let system: SystemStrings?

  /// A table of plain strings.
  public init(
    _ strings: [String: String] = [:], locale: Locale = Locale(identifier: "en_US")
  ) {
    self.init(entries: strings.mapValues { .plain($0) }, locale: locale)
  }

  init(entries: [String: StringEntry], locale: Locale, problems: [StringTableError] = []) {
    self.entries = entries
    self.locale = locale
    self.problems = problems
    system = nil
  }

  /// The strings that Foundation reads.
  init(_ system: SystemStrings, locale: Locale) {
    entries = [:]
    self.locale = locale
    problems = []
    self.system = system
  }

  /// Reads the file at `url`, by its name's ending: a catalogue (`.xcstrings`), a file of plural rules
  /// (`.stringsdict`) or one of strings.
  ///
  /// - Throws: ``StringTableError`` where the file can't be read.
  public init(
    contentsOf url: URL, locale: Locale = Locale(identifier: "en_US")
  ) throws {
    do {
      let data = try Data(contentsOf: url)
      switch url.pathExtension {
      case "xcstrings": try self.init(catalog: data, locale: locale)
      case "stringsdict": try self.init(pluralRules: data, locale: locale)
      default: try self.init(stringsFile: data, locale: locale)
      }
    } catch {
      throw StringTableError(error, in: url)
    }
  }

  /// Reads several files of one locale, such as `Localizable.strings` and `Localizable.stringsdict`. Of
  /// a key that stands in several of them the last counts.
  public init(
    contentsOf urls: [URL], locale: Locale = Locale(identifier: "en_US")
  ) throws {
    var entries: [String: StringEntry] = [:]
    for url in urls {
      let table = try StringTable(contentsOf: url, locale: locale)
      entries.merge(table.entries) { $1 }
    }
    self.init(entries: entries, locale: locale)
  }

  /// Whether there is a string for `key`.
  public func contains(_ key: String) -> Bool {
    entries[key] != nil || system?.text(for: key) != nil
  }

  /// What `text` reads at `now`.
  public func string(for text: ScreenText, now: Date) -> String {
    let formatter = ValueFormatter(locale: locale, now: now)
    switch text.form {
    case .verbatim(let string):
      return string
    case .value(.integer(let number)):
      // By its digits alone: it may be a year, or the number of a house.
      return number.formatted(.number.grouping(.never).locale(locale))
    case .value(let value):
      return plain(value, now: now)
    case .formatted(let value, .day):
      if let word = formatter.nearDay(value) { return string(for: word, now: now) }
      return formatter.string(value, as: .day)
    case .formatted(let value, let format):
      return formatter.string(value, as: format)
    case .money(let amount, let currency):
      return formatter.string(amount, inCurrency: currency)
    case .joined(let texts):
      return texts.map { string(for: $0, now: now) }.joined()
    case .standard(let key, let text, let arguments):
      return string(for: key, arguments, now: now) ?? format(.plain(text), arguments, now: now)
    case .key(let key, let arguments):
      // A missing string shows its key, so that it is noticed and nothing is lost.
      return string(for: key, arguments, now: now) ?? key
    }
  }

  private func string(for key: String, _ arguments: [TextValue], now: Date) -> String? {
    if let entry = entries[key] { return format(entry, arguments, now: now) }
    guard let text = system?.text(for: key) else { return nil }
    let values = FormatArguments(of: text, from: arguments) { plain($0, now: now) }
    guard values.haveForms else { return format(.plain(text), arguments, now: now) }
    // The forms of its numbers are within the text, where only Foundation finds them.
    return SystemStrings.string(text, values, locale: locale)
  }

  private func format(_ entry: StringEntry, _ arguments: [TextValue], now: Date) -> String {
    StringFormatter(locale: locale, arguments: arguments) { plain($0, now: now) }.string(for: entry)
  }

  private func plain(_ value: TextValue, now: Date) -> String {
    switch value {
    case .none: ""
    case .string(let string): string
    case .integer(let number): number.formatted(.number.locale(locale))
    case .double(let number): number.formatted(.number.locale(locale))
    case .decimal(let number): number.formatted(.number.locale(locale))
    case .date: ValueFormatter(locale: locale, now: now).string(value, as: .date)
    case .text(let text): string(for: text, now: now)
    }
  }
}
