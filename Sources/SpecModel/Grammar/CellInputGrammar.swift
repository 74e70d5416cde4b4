import Diagnostics
import SourceText

/// Something in a cell that shows a value and can be set to another one.
enum CellInputGrammar {
  static let toggle = Key(
    "toggle", .value, "A switch that shows this value, a `Bool`.", example: "$item.done")
  static let slider = Key(
    "slider", .value, "A slider that shows this value, an `Int` or a `Double`.",
    example: "$item.volume")
  static let stepper = Key(
    "stepper", .value,
    "A button for less and one for more of this value, an `Int` or a `Double`.",
    example: "$item.count")
  static let rating = Key(
    "rating", .value, "Stars to choose from, filled as far as this value says.",
    example: "$item.stars")
  static let from = Key("from", .number, .defaultsTo("0"), "The least number.", example: "1")
  static let to = Key(
    "to", .number,
    "The greatest number; when left out, 1 of a slider and 100 of a stepper.", example: "10")
  static let step = Key(
    "step", .number, "By how much the number goes; of a stepper by 1 when left out.",
    example: "0.5")
  static let stars = Key(
    "of", .positive, .defaultsTo("5"), "How many stars there are.", example: "10")
  static let label = Key(
    "label", .text, .required, "What assistive technology says of it, with the value.",
    example: "todo.done")
  private static let kinds = ["toggle", "slider", "stepper", "rating"]
  static let record = Record<Conditional<CellInput>>(
    "input",
    """
    Something that shows a value and can be set to another one: `$value` in its effect. It shows the \
    new value when what it shows has changed, as after an `optimistic:` change or the request.
    """,
    example: """
      toggle: $item.done
      label: todo.done
      request: SetDone
      with: { id: $item.id, done: $value }
      optimistic: { $item.done: $value }
      """,
    rules: [
      .exactlyOne(
        kinds,
        missing: .missing(
          "this input shows no value",
          help: "give it one of \(Listing.quoted(kinds)) with the value, as `toggle: $item.done`")),
      .only(["from", "to", "step"], with: ["slider", "stepper"]), .only(["of"], with: ["rating"]),
    ] + EffectGrammar.rules(or: ["event"])
  ) { mapping in
    let toggle = mapping.value(toggle)
    let slider = mapping.value(slider)
    let stepper = mapping.value(stepper)
    let rating = mapping.value(rating)
    let from = mapping.value(from)
    let to = mapping.value(to)
    let step = mapping.value(step)
    let stars = mapping.value(stars)
    let label = mapping.value(label)
    let event = EffectGrammar.event(&mapping)
    let condition = mapping.value(CellGrammar.condition)
    let effect = EffectGrammar.parts(&mapping).effect(telling: event)
    guard let value = toggle ?? slider ?? stepper ?? rating, let label, let effect else {
      return nil
    }
    let kind: CellInput.Kind =
      toggle != nil ? .toggle : slider != nil ? .slider : stepper != nil ? .stepper : .rating
    return Conditional(
      value: CellInput(
        kind: kind, value: value, from: from, to: to, step: step, stars: stars, label: label,
        effect: effect),
      condition: condition)
  }
}
