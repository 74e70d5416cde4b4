import Diagnostics
import SpecModel
import SpecSemantics
import SymbolGraphs

extension SpecRule {
  /// The app's types are what the specs take them for.
  static let missingConformance: SpecRule = .init(
    name: "missing-conformance",
    summary: "A type of the app is not what a spec takes it for.",
    rationale:
      "A screen has to be a view controller or, by `swiftUI:`, a `View`; an adapter, source or model has "
      + "to conform to the protocol by which generated code uses it. Checked where the app's symbol graphs are given "
      + "(`--symbols`).",
    examples: [
      "Banner.yaml": """
      model: Ad
      fields: { id: ID, title: String }
      ---
      adapter: Banner
      for: Ad
      swift: { type: ‹BannerAdapter→BannerAdapter, kind: row› }
      """,
      "App.swift": """
      struct BannerAdapter: RowPresenter {
        func present(_ item: Ad, in cell: UITableViewCell, context: RowContext)
      }
      """,
    ],
    .app { app, findings in
      guard let code = AppCode(of: app.index) else { return }
      let uses = ModelUses(of: app)
      for own in app.index.ownTypes {
        guard let type = code.resolved(own.reference) else { continue }
        guard !type.isGeneric || code.isAlias(own.reference) else {
          report(own, isGeneric: type, code, into: &findings)
          continue
        }
        switch own.role {
        case .screen: check(own, isViewController: type, code, into: &findings)
        case .view:
          guard code.conforms(type, to: .view) == false else { continue }
          report(own, type, lacks: .view, code, into: &findings)
        case .adapter(let adapter): check(own, type, shows: adapter, code, into: &findings)
        case .source(let source, let gateway):
          check(own, type, loads: source, gateway: gateway, code, into: &findings)
        case .model(let model):
          for required in uses.protocols(for: model.name.text) {
            guard code.conforms(type, to: required) == false else { continue }
            report(own, type, lacks: required, code, into: &findings)
          }
        }
      }
    })

  // MARK: - Screens

  private static func check(
    _ own: OwnType, isViewController type: SwiftSymbol, _ code: AppCode,
    into findings: inout Findings
  ) {
    guard code.isViewController(type) == false else { return }
    findings.report(
      .missingConformance, "`\(own.name)` is no view controller", at: own.place,
      notes: code.note(of: type),
      help: ["let it inherit from `UIViewController`, or from `ScreenController`"])
  }

  // MARK: - Adapters

  private static func check(
    _ own: OwnType, _ type: SwiftSymbol, shows adapter: AdapterDeclaration, _ code: AppCode,
    into findings: inout Findings
  ) {
    let kind = adapter.ownKind ?? .cell
    let required = RequiredProtocol.adapter(kind)
    switch code.conforms(type, to: required) {
    case nil: break
    case false?:
      // Trees fill cells of collection views, too, so the last kind says the most.
      let other = code.adapterKinds(of: type).last
      let help = other.map { "say `kind: \($0.rawValue)`: it conforms to `\($0.protocolName)`" }
      report(own, type, lacks: required, code, help: help, into: &findings)
    case true?:
      let item = SpecType.model(adapter.model.text)
      checkItem(own, type, is: item, noun: "shows", code, into: &findings)
    }
  }

  // MARK: - Sources

  private static func check(
    _ own: OwnType, _ type: SwiftSymbol, loads source: SourceDeclaration, gateway: String?,
    _ code: AppCode, into findings: inout Findings
  ) {
    let required =
      gateway.map {
        RequiredProtocol(
          name: $0, modules: Set(code.ownModules), purpose: "to be asked by scenes")
      } ?? .dataSource
    switch code.conforms(type, to: required) {
    case nil: break
    case false?: report(own, type, lacks: required, code, into: &findings)
    case true?:
      guard gateway == nil, let item = code.index.type(source.yields) else { return }
      checkItem(own, type, is: item, noun: "loads", code, into: &findings)
    }
  }

  // MARK: - What all have

  private static func report(
    _ own: OwnType, isGeneric type: SwiftSymbol, _ code: AppCode, into findings: inout Findings
  ) {
    findings.report(
      .missingConformance, "`\(own.name)` is generic, and specs cannot say for which types",
      at: own.place,
      notes: code.note(of: type),
      help: ["name a `typealias` that says it, or a class that inherits from it"])
  }

  private static func checkItem(
    _ own: OwnType, _ type: SwiftSymbol, is expected: SpecType, noun: String, _ code: AppCode,
    into findings: inout Findings
  ) {
    guard let item = code.item(of: type), code.fits(item, expected) == false else { return }
    let swift = code.swiftName(of: expected)
    findings.report(
      .missingConformance, "`\(own.name)` \(noun) `\(item)`, and here it has to be `\(swift)`",
      at: own.place,
      notes: code.note(of: type),
      help: ["write it for `\(swift)`, or name another type"])
  }

  private static func report(
    _ own: OwnType, _ type: SwiftSymbol, lacks required: RequiredProtocol, _ code: AppCode,
    help: String? = nil, into findings: inout Findings
  ) {
    findings.report(
      .missingConformance, "`\(own.name)` does not conform to `\(required.name)`", at: own.place,
      notes: code.note(of: type),
      help: [help ?? "let it conform to `\(required.name)` \(required.purpose)"])
  }
}
