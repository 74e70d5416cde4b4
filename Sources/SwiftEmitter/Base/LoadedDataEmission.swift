import SpecModel
import SpecSemantics
import SwiftCode

/// Objects and lists that screens load whole.
extension EmissionContext {
  /// The making of an object or a list that is loaded whole.
  ///
  /// - Parameter named: Whether its type has to be said, because nothing around it does.
  func loadedData(_ plan: SourcePlan, named: Bool = false) -> SwiftExpression {
    let source = plan.declaration
    let list = listOf(source)
    let type = type("LoadedData", of: source, named: named && list.isEmpty)
    switch plan.content {
    case .request(let call, let items, _):
      let client = file.app.client(of: call.declaration.api) ?? "main"
      var arguments = list + [.arg("client", appExpression.member(client))]
      let path = list.isEmpty ? items : index.items(items, of: call.declaration)
      arguments.add("at", path.map { .string($0.text) })
      return .call(
        type, arguments + cache(source.cache) + invalid(of: source),
        trailing: closure(.provider) { [.expression(endpoint(call))] })
    case .disk(let stored, let items):
      var arguments = list + files
      arguments.add("at", items.map { .string($0.text) })
      return .call(
        type, arguments + invalid(of: source),
        trailing: closure(.provider) { [.expression(storedFile(stored))] })
    case .sqlite(let query, _):
      return .call(
        type, list + database(of: source) + invalid(of: source),
        trailing: closure(.provider) { [.expression(databaseQuery(query))] })
    case .coreData(let objects, _):
      return .call(
        type, list + self.objects(of: source) + invalid(of: source),
        trailing: closure(.provider) { [.expression(objectQuery(objects, of: source))] })
    case .items(let items):
      let values = items.map { write($0) }
      return .call(type, list + [.arg("items", .array(values))])
    case .swift: return .nil
    }
  }

  /// What the elements of a list are, where it is one.
  private func listOf(_ source: SourceDeclaration) -> [SwiftArgument] {
    guard let element = source.yields.element else { return [] }
    return [.arg("listOf", .member(.type(file.type(element, exposed: false)), "self"))]
  }

  /// The folders of the app.
  var files: [SwiftArgument] {
    [.arg("files", appExpression.member("runtime").member("files"))]
  }

  /// The app's database, and what of its columns are truth values.
  func database(of source: SourceDeclaration) -> [SwiftArgument] {
    [.arg("database", dependency("database"))] + booleans(of: source)
  }

  /// What keeps the app's objects, and what of their values are truth values.
  func objects(of source: SourceDeclaration) -> [SwiftArgument] {
    [.arg("store", dependency("objectStore"))] + booleans(of: source)
  }

  private func booleans(of source: SourceDeclaration) -> [SwiftArgument] {
    let booleans = file.booleanColumns(of: source.yields.element ?? source.yields)
    guard !booleans.isEmpty else { return [] }
    return [.arg("booleans", .array(booleans.map { .string($0) }))]
  }
}

extension TypeReference {
  /// The type of a list's elements.
  var element: TypeReference? {
    guard case .list(let element) = shape else { return nil }
    return TypeReference(element, span: span)
  }
}
