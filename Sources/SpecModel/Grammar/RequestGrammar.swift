/// The keys of one call of a server; a request has them in place, a source under `request:`.
enum CallGrammar {
  static let api = Key(
    "api", .name(.api), "The server. Needed only if the app has several.", example: "Main")
  static let method = Key(
    "method", Form<HTTPMethod>.choice, .defaultsTo("GET"), "The HTTP method.", example: "POST")
  static let path = Key(
    "path", .value, .required, "The path after the API's base; `{$…}` in it is a value.",
    example: "/posts/{$parameters.id}")
  static let query = Key(
    "query", .queryItems, "Query items. A list repeats its item; what is missing is left out.",
    example: "{ order: newest }")
  static let headers = Key(
    "headers", .headers, "Headers of this call, on top of those of the API.",
    example: "{ Accept: application/json }")
  static let body = Key(
    "body", .jsonFields,
    """
    Fields of the JSON body: values, lists and mappings of these. Plain `true`, `false` and numbers are \
    sent as such; what is missing is left out.
    """,
    example: "{ on: $parameters.on }")
  static let multipart = Key(
    "multipart", Form<[Call.Part]>.parts,
    """
    Values and files, each sent as a part of its own (`multipart/form-data`), in the place of a JSON `body`. \
    While it is sent, forms and buttons show how far that is.
    """,
    example: "{ caption: $parameters.caption, photo: { file: $parameters.photo } }")
  static let onePayload = KeyRule.atMostOne(
    ["body", "multipart"],
    several: .excess(
      "a call carries either a JSON `body` or parts", at: .second(["body", "multipart"]),
      help: "leave one of them", keeping: .first))
  static let record = Record<Call>(
    "call", "One call of a server: what is asked for, and with which values.",
    example: """
      method: PUT
      path: /posts/{$parameters.id}/like
      body: { on: $parameters.on }
      """,
    rules: [onePayload],
    misplaced: Dictionary(
      uniqueKeysWithValues: ["items", "yields", "page", "cache", "invalid", "samples"].map {
        ($0, "`\($0)` stands beside the call, as a key of its source")
      }
    ).merging(saidOfAPI) { own, _ in own },
    read: read)

  /// What to say of keys that hold for all calls.
  static let saidOfAPI = Dictionary(
    uniqueKeysWithValues: ["base", "dates", "errors", "keys"].map {
      ($0, "`\($0)` is said of the API, for all that is asked of it")
    })

  static func read(_ mapping: inout MappingReader) -> Call? {
    let api = mapping.value(api)
    let method = mapping.value(method)
    let path = mapping.value(path)
    let query = mapping.value(query)
    let headers = mapping.value(headers)
    let body = mapping.value(body)
    let parts = mapping.value(multipart)
    guard let path else { return nil }
    return Call(
      api: api, method: method ?? .get, path: path, query: query ?? [], headers: headers ?? [],
      payload: body.map { .fields($0) } ?? parts.map { .parts($0) },
      payloadKey: body == nil && parts == nil
        ? nil : mapping.keySpan(Self.body) ?? mapping.keySpan(multipart),
      methodPlace: method == .get ? mapping.valueSpan(Self.method) : nil)
  }
}

enum RequestGrammar {
  static let name = Key(
    "request", .name(.other("the request's name")), .required, "The request's name.",
    example: "LikePost")
  static let parameters = Key(
    "parameters", .fields, "What those who send the request have to say.",
    example: "{ id: ID, on: Bool }")
  static let yields = Key(
    "yields", .type,
    "What it answers with: `$result` under `then:`. Left out, the answer is ignored.",
    example: "Post")
  static let renews = Key(
    "renews", .boolean, .defaultsTo("false"),
    """
    Whether the model that it answers with, or each of a list, takes the place of the one with its `id`, wherever that is \
    shown: its cell is brought up to date, and no list is loaded.
    """,
    example: "true")
  static let emits = Key(
    "emits", .list(of: .name(.other("an event"))),
    "Events that all screens hear of after a success; those with `reload: { events: … }` load anew.",
    example: "[postPublished]")
  static let errors = Key(
    "errors", FieldErrorsGrammar.form.located(),
    """
    Where its refused answers say what is wrong with fields of forms, if that is neither as its API says nor one of the \
    usual ways. An answer without anything there is read as its API says.
    """,
    example: "{ at: faults, field: input, text: said }")
  static let record = Record<RequestDeclaration>(
    "request",
    """
    One call of a server that effects and forms send. While it runs, the control that sent it is \
    disabled.
    """,
    example: """
      request: LikePost
      parameters: { id: ID, on: Bool }
      method: PUT
      path: /posts/{$parameters.id}/like
      body: { on: $parameters.on }
      yields: Post
      """,
    rules: [
      CallGrammar.onePayload,
      .only(
        ["renews"], with: ["yields"],
        alone: .excess(
          "what is renewed is what the request answers, and this one's answer is ignored",
          at: .key(["renews"]), help: "leave out `renews:`, or add `yields:` with the model")),
    ],
    misplaced: CallGrammar.saidOfAPI.merging(["invalid": SourceGrammar.placeOfInvalid]) {
      own, _ in own
    }
  ) { mapping in
    let name = mapping.value(name)
    let parameters = mapping.value(parameters)
    let call = mapping.part(of: CallGrammar.record.construct) { CallGrammar.read(&$0) }
    let yields = mapping.value(yields)
    let renews = mapping.value(renews)
    let emits = mapping.value(emits)
    let errors = mapping.value(errors)
    guard let name, let call else { return nil }
    return RequestDeclaration(
      name: name, parameters: parameters ?? [], call: call, yields: yields,
      renews: renews ?? false, emits: emits ?? [], errors: errors)
  }
}
