import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// The app's own rules for what is entered: each is a method that takes values of one type.
extension SpecRule {
  static func check(
    _ rule: NamedRule, of field: Field, _ site: ScreenSite, into findings: inout Findings
  ) {
    guard !field.type.shape.hasRule else { return }
    findings.report(
      .formFieldType,
      "only a `String`, an `Int`, a `Double`, a `Decimal` and a `Date` have a rule of the app",
      at: site.location(rule.name.span), help: ["leave out `rule:`"])
  }

  /// Reports rules that would have to decide about values of several types.
  static let rulesOfOneType: Hook = .collecting(
    [RuledField].self,
    on: .declarations { declaration, place, ruled in
      guard case .screen(let screen) = declaration, case .form(let form) = screen.body else {
        return
      }
      for field in form.fields {
        // Of a field that has no rule that is said.
        guard let rule = field.limits?.rule, field.choices == nil, field.field.type.shape.hasRule
        else { continue }
        ruled.append(RuledField(screen: place.id, rule: rule.name, type: field.field.type.shape))
      }
    }
  ) { app, ruled, findings in
    var known: [String: RuledField] = [:]
    for field in ruled {
      guard let first = known[field.rule.text] else {
        known[field.rule.text] = field
        continue
      }
      guard first.type != field.type else { continue }
      findings.report(
        .formFieldType,
        "`\(field.rule.text)` is asked about `\(first.type)` elsewhere, and a rule takes one type",
        at: field.place(in: app.index),
        related: [.init(first.place(in: app.index), "it is asked here, too")],
        help: ["give one of the rules another name, or let both fields have one type"])
    }
  }
}

/// A field with a rule of the app.
struct RuledField: Sendable {
  let screen: DeclarationID
  let rule: Name
  let type: TypeReference.Shape

  fileprivate func place(in index: AppIndex) -> Location {
    Location(file: index.file(of: screen), span: rule.span)
  }
}

extension TypeReference.Shape {
  /// Whether a rule of the app can be asked about values of the type.
  fileprivate var hasRule: Bool {
    switch self {
    case .builtin(.string), .builtin(.integer), .builtin(.number), .builtin(.decimal),
      .builtin(.date):
      true
    default: false
    }
  }
}
