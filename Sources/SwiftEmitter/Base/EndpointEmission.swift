import SpecModel
import SpecSemantics
import SwiftCode

/// Calls of servers as `Endpoint` values.
extension CodePlace {
  func endpoint(_ call: Call) -> SwiftExpression {
    if case .documents(let documents)? = call.payload { return firestore(documents, call) }
    return .call("Endpoint") { arguments in
      arguments.add(.implicit(call.method.rawValue.lowercased()))
      arguments.add(string(index.path(of: call)))
      if !call.query.isEmpty { arguments.add("query", .array(call.query.flatMap(queryItems))) }
      if !call.headers.isEmpty { arguments.add("headers", headers(call.headers)) }
      arguments.add("body", call.payload.flatMap(body))
    }
  }

  private func body(_ payload: Call.Payload) -> SwiftExpression? {
    switch payload {
    case .fields(let fields): return .implicit("json", [.arg(bodyFields(fields))])
    case .operation(let operation):
      var query: [SwiftArgument] = [.arg("query", graphQLText(operation.query))]
      if !operation.variables.isEmpty {
        query.append(.arg("variables", bodyFields(operation.variables)))
      }
      return .implicit("graphQL", query)
    case .documents: return nil
    }
  }

  private func bodyFields(_ fields: [SpecArgument]) -> SwiftExpression {
    .array(
      fields.map { field in
        .call("BodyField", [.arg(.string(field.name.text)), .arg(sentValue(field.value))])
      })
  }

  private func graphQLText(_ query: GraphQLQuery) -> SwiftExpression {
    // What is checked can be read.
    queryText((try? index.text(of: query)) ?? "")
  }

  /// A query in another language, line by line.
  private func queryText(_ text: String) -> SwiftExpression {
    let ends: Set<Character> = ["\n", "\r\n", "\r"]
    guard let last = text.lastIndex(where: { !ends.contains($0) }) else { return .string("") }
    let lines = text[...last].split(omittingEmptySubsequences: false) { ends.contains($0) }
    return lines.count == 1
      ? .string(String(text[...last])) : .array(lines.map { .string(String($0)) })
  }

  /// A query of the app's database.
  func databaseQuery(_ query: SpecModel.DatabaseQuery) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg(queryText(query.text.text))]
    if !query.values.isEmpty { arguments.append(.arg("values", bodyFields(query.values))) }
    return .call("DatabaseQuery", arguments)
  }

  /// A file of the app.
  func storedFile(_ file: FileReference) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg(string(file.path))]
    if file.folder != .documents { arguments.append(.arg("in", .implicit(file.folder.rawValue))) }
    return .call("StoredFile", arguments)
  }

  func headers(_ headers: [SpecArgument]) -> SwiftExpression {
    .array(
      headers.map { header in
        .call("HTTPHeader", [.arg(.string(header.name.text)), .arg(string(header.value))])
      })
  }

  /// A value that is sent. Nothing tells of what an empty list is one, and nobody asks.
  func sentValue(_ expression: SpecExpression) -> SwiftExpression {
    switch expression.kind {
    case .list(let elements) where elements.isEmpty:
      return .cast(.array([]), .coerce, .array("String"))
    case .list(let elements) where expression.isStructured:
      return .cast(.array(elements.map(bodyElement)), .coerce, .array("RequestScalar"))
    case .object(let fields) where fields.isEmpty:
      return .cast(.array([]), .coerce, .array("BodyField"))
    case .object(let fields): return bodyFields(fields)
    default: return value(expression, as: nil as SpecType?)
    }
  }

  /// An element of a list that has mappings in it.
  private func bodyElement(_ expression: SpecExpression) -> SwiftExpression {
    switch expression.kind {
    case .object(let fields): .implicit("object", [.arg(bodyFields(fields))])
    case .list(let elements) where elements.isEmpty || expression.isStructured:
      .implicit("list", [.arg(.array(elements.map(bodyElement)))])
    default: .implicit("value", [.arg(value(expression, as: nil as SpecType?))])
    }
  }

  /// One item for a value, several for a list written in place.
  private func queryItems(_ argument: SpecArgument) -> [SwiftExpression] {
    if case .list(let values) = argument.value.kind {
      return values.map { queryItem(argument.name, $0) }
    }
    return [queryItem(argument.name, argument.value)]
  }

  private func queryItem(_ name: Name, _ value: SpecExpression) -> SwiftExpression {
    .call("QueryItem") { arguments in
      arguments.add(.string(name.text))
      arguments.add(self.value(value, as: nil as SpecType?))
    }
  }
}
