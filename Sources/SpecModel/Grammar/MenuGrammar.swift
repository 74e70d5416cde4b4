import Diagnostics

/// An entry of a menu that a tap opens.
enum MenuGrammar {
  static let title = Key("title", .text, .required, "What it says.", example: "post.report")
  static let role = Key(
    "role", Form<ActionRole>.choice, .defaultsTo("normal"), "Whether it destroys something.",
    example: "destructive")
  static let record = Record<MenuItemDeclaration>(
    "menu item",
    "Something to choose from a menu that a tap opens, with the keys of an effect in place.",
    example: """
      title: post.report
      role: destructive
      call: report
      """,
    rules: EffectGrammar.rules(or: ["event"])
  ) { mapping in
    let title = mapping.value(title)
    let role = mapping.value(role)
    let event = EffectGrammar.event(&mapping)
    let parts = EffectGrammar.parts(&mapping)
    let effect = parts.effect(telling: event, when: mapping.value(EffectGrammar.condition))
    guard let title, let effect else { return nil }
    return MenuItemDeclaration(title: title, role: role ?? .normal, effect: effect)
  }
}

extension Form where Value == [MenuItemDeclaration] {
  /// What can be chosen from a menu; at least one thing.
  static var menu: Form {
    let items = Form.list(of: MenuGrammar.record.form)
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
