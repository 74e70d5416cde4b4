import Diagnostics
import SourceText

enum SelectionGrammar {
  static let model = Key(
    "of", .name(.model), .required, "The model of the rows that can be selected.",
    example: "Order")
  static let title = Key(
    "title", .text,
    "What the bar says while rows are selected. Left out, it is how many they are.",
    example: "{ key: orders.selected, with: [$selected.count] }")
  static let actions = Key(
    "actions", .list(of: SelectionActionGrammar.record.form), .required,
    "What can be done with the selected rows.",
    example: "[{ title: orders.archive, request: ArchiveOrders, with: { ids: $selected.ids } }]")
  static let record = Record<SelectionDeclaration>(
    "selection",
    """
    Rows that can be selected together. A button of the bar begins it, and then a tap on a row selects \
    it; others select all rows, and end it. The actions stand in the toolbar, and know what is selected as \
    `$selected.items`, `$selected.ids` and `$selected.count`. The selection ends when an action has \
    succeeded, and when the screen goes; what is selected stays so when the list is loaded anew.
    """,
    example: """
      of: Order
      actions:
        - title: orders.archive
          icon: archivebox
          request: ArchiveOrders
          with: { ids: $selected.ids }
          confirm: { key: orders.archiveSure, with: [$selected.count] }
      """
  ) { mapping in
    let model = mapping.value(model)
    let title = mapping.value(title)
    let actions = mapping.value(actions)
    guard let model, let actions else { return nil }
    return SelectionDeclaration(model: model, title: title, actions: actions)
  }
}

enum SelectionActionGrammar {
  static let title = Key("title", .text, .required, "What it says.", example: "orders.archive")
  static let icon = Key(
    "icon", .image, "The picture that stands for it in the toolbar.", example: "archivebox")
  static let role = Key(
    "role", Form<ActionRole>.choice, .defaultsTo("normal"), "Whether it destroys something.",
    example: "destructive")
  static let condition = Key(
    "when", .condition, "It can be done only while this holds.", example: "$selected.count > 1")
  static let record = Record<SelectionActionDeclaration>(
    "selection action",
    """
    What can be done with the selected rows, with the keys of an effect in place. It can be done while \
    something is selected.
    """,
    example: """
      title: orders.delete
      icon: trash
      role: destructive
      request: DeleteOrders
      with: { ids: $selected.ids }
      """,
    rules: EffectGrammar.rules()
  ) { mapping in
    let title = mapping.value(title)
    let icon = mapping.value(icon)
    let role = mapping.value(role) ?? .normal
    let condition = mapping.value(condition)
    let effect = EffectGrammar.parts(&mapping).effect()
    guard let title, let effect else { return nil }
    return SelectionActionDeclaration(
      title: title, icon: icon, role: role, condition: condition, effect: effect,
      span: mapping.span)
  }
}
