extension [Statement] {
  /// The statement of a body that may stand on its brace's line.
  var inlineStatement: Statement? {
    guard count == 1, let statement = first else { return nil }
    switch statement {
    case .expression(let expression): return expression.isInlineable ? statement : nil
    case .return(let value?): return value.isInlineable ? statement : nil
    case .assignment(_, _, let value): return value.isInlineable ? statement : nil
    case .return(nil), .throw, .break, .continue: return statement
    default: return nil
    }
  }
}
