import SymbolGraphs

extension SwiftSymbols {
  /// The model that an adapter or source is written for; nil where no graph tells.
  package func item(of type: SwiftSymbol) -> DeclaredType? {
    for member in members(of: type) {
      switch member.fullName {
      case "configure(_:with:in:)":
        if let type = member.parameterType(at: 1) { return type }
      case "cell(for:in:)", "makeController(for:in:)", "present(_:in:context:)":
        if let type = member.parameterType(at: 0) { return type }
      case "object(at:)":
        if case .optional(let type)? = member.resultType { return type }
      default: break
      }
    }
    return nil
  }
}
