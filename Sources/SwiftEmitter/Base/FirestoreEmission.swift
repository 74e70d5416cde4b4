import SpecChecks
import SpecModel
import SwiftCode

/// Queries of Firestore as `Endpoint` values.
extension CodePlace {
  func firestore(_ question: FirestoreQuestion, _ call: Call) -> SwiftExpression {
    var query: [SwiftArgument] = [.arg(string(call.path))]
    if question.isGroup { query.add("isGroup", true) }
    if !question.filters.isEmpty {
      query.add("where", .array(question.filters.map(filter)))
    }
    if !question.order.isEmpty { query.add("order", .array(question.order.map(order))) }
    query.add("limit", question.limit.map { .integer($0) })
    var arguments: [SwiftArgument] = [.arg(.call("FirestoreQuery", query))]
    if !call.headers.isEmpty { arguments.add("headers", headers(call.headers)) }
    return SwiftExpression.identifier("Endpoint").call("firestore", arguments)
  }

  private func filter(_ filter: FirestoreQuestion.Filter) -> SwiftExpression {
    .call(
      "FirestoreFilter",
      [
        .arg(.string(filter.field.text)), .arg(.implicit(filter.comparison.swiftCase)),
        .arg(value(filter.value, as: nil as SpecType?)),
      ])
  }

  private func order(_ order: FirestoreQuestion.Order) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg(.string(order.field.text))]
    if order.isDescending { arguments.add("descending", true) }
    return .call("FirestoreOrder", arguments)
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
