import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What is told is read.
  static let unusedParameter: SpecRule = .init(
    name: "unused-parameter", severity: .warning,
    summary: "A screen, source, request or component has a parameter that nothing in it reads.",
    rationale:
      "Everybody who uses it has to come by a value that changes nothing; most likely it was forgotten where it "
      + "should be read. What hand-written code may read is left out: screens of mvp and viper, and, where an app has "
      + "scenes, its sources and requests that read no parameter at all, because their gateways can be the app's own.",
    examples: """
      request: Like
      parameters: { id: ID«, ‹on›: Bool→» }
      method: PUT
      path: /posts/{$parameters.id}/like
      """,
    .collecting(
      [UnreadParameter].self,
      on: .reads { reads, declaration, place, unread in
        guard reads.areKnown else { return }
        for field in declaration.ownParameters(in: place.index)
        where !reads.parameters.contains(field.name.text) {
          unread.append(
            UnreadParameter(
              field: UnreadField(name: field.name, owner: place.id),
              hasOthers: !reads.parameters.isEmpty))
        }
      }
    ) { app, unread, findings in
      for (field, hasOthers) in unread.map({ ($0.field, $0.hasOthers) }) {
        let (kind, owner) = (app.index.kind(of: field.owner), app.index.name(of: field.owner))
        // What is sent along with other parameters is sent by the spec, and not by a gateway of the app's own.
        guard !app.uses.hasScenes || hasOthers || (kind != .source && kind != .request) else {
          continue
        }
        var finding = Diagnostic(
          .unusedParameter,
          "nothing in \(kind.rawValue) `\(owner)` reads `$parameters.\(field.name.text)`",
          at: field.location(in: app.index),
          help: [
            "read it\(app.index.declaration(field.owner).example(ofReading: field.name)), or take it out here and where `\(owner)` is used"
          ])
        finding.cause = causeOfUnread(
          "$parameters.\(field.name.text) of \(owner)", in: field.location(in: app.index).file)
        findings.report(finding)
      }
    })
}

private struct UnreadParameter: Sendable {
  let field: UnreadField
  /// Whether the declaration reads other parameters.
  let hasOthers: Bool
}

extension Declaration {
  /// The parameters that nothing but the declaration itself can read.
  fileprivate func ownParameters(in index: AppIndex) -> [Field] {
    switch self {
    case .source(let source):
      if case .swift = source.content { [] } else { source.parameters }
    case .request(let request): request.parameters
    case .component(let component): component.parameters
    // A subclass is made with them, too.
    case .screen(let screen):
      screen.readsAlone(in: index) && !screen.isOpen ? screen.parameters : []
    default: []
    }
  }
}

extension Declaration {
  private var call: Call? {
    switch self {
    case .request(let request): return request.call
    case .source(let source):
      guard case .request(let call, _, _) = source.content else { return nil }
      return call
    default: return nil
    }
  }

  /// Where a request reads its other parameters, with this one among them: nothing where it reads them elsewhere.
  fileprivate func example(ofReading parameter: Name) -> String {
    guard let call else { return "" }
    let name = parameter.text
    let entry = "\(name): $parameters.\(name)"
    if case .fields(let keys)? = call.payload, keys.contains(where: \.isParameter) {
      return ", `body: { …, \(entry) }`"
    }
    return call.query.contains(where: \.isParameter) ? ", `query: { …, \(entry) }`" : ""
  }
}

extension Argument {
  /// Whether it is what a declaration is given, under whatever key.
  fileprivate var isParameter: Bool {
    if case .path(let path) = value.kind { path.scope == .parameters } else { false }
  }
}
