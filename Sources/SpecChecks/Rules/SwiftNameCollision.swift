import Diagnostics
import SourceText
import SpecModel

extension Rule {
  static let swiftNameCollision = Rule(
    name: "swift-name-collision",
    summary: "Two declarations of different kinds become the same name in Swift.",
    rationale:
      "Specs have one namespace for each kind of declaration, and Swift has one for all types.",
    failing: RuleExample(
      """
      model: Profile
      fields: { id: ID, name: String }
      ---
      adapter: ‹Profile›
      for: Profile
      cell: { text: { value: $item.name } }
      """
    ),
    passing: RuleExample(
      """
      model: Profile
      fields: { id: ID, name: String }
      ---
      adapter: ProfileCell
      for: Profile
      cell: { text: { value: $item.name } }
      """
    ))
}

/// What is generated for different declarations has different names.
struct SwiftNameCollision: AppRule, DeclarationRule, ScreenRule {
  let rule = Rule.swiftNameCollision

  func check(_ app: AppSite, into findings: inout Findings) {
    var owners: [String: DeclarationID] = [:]
    owners.reserveCapacity(app.index.files.reduce(0) { $0 + $1.declarations.count })
    for (position, file) in app.index.files.enumerated() {
      for index in file.declarations.indices {
        let id = DeclarationID(file: position, position: index)
        file.declarations[index].forEachSwiftType { type in
          guard let first = owners[type] else {
            owners[type] = id
            return
          }
          report(type, first: first, second: id, app.index, into: &findings)
        }
      }
    }
    checkSpelling(app.index, into: &findings)
    checkMakers(app.index, into: &findings)
  }

  /// Members and files are named after declarations too, other than in capitals.
  private func checkSpelling(_ index: AppIndex, into findings: inout Findings) {
    for kind in [DeclarationKind.api, .theme, .screen, .adapter] {
      var owners: [String: DeclarationID] = [:]
      for id in index.ids(of: kind) {
        guard let first = owners.updateValue(id, forKey: index.name(of: id).lowercased()) else {
          continue
        }
        findings.report(
          Diagnostic(
            rule,
            "\(kind.rawValue)s `\(index.name(of: first))` and `\(index.name(of: id))` differ only in"
              + " capitals",
            at: index.location(of: id),
            related: [.init(index.location(of: first), "the other one")],
            help: ["give one of them another name"]))
      }
    }
  }

  /// A class of the app is made by one function, which is named after it.
  private func checkMakers(_ index: AppIndex, into findings: inout Findings) {
    var owners: [String: DeclarationID] = [:]
    for (position, file) in index.files.enumerated() {
      for declaration in file.declarations.indices {
        guard let type = file.declarations[declaration].ownClass else { continue }
        let id = DeclarationID(file: position, position: declaration)
        guard let first = owners.updateValue(id, forKey: type.type.text) else { continue }
        findings.report(
          Diagnostic(
            rule, "`\(index.name(of: first))` is a `\(type.type.text)` already",
            at: Location(file: file.id, span: type.type.span),
            related: [.init(index.location(of: first), "the other one")],
            help: ["give each declaration a class of its own: a subclass or another name"]))
      }
    }
  }

  private func report(
    _ type: String, first: DeclarationID, second: DeclarationID, _ index: AppIndex,
    into findings: inout Findings
  ) {
    let kinds = (index.declaration(first).kind, index.declaration(second).kind)
    // Two of one kind and name are reported as that.
    guard first != second,
      kinds.0 != kinds.1 || index.id(of: kinds.1, index.name(of: second)) == second
    else { return }
    findings.report(
      Diagnostic(
        rule,
        "\(kinds.1.rawValue) `\(index.name(of: second))` becomes the Swift type `\(type)`,"
          + " and so does \(kinds.0.rawValue) `\(index.name(of: first))`",
        at: index.location(of: second),
        related: [.init(index.location(of: first), "the other one")],
        help: ["give one of them another name"]))
  }

  /// Adapters stand in constants of the method that lists them, where parameters stand too.
  func check(_ site: ScreenSite, into findings: inout Findings) {
    for parameter in site.screen.parameters {
      let name = parameter.name.text.lowercased()
      guard let adapter = site.adapters.first(where: { $0.text.lowercased() == name }) else {
        continue
      }
      findings.report(
        Diagnostic(
          rule, "the parameter and the adapter `\(adapter.text)` become the same name",
          at: site.location(parameter.name.span),
          related: [.init(site.location(adapter.span), "the adapter")],
          help: ["give the parameter another name"]))
    }
  }

  func check(_ site: DeclarationSite, into findings: inout Findings) {
    guard case .union(let union) = site.declaration else { return }
    var first: [String: Name] = [:]
    for tag in union.cases.map(\.tag) {
      let key = tag.text.utf8.filter { $0 != UInt8(ascii: "_") }.map { $0 | 0x20 }
      let name = String(decoding: key, as: UTF8.self)
      guard let other = first.updateValue(tag, forKey: name) else { continue }
      findings.report(
        Diagnostic(
          rule, "the tags `\(other.text)` and `\(tag.text)` become the same case",
          at: site.location(tag.span),
          related: [.init(site.location(other.span), "the other one")],
          help: ["tags have to differ in more than `_` and capitals"]))
    }
  }
}

extension AppIndex {
  fileprivate func name(of id: DeclarationID) -> String {
    declaration(id).name.text
  }
}

extension Declaration {
  /// Calls a function with the name of every type that is generated for the declaration at the top
  /// of the module, or that the app has there for it.
  fileprivate func forEachSwiftType(_ body: (String) -> Void) {
    switch self {
    case .app(let app):
      body("\(app.name.text)App")
      body("\(app.name.text)Dependencies")
    case .api, .theme: break
    case .enumeration(let enumeration): body(enumeration.name.text)
    case .union(let union): body(union.name.text)
    case .model(let model):
      if model.swift == nil { body(model.name.text) }
    case .request(let request): body(request.name.text)
    case .source(let source): body(source.name.text)
    case .adapter(let adapter):
      if case .swift = adapter.body { return }
      body(adapter.name.text)
    case .screen(let screen):
      if case .swift = screen.body { return }
      body("\(screen.name.text)ViewController")
      if screen.callsMethods { body("\(screen.name.text)Actions") }
    }
  }

  /// The class of the app that stands for the declaration.
  fileprivate var ownClass: SwiftTypeReference? {
    switch self {
    case .adapter(let adapter):
      if case .swift(let type) = adapter.body { type } else { nil }
    case .source(let source):
      if case .swift(let type) = source.content { type } else { nil }
    case .screen(let screen):
      if case .swift(let type) = screen.body { type } else { nil }
    case .app, .api, .theme, .enumeration, .model, .union, .request: nil
    }
  }
}
