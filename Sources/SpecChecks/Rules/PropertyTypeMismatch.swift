import Diagnostics
import SpecModel
import SymbolGraphs

extension SpecRule {
  /// The properties that specs read of the app's models have the types that the specs say.
  static let propertyTypeMismatch: SpecRule = .init(
    name: "property-type-mismatch",
    summary: "A field that the app's code supplies has another type there.",
    rationale:
      "Values are typed by what the specs say of the fields, and generated code that takes one for "
      + "something else would not compile. Checked where the app's symbol graphs are given "
      + "(`--symbols`).",
    examples: [
      "Ad.yaml": """
      model: Ad
      swift: { type: SponsoredAd, module: AdsKit }
      fields:
        id: ID
        link: ‹URL→URL?›
      """,
      "AdsKit.swift": """
      public struct SponsoredAd: Model, Decodable {
        public var id: Identifier
        public var link: URL?
      }
      """,
    ],
    fix: "Writes the type that the property has, for a person to look at what uses the field.",
    .app { app, findings in
      guard let code = AppCode(of: app.index) else { return }
      for model in code.models {
        for field in model.fields {
          guard case .found(let property) = code.property(for: field, of: model) else { continue }
          check(field, property, of: model, code, into: &findings)
        }
      }
    })

  private static func check(
    _ field: Field, _ property: SwiftSymbol, of model: AppCode.ModelCode, _ code: AppCode,
    into findings: inout Findings
  ) {
    guard let expected = code.index.type(field.type) else { return }
    let place = model.location(field.type.span)
    let title = "`\(property.name)` of `\(model.type.dottedPath)`"
    guard property.isReadAtOnce else {
      findings.report(
        .propertyTypeMismatch, "\(title) is there no sooner than it is waited for, or not at all",
        at: place,
        notes: code.note(of: property),
        help: ["declare it without `async` and `throws`: specs read values at once"])
      return
    }
    guard let type = property.propertyType, code.fits(type, expected) == false else { return }
    let meant = model.model.swift == nil ? nil : code.specName(of: type)
    findings.report(
      .propertyTypeMismatch,
      "\(title) is `\(type)`, and this is `\(code.swiftName(of: expected))`", at: place,
      notes: code.note(of: property),
      help: [
        meant.map { "say `\($0)`, or declare the property so" }
          ?? "declare it as `\(code.swiftName(of: expected))`"
      ],
      fixes: meant.map { Fix.replacing("\(field.type.shape)", at: place, by: $0, .unsafe) } ?? [])
  }
}
