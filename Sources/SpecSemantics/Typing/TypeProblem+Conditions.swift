import Diagnostics
import SourceText
import SpecModel

/// Problems of conditions and comparisons.
extension TypeProblem {
  /// A Bool that is compared with a number, as where those are true and false.
  static func comparedWithNumber(_ type: BuiltinType, at span: ByteSpan) -> TypeProblem {
    var problem = mismatch(ofType: type.rawValue, expected: .builtin(.boolean), at: span)
    problem.help = [
      "leave the comparison out: a Bool is true by itself, and `not` before it says that it is false"
    ]
    return problem
  }

  /// A list or a text that is compared with a number, of which it has so many; nil for what is no path.
  static func countMeant(by value: TypedExpression, at span: ByteSpan) -> TypeProblem? {
    guard let path = value.pathText else { return nil }
    let meant = "\(path).count"
    var problem = TypeProblem(
      .bindingTypeMismatch, "`\(value.type)` is compared with a number", at: span,
      label: "this is `\(value.type)`", help: ["write `\(meant)`, which says how many there are"]
    )
    .replaced(by: meant, insteadOf: path)
    problem.subject = .mismatch(TypeMismatch(due: "Int", found: "\(value.type)"))
    return problem
  }

  static func constantCondition(at span: ByteSpan) -> TypeProblem {
    TypeProblem(
      .constantCondition, "this condition does not depend on anything", at: span,
      help: ["compare a value such as `$item.…` or `$state.…`, or leave the condition out"])
  }

  /// A condition that names what it asks for without where that is.
  static func constantCondition(
    naming name: String, meaning path: String, at span: ByteSpan, nameAt place: ByteSpan
  ) -> TypeProblem {
    let isWhole = place.count == name.utf8.count
    return TypeProblem(
      .constantCondition, "`\(name)` is a bare word here, and not the value at `\(path)`",
      at: isWhole ? place : span, help: ["write `\(path)`"],
      replacement: isWhole ? .init(text: path, safety: .unsafe) : nil)
  }

  /// - Parameter isNegated: Whether a `not` stands before the path, at the beginning of the place.
  static func notACondition(
    _ path: ValuePath, of type: SpecType, at span: ByteSpan, isNegated: Bool = false
  ) -> TypeProblem {
    let comparison: String? =
      switch type {
      case .optional(.builtin(.boolean)): "\(path.text) == \(isNegated ? "false" : "true")"
      case .optional: "\(path.text) \(isNegated ? "==" : "!=") nil"
      case .list, .builtin(.string): "\(path.text).count \(isNegated ? "==" : ">") 0"
      case .builtin(.integer), .builtin(.number), .builtin(.decimal):
        "\(path.text) \(isNegated ? "==" : ">") 0"
      default: nil
      }
    let help = comparison.map { "write `\($0)`" } ?? "compare the value with another one"
    let length = path.text.utf8.count + (isNegated ? "not ".utf8.count : 0)
    let isWholePlace = span.count == length
    var problem = TypeProblem(
      .bindingTypeMismatch, "expected a condition, found `\(type)`", at: span,
      label: isNegated ? "`\(path.text)` is `\(type)`" : "this is `\(type)`",
      help: ["only a Bool is true by itself: \(help)"],
      replacement: isWholePlace ? comparison.map { .init(text: $0, safety: .unsafe) } : nil)
    if type == .optional(.builtin(.boolean)), let name = path.components.last?.text {
      problem.help.append("declare `\(name)` as `Bool = false`, if what is missing is false")
      problem.cause = "`\(name)` is no condition"
    }
    return problem
  }

  /// - Parameters:
  ///   - name: The name of the field that the value is, if it is one.
  ///   - operation: How it is compared.
  ///   - isKnown: Whether it is never `nil` only where this is asked, because of what was asked before.
  ///   - place: Where the type of the field is declared.
  static func neverNil(
    _ value: TypedExpression, named name: String?, _ operation: BinaryOperator, isKnown: Bool,
    at span: ByteSpan, declaredAt place: Location?
  ) -> TypeProblem {
    guard !isKnown else {
      return TypeProblem(
        .bindingTypeMismatch, "what stands before makes sure that this is not `nil`", at: span,
        help: ["leave one of the two questions out"])
    }
    let other = "or declare the value as `\(value.type.optional)`"
    // What is missing elsewhere is empty, false or 0 here.
    let isMissing = operation == .equal
    let path = value.pathText ?? "…"
    var help =
      isMissing
      ? "leave what asks for it out, with what goes with that, \(other)"
      : "leave what asks for it out, with the `when:` if that asks for nothing else, \(other)"
    switch value.type {
    case .builtin(.boolean):
      help =
        isMissing
        ? "ask for the opposite, as in `not \(path)`, \(other)"
        : "leave the comparison out, \(other)"
    case .builtin(.integer), .builtin(.number), .builtin(.decimal):
      help =
        "compare it with a number, as in `\(path) \(isMissing ? "==" : ">") 0`, \(other)"
    case .list:
      help =
        "lists are never missing: compare `.count` with 0"
        + (value.pathText.map { ", as in `\($0).count \(isMissing ? "==" : ">") 0`" } ?? "")
    case .builtin(.string):
      help =
        isMissing
        ? "ask for `== \"\"` if nothing in it is meant, or declare the value as `String?`"
        : "ask for `!= \"\"` if it may be empty, leave the comparison out, or declare the value as `String?`"
    default: break
    }
    var problem = TypeProblem(
      .bindingTypeMismatch, "a value of type `\(value.type)` is never `nil`", at: span,
      help: [help], related: place.map { [($0, "it is declared here")] } ?? [])
    problem.cause = name.map(causeOfNever)
    return problem
  }

  /// What findings have in common that go away when a field of a name is declared to be missing at times.
  package static func causeOfNever(missing name: String) -> String { "`\(name)` is never `nil`" }

  static func incomparable(_ type: SpecType, at span: ByteSpan) -> TypeProblem {
    TypeProblem(
      .bindingTypeMismatch, "values of type `\(type)` cannot be compared", at: span,
      help: ["they are shown and not computed with: compare a value that they derive from"])
  }

  /// A value that is asked for behind the question that lets it through only where it is missing.
  static func askedWrongly(
    for path: ValuePath, _ operation: BinaryOperator, at span: ByteSpan
  ) -> TypeProblem {
    let isAnd = operation == .and
    return TypeProblem(
      .bindingTypeMismatch,
      "what follows `\(isAnd ? "and" : "or")` is asked only where `\(path.text)` is missing, and takes its value",
      at: span,
      help: [
        isAnd
          ? "did you mean `\(path.text) != nil`?"
          : "did you mean `\(path.text) == nil`, or `and` behind it?"
      ])
  }

  static func noOrder(_ type: SpecType, at span: ByteSpan) -> TypeProblem {
    let help =
      type.isOptional
      ? "the value can be missing: ask for it first, `… != nil and …`, or give it a default"
      : "`Int`, `Double`, `Decimal` and `Date` have an order"
    return TypeProblem(
      .bindingTypeMismatch, "values of type `\(type)` have no order", at: span, help: [help])
  }
}

extension TypedExpression {
  /// The path that it is, as it is written; nil for what is none.
  fileprivate var pathText: String? {
    guard case .path(let root, let steps) = kind else { return nil }
    return (["$\(root.rawValue)"] + steps.written.map(\.name)).joined(separator: ".")
  }
}
