import Diagnostics

enum SortKeyGrammar {
  static let path = Key(
    "by", .string("a dotted path"), .required,
    "The field of documents or the attribute of objects, named as in `where`.", example: "sentAt")
  static let isDescending = Key(
    "descending", .boolean, .defaultsTo("false"), "Whether the greatest comes first.",
    example: "true")
  static let record = Record<SortKey>(
    "order",
    """
    A value by which documents or objects are ordered. Its path by itself is the short form, and means \
    the least first.
    """,
    example: """
      by: sentAt
      descending: true
      """
  ) { mapping in
    let path = mapping.value(path)
    let isDescending = mapping.value(isDescending)
    return path.map { SortKey(path: $0, isDescending: isDescending ?? false) }
  }
}

extension Form where Value == SortKey {
  /// A dotted path, or a mapping that says more.
  static var sortKey: Form {
    let path = Form<Name>.string("a dotted path, or a mapping")
    let long = SortKeyGrammar.record.form
    return Form(.either([.text("a dotted path"), long.shape])) { node, reader in
      guard reader.tree.kind(node) != .mapping else { return long.read(node, reader) }
      return reader.read(path, node).map { SortKey(path: $0, isDescending: false) }
    }
  }
}
