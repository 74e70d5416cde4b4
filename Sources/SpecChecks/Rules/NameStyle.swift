import Diagnostics
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
struct NameStyle: DeclarationRule {
  let rule = Rule.nameStyle

  func check(_ site: DeclarationSite, into findings: inout Findings) {
    let name = site.declaration.name
    if !name.text.isUpperCamelCase {
      report(name, "types and declarations start with a capital", site, into: &findings)
    }
    for member in site.declaration.memberNames where !member.text.isLowerCamelCase {
      report(member, "it starts with a small letter", site, into: &findings)
    }
  }

  private func report(
    _ name: Name, _ form: String, _ site: DeclarationSite, into findings: inout Findings
  ) {
    var help = "write it in ASCII letters and digits; \(form)"
    if case .model = site.declaration { help += "; the key in the payload is given by `json:`" }
    findings.report(
      Diagnostic(
        rule, "`\(name.text)` cannot be a name in Swift", at: site.location(name.span), help: [help]
      ))
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
    utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
  }
}

extension Declaration {
  /// Every name inside the declaration that becomes a name in Swift.
  fileprivate var memberNames: [Name] {
    switch self {
    case .enumeration(let enumeration): enumeration.cases.map(\.name)
    case .model(let model): model.fields.map(\.name)
    case .source(let source): source.parameters.map(\.name)
    case .request(let request): request.parameters.map(\.name) + request.emits
    case .adapter(let adapter): adapter.events
    case .theme(let theme):
      theme.colors.map(\.name) + theme.fonts.map(\.name) + theme.spacing.map(\.name)
    case .screen(let screen): screen.memberNames
    case .app, .api, .union: []
    }
  }
}

extension ScreenDeclaration {
  fileprivate var memberNames: [Name] {
    var names = parameters.map(\.name) + state.map(\.name)
    if case .form(let form) = body { names += form.fields.map(\.field.name) }
    forEachCall { names.append($0) }
    return names
  }
}
