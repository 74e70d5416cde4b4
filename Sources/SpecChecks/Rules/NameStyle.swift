import Diagnostics
import SourceText
import SpecModel

extension Rule {
  static let nameStyle = Rule(
    name: "name-style",
    summary: "A name is not written as Swift names of its kind are.",
    rationale:
      "Names of specs become names of Swift, letter by letter: types are `UpperCamelCase`, "
      + "everything else is `lowerCamelCase`, in ASCII letters and digits.",
    failing: RuleExample(
      """
      model: Post
      fields: { id: ID, ‹like_count›: Int }
      """
    ),
    passing: RuleExample(
      """
      model: Post
      fields: { id: ID, likeCount: { type: Int, json: like_count } }
      """
    ))
}

/// Names are Swift names as they stand.
struct NameStyle: NameRule {
  var rule: Rule { .nameStyle }

  func check(
    _ name: Name, _ role: NameRole, at location: Location, into findings: inout Findings
  ) {
    let isType: Bool
    switch role {
    case .type, .appOwned: isType = true
    default: isType = false
    }
    guard isType ? !name.text.isUpperCamelCase : !name.text.isLowerCamelCase else { return }
    var help =
      "write it in ASCII letters and digits, with a \(isType ? "capital" : "small letter") first"
    if case .modelField = role { help += "; the key in the payload is given by `json:`" }
    findings.report(
      Diagnostic(rule, "`\(name.text)` cannot be a name in Swift", at: location, help: [help]))
  }
}

extension String {
  fileprivate var isUpperCamelCase: Bool {
    utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == true && isPlain
  }

  fileprivate var isLowerCamelCase: Bool {
    utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } == true && isPlain
  }

  private var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.isLetterOrDigit) }
      ?? utf8.allSatisfy(\.isLetterOrDigit)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
