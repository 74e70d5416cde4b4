import SourceText
import SpecModel

/// Turns declarations of a checked app into plans: names are found, sections resolved, and every value,
/// text, condition and effect is typed in the scope of its place. It is the one place that knows those scopes.
public struct Lowering: Sendable {
  let index: AppIndex
  /// What the screen that is planned gives back.
  var returns: SpecType?
  private let types: TypeChecker

  public init(index: AppIndex) {
    self.index = index
    types = TypeChecker(index: index)
  }

  /// A value where a type is expected; nil where any type will do.
  func value(
    _ expression: Expression, as type: SpecType?, in scope: ValueScope
  ) throws(PlanError) -> TypedExpression {
    do throws(TypeProblem) {
      return try types.type(expression, expecting: type, in: scope)
    } catch {
      throw PlanError(error)
    }
  }

  /// A value of a declared type.
  func value(
    _ expression: Expression, as type: TypeReference, in scope: ValueScope
  ) throws(PlanError) -> TypedExpression {
    try value(expression, as: try self.type(type), in: scope)
  }

  func text(
    _ text: TextValue, in scope: ValueScope
  ) throws(PlanError) -> TypedText {
    // Most texts are keys without arguments, and these need no typing.
    if case .key(let key, let arguments) = text, arguments.isEmpty {
      return .key(key.text, arguments: [])
    }
    do throws(TypeProblem) {
      return try types.text(text, in: scope)
    } catch {
      throw PlanError(error)
    }
  }

  func text(_ text: TextValue?, in scope: ValueScope) throws(PlanError) -> TypedText? {
    guard let text else { return nil }
    let typed: TypedText = try self.text(text, in: scope)
    return typed
  }

  /// A colour of the theme, or one of several by conditions.
  func color(
    _ color: Alternatives<Name>?, in scope: ValueScope
  ) throws(PlanError) -> TypedExpression? {
    guard let color else { return nil }
    do throws(TypeProblem) {
      return try types.color(color, in: scope)
    } catch {
      throw PlanError(error)
    }
  }

  /// What is said in place, such as a font of the theme or a number, or one of several by conditions.
  func chosen<Value>(
    _ alternatives: Alternatives<Value>?, in scope: ValueScope
  ) throws(PlanError) -> ChosenPlan<Value>? {
    guard let alternatives else { return nil }
    do throws(TypeProblem) {
      return try types.chosen(alternatives, in: scope)
    } catch {
      throw PlanError(error)
    }
  }

  /// The border or the shadow of a box, or one of several by conditions.
  func style<Own>(
    _ style: Alternatives<TokenOr<Own>?>?, color: (Own) -> Alternatives<Name>?,
    in scope: ValueScope
  ) throws(PlanError) -> BoxStylePlan<Own>? {
    guard let style else { return nil }
    do throws(TypeProblem) {
      return try types.style(style, color: color, in: scope)
    } catch {
      throw PlanError(error)
    }
  }

  /// A picture by name, or one of several by conditions.
  func image(
    _ image: Alternatives<ImageValue>, in scope: ValueScope
  ) throws(PlanError) -> TypedExpression {
    do throws(TypeProblem) {
      return try types.image(image, in: scope)
    } catch {
      throw PlanError(error)
    }
  }

  func image(
    _ image: Alternatives<ImageValue>?, in scope: ValueScope
  ) throws(PlanError) -> TypedExpression? {
    guard let image else { return nil }
    let typed: TypedExpression = try self.image(image, in: scope)
    return typed
  }

  /// A condition, which can always ask how wide the window is.
  func condition(
    _ expression: Expression, in scope: ValueScope
  ) throws(PlanError) -> ConditionPlan {
    do throws(TypeProblem) {
      let typed = try types.condition(expression, in: scope.seeingWindow)
      return ConditionPlan(typed, in: scope)
    } catch {
      throw PlanError(error)
    }
  }

  func condition(
    _ expression: Expression?, in scope: ValueScope
  ) throws(PlanError) -> ConditionPlan? {
    guard let expression else { return nil }
    let plan: ConditionPlan = try condition(expression, in: scope)
    return plan
  }

  func type(_ reference: TypeReference) throws(PlanError) -> SpecType {
    guard let type = index.type(reference) else {
      throw PlanError("a type is not declared", at: reference.span)
    }
    return type
  }

  func type(_ reference: TypeReference?) throws(PlanError) -> SpecType? {
    guard let reference else { return nil }
    return try type(reference)
  }

  /// What a name stands for.
  func found<Declaration>(
    _ declaration: Declaration?, as name: Name
  ) throws(PlanError) -> Declaration {
    guard let declaration else { throw PlanError("`\(name.text)` is not declared", at: name.span) }
    return declaration
  }

  /// The type of what items share by which they are cut into groups.
  func type(
    of group: GroupDeclaration, among items: SpecType
  ) throws(PlanError) -> SpecType {
    do throws(TypeProblem) {
      return try types.type(of: group, among: items)
    } catch {
      throw PlanError(error)
    }
  }

  /// The arguments for parameters, in the order of these; those that are left out are left out.
  func arguments(
    _ given: [Argument], for parameters: [Field], in scope: ValueScope
  ) throws(PlanError) -> [ArgumentPlan] {
    var plans: [ArgumentPlan] = []
    plans.reserveCapacity(given.count)
    for parameter in parameters {
      guard let argument = given.first(where: { $0.name.text == parameter.name.text }) else {
        if let moment = parameter.momentOfDefault {
          let value = TypedExpression(.moment(moment), .builtin(.date))
          plans.append(ArgumentPlan(name: parameter.name.text, value: value))
        }
        continue
      }
      plans.append(
        ArgumentPlan(
          name: parameter.name.text,
          value: try value(argument.value, as: parameter.type, in: scope)))
    }
    return plans
  }
}

extension Array {
  /// ``map(_:)`` for functions that throw errors of one type.
  package func planned<Plan>(
    _ plan: (Element) throws(PlanError) -> Plan
  ) throws(PlanError) -> [Plan] {
    var plans: [Plan] = []
    plans.reserveCapacity(count)
    for element in self { plans.append(try plan(element)) }
    return plans
  }
}

extension Optional {
  /// ``map(_:)`` for functions that throw errors of one type.
  package func planned<Plan>(
    _ plan: (Wrapped) throws(PlanError) -> Plan
  ) throws(PlanError) -> Plan? {
    guard let value = self else { return nil }
    return try plan(value)
  }
}

/// A condition, with what is known where it holds.
public struct ConditionPlan: Sendable {
  public let typed: TypedExpression
  /// The values that it finds to be there.
  public let found: [NarrowedValue]
  /// The scope of what stands where it holds.
  public let inside: ValueScope

  init(_ typed: TypedExpression, in scope: ValueScope) {
    self.typed = typed
    found = typed.narrowedValues(where: true)
    inside = scope.knowing(found)
  }
}

extension ConditionPlan? {
  /// The scope of what stands where the condition holds, if there is one.
  func inside(_ scope: ValueScope) -> ValueScope { self?.inside ?? scope }
}

/// A value that is handed over under a name.
public struct ArgumentPlan: Sendable {
  public let name: String
  public let value: TypedExpression
}
