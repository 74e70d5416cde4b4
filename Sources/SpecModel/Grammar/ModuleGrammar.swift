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
  static let swift = Key(
    "swift", SwiftModuleGrammar.record.form,
    """
    Makes the module's generated code a Swift module of its own, which is compiled by itself. What it \
    uses are Swift modules, too, and it asks for nothing that stands in the app's.
    """,
    example: "{ module: ShopUI }")
  static let interface = Key(
    "interface", ModuleInterfaceGrammar.record.form,
    """
    Says that only what others see of the module stands here, as `screenc interface` writes it: nothing is \
    generated for it, since its code is made where its specs are.
    """,
    example: "{ shows: [ProductPage], tells: [productLiked] }")
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
      """,
    rules: [.only(["interface"], with: ["swift"])]
  ) { mapping in
    let name = mapping.value(name)
    let uses = mapping.value(uses)
    let exports = mapping.value(exports)
    let swift = mapping.value(swift)
    let interface = mapping.value(interface)
    guard let name else { return nil }
    return ModuleDeclaration(
      name: name, uses: uses ?? [], exports: exports ?? [], swift: swift, interface: interface)
  }
}

/// `interface:` of a module.
enum ModuleInterfaceGrammar {
  static let shows = Key(
    "shows", .list(of: .name(.screen)),
    "The screens of others that the module shows, which the app makes for it.",
    example: "[ProductPage]")
  static let tells = Key(
    "tells", .list(of: .name(.other("an event"))),
    "The events of which requests of the module tell all screens, by their `emits:`.",
    example: "[productLiked]")
  static let record = Record<ModuleInterface>(
    "interface", "What others need to know of a module whose specs are elsewhere.",
    example: """
      shows: [ProductPage]
      tells: [productLiked]
      """
  ) { mapping in
    let shows = mapping.value(shows)
    let tells = mapping.value(tells)
    return ModuleInterface(shows: shows ?? [], tells: tells ?? [])
  }
}

/// `swift:` of a module.
enum SwiftModuleGrammar {
  static let module = Key(
    "module", .name(.other("the Swift module's name")), .required,
    "The name by which Swift imports the module.", example: "ShopUI")
  static let output = Key(
    "output", folder,
    """
    The folder of the module's generated code, relative to the app's. By default it is a folder of the \
    module's name in that.
    """,
    example: "../../ShopUI/Generated")
  /// A path that leads from one folder to another, in one way only.
  private static let folder: Form<Name> = {
    let text = Form<Name>.string("a folder")
    return Form(text.shape) { node, reader in
      guard let name = text.read(node, reader) else { return nil }
      guard isFolder(name.text) else {
        return reader.mismatch(
          node, expected: "a folder, relative to that of the app's code",
          help: "write it like `../../ShopUI/Generated`: `..` stands at the beginning only")
      }
      return name
    }
  }()

  private static func isFolder(_ path: String) -> Bool {
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    let names = components.drop { $0 == ".." }
    return !names.isEmpty && !path.utf8.contains(0)
      && names.allSatisfy { !["", ".", "..", "~"].contains($0) }
  }

  static let record = Record<SwiftModule>(
    "swift module", "The Swift module that the code of a module is.",
    example: """
      module: ShopUI
      output: ../../ShopUI/Generated
      """
  ) { mapping in
    let name = mapping.value(module)
    let output = mapping.value(output)
    guard let name else { return nil }
    return SwiftModule(name: name, output: output)
  }
}
