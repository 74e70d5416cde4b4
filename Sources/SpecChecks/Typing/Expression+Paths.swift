import SpecModel

extension SpecModel.Expression {
  /// Calls a function with every path in the expression.
  public func visitPaths(_ visit: (ValuePath) -> Void) {
    switch kind {
    case .path(let path): visit(path)
    case .not(let operand): operand.visitPaths(visit)
    case .binary(_, let left, let right):
      left.visitPaths(visit)
      right.visitPaths(visit)
    case .template(let segments):
      for case .value(let value) in segments { value.visitPaths(visit) }
    case .list(let elements): for element in elements { element.visitPaths(visit) }
    case .object(let entries): for entry in entries { entry.value.visitPaths(visit) }
    case .text, .null, .boolean, .integer, .number, .string, .caseName, .invalid: break
    }
  }
}
