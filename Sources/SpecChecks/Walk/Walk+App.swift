import Diagnostics
import SpecModel

/// The app, its servers and its types.
extension Walk {
  mutating func visit(_ app: AppDeclaration) {
    if let theme = app.theme { _ = resolve(.theme, theme) }
    for entry in app.host?.menu ?? [] {
      text(entry.title, in: .constants)
      guard let callee = screen(entry.screen) else { continue }
      arguments(entry.arguments, of: callee, named: entry.screen, in: .constants)
    }
    for link in app.links {
      guard let callee = screen(link.screen) else { continue }
      give(.captures(link.captures), to: callee, named: link.screen, in: .constants)
    }
  }

  mutating func visit(_ api: APIDeclaration) {
    for header in api.headers {
      value(header.value, expecting: .builtin(.string), in: .constants)
    }
  }

  mutating func visit(_ enumeration: EnumDeclaration) {
    guard let unknown = enumeration.unknown else { return }
    let cases = enumeration.cases.map(\.name.text)
    guard !cases.contains(unknown.text) else { return }
    let problem = TypeProblem.unknownCase(
      unknown, of: enumeration.name.text, among: cases, declaredAt: nil)
    findings.report(problem, in: file)
  }

  mutating func visit(_ model: ModelDeclaration) {
    fields(model.fields, defaultsIn: .constants)
  }

  mutating func visit(_ union: UnionDeclaration) {
    for unionCase in union.cases { _ = resolve(.model, unionCase.model) }
  }

  /// Typed slots: their types, and their defaults in a scope.
  mutating func fields(_ fields: [Field], defaultsIn scope: ValueScope) {
    for field in fields {
      guard let type = type(field.type), let value = field.defaultValue else { continue }
      self.value(value, expecting: type, in: scope)
    }
  }
}
