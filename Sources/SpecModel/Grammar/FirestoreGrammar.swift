import Diagnostics

enum FirestoreGrammar {
  static let collection = Key(
    "collection", .value, .required,
    """
    The collection's path below the database's documents. A value in it names one document or \
    collection.
    """, example: "rooms/{$parameters.room}/messages")
  static let isGroup = Key(
    "group", .boolean, .defaultsTo("false"),
    """
    Whether all collections of that name are meant, however deep they are below the document, or in the \
    database. The `id` of such a document is its path, since others may have its name.
    """, example: "true")
  static let filters = Key(
    "where", .list(of: FirestoreFilterGrammar.record.form),
    """
    What documents have to be like, all of it. A comparison with what is nil is left out; with an empty \
    list of values to be one of, the answer is an empty list, and nothing is asked.
    """,
    example: "[{ field: author, value: $parameters.author }]")
  static let order = Key(
    "order", .list(of: Form<SortKey>.sortKey),
    "By which fields documents are ordered; where these are the same, and without any, by their names.",
    example: "[{ by: sentAt, descending: true }]")
  static let limit = Key(
    "limit", .most("limit"), "How many documents at most, if they don't come in pages.",
    example: "50")
  static let record = Record<Call>(
    "firestore",
    """
    A query of Firestore by its REST form, at an API whose base is \
    `https://firestore.googleapis.com/v1/projects/PROJECT/databases/(default)/documents` and whose \
    `auth` is a `bearer` token. A document's fields are those of the model, and its `id` is the last \
    part of its name; references become that of what they refer to. A value in the path that is empty \
    is an error. Pages are asked for behind the last \
    document: `page: { by: last, size: 20 }`. What stands here is documented at \
    <https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery>.
    """,
    example: """
      collection: rooms/{$parameters.room}/messages
      where:
        - { field: hidden, value: false }
        - { field: likes, op: atLeast, value: 3 }
      order: [{ by: likes, descending: true }, sentAt]
      """
  ) { mapping in
    let api = mapping.value(CallGrammar.api)
    let collection = mapping.value(collection)
    let isGroup = mapping.value(isGroup)
    let filters = mapping.value(filters)
    let order = mapping.value(order)
    let limit = mapping.value(limit)
    let headers = mapping.value(CallGrammar.headers)
    guard let collection else { return nil }
    return Call(
      api: api, method: .post, path: collection, query: [], headers: headers ?? [],
      payload: .documents(
        FirestoreQuestion(
          isGroup: isGroup ?? false, filters: filters ?? [], order: order ?? [], limit: limit)))
  }
}

enum FirestoreFilterGrammar {
  static let field = Key(
    "field", .string("a dotted path"), .required,
    """
    The field, in the document; a part with a dot in it stands in backticks. `id`, or `__name__`, is what \
    the document is called; a field of that name is `` `id` ``.
    """,
    example: "author.name")
  static let comparison = Key(
    "op", Form<FirestoreQuestion.Comparison>.choice, .defaultsTo("equal"),
    "How it is compared with the value.", example: "atLeast")
  static let value = Key(
    "value", .json, .required,
    """
    The value: a list for `in`, `notIn` and `containsAny`, and otherwise a single one. Plain `true`, \
    `false` and numbers are sent as such, and dates as Firestore has them.
    """,
    example: "$parameters.author")
  static let record = Record<FirestoreQuestion.Filter>(
    "firestore filter", "What a field of documents has to be like.",
    example: """
      field: likes
      op: atLeast
      value: 3
      """
  ) { mapping in
    let field = mapping.value(field)
    let comparison = mapping.value(comparison)
    let value = mapping.value(value)
    guard let field, let value else { return nil }
    return FirestoreQuestion.Filter(
      field: field, comparison: comparison ?? .equal, value: value)
  }
}
