import Diagnostics

/// An entry of a menu that a tap opens.
enum MenuGrammar {
  static let title = Key("title", .text, .required, "What it says.", example: "post.report")
  static let role = Key(
    "role", Form<ActionRole>.choice, .defaultsTo("normal"), "Whether it destroys something.",
    example: "destructive")
  static let icon = Key(
    "icon", .chosenImage,
    "The picture beside the title; where a sheet is shown instead of a menu there is none.",
    example: "flag")
  static let checked = Key(
    "checked", .condition, "Whether it is what holds now; then it is marked.",
    example: "$state.order == newest")
  static let enabled = Key(
    "enabled", .condition,
    "Whether it can be chosen; otherwise it is there, but dimmed. What is not to be seen has a `when`.",
    example: "$state.draft != \"\"")
  static let record = Record<MenuItemDeclaration>(
    "menu item",
    """
    Something to choose from a menu that a tap opens, with the keys of an effect in place. One with a `menu` is a menu \
    in the menu; where something is asked or tracked before, or its `when` finds a value to be there, it opens a sheet.
    """,
    example: """
      title: post.report
      role: destructive
      call: report
      """,
    rules: EffectGrammar.rules(or: ["event"])
  ) { mapping in
    let title = mapping.value(title)
    let icon = mapping.value(icon)
    let role = mapping.value(role)
    let checked = mapping.value(checked)
    let enabled = mapping.value(enabled)
    let event = EffectGrammar.event(&mapping)
    let parts = EffectGrammar.parts(&mapping)
    let effect = parts.effect(telling: event, when: mapping.value(EffectGrammar.condition))
    guard let title, let effect else { return nil }
    return MenuItemDeclaration(
      title: title, icon: icon, role: role ?? .normal, checked: checked, enabled: enabled,
      effect: effect)
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
