import SourceText
import SpecModel

extension Lowering {
  public func plan(of source: SourceDeclaration) throws(PlanError) -> SourcePlan {
    try self.source(
      source, with: try fields(source.parameters), in: ValueScope(parameters: source.parameters))
  }

  public func plan(of request: RequestDeclaration) throws(PlanError) -> RequestPlan {
    let scope = ValueScope(parameters: request.parameters)
    return RequestPlan(
      declaration: request, parameters: try fields(request.parameters), scope: scope,
      call: try plan(of: request.call, in: scope))
  }

  func source(
    _ source: SourceDeclaration, with parameters: [FieldPlan] = [],
    given: [ArgumentPlan] = [], in scope: ValueScope
  ) throws(PlanError) -> SourcePlan {
    let content: SourcePlan.Content
    switch source.content {
    case .request(let call, let items, let paging):
      content = .request(try plan(of: call, in: scope), items: items, paging: paging)
    case .disk(let file, let items):
      let path = try value(file.path, as: .builtin(.string), in: scope)
      content = .disk(StoredFilePlan(path: path, folder: file.folder), items: items)
    case .sqlite(let query, let paging):
      content = .sqlite(
        DatabaseQueryPlan(text: query.text.text, values: try fields(query.values, in: scope)),
        paging: paging)
    case .coreData(let question, let paging):
      let values = try question.filters.planned { filter throws(PlanError) in
        try sent(filter.value, in: scope)
      }
      content = .coreData(ManagedObjectPlan(question: question, values: values), paging: paging)
    case .items(let items):
      let yields = try type(source.yields)
      let element: SpecType = if case .list(let element) = yields { element } else { yields }
      content = .items(
        try items.planned { item throws(PlanError) in try value(item, as: element, in: scope) })
    case .swift(let type): content = .swift(type)
    }
    return SourcePlan(
      declaration: source, parameters: parameters, given: given, scope: scope, content: content)
  }

  func plan(of call: Call, in scope: ValueScope) throws(PlanError) -> CallPlan {
    var query: [(name: String, values: [TypedExpression])] = []
    for argument in call.query {
      var values = [argument.value]
      if case .list(let elements) = argument.value.kind { values = elements }
      query.append(
        (
          argument.name.text,
          try values.planned { element throws(PlanError) in
            try value(element, as: nil, in: scope)
          }
        ))
    }
    let isFirestore = call.documents != nil
    return CallPlan(
      declaration: call,
      path: try value(
        isFirestore ? call.path : index.path(of: call), as: .builtin(.string), in: scope),
      query: query, headers: try headers(call.headers, in: scope),
      payload: try call.payload.planned { payload throws(PlanError) in
        try self.payload(payload, in: scope)
      })
  }

  func headers(
    _ headers: [Argument], in scope: ValueScope
  ) throws(PlanError) -> [ArgumentPlan] {
    try headers.planned { header throws(PlanError) in
      ArgumentPlan(
        name: header.name.text, value: try value(header.value, as: .builtin(.string), in: scope))
    }
  }

  private func payload(
    _ payload: Call.Payload, in scope: ValueScope
  ) throws(PlanError) -> CallPlan.Payload {
    switch payload {
    case .fields(let fields): return .fields(try self.fields(fields, in: scope))
    case .parts(let parts):
      return .parts(try parts.planned { part throws(PlanError) in try self.part(part, in: scope) })
    case .operation(let operation):
      return .operation(
        try text(of: operation.query), variables: try fields(operation.variables, in: scope))
    case .documents(let question):
      return .documents(
        question,
        values: try question.filters.planned { filter throws(PlanError) in
          try value(filter.value, as: nil, in: scope)
        })
    }
  }

  private func part(_ part: Call.Part, in scope: ValueScope) throws(PlanError) -> SentPart {
    switch part.content {
    case .value(let value):
      return SentPart(
        name: part.name.text, content: .value(try self.value(value, as: nil, in: scope)))
    case .file(let file):
      return SentPart(
        name: part.name.text,
        content: .file(
          try value(file.content, as: nil, in: scope),
          name: try file.name.planned { name throws(PlanError) in
            try value(name, as: .builtin(.string), in: scope)
          }, type: file.type?.text))
    }
  }

  private func text(of query: GraphQLQuery) throws(PlanError) -> String {
    do {
      return try index.text(of: query)
    } catch {
      throw PlanError("the query cannot be read", at: query.name.span)
    }
  }

  private func fields(
    _ fields: [Argument], in scope: ValueScope
  ) throws(PlanError) -> [SentField] {
    try fields.planned { field throws(PlanError) in
      SentField(name: field.name.text, value: try sent(field.value, in: scope))
    }
  }

  private func sent(_ expression: Expression, in scope: ValueScope) throws(PlanError) -> SentValue {
    switch expression.kind {
    case .list(let elements) where elements.isEmpty || expression.isStructured:
      return .list(
        try elements.planned { element throws(PlanError) in try sent(element, in: scope) })
    case .object(let entries): return .object(try fields(entries, in: scope))
    default: return .value(try value(expression, as: nil, in: scope))
    }
  }
}
