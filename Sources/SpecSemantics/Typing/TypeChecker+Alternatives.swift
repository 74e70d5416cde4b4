import SpecModel

/// Colours, pictures, fonts and numbers, which conditions may choose.
extension TypeChecker {
  /// A colour of the theme, or the one of several that is meant.
  package func color(
    _ color: Alternatives<Name>, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    try alternatives(color, in: scope) { TypedExpression(.color($0.text), .builtin(.color)) }
  }

  /// A picture by name, or the one of several that is meant.
  package func image(
    _ image: Alternatives<ImageValue>, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    try alternatives(image, in: scope) { image in
      switch image {
      case .symbol(let name): TypedExpression(.symbol(name.text), .builtin(.image))
      case .asset(let name): TypedExpression(.asset(name.text), .builtin(.image))
      }
    }
  }

  /// The border or the shadow of a box, or the one of several that is meant. Its colour may be chosen itself.
  package func style<Own>(
    _ style: Alternatives<TokenOr<Own>?>, color: (Own) -> Alternatives<Name>?,
    in scope: ValueScope
  ) throws(TypeProblem) -> BoxStylePlan<Own> {
    switch style {
    case .one(.none): return .none
    case .one(.token(let name)): return .token(name)
    case .one(.own(let own)):
      guard let chosen = color(own) else { return .own(own, color: nil) }
      return .own(own, color: try self.color(chosen, in: scope))
    case .chosen(let condition, let value, let otherwise):
      let condition = try self.condition(condition, in: scope)
      let (inside, outside) = scope.sides(of: condition)
      return .chosen(
        by: condition, try self.style(value, color: color, in: inside),
        otherwise: try self.style(otherwise, color: color, in: outside))
    }
  }

  /// What is no value of the language, such as a font or a number of lines, or the one of several that is meant.
  package func chosen<Value>(
    _ alternatives: Alternatives<Value>, in scope: ValueScope
  ) throws(TypeProblem) -> ChosenPlan<Value> {
    switch alternatives {
    case .one(let value): return .one(value)
    case .chosen(let condition, let value, let otherwise):
      let condition = try self.condition(condition, in: scope)
      let (inside, outside) = scope.sides(of: condition)
      return .chosen(
        by: condition, try chosen(value, in: inside),
        otherwise: try chosen(otherwise, in: outside))
    }
  }

  private func alternatives<Value>(
    _ alternatives: Alternatives<Value>, in scope: ValueScope,
    typed: (Value) -> TypedExpression
  ) throws(TypeProblem) -> TypedExpression {
    switch alternatives {
    case .one(let value): return typed(value)
    case .chosen(let condition, let value, let otherwise):
      let condition = try self.condition(condition, in: scope)
      let (inside, outside) = scope.sides(of: condition)
      let value = try self.alternatives(value, in: inside, typed: typed)
      let otherwise = try self.alternatives(otherwise, in: outside, typed: typed)
      return TypedExpression(.conditional(condition, then: value, otherwise: otherwise), value.type)
    }
  }
}
