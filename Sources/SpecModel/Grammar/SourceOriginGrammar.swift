import Diagnostics
import SourceText

enum GraphQLGrammar {
  static let query = Key(
    "query", Form<GraphQLQuery>.graphQLQuery, .required,
    """
    The query, with the names of its variables, or the path of a `.graphql` file that has it, relative \
    to the spec root. It is handed on as it is written; its variables are those that the source gives \
    values, and those that pages are asked for by.
    """,
    example: "\"query Feed($after: String) { feed(after: $after) { nodes { id } } }\"")
  static let variables = Key(
    "variables", .jsonFields,
    "Values of the query's variables. Plain `true`, `false` and numbers are sent as such.",
    example: "{ first: 20 }")
  static let path = Key(
    "path", .value, .defaultsTo("/graphql"),
    "The path after the API's base; that of its service if it has a `preset` with another one.",
    example: "/graphql")
  static let record = Record<Call>(
    "graphql",
    """
    A query of a GraphQL server. Lists stand in the answer below `data`, and pages are asked for by \
    variables. An answer that tells of errors is one; with `invalid: skip`, what it has beside them is shown.
    """,
    example: """
      query: |
        query Feed($tag: String, $after: String) {
          feed(tag: $tag, after: $after) {
            nodes { id text }
            pageInfo { endCursor hasNextPage }
          }
        }
      variables: { tag: news }
      """
  ) { mapping in
    let api = mapping.value(CallGrammar.api)
    let query = mapping.value(query)
    let variables = mapping.value(variables)
    let path = mapping.value(path)
    let headers = mapping.value(CallGrammar.headers)
    guard let query else { return nil }
    return Call(
      api: api, method: .post,
      path: path ?? Expression(.text("/graphql"), span: query.name.span), query: [],
      headers: headers ?? [],
      payload: .operation(
        GraphQLOperation(
          query: query, isAtStandardPath: path == nil, variables: variables ?? [])))
  }
}

extension Form where Value == GraphQLQuery {
  /// A query has braces, and the path of a file has none.
  fileprivate static var graphQLQuery: Form {
    let text = Form<Name>.string("a GraphQL query, or the path of a `.graphql` file")
    return Form(text.shape) { node, reader in
      guard let name = text.read(node, reader) else { return nil }
      if name.text.contains("{") { return .written(name) }
      guard name.text.hasSuffix(".graphql") else {
        return reader.mismatch(
          node, expected: "a GraphQL query, or the path of a `.graphql` file",
          help: "a query stands in braces: `{ posts { id } }`")
      }
      guard !name.text.hasPrefix("/"), !name.text.split(separator: "/").contains("..") else {
        return reader.mismatch(
          node, expected: "a path within the specs",
          help: "it starts at the spec root: `Queries/Posts.graphql`")
      }
      reader.note(.query(name.text))
      return .file(name)
    }
  }
}

enum DiskGrammar {
  static let path = Key(
    "path", .value, .required,
    "The file, relative to its folder. A value in it names one file or folder.",
    example: "Notes/{$parameters.owner}.json")
  static let folder = Key(
    "in", Form<FileReference.Folder>.choice, .defaultsTo("documents"), "The folder.",
    example: "bundle")
  static let record = Record<FileReference>(
    "disk",
    """
    A JSON file of the app, or a property list where its name ends with `.plist`. One that is not there \
    is an empty list. Where the folders are is among the \
    values that the app is started with; files are written by the app's own code.
    """,
    example: """
      path: Places.json
      in: bundle
      """
  ) { mapping in
    let path = mapping.value(path)
    let folder = mapping.value(folder)
    return path.map { FileReference(path: $0, folder: folder ?? .documents) }
  }
}

enum SQLiteGrammar {
  static let query = Key(
    "query", .string("an SQL query"), .required,
    """
    The query. `:name` in it is a value, or what a page is asked for by; a column `author.name` is a \
    field of the model in the field `author`.
    """,
    example: "\"SELECT id, text FROM notes WHERE owner = :owner\"")
  static let values = Key(
    "with", .arguments, "Values for the query's names.", example: "{ owner: $parameters.owner }")
  static let record = Record<DatabaseQuery>(
    "sqlite",
    """
    A query of the app's database, which the app hands in when it starts: `SQLiteDatabase` of \
    ScreenKitSQLite, or something else that answers queries. Pages are asked for by values of the last \
    row (`by: last`), which stay right when rows come and go, or by their number or offset; the first \
    page is asked for with null. Lists follow what the app changes by its `SQLiteDatabase`, as far as \
    they were loaded.
    """,
    example: """
      query: |
        SELECT id, text FROM notes
        WHERE owner = :owner
        ORDER BY id
      with: { owner: 7 }
      """
  ) { mapping in
    let query = mapping.value(query)
    let values = mapping.value(values)
    return query.map { DatabaseQuery(text: $0, values: values ?? []) }
  }
}
