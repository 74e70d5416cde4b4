import SpecModel
import SpecSemantics
import SwiftCode

/// What has no plan around it: values and texts of the app itself, its session and its models.
extension CodePlace {
  /// A value where a type is expected.
  func value(_ expression: SpecExpression, as type: SpecType?) -> SwiftExpression {
    let typed = file.planned { lowering throws(PlanError) in
      try lowering.value(expression, as: type, in: scope)
    }
    return typed.map { write($0, bare: type != nil) } ?? .nil
  }

  /// A value of a declared type.
  func value(_ expression: SpecExpression, as type: TypeReference) -> SwiftExpression {
    value(expression, as: index.type(type))
  }

  /// A value that becomes a string whatever its type.
  func string(_ expression: SpecExpression) -> SwiftExpression {
    value(expression, as: .builtin(.string))
  }

  func text(_ text: TextValue) -> SwiftExpression {
    let typed = file.planned { lowering throws(PlanError) in try lowering.text(text, in: scope) }
    return typed.map { self.text($0) } ?? .nil
  }

  func headers(_ headers: [SpecArgument]) -> SwiftExpression {
    let typed = file.planned { lowering throws(PlanError) in
      try lowering.headers(headers, in: scope)
    }
    return self.headers(typed ?? [])
  }

  /// The making of a screen with its parameters.
  ///
  /// - Parameter onReturn: What is done with the screen's result.
  func screen(
    _ name: Name, with arguments: [SpecArgument], onReturn: SwiftExpression? = nil
  ) -> SwiftExpression {
    use(of: name, with: arguments).map { screen($0, onReturn: onReturn) } ?? .nil
  }

  /// A screen with its parameters, as a case of the app's destinations.
  func destination(
    _ name: Name, with arguments: [SpecArgument], onReturn: SwiftExpression? = nil
  ) -> SwiftExpression {
    use(of: name, with: arguments).map { destination($0, onReturn: onReturn) } ?? .nil
  }

  private func use(of name: Name, with arguments: [SpecArgument]) -> ScreenUsePlan? {
    file.planned { lowering throws(PlanError) in
      try lowering.use(of: name, with: arguments, in: scope)
    }
  }

  /// What sends a request that is handed the values of its parameters.
  func send(_ request: RequestDeclaration, with arguments: [SpecArgument]) -> SwiftExpression {
    let given = file.planned { lowering throws(PlanError) in
      try lowering.arguments(arguments, for: request.parameters, in: scope)
    }
    return send(request, with: given ?? [])
  }
}
