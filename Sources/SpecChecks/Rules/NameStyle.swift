import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Names are Swift names as they stand.
  static let nameStyle: SpecRule = .init(
    name: "name-style",
    summary: "A name is not written as Swift names of its kind are.",
    rationale:
      "Names of specs become names of Swift, letter by letter: types are `UpperCamelCase`, "
      + "everything else is `lowerCamelCase`, in ASCII letters and digits.",
    examples: """
      model: Post
      fields: { id: ID, ‹like_count→likeCount›: «Int→{ type: Int, json: like_count }» }
      """,
    .names { name, role, location, findings in
      let isType: Bool
      switch role {
      case .type, .appOwned: isType = true
      default: isType = false
      }
      guard isType ? !name.text.isUpperCamelCase : !name.text.isLowerCamelCase else { return }
      let first = isType ? "a capital" : "a small letter"
      var message = "`\(name.text)` cannot be a name in Swift"
      var help = "write it in ASCII letters and digits, with \(first) first"
      if let meant = name.text.inStyle(ofType: isType) {
        message = "`\(name.text)` does not begin with \(first)"
        help = "write `\(meant)`, here and where it is used"
        findings.note(misstyled: name.text, meaning: meant)
      }
      if let meant = name.text.joined(asType: isType) {
        message = "`\(name.text)` is not written as names of Swift are"
        help = "write `\(meant)`, here and where it is used"
        findings.note(misstyled: name.text, meaning: meant)
      }
      if case .modelField = role { help += "; the key in the payload is given by `json:`" }
      var finding = Diagnostic(.nameStyle, message, at: location, help: [help])
      finding.cause = causeOfStyle(name.text)
      findings.report(finding)
    })

  /// What findings about the style of a name have in common with one that says to write another name.
  static func causeOfStyle(_ name: String) -> String { "`\(name)` is not in style" }
}

extension String {
  /// The name with another first letter, where that is all that is wrong with it.
  fileprivate func inStyle(ofType isType: Bool) -> String? {
    let letter = isType ? prefix(1).uppercased() : prefix(1).lowercased()
    let other = letter + dropFirst()
    return (isType ? other.isUpperCamelCase : other.isLowerCamelCase) ? other : nil
  }

  /// The name with its words joined by capitals, where they are joined by signs: `secondary_text`.
  func joined(asType isType: Bool) -> String? {
    let words = split { $0 == "_" || $0 == "-" || $0 == " " || $0 == "." }
    guard words.count > 1 else { return nil }
    let whole = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let name = isType ? whole : whole.prefix(1).lowercased() + whole.dropFirst()
    return (isType ? name.isUpperCamelCase : name.isLowerCamelCase) ? name : nil
  }

  /// Whether it is of ASCII letters and digits, and begins with a letter of a kind. Every name is asked.
  private func isOfLettersAndDigits(beginningWith isFirst: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { name in
      name.first.map(isFirst) == true && name.isLettersAndDigits
    } ?? (utf8.first.map(isFirst) == true && isLettersAndDigits)
  }

  fileprivate var isUpperCamelCase: Bool {
    isOfLettersAndDigits { $0.isCapital }
  }

  fileprivate var isLowerCamelCase: Bool {
    isOfLettersAndDigits { $0.isSmall }
  }
}
