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
    "collapsible", Form<Bool>.boolean, .defaultsTo("false"),
    """
    A tap on the header, or on that of a group, folds the rows below it, and another one brings them back. It stays so \
    while the screen lives.
    """,
    example: "true")
  static let collapsed = Key(
    "collapsed", Form<Bool>.boolean, .defaultsTo("false"),
    "As `collapsible`, and the rows are folded until the header is tapped.",
    example: "true")

  /// The keys, which stand beside what makes headers.
  static let keys = ["sticky", "collapsible", "collapsed"]

  static func read(_ mapping: inout MappingReader) -> HeaderDeclaration {
    let isSticky = mapping.value(sticky) ?? false
    let isCollapsible = mapping.value(collapsible)
    let isCollapsed = mapping.value(collapsed) ?? false
    return HeaderDeclaration(
      isSticky: isSticky, stickyKey: mapping.keySpan(sticky),
      isCollapsible: isCollapsible ?? isCollapsed,
      isCollapsed: isCollapsed && (isCollapsible ?? true))
  }
}
