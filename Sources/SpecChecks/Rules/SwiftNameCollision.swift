import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension Rule {
  static let swiftNameCollision = Rule(
    name: "swift-name-collision",
    summary: "Two declarations of different kinds become the same name in Swift.",
    rationale:
      "Specs have one namespace for each kind of declaration, and Swift has one for all types.",
    examples: """
      model: Profile
      fields: { id: ID, name: String }
      ---
      adapter: ‹Profile→ProfileCell›
      for: Profile
      cell: { text: { value: $item.name } }
      """)
}

extension SpecRule {
  /// What is generated for different declarations has different names.
  static let swiftNameCollision = SpecRule(
    .swiftNameCollision,
    .app(check),
    .screens(check),
    .unions(check))

  private static func check(_ app: AppSite, into findings: inout Findings) {
    for (first, second) in app.uses.typeNames.repetitions() {
      checkTypes(first, second, app.index, into: &findings)
    }
    for (first, second) in app.uses.spellings.repetitions() {
      checkSpelling(first, second, app.index, into: &findings)
    }
    checkOwnClasses(app, into: &findings)
  }

  private static func checkTypes(
    _ first: DeclarationID, _ second: DeclarationID, _ index: AppIndex,
    into findings: inout Findings
  ) {
    // Two of one kind and name are reported as that.
    guard first != second, index.id(of: index.kind(of: second), index.name(of: second)) == second
    else { return }
    let others = index.swiftTypes(of: first)
    guard let type = index.swiftTypes(of: second).first(where: others.contains) else { return }
    findings.report(
      Diagnostic(
        .swiftNameCollision,
        "\(index.title(of: second)) becomes the Swift type `\(type)`, and so does"
          + " \(index.title(of: first))",
        at: index.location(of: second),
        related: [.init(index.location(of: first), "the other one")],
        help: ["give one of them another name"]))
  }

  /// Members are named after declarations too, in other capitals.
  private static func checkSpelling(
    _ first: DeclarationID, _ second: DeclarationID, _ index: AppIndex,
    into findings: inout Findings
  ) {
    let names = (index.name(of: first), index.name(of: second))
    guard index.kind(of: first).sharesMembers(with: index.kind(of: second)), names.0 != names.1,
      names.0.lowercased() == names.1.lowercased()
    else { return }
    findings.report(
      Diagnostic(
        .swiftNameCollision,
        "\(index.title(of: first)) and \(index.title(of: second)) differ only in capitals",
        at: index.location(of: second),
        related: [.init(index.location(of: first), "the other one")],
        help: ["give one of them another name"]))
  }

  /// A class of the app is made by one function, which is named after it.
  private static func checkOwnClasses(_ app: AppSite, into findings: inout Findings) {
    var owners: [String: DeclarationID] = [:]
    for (type, id) in app.uses.ownClasses {
      guard let first = owners.updateValue(id, forKey: type.text) else { continue }
      findings.report(
        Diagnostic(
          .swiftNameCollision, "\(app.index.title(of: first)) is a `\(type.text)` already",
          at: Location(file: app.index.file(of: id), span: type.span),
          related: [.init(app.index.location(of: first), "the other one")],
          help: ["give each declaration a class of its own: a subclass or another name"]))
    }
  }

  /// Adapters stand in constants of the method that lists them, where parameters stand too.
  private static func check(_ site: ScreenSite, into findings: inout Findings) {
    checkSuffixes(of: site.screen.parameters, site, into: &findings)
    if site.index.system(of: site.screen).asksGateways { checkGateways(of: site, into: &findings) }
    for parameter in site.screen.parameters {
      let name = parameter.name.text.lowercased()
      guard let adapter = site.adapters.first(where: { $0.text.lowercased() == name }) else {
        continue
      }
      findings.report(
        Diagnostic(
          .swiftNameCollision,
          "the parameter and the adapter `\(adapter.text)` become the same name",
          at: site.location(parameter.name.span),
          related: [.init(site.location(adapter.span), "the adapter")],
          help: ["give the parameter another name"]))
    }
  }

  /// A parameter whose name controllers have inherited is stored as `<name>Parameter`.
  private static func checkSuffixes(
    of parameters: [Field], _ site: ScreenSite, into findings: inout Findings
  ) {
    let suffix = "Parameter"
    for parameter in parameters where parameter.name.text.hasSuffix(suffix) {
      let stem = parameter.name.text.dropLast(suffix.count)
      guard let other = parameters.first(where: { $0.name.text == stem }) else { continue }
      findings.report(
        Diagnostic(
          .swiftNameCollision,
          "the parameters `\(stem)` and `\(parameter.name.text)` may become the same name",
          at: site.location(parameter.name.span),
          related: [.init(site.location(other.name.span), "the other one")],
          help: ["give one of them another name"]))
    }
  }

  /// What a scene loads becomes gateways: those of its own sources are called after their sections, and
  /// what a gateway is asked stands in one value.
  private static func checkGateways(of site: ScreenSite, into findings: inout Findings) {
    let questions = SceneQuestions(of: site.screen, index: site.index)
    for name in questions.sources {
      let parameters = site.index.source(name.text)?.parameters ?? []
      guard parameters.contains(where: { $0.name.text == "page" }) else { continue }
      reportPage(of: name, at: site, into: &findings)
    }
    var first: [String: Name] = [:]
    for source in questions.ownSources {
      checkValues(of: source, site, into: &findings)
      guard let other = first.updateValue(source.name, forKey: source.typeName) else { continue }
      findings.report(
        Diagnostic(
          .swiftNameCollision,
          "the sources of the sections `\(other.text)` and `\(source.name.text)` become the same"
            + " gateway",
          at: site.location(source.name.span),
          related: [.init(site.location(other.span), "the other one")],
          help: ["identities have to differ in more than capitals and `_`"]))
    }
  }

  /// A source in place is asked with what it takes of its screen, each by its own name.
  private static func checkValues(
    of source: SourceDeclaration, _ site: ScreenSite, into findings: inout Findings
  ) {
    guard case .request(let call, _, _) = source.content else { return }
    var scopes: [String: Scope] = [:]
    for value in call.values {
      value.visitPaths { path in
        guard let name = path.components.first else { return }
        if name.text == "page" { reportPage(of: source.name, at: site, into: &findings) }
        guard scopes.updateValue(path.scope, forKey: name.text).map({ $0 != path.scope }) == true
        else { return }
        findings.report(
          Diagnostic(
            .swiftNameCollision,
            "a parameter and a value of the state become the same name, `\(name.text)`",
            at: site.location(name.span), help: ["give one of them another name"]))
      }
    }
  }

  /// Gateways of lists are asked for a part of them.
  private static func reportPage(
    of source: Name, at site: ScreenSite, into findings: inout Findings
  ) {
    findings.report(
      Diagnostic(
        .swiftNameCollision,
        "`page` is what the gateway of `\(source.text)` calls the part it is asked for",
        at: site.location(source.span), help: ["give the parameter another name"]))
  }

  /// Tags become cases, which have no `_`.
  private static func check(
    _ union: UnionDeclaration, at place: DeclarationPlace, into findings: inout Findings
  ) {
    var first: [String: Name] = [:]
    for tag in union.cases.map(\.tag) {
      let key = tag.text.filter { $0 != "_" }.lowercased()
      guard let other = first.updateValue(tag, forKey: key) else { continue }
      findings.report(
        Diagnostic(
          .swiftNameCollision, "the tags `\(other.text)` and `\(tag.text)` become the same case",
          at: place.location(tag.span),
          related: [.init(place.location(other.span), "the other one")],
          help: ["tags have to differ in more than `_` and capitals"]))
    }
  }
}

extension [UseGraph.SwiftName] {
  /// Declarations whose names seem to be the same, each with the first of them.
  fileprivate func repetitions() -> [(first: DeclarationID, second: DeclarationID)] {
    var owners: [UInt64: DeclarationID] = [:]
    owners.reserveCapacity(count)
    var found: [(first: DeclarationID, second: DeclarationID)] = []
    for name in self {
      if let first = owners[name.hash] {
        found.append((first, name.id))
      } else {
        owners[name.hash] = name.id
      }
    }
    return found
  }
}

extension DeclarationKind {
  /// Whether members of one generated type are named after declarations of both kinds.
  fileprivate func sharesMembers(with other: DeclarationKind) -> Bool {
    let asked: Set<DeclarationKind> = [.request, .source]
    return self == other || (asked.contains(self) && asked.contains(other))
  }
}

extension AppIndex {
  fileprivate func title(of id: DeclarationID) -> String {
    "\(kind(of: id).rawValue) `\(name(of: id))`"
  }
}
