import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Names leave alone what generated code has a use for.
  static let reservedName: SpecRule = .init(
    name: "reserved-name",
    summary:
      "A name is taken by Swift, the system or the run-time library where the generated code "
      + "needs it.",
    rationale: "The generated code would mean something else by it, or not compile.",
    examples: """
      model: ‹Event→CalendarEvent›
      fields: { id: ID, title: String }
      """,
    .names { name, role, location, findings in
      guard ReservedNames.contains(name.text, role) else { return }
      findings.report(
        .reservedName, "`\(name.text)` is taken by the generated code", at: location,
        help: ["choose a name that says more"])
    },
    .app { app, findings in
      // Types that are called after a declaration must not be called like what they inherit from.
      var reported: Set<DeclarationID> = []
      for name in app.uses.typeNames {
        guard ReservedNames.isTaken(name.hash, inScenes: app.uses.hasScenes) else { continue }
        guard let type = taken(by: name.id, app), reported.insert(name.id).inserted else {
          continue
        }
        findings.report(
          .reservedName,
          "`\(app.index.name(of: name.id))` becomes `\(type)`, which the generated code has"
            + " a use for",
          at: app.index.location(of: name.id), help: ["choose a name that says more"])
      }
      for (type, id) in app.uses.ownTypes {
        guard ReservedNames.isTaken(NameHash(of: type.text).value, inScenes: app.uses.hasScenes)
        else { continue }
        findings.report(
          .reservedName,
          "a type of the app cannot be called `\(type.text)`, which the generated code has a"
            + " use for",
          at: Location(file: app.index.file(of: id), span: type.span),
          help: ["choose a name that says more"])
      }
    })

  /// The type that is generated for a declaration under a name that isn't free; nil where the
  /// declaration's own name is reported already.
  private static func taken(by id: DeclarationID, _ app: AppSite) -> String? {
    let kind = app.index.kind(of: id)
    guard !ReservedNames.contains(app.index.name(of: id), .type(kind)) else { return nil }
    return app.index.swiftTypes(of: id).first {
      ReservedNames.isTaken(NameHash(of: $0).value, inScenes: app.uses.hasScenes)
    }
  }
}
