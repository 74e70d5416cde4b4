import Diagnostics
import SpecModel
import SpecSemantics

/// Symbols that are written as values: only where they are typed it is known that they are images.
extension SpecWalker {
  mutating func checkSymbols(in expression: Expression, _ typed: TypedExpression) {
    // Few values can have any, which their types tell without a look at them.
    switch typed.type {
    case .builtin(.image), .model, .union, .list, .optional: break
    case .builtin, .enumeration: return
    }
    // Nor has one that is no literal, as most are, which are not taken to pieces for that.
    switch typed.kind {
    case .symbol, .model, .unionCase, .conditional, .list: break
    default: return
    }
    switch (expression.kind, typed.kind) {
    case (_, .symbol(let name)): checkSymbol(Name(name, span: expression.span))
    case (.object(let entries), .model(_, let fields)):
      for field in fields {
        guard let entry = entries.first(where: { $0.name.text == field.name }) else { continue }
        checkSymbols(in: entry.value, field.value)
      }
    case (.object, .unionCase(_, _, let item)): checkSymbols(in: expression, item)
    case (.conditional(let written), .conditional(_, let value, let otherwise)):
      checkSymbols(in: written.value, value)
      checkSymbols(in: written.otherwise, otherwise)
    case (.list(let elements), .list(let values)):
      for (element, value) in zip(elements, values) { checkSymbols(in: element, value) }
    default: break
    }
  }

  private mutating func checkSymbol(_ name: Name) {
    guard let release = SystemSymbols.release(of: name.text) else {
      return findings.report(.unknownSymbol(name.text, at: location(name.span)))
    }
    let oldest = index.app?.minimumIOS ?? .oldest
    guard release > oldest else { return }
    findings.report(
      SpecRule.finding(on: name.text, since: release, oldest, at: location(name.span)))
  }
}
