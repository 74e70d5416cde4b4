import SourceText

enum ModuleGrammar {
  static let name = Key(
    "module", .name(.other("the module's name")), .required,
    """
    The module's name. The generated code of the module goes into a folder of this name in the \
    output folder.
    """,
    example: "Shop")
  static let uses = Key(
    "uses", .list(of: .name(.module)),
    "The modules whose exports may be named in this one. None of them leads back to it.",
    example: "[Core]")
  static let exports = Key(
    "exports", .list(of: .name(.other("a declaration of the module"))),
    """
    The declarations that others may name, of whatever kind; what else the module declares is its \
    own. Types that an export has in its fields, cases, parameters or results are exported, too.
    """,
    example: "[Product, ProductCard, ProductDetail]")
  static let record = Record<ModuleDeclaration>(
    "module",
    """
    A part of a large app. Everything in the folder of this document, and in the folders below, \
    belongs to the module, but for folders that are modules themselves.
    """,
    example: """
      module: Shop
      uses: [Core]
      exports: [Product, ProductCard, ProductDetail]
      """
  ) { mapping in
    let name = mapping.value(name)
    let uses = mapping.value(uses)
    let exports = mapping.value(exports)
    guard let name else { return nil }
    return ModuleDeclaration(name: name, uses: uses ?? [], exports: exports ?? [])
  }
}
