import Diagnostics
import SpecModel
import SymbolGraphs

extension SpecRule {
  /// The properties are there that specs read of the app's models.
  static let missingProperty: SpecRule = .init(
    name: "missing-property",
    summary: "A field that the app's code supplies is not there.",
    rationale:
      "Specs read the fields of the app's own models, and what the app works out for others, as "
      + "properties. Checked where the app's symbol graphs are given (`--symbols`).",
    examples: [
      "Ad.yaml": """
      model: Ad
      swift: { type: SponsoredAd, module: AdsKit }
      fields:
        id: ID
        ‹target→link›: URL
      """,
      "AdsKit.swift": """
      public struct SponsoredAd: Model, Decodable {
        public var id: Identifier
        public var link: URL
      }
      """,
    ],
    .app { app, findings in
      guard let code = AppCode(of: app.index) else { return }
      for model in code.models {
        for field in model.fields {
          switch code.property(for: field, of: model) {
          case .found, .open: break
          case .hidden(let property): report(property, hides: field, of: model, code, &findings)
          case .unknown: report(field, isNotIn: model, code, &findings)
          }
        }
      }
    })

  private static func report(
    _ field: Field, isNotIn model: AppCode.ModelCode, _ code: AppCode, _ findings: inout Findings
  ) {
    let type = model.type.dottedPath
    let what = code.index.type(field.type).map(code.swiftName) ?? "\(field.type.shape)"
    let isComputed = model.model.swift == nil
    // A field that is called otherwise is used by that name, so that there is more to change than this.
    let suggestion = Suggestion(
      for: field.name.text, among: code.propertyNames(of: model), kind: "properties of `\(type)`")
    findings.report(
      .missingProperty, "`\(type)` has no property `\(field.name.text)`",
      at: model.location(field.name.span),
      notes: code.note(of: model.type) + code.notes(onModuleOf: model.model.swift),
      help: (isComputed ? [] : [suggestion.help]) + [
        isComputed
          ? "supply it in an extension: `extension \(type) { var \(field.name.text): \(what) { … } }`"
          : "declare it as `\(what)`, or take the field out"
      ])
  }

  private static func report(
    _ property: SwiftSymbol, hides field: Field, of model: AppCode.ModelCode, _ code: AppCode,
    _ findings: inout Findings
  ) {
    let access = property.access.rawValue
    let isOwn = code.isOwn(property)
    findings.report(
      .missingProperty,
      "`\(property.name)` of `\(model.type.dottedPath)` is `\(access)`, and no other"
        + " \(isOwn ? "file" : "module") can read it",
      at: model.location(field.name.span), notes: code.note(of: property),
      help: [isOwn ? "declare it without `\(access)`" : "declare it `public`"])
  }
}
