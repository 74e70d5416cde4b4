import SpecModel
import SpecSemantics
import SwiftCode

/// What screens keep, for the code that the app, or a Swift module of it, has of its own.
extension FileScope {
  /// A member for each key under which screens keep something; nil where they keep nothing.
  ///
  /// The members that a Swift module has are its own: two modules may keep something under one key.
  func keptValues(origin: Origin) throws(PlanError) -> SwiftDeclaration? {
    let values = try keptByKey()
    guard !values.isEmpty else { return nil }
    let access = app.part == nil ? app.access : nil
    let members = KeptNames.members(for: values.keys).compactMap { key, name in
      values[key].map { start in member(name, for: start, under: key, access: access) }
    }
    return .extension(
      ExtensionDeclaration(
        "KeptValues",
        documentation: "What screens of \(origin) keep, for code that is written by hand.",
        members: members))
  }

  /// The first value under each key. Screens that keep something under one key agree on its type and default.
  private func keptByKey() throws(PlanError) -> [String: StartPlan] {
    var values: [String: StartPlan] = [:]
    for file in app.specFiles {
      for declaration in file.declarations {
        guard case .screen(let screen) = declaration else { continue }
        for start in try app.lowering.keptState(of: screen) {
          guard let key = start.field.storageKey(on: screen.name.text) else { continue }
          if values[key] == nil { values[key] = start }
        }
      }
    }
    return values
  }

  private func member(
    _ name: String, for start: StartPlan, under key: String, access: SwiftCode.AccessLevel?
  ) -> SwiftDeclaration {
    let (type, standard) = type(of: start, exposed: access != nil)
    let value = SwiftExpression.call(
      "KeptValue",
      [.arg(.string(key)), .arg("default", standard), .arg("in", "self")])
    return .getter(name, .generic("KeptValue", type), value, access: access)
  }

  /// The type of a value, and what it is while nothing is kept. A default that each screen makes when it is shown
  /// is unknown here, so that the value is missing until then.
  private func type(
    of start: StartPlan, exposed: Bool
  ) -> (type: SwiftType, standard: SwiftExpression) {
    let type = type(start.field.type, exposed: exposed)
    switch start.value {
    case .standard: return (type, start.field.startValue)
    case .constant(let value):
      return (type, EmissionContext(in: self, scope: .constants).write(value))
    case .late:
      if case .optional = start.field.type.shape { return (type, .nil) }
      return (.optional(type), .nil)
    }
  }
}
