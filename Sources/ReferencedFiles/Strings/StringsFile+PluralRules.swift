import Diagnostics
import SourceText

// Property lists: files of plural rules (`.stringsdict`), and files of strings as Xcode leaves them in an app's
// bundle.
extension StringsFile {
  mutating func readPropertyList(_ bytes: [UInt8], language: String) {
    guard let text = PropertyList.isBinary(bytes) ? bytes : WideText.utf8(bytes) else {
      add(.noText(bytes))
      return
    }
    let known = languageSet(of: language)
    do throws(PropertyList.Problem) {
      guard case .dictionary(let members) = try PropertyList(text) else {
        return add(
          Mistake(
            message: "there are no keys in this property list", span: .zero,
            help: "a file of strings has a `<dict>` of keys and texts"))
      }
      for member in members { read(member, language: language, known) }
    } catch {
      add(Mistake(message: error.message, span: error.span, help: error.help))
    }
  }

  private mutating func read(
    _ member: PropertyList.Member, language: String, _ languages: LanguageSet
  ) {
    let place = Location(file: id, span: member.place)
    var entry = AppStrings.Entry(place: place, languages: languages, digest: member.value.digest)
    let rule = PluralRule(member.value)
    let demand = rule.demand
    if !demand.isEmpty {
      entry.texts = [AppStrings.Text(language: language, place: place, demand: demand)]
    }
    noteStrangeSpecifier(of: demand, for: member.key, at: place)
    addOnce(entry, for: member.key)
    if rule.formats.isEmpty {
      add(
        Mistake(
          message: "`\(member.key)` has no text", span: member.place,
          help: "a rule has a `\(PluralRuleKey.format)`"))
    }
    for part in rule.parts {
      let forms = part.forms.map {
        PluralForms.Form(
          name: $0.key, span: $0.place, demand: TextDemand(of: $0.value.text ?? ""))
      }
      check(
        PluralForms(
          language: language, span: part.place, forms: forms,
          hasDecimals: TextDemand(of: "%\(part.specifier)").asksForDecimals),
        of: member.key)
    }
  }
}

/// The keys of a rule that are not the names of its parts.
enum PluralRuleKey {
  static let format = "NSStringLocalizedFormatKey"
  static let specifierType = "NSStringFormatSpecTypeKey"
}

/// One key of a file of plural rules.
private struct PluralRule {
  private static let widths = "NSStringVariableWidthRuleType"
  private static let devices = "NSStringDeviceSpecificRuleType"

  struct Part {
    let name: String
    let place: ByteSpan
    let forms: [PropertyList.Member]
    let specifier: String
  }

  let formats: [String]
  let parts: [Part]

  init(_ value: PropertyList) {
    var formats = [value.text, value.value(of: PluralRuleKey.format)?.text].compactMap { $0 }
    for name in [Self.widths, Self.devices] {
      formats += value.value(of: name)?.members.compactMap(\.value.text) ?? []
    }
    self.formats = formats
    parts = value.members.compactMap { member in
      guard member.value.value(of: PluralRuleKey.specifierType) != nil else { return nil }
      return Part(
        name: member.key, place: member.place,
        forms: member.value.members.filter { !$0.key.hasPrefix("NSString") },
        specifier: member.value.value(of: "NSStringFormatValueTypeKey")?.text ?? "")
    }
  }

  var demand: TextDemand {
    let named = parts.map {
      ($0.name, TextDemand.Part(position: nil, specifier: $0.specifier))
    }
    let substitutions = Dictionary(named) { first, _ in first }
    return formats.reduce(into: TextDemand()) {
      $0.merge(TextDemand(of: $1, substitutions: substitutions))
    }
  }
}
