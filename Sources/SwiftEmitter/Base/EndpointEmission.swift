import SpecChecks
import SpecModel
import SwiftCode

/// Calls of servers as `Endpoint` values.
extension CodePlace {
  func endpoint(_ call: Call) -> SwiftExpression {
    var arguments: [SwiftArgument] = [
      .arg(.implicit(call.method.rawValue.lowercased())), .arg(string(call.path)),
    ]
    if !call.query.isEmpty {
      arguments.add("query", .array(call.query.flatMap(queryItems)))
    }
    if !call.headers.isEmpty { arguments.add("headers", headers(call.headers)) }
    if let body = call.body {
      let fields = body.map { field -> SwiftExpression in
        .call("BodyField", [.arg(.string(field.name.text)), .arg(bodyValue(field.value))])
      }
      arguments.add("body", .implicit("json", [.arg(.array(fields))]))
    }
    return .call("Endpoint", arguments)
  }

  func headers(_ headers: [SpecArgument]) -> SwiftExpression {
    .array(
      headers.map { header in
        .call("HTTPHeader", [.arg(.string(header.name.text)), .arg(string(header.value))])
      })
  }

  /// A value of a body. Nothing tells of what an empty list is one, and JSON doesn't ask.
  private func bodyValue(_ expression: SpecExpression) -> SwiftExpression {
    if case .list(let elements) = expression.kind, elements.isEmpty {
      return .cast(.array([]), .coerce, .array("String"))
    }
    return value(expression, as: nil as SpecType?)
  }

  /// One item for a value, several for a list written in place.
  private func queryItems(_ argument: SpecArgument) -> [SwiftExpression] {
    if case .list(let values) = argument.value.kind {
      return values.map { queryItem(argument.name, $0) }
    }
    return [queryItem(argument.name, argument.value)]
  }

  private func queryItem(_ name: Name, _ value: SpecExpression) -> SwiftExpression {
    .call("QueryItem", [.arg(.string(name.text)), .arg(self.value(value, as: nil as SpecType?))])
  }
}
