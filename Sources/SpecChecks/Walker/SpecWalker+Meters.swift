import Diagnostics
import SpecModel
import SpecSemantics

/// Bars and stars that show what is written in place.
extension SpecWalker {
  /// Reports numbers of a model written in place that are more, or less, than the bar or the stars can show that its
  /// adapter has for them.
  mutating func checkMeters(
    of typed: TypedExpression, _ written: Expression, shownBy adapter: AdapterDeclaration
  ) {
    guard case .cell(let cell) = adapter.body, case .object(let entries) = written.kind,
      case .model(_, let fields) = typed.kind
    else { return }
    var meters: [(value: Expression, end: Double?)] = []
    cell.forEachNode { node in
      if let rating = node.rating { meters.append((rating.value, Double(rating.stars))) }
      guard let bar = node.progress, bar.total != nil || !isInteger(bar.value, of: adapter) else {
        return
      }
      meters.append((bar.value, bar.total.map { number($0, in: fields) } ?? 1))
    }
    for meter in meters {
      guard let end = meter.end, let number = number(meter.value, in: fields),
        number < 0 || number > end, let name = fieldName(meter.value),
        let entry = entries.first(where: { $0.name.text == name })
      else { continue }
      findings.report(
        Diagnostic(
          rule: SpecRule.controlBinding.rule.name, severity: .warning,
          message: "`\(adapter.name.text)` shows `\(name)` from 0 to \(end.spelled)",
          at: location(entry.value.span),
          related: index.location(of: .adapter, adapter.name.text).map {
            [.init($0, "the adapter is declared here")]
          } ?? [], help: ["write a number in this range"]))
    }
  }

  /// Whether a bar shows whole numbers, which is told at the bar if nothing says what fills it.
  private func isInteger(_ value: Expression, of adapter: AdapterDeclaration) -> Bool {
    guard let name = fieldName(value) else { return false }
    let field = index.model(adapter.model.text)?.fields.first { $0.name.text == name }
    return field?.type.shape == .builtin(.integer)
  }

  /// The name of a field of `$item`.
  private func fieldName(_ value: Expression) -> String? {
    guard case .path(let path) = value.kind, path.scope == .item, path.components.count == 1 else {
      return nil
    }
    return path.components[0].text
  }

  /// The number that a literal is, or that a field of a model written in place has.
  private func number(
    _ value: Expression, in fields: [(name: String, value: TypedExpression)]
  ) -> Double? {
    guard let name = fieldName(value) else { return value.kind.literalNumber }
    switch fields.first(where: { $0.name == name })?.value.kind {
    case .integer(let number): return Double(number)
    case .number(let number): return number
    default: return nil
    }
  }
}
