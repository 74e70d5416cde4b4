import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Enums that servers send have a case for what is added later.
  static let closedEnum: SpecRule = .init(
    name: "closed-enum", severity: .warning,
    summary: "An enum comes from a server and has no case for values that the app does not know.",
    rationale:
      "Servers get new values while older apps are in use. What has one could not be read: an element is left out "
      + "of its list, and an object is not shown at all.",
    examples: """
      enum: ‹Mood›
      cases: { good: good, bad: bad }«→
      unknown: good»
      ---
      model: Note
      fields: { id: ID, mood: Mood }
      ---
      source: Notes
      request: { path: /notes }
      yields: Note
      """,
    .app { app, findings in
      var search = DecodedEnums(app.index)
      for (enumeration, place) in search.closed() {
        findings.report(
          .closedEnum,
          "`\(enumeration.name.text)` comes from a server and has no case for values that are added later",
          at: Location(file: app.index.file(of: place.enumeration), span: enumeration.name.span),
          related: [.init(place.use, "it is part of what comes from there")],
          help: [
            "say by `unknown:` which case stands for values that the app does not know: `unknown: "
              + "\(enumeration.cases.last?.name.text ?? "other")`, or one that is added for it"
          ])
        findings.note(
          explained: causeOfUnknownCases(of: enumeration.name.text), by: .closedEnum)
      }
    })

  /// What notes on values of responses have in common that no case of an enum has.
  static func causeOfUnknownCases(of name: String) -> String {
    "values that no case of \(name) has"
  }
}

/// Goes through what servers answer, to the enums in it.
private struct DecodedEnums {
  typealias Place = (enumeration: DeclarationID, use: Location)

  private let index: AppIndex
  /// Which declarations were gone through.
  private var isSeen: [Bool]
  private var found: [(EnumDeclaration, Place)] = []

  init(_ index: AppIndex) {
    self.index = index
    isSeen = [Bool](repeating: false, count: index.heads.count)
  }

  /// The enums without a case for unknown values, in their order, each with where it is used first.
  mutating func closed() -> [(EnumDeclaration, Place)] {
    guard hasClosed else { return [] }
    for number in index.heads.indices {
      let id = DeclarationID(number)
      index.declaration(id).forEachAnsweredType { visit($0, in: id) }
    }
    return found.sorted { $0.1.enumeration.index < $1.1.enumeration.index }
  }

  /// Whether any enum is without one, as those of few apps are: only then it matters what servers answer.
  private var hasClosed: Bool {
    index.names(of: .enumeration).contains { index.enumeration($0)?.unknown == nil }
  }

  private mutating func visit(_ name: Name, in user: DeclarationID) {
    guard let id = id(of: name), !isSeen[id.index] else { return }
    isSeen[id.index] = true
    switch index.declaration(id) {
    case .model(let model):
      // What the app's own types read is their own.
      guard model.swift == nil else { return }
      for field in model.fields {
        if let type = field.type.declaredName { visit(type, in: id) }
      }
    case .union(let union):
      for unionCase in union.cases { visit(unionCase.model, in: id) }
    case .enumeration(let enumeration) where enumeration.unknown == nil:
      let use = Location(file: index.file(of: user), span: name.span)
      found.append((enumeration, (id, use)))
    default: return
    }
  }

  private func id(of type: Name) -> DeclarationID? {
    index.id(of: .model, type.text) ?? index.id(of: .union, type.text)
      ?? index.id(of: .enumeration, type.text)
  }
}

extension Declaration {
  /// Goes through the types that servers answer with.
  fileprivate func forEachAnsweredType(_ body: (Name) -> Void) {
    if case .request(let request) = self {
      if let type = request.yields?.declaredName { body(type) }
      return
    }
    forEachSource { source in
      if case .request = source.content, let type = source.yields.declaredName { body(type) }
    }
  }
}
