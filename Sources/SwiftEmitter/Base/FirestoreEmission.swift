import SpecModel
import SpecSemantics
import SwiftCode

/// Queries of Firestore as `Endpoint` values.
extension EmissionContext {
  func firestore(
    _ question: FirestoreQuestion, _ values: [TypedExpression], _ call: CallPlan
  ) -> SwiftExpression {
    var query: [SwiftArgument] = [.arg(write(call.path))]
    if question.isGroup { query.add("isGroup", true) }
    if !question.filters.isEmpty {
      query.add("where", .array(zip(question.filters, values).map(filter)))
    }
    if !question.order.isEmpty {
      query.add("order", .array(question.order.map { $0.swift(as: "FirestoreOrder") }))
    }
    query.add("limit", question.limit.map { .integer($0) })
    var arguments: [SwiftArgument] = [.arg(.call("FirestoreQuery", query))]
    if !call.headers.isEmpty { arguments.add("headers", headers(call.headers)) }
    return SwiftExpression.identifier("Endpoint").call("firestore", arguments)
  }

  private func filter(
    _ filter: FirestoreQuestion.Filter, _ value: TypedExpression
  ) -> SwiftExpression {
    .call(
      "FirestoreFilter",
      [
        .arg(.string(filter.field.text)), .arg(.implicit(filter.comparison.swiftCase)),
        .arg(write(value, bare: false)),
      ])
  }
}

extension SortKey {
  /// The order as a value of one of the run-time's types, which know their own kinds of paths.
  func swift(as type: SwiftExpression) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg(.string(path.text))]
    if isDescending { arguments.add("descending", true) }
    return .call(type, arguments)
  }
}

extension FirestoreQuestion.Comparison {
  /// What the run-time calls it.
  fileprivate var swiftCase: String {
    switch self {
    case .equal: "equal"
    case .notEqual: "notEqual"
    case .less: "less"
    case .atMost: "lessOrEqual"
    case .greater: "greater"
    case .atLeast: "greaterOrEqual"
    case .contains: "contains"
    case .containsAny: "containsAny"
    case .isOneOf: "isOneOf"
    case .isNoneOf: "isNoneOf"
    }
  }
}
