import SpecModel
import SpecSemantics
import SwiftCode

/// Calls of servers as `Endpoint` values.
extension EmissionContext {
  /// - Parameter errors: Where a refused answer says what is wrong with fields, if that is not as the API says.
  func endpoint(_ plan: CallPlan, errors: FieldErrors? = nil) -> SwiftExpression {
    if case .documents(let question, let values)? = plan.payload {
      return firestore(question, values, plan)
    }
    return .call("Endpoint") { arguments in
      arguments.add(.implicit(plan.declaration.method.rawValue.lowercased()))
      arguments.add(write(plan.path))
      if !plan.query.isEmpty { arguments.add("query", .array(queryItems(of: plan))) }
      if !plan.headers.isEmpty { arguments.add("headers", headers(plan.headers)) }
      arguments.add("body", plan.payload.flatMap(body))
      arguments.add("errors", errors.map(\.swiftExpression))
    }
  }

  private func body(_ payload: CallPlan.Payload) -> SwiftExpression? {
    switch payload {
    case .fields(let fields): return .implicit("json", [.arg(bodyFields(fields))])
    case .parts(let parts): return .implicit("multipart", [.arg(.array(parts.map(part)))])
    case .operation(let text, let variables):
      var query: [SwiftArgument] = [.arg("query", queryText(text))]
      if !variables.isEmpty { query.append(.arg("variables", bodyFields(variables))) }
      return .implicit("graphQL", query)
    case .documents: return nil
    }
  }

  private func part(_ part: SentPart) -> SwiftExpression {
    let name = SwiftArgument.arg(.string(part.name))
    switch part.content {
    case .value(let value): return .call("MultipartPart", [name, .arg(write(value, bare: false))])
    case .file(let content, let fileName, let type):
      var arguments = [name, .arg(write(content, bare: false))]
      arguments.add("as", fileName.map { write($0) })
      arguments.add("type", type.map { .string($0) })
      return .implicit(content.type.unwrapped.isList ? "files" : "file", arguments)
    }
  }

  private func bodyFields(_ fields: [SentField]) -> SwiftExpression {
    .array(
      fields.map { field in
        .call("BodyField", [.arg(.string(field.name)), .arg(sentValue(field.value))])
      })
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
  func databaseQuery(_ query: DatabaseQueryPlan) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg(queryText(query.text))]
    if !query.values.isEmpty { arguments.append(.arg("values", bodyFields(query.values))) }
    return .call("DatabaseQuery", arguments)
  }

  /// A file of the app.
  func storedFile(_ file: StoredFilePlan) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg(write(file.path))]
    if file.folder != .documents { arguments.append(.arg("in", .implicit(file.folder.rawValue))) }
    return .call("StoredFile", arguments)
  }

  func headers(_ headers: [ArgumentPlan]) -> SwiftExpression {
    .array(
      headers.map { header in
        .call("HTTPHeader", [.arg(.string(header.name)), .arg(write(header.value))])
      })
  }

  /// A value that is sent. The element type of an empty list is not known, and not needed.
  func sentValue(_ value: SentValue) -> SwiftExpression {
    switch value {
    case .list(let elements):
      .cast(
        .array(elements.map(bodyElement)), .coerce,
        .array(elements.isEmpty ? "String" : "RequestScalar"))
    case .object(let fields):
      fields.isEmpty ? .cast(.array([]), .coerce, .array("BodyField")) : bodyFields(fields)
    case .value(let value): write(value, bare: false)
    }
  }

  /// An element of a list that has mappings in it.
  private func bodyElement(_ value: SentValue) -> SwiftExpression {
    switch value {
    case .object(let fields): .implicit("object", [.arg(bodyFields(fields))])
    case .list(let elements): .implicit("list", [.arg(.array(elements.map(bodyElement)))])
    case .value(let value): .implicit("value", [.arg(write(value, bare: false))])
    }
  }

  /// One item for a value, several for a list written in place.
  private func queryItems(of call: CallPlan) -> [SwiftExpression] {
    call.query.flatMap { name, values in
      values.map { value in
        .call("QueryItem") { arguments in
          arguments.add(.string(name))
          arguments.add(write(value, bare: false))
        }
      }
    }
  }
}

extension FieldErrors {
  /// Where an API or one of its calls says what is wrong with fields, as the run-time has it.
  var swiftExpression: SwiftExpression {
    var arguments: [SwiftArgument] = [.arg("at", .string(at.text))]
    arguments.add("field", field.map { .string($0.text) })
    arguments.add("text", text.map { .string($0.text) })
    return .call("FieldErrors", arguments)
  }
}
