import Diagnostics

/// An entry of a menu that a tap opens.
enum MenuGrammar {
  static let title = Key("title", .text, .required, "What it says.", example: "post.report")
  static let role = Key(
    "role", Form<ActionRole>.choice, .defaultsTo("normal"), "Whether it destroys something.",
    example: "destructive")
  static let construct = Construct(
    "menu item",
    "Something to choose from a menu that a tap opens, with the keys of an effect in place.",
    example: """
      title: post.report
      role: destructive
      call: report
      """,
    relations: EffectGrammar.oneOf(["event"]) + EffectGrammar.modifierRelations,
    [
      [title.description, role.description, EffectGrammar.event.description],
      EffectGrammar.keys, [EffectGrammar.condition.description],
    ])
}

extension Form where Value == [MenuItemDeclaration] {
  /// What can be chosen from a menu; at least one thing.
  static var menu: Form {
    let items = Form.list(of: Form<MenuItemDeclaration>.menuItem)
    return Form(items.shape) { node, reader in
      guard reader.tree.kind(node) == .sequence, reader.tree.count(node) == 0 else {
        return items.read(node, reader)
      }
      reader.report(
        .wrongType, "this menu offers nothing", at: reader.span(node),
        help: "list what can be chosen, each with a `title:` and an effect")
      return nil
    }
  }
}

extension Form where Value == MenuItemDeclaration {
  static var menuItem: Form {
    .construct(MenuGrammar.construct) { mapping in
      let title = mapping.value(MenuGrammar.title)
      let role = mapping.value(MenuGrammar.role)
      let effect = EffectGrammar.read(&mapping, withEvents: true)
      guard let title, let effect else { return nil }
      return MenuItemDeclaration(title: title, role: role ?? .normal, effect: effect)
    }
  }
}
