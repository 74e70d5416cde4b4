import Diagnostics

enum CoreDataGrammar {
  static let entity = Key(
    "entity", .string("an entity"), .required, "The entity's name in the app's data model.",
    example: "Note")
  static let properties = Key(
    "fields", Form<[ManagedObjectQuestion.Property]>.properties,
    """
    Where values of the model's fields stand, if not in the attribute of the field's name: a dotted path \
    of to-one relationships with an attribute at its end, or `objectID`, which is the object's own \
    address in its store.
    """, example: "{ id: objectID, text: body }")
  static let filters = Key(
    "where", .list(of: ManagedObjectFilterGrammar.record.form),
    "What objects have to be like, all of it. A comparison with what is nil is left out.",
    example: "[{ field: owner.name, value: $parameters.owner }]")
  static let order = Key(
    "order", .list(of: Form<SortKey>.sortKey), .required,
    "By which attributes objects are ordered; Core Data wants to know.",
    example: "[{ by: madeAt, descending: true }]")
  static let limit = Key("limit", .most("limit"), "How many objects at most.", example: "50")
  static let record = Record<ManagedObjectQuestion>(
    "coreData",
    """
    Objects of Core Data, on Apple's platforms: the app hands in a `CoreDataStore` over a context of the \
    main queue when it starts. Elsewhere, and in tests, it hands in a `ManagedObjectStore` of its own. The \
    list follows what changes in the context, without a reload; what changes in objects behind a \
    relationship is seen at the next load. With `page: { by: offset, size: 20 }` the list begins with 20 \
    objects and grows as it is scrolled. Values stand in attributes of the fields' own names, those of \
    nested models behind to-one relationships; numbers, texts, truth values, dates, addresses, UUIDs and \
    data are read. An entity or attribute that is not there is an error of the load. The part that talks to \
    Core Data is compiled on Apple's platforms only: screenc's tests type-check it against declarations \
    like Core Data's, and run lists on a store of their own.
    """,
    example: """
      entity: Note
      where:
        - { field: owner.name, value: ann }
        - { field: stars, op: atLeast, value: 3 }
      order: [{ by: madeAt, descending: true }, title]
      """
  ) { mapping in
    let entity = mapping.value(entity)
    let properties = mapping.value(properties)
    let filters = mapping.value(filters)
    let order = mapping.value(order)
    let limit = mapping.value(limit)
    guard let entity, let order else { return nil }
    return ManagedObjectQuestion(
      entity: entity, properties: properties ?? [], filters: filters ?? [], order: order,
      limit: limit)
  }
}

enum ManagedObjectFilterGrammar {
  static let field = Key(
    "field", .string("a dotted path"), .required, "The attribute.", example: "owner.name")
  static let comparison = Key(
    "op", Form<ManagedObjectQuestion.Comparison>.choice, .defaultsTo("equal"),
    "How it is compared with the value.", example: "beginsWith")
  static let value = Key(
    "value", .json, .required,
    """
    The value: a list for `in` and `notIn`, and otherwise a single one. Plain `true`, `false` and \
    numbers are compared as such.
    """,
    example: "$parameters.owner")
  static let record = Record<ManagedObjectQuestion.Filter>(
    "coreData filter", "What an attribute of objects has to be like.",
    example: """
      field: stars
      op: atLeast
      value: 3
      """
  ) { mapping in
    let field = mapping.value(field)
    let comparison = mapping.value(comparison)
    let value = mapping.value(value)
    guard let field, let value else { return nil }
    return ManagedObjectQuestion.Filter(
      keyPath: field, comparison: comparison ?? .equal, value: value)
  }
}

extension Form where Value == [ManagedObjectQuestion.Property] {
  fileprivate static var properties: Form {
    let keyPath = Form<Name>.string("a dotted path")
    return .entries(keyPath.shape, named: "a field") { name, node, reader in
      reader.read(keyPath, node).map { ManagedObjectQuestion.Property(field: name, keyPath: $0) }
    }
  }
}
