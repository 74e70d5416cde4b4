import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What is generated for different declarations has different names.
  static let swiftNameCollision: SpecRule = .init(
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
      """,
    .app(check),
    .screens(check),
    .unions(check),
    .adapters(check))

  /// A view of SwiftUI has what it is made of and what it calls for its events as parameters.
  private static func check(
    _ adapter: AdapterDeclaration, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard let view = adapter.hostedView, !adapter.events.isEmpty else { return }
    for argument in view.arguments {
      let name = Naming.member(argument.name.text)
      guard let event = adapter.events.first(where: { Naming.telling($0.text) == name }) else {
        continue
      }
      let cure =
        view.isMadeOfModel
        ? "call the event otherwise, or say by `with` what the view is made of"
        : "give one of them another name"
      findings.report(
        .swiftNameCollision,
        "the view is handed `\(name)` to call it for `\(event.text)`, and what it is made of is called so, too",
        at: place.location(view.isMadeOfModel ? event.span : argument.name.span),
        related: view.isMadeOfModel ? [] : [.init(place.location(event.span), "the event")],
        help: [cure])
    }
  }

  private static func check(_ app: AppSite, into findings: inout Findings) {
    let types = NameOwners(of: app.uses.typeNames)
    for (first, second) in types.repetitions {
      checkTypes(first, second, app.index, into: &findings)
    }
    for (first, second) in NameOwners(of: app.uses.spellings).repetitions {
      checkSpelling(first, second, app.index, into: &findings)
    }
    for (first, second) in NameOwners(of: app.uses.memberNames).repetitions {
      checkMembers(first, second, app.index, into: &findings)
    }
    checkOwnClasses(app, into: &findings)
    for (type, id) in app.uses.ownTypes {
      checkOwnType(type, of: id, beside: types, app.index, into: &findings)
    }
  }

  /// A type of the app must not be called like one that is generated.
  private static func checkOwnType(
    _ type: Name, of id: DeclarationID, beside types: NameOwners, _ index: AppIndex,
    into findings: inout Findings
  ) {
    guard let other = types[NameHash(of: type.text)],
      index.swiftTypes(of: other).contains(type.text)
    else { return }
    let title = other == id ? "it" : index.title(of: other)
    findings.report(
      .swiftNameCollision,
      "the app's own `\(type.text)`, which \(index.title(of: id)) names, is called like a type"
        + " that is generated for \(title)",
      at: Location(file: index.file(of: id), span: type.span),
      related: other == id ? [] : [.init(index.location(of: other), "the other one")],
      help: ["give one of them another name"])
  }

  private static func checkTypes(
    _ first: DeclarationID, _ second: DeclarationID, _ index: AppIndex,
    into findings: inout Findings
  ) {
    // Two of one kind and name are reported as that.
    guard first != second, index.id(of: index.kind(of: second), index.name(of: second)) == second
    else { return }
    // Two modules that are one Swift module are told of as that.
    if case .module(let own) = index.declaration(first),
      case .module(let other) = index.declaration(second), let name = own.swift?.name.text,
      name == other.swift?.name.text
    {
      return
    }
    let others = index.swiftTypes(of: first)
    guard let type = index.swiftTypes(of: second).first(where: others.contains) else { return }
    findings.report(
      .swiftNameCollision,
      "\(index.title(of: second)) becomes the Swift type `\(type)`, and so does"
        + " \(index.title(of: first))",
      at: index.location(of: second),
      related: [.init(index.location(of: first), "the other one")],
      help: ["give one of them another name"],
      about: index.name(of: first) == index.name(of: second)
        ? .namesakes(index.name(of: second), swiftType: type) : nil)
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
      .swiftNameCollision,
      "\(index.title(of: first)) and \(index.title(of: second)) differ only in capitals",
      at: index.location(of: second),
      related: [.init(index.location(of: first), "the other one")],
      help: ["give one of them another name"])
  }

  /// Members that are called the same though declared under names that differ in more than capitals.
  private static func checkMembers(
    _ first: DeclarationID, _ second: DeclarationID, _ index: AppIndex,
    into findings: inout Findings
  ) {
    guard let member = index.swiftMember(of: second), member == index.swiftMember(of: first),
      index.name(of: first).lowercased() != index.name(of: second).lowercased()
    else { return }
    findings.report(
      .swiftNameCollision,
      "\(index.title(of: second)) becomes `\(member)` in Swift, and so does"
        + " \(index.title(of: first))",
      at: index.location(of: second),
      related: [.init(index.location(of: first), "the other one")],
      help: ["give one of them another name"])
  }

  /// A class of the app is made by one function, which is named after it.
  private static func checkOwnClasses(_ app: AppSite, into findings: inout Findings) {
    var owners: [String: DeclarationID] = [:]
    for (type, id) in app.uses.ownModels { owners[Naming.maker(type.text)] = id }
    for (type, id) in app.uses.ownClasses {
      // Two of one kind and name are reported as that.
      guard let first = owners.updateValue(id, forKey: Naming.maker(type.text)),
        app.index.title(of: first) != app.index.title(of: id)
      else { continue }
      findings.report(
        .swiftNameCollision, "\(app.index.title(of: first)) is a `\(type.text)` already",
        at: Location(file: app.index.file(of: id), span: type.span),
        related: [.init(app.index.location(of: first), "the other one")],
        help: ["give each declaration a class of its own: a subclass or another name"])
    }
  }

  private static func check(_ site: ScreenSite, into findings: inout Findings) {
    for scope in site.nameScopes {
      for (first, second) in scope.repetitions {
        findings.report(collision(of: first, and: second, at: site))
      }
    }
    if site.system.asksGateways {
      checkGateways(of: site, into: &findings)
    }
  }

  /// Two names of one scope that are the same.
  private static func collision(
    of first: NameScope.Entry, and second: NameScope.Entry, at site: ScreenSite
  ) -> Diagnostic {
    let (place, other) = (site.location(first.name.span), site.location(second.name.span))
    switch (first.kind, second.kind) {
    case (.parameter, .parameter):
      return Diagnostic(
        .swiftNameCollision,
        "the parameters `\(first.name.text)` and `\(second.name.text)` may become the same name",
        at: other, related: [.init(place, "the other one")],
        help: ["give one of them another name"])
    case (.parameter, .adapter):
      return Diagnostic(
        .swiftNameCollision,
        "the parameter and the adapter `\(second.name.text)` become the same name",
        at: place, related: [.init(other, "the adapter")],
        help: ["give the parameter another name"])
    case (_, .data):
      return Diagnostic(
        .swiftNameCollision,
        "`\(first.name.text)` and the data `\(second.name.text)` have one name in Swift", at: other,
        related: [.init(place, "the other is here")], help: ["give the data another name"])
    default:
      return Diagnostic(
        .swiftNameCollision,
        "`\(first.name.text)` and `\(second.name.text)` both become `\(second.swiftName)` in Swift",
        at: other, related: [.init(place, "the other is here")],
        help: ["give one of them another name"])
    }
  }

  /// What a scene loads becomes gateways: those of its own sources are called after their sections, and
  /// what a gateway is asked stands in one value.
  private static func checkGateways(of site: ScreenSite, into findings: inout Findings) {
    let gateways = SceneGateways(of: site.screen, index: site.index)
    for name in gateways.sources {
      let parameters = site.index.source(name.text)?.parameters ?? []
      guard parameters.contains(where: { $0.name.text == "page" }) else { continue }
      reportPage(of: name, at: site, into: &findings)
    }
    var first: [String: Name] = [:]
    for source in gateways.ownSources {
      checkValues(of: source, site, into: &findings)
      guard let other = first.updateValue(source.name, forKey: source.typeName) else { continue }
      findings.report(
        .swiftNameCollision,
        "the sources of the sections `\(other.text.writtenName)` and `\(source.name.text.writtenName)` become the same"
          + " gateway",
        at: site.location(source.name.span),
        related: [.init(site.location(other.span), "the other one")],
        help: ["identities have to differ in more than capitals and `_`"])
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
          .swiftNameCollision,
          "a parameter and a value of the state become the same name, `\(name.text)`",
          at: site.location(name.span), help: ["give one of them another name"])
      }
    }
  }

  /// Gateways of lists are asked for a part of them.
  private static func reportPage(
    of source: Name, at site: ScreenSite, into findings: inout Findings
  ) {
    findings.report(
      .swiftNameCollision,
      "`page` is what the gateway of `\(source.text)` calls the part it is asked for",
      at: site.location(source.span), help: ["give the parameter another name"])
  }

  /// Cases in Swift have no `_`.
  private static func check(
    _ union: UnionDeclaration, at place: DeclarationPlace, into findings: inout Findings
  ) {
    var first: [String: UnionCaseDeclaration] = [:]
    for item in union.cases {
      let key = item.name.text.filter { $0 != "_" }.lowercased()
      guard let other = first.updateValue(item, forKey: key) else { continue }
      findings.report(
        .swiftNameCollision,
        "the cases `\(other.name.text)` and `\(item.name.text)` become the same in Swift",
        at: place.location(item.name.span),
        related: [.init(place.location(other.name.span), "the other one")],
        help: [item.cure(beside: other)])
    }
  }
}

extension UnionCaseDeclaration {
  /// How the case is told apart from another one of nearly the same name: its tag may be as it is.
  fileprivate func cure(beside other: UnionCaseDeclaration) -> String {
    if other.model.text == model.text {
      let written = Self.written(other.tags + tags, of: model)
      return "let one case have both tags: `\(other.name.text): \(written)`"
    }
    guard tags.map(\.text) == [name.text] else { return "give one of them another name" }
    return "give one of them another name, with its tag beside the model:"
      + " `\(Self.written(tags, of: model))`"
  }

  /// What stands behind the name of a case with these tags.
  private static func written(_ tags: [Name], of model: Name) -> String {
    let texts = tags.map { PayloadText.written($0.text) }
    let said = texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
    return "{ model: \(model.text), tag: \(said) }"
  }
}

/// The first declaration of each name, by the names' hashes.
private struct NameOwners {
  private var owners: [UseGraph.SwiftName] = []
  private var slots: NameSlots
  private let seed = NameKey.seed
  /// The declarations whose names seem to be the same, each with the first of them.
  private(set) var repetitions: [(first: DeclarationID, second: DeclarationID)] = []

  init(of names: [UseGraph.SwiftName]) {
    slots = NameSlots(capacity: names.count)
    owners.reserveCapacity(names.count)
    for name in names {
      let key = NameKey.hash(of: name.hash, seed: seed)
      let (slot, known) = slots.find(key) { owners[$0].hash == name.hash }
      if let known {
        repetitions.append((owners[known].id, name.id))
      } else {
        slots.put(owners.count, key, in: slot)
        owners.append(name)
      }
    }
  }

  subscript(name: NameHash) -> DeclarationID? {
    let key = NameKey.hash(of: name.value, seed: seed)
    return slots.find(key) { owners[$0].hash == name.value }.entry.map { owners[$0].id }
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
