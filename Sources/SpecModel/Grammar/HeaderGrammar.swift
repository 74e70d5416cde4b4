/// What is said of headers beside their texts.
enum HeaderGrammar {
  static let sticky = Key(
    "sticky", Form<Bool>.boolean, .defaultsTo("false"),
    """
    The header, or that of each group, stays at the top as long as rows of its section are seen. In lists and grids of \
    collection views; in tables headers do so anyway.
    """,
    example: "true")
  static let collapsible = Key(
    "collapsible", Form<Truth>.truth, .defaultsTo("false"),
    """
    A tap on the header, or on that of a group, folds the rows below it, and another one brings them back. It stays so \
    while the screen lives. A condition may say it.
    """,
    example: "true")
  static let collapsed = Key(
    "collapsed", Form<Truth>.truth, .defaultsTo("false"),
    """
    As `collapsible`, and the rows are folded until the header is tapped; with a condition, as long as that holds and \
    nobody has tapped.
    """,
    example: "true")

  /// The keys, which stand beside what makes headers.
  static let keys = ["sticky", "collapsible", "collapsed"]

  static func read(_ mapping: inout MappingReader) -> HeaderDeclaration {
    let isSticky = mapping.value(sticky) ?? false
    let collapsible = mapping.value(collapsible)
    let collapsed = mapping.value(collapsed) ?? .never
    return HeaderDeclaration(
      isSticky: isSticky, stickyKey: mapping.keySpan(sticky),
      collapsible: collapsible ?? (collapsed.isNever ? .never : .always),
      collapsed: collapsible?.isNever == true ? .never : collapsed)
  }
}
