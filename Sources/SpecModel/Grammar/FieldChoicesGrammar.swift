/// What there is to choose from in a form's field, where that comes from a source.
enum FieldChoicesGrammar {
  static let use = Key(
    "use", .name(.source), .required, "The source of what there is to choose from.",
    example: "Cities")
  static let arguments = Key(
    "with", .arguments,
    """
    Values for the source's parameters. After a value of `$form` or `$state` among them has changed, the choices \
    are loaded anew; as long as a `$form.name` among them is missing there are none.
    """,
    example: "{ country: $form.country }")
  static let title = Key(
    "title", .text, .required, "What a choice says, made of the `$item` that it is.",
    example: "$item.name")
  static let value = Key(
    "value", .value,
    "What the field's value becomes by choosing an `$item`, in the field's type. Without it that is its `id`.",
    example: "$item.code")
  static let record = Record<FieldChoices>(
    "choices",
    """
    What there is to choose from, as a source loads it: when the form appears, and again after something has \
    changed that the source is asked by. While that takes its time the field says so; where it fails, a tap \
    tries again. What was chosen and is not among what is loaded then is given up.
    """,
    example: """
      use: Cities
      with: { country: $form.country }
      title: $item.name
      value: $item.id
      """
  ) { mapping in
    let use = mapping.value(use)
    let arguments = mapping.value(arguments)
    let title = mapping.value(title)
    let value = mapping.value(value)
    guard let use, let title else { return nil }
    return FieldChoices(source: use, arguments: arguments ?? [], title: title, value: value)
  }
}
