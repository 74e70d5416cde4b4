import SpecModel
import SpecSemantics
import SwiftCode

/// Sources: a namespace with a function that makes the data source.
extension FileScope {
  func emit(_ plan: SourcePlan, origin: Origin) -> SwiftDeclaration {
    let source = plan.declaration
    let context = EmissionContext(in: self, scope: plan.scope, parameters: .closure)
    let parameters =
      [Parameter("in", "app", baseAppType)]
      + zip(plan.parameters, defaults(of: plan.parameters)).map(parameter)
    var functions: [SwiftDeclaration] = []
    func add(_ name: String, _ result: SwiftType, _ body: SwiftExpression) {
      functions.append(
        .function(
          FunctionDeclaration(
            name, parameters, attributes: [.mainActor], access: app.access, modifiers: .static,
            returning: result, body: [.expression(body)])))
    }
    if app.analysis.sourceUses.isList(source, in: app.index) {
      add("make", type(of: source), context.dataSource(plan))
    }
    if app.analysis.sourceUses.isLoadedWhole(source) {
      add("load", list("LoadedData", of: source), context.loadedData(plan))
    }
    return .type(
      TypeDeclaration(
        .enum, Naming.type(source.name.text), documentation: origin.documentation(source.summaries),
        access: app.access,
        members: functions))
  }

  /// A parameter of a source is asked for at every load, so it can depend on what changes.
  private func parameter(_ field: FieldPlan, _ value: SwiftExpression?) -> Parameter {
    Parameter(
      Naming.member(field.declaration.name.text), provider(of: field.declaration),
      default: value.map { .closure($0) }, attributes: [.escaping])
  }

  /// The type of a closure that gives a parameter's value.
  func provider(of field: Field) -> SwiftType {
    .function([], returning: type(field.type), attributes: [.mainActor])
  }

  private func type(of source: SourceDeclaration) -> SwiftType {
    switch source.content {
    case .request, .disk, .sqlite: list("RemoteDataSource", of: source)
    case .coreData: list("ManagedObjectSource", of: source)
    case .items: list("LocalDataSource", of: source)
    case .swift(let own): type(own)
    }
  }

  private func list(_ name: SwiftType, of source: SourceDeclaration) -> SwiftType {
    exposeRuntime()
    return .generic(name, [type(source.yields)])
  }
}

extension EmissionContext {
  /// The making of a data source.
  ///
  /// - Parameter named: Whether its type has to be said, because nothing around it does.
  func dataSource(_ plan: SourcePlan, named: Bool = false) -> SwiftExpression {
    let source = plan.declaration
    switch plan.content {
    case .request(let call, let items, let paging):
      return .call(
        type("RemoteDataSource", of: source, named: named),
        remoteArguments(call.declaration, items: items, paging: paging) + cache(source.cache)
          + invalid(of: source),
        trailing: closure(.provider) { [.expression(endpoint(call))] })
    case .disk(let stored, let items):
      var arguments = files
      arguments.add("items", items.map { .string($0.text) })
      return .call(
        type("RemoteDataSource", of: source, named: named), arguments + invalid(of: source),
        trailing: closure(.provider) { [.expression(storedFile(stored))] })
    case .sqlite(let query, let paging):
      return .call(
        type("RemoteDataSource", of: source, named: named),
        database(of: source) + listArguments(items: nil, paging: paging) + invalid(of: source),
        trailing: closure(.provider) { [.expression(databaseQuery(query))] })
    case .coreData(let objects, let paging):
      var arguments = self.objects(of: source)
      arguments.add("step", paging?.size.map { .integer($0) })
      return .call(
        type("ManagedObjectSource", of: source, named: named), arguments + invalid(of: source),
        trailing: closure(.provider) { [.expression(objectQuery(objects, of: source))] })
    case .items(let items):
      let values = items.map { write($0) }
      return .call(
        type("LocalDataSource", of: source, named: named), [.arg(.array(values))])
    case .swift(let own):
      let parameters = source.parameters.map { parameter in
        SwiftArgument(
          Naming.member(parameter.name.text), .identifier(Naming.member(parameter.name.text)))
      }
      return dependency(Naming.maker(own.type.text)).called(
        [.arg(appExpression.member("runtime"))] + parameters)
    }
  }

  func type(
    _ name: String, of source: SourceDeclaration, named: Bool
  ) -> SwiftExpression {
    guard named else { return .identifier(name) }
    return .type(.generic(.named(name), [file.type(source.yields, exposed: false)]))
  }

  private func remoteArguments(_ call: Call, items: Name?, paging: Paging?) -> [SwiftArgument] {
    let client = file.app.client(of: call.api) ?? "main"
    return [.arg("client", appExpression.member(client))]
      + listArguments(of: call, items: items, paging: paging)
  }

  /// Where in the answer to a call the list stands, and how it is cut into pages.
  func listArguments(of call: Call, items: Name?, paging: Paging?) -> [SwiftArgument] {
    let items = index.items(items, of: call)
    return listArguments(items: items, paging: index.paging(paging, of: call, items: items))
  }

  private func listArguments(items: Name?, paging: Paging?) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    arguments.add("items", items.map { .string($0.text) })
    arguments.add("paging", paging.map(self.paging))
    return arguments
  }

  func cache(_ cache: CacheDeclaration?) -> [SwiftArgument] {
    guard let cache else { return [] }
    var arguments: [SwiftArgument] = [.arg("for", cache.lifetime.swiftExpression)]
    switch cache.shown {
    case .fresh: break
    case .stale: arguments.append(.arg("older", .implicit("shownMeanwhile")))
    case .offline: arguments.append(.arg("older", .implicit("shownOffline")))
    }
    return [.arg("cache", .call("CachePolicy", arguments))]
  }

  /// What becomes of elements that cannot be read, where they don't fail the load.
  func invalid(of source: SourceDeclaration) -> [SwiftArgument] {
    guard source.skipsInvalid else { return [] }
    let problems = appExpression.member("runtime").member("problems")
    return [invalid(source.name.text, reportedTo: problems)]
  }

  func invalid(_ list: String, reportedTo problems: SwiftExpression) -> SwiftArgument {
    .arg("invalid", .implicit("skip", [.arg("of", .string(list)), .arg("reportTo", problems)]))
  }

  private func paging(_ paging: Paging) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    arguments.add("send", paging.send.map { .string($0.text) })
    switch paging.form {
    case .cursor, .last, .link:
      arguments.add("receive", paging.receive.map { .string($0.text) })
    case .page: arguments.add("first", .integer(paging.first))
    case .header: arguments.append(.arg("marks", .array(paging.marks.map(pageMark))))
    // What services and connections do is written out by now.
    case .offset, .connection, .service: break
    }
    if let count = paging.size {
      var size: [SwiftArgument] = [.arg(.integer(count))]
      size.add("sentAs", paging.sizeName.map { .string($0.text) })
      arguments.add("size", .call("PageSize", size))
    }
    arguments.add("ends", paging.end.map(pageEnd))
    return .implicit(paging.form.rawValue, arguments)
  }

  private func pageMark(_ mark: PageMarkDeclaration) -> SwiftExpression {
    .call(
      "PageMarkHeader",
      [.arg(.string(mark.header.text)), .arg("sentAs", .string(mark.name.text))])
  }

  private func pageEnd(_ end: PageEnd) -> SwiftExpression {
    switch end {
    case .short: .implicit("short")
    case .empty: .implicit("empty")
    case .header(let name, let counted): .implicit("header", pageEnd(name, counted))
    case .field(let path, let counted): .implicit("field", pageEnd(path, counted))
    }
  }

  private func pageEnd(_ context: Name, _ counted: PageCount) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = [.arg(.string(context.text))]
    if counted == .items { arguments.append(.arg("counting", .implicit("items"))) }
    return arguments
  }
}
