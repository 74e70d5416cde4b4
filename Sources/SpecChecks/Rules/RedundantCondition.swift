import Diagnostics

extension SpecRule {
  static let redundantCondition: SpecRule = .init(
    name: "redundant-condition", severity: .warning,
    summary: "A condition always or never holds, whatever the values are that it asks for.",
    rationale:
      "What it guards is always there, or never: a comparison was turned round, `and` stands where `or` was meant, or "
      + "a case was forgotten. All values that make a difference are tried: cases of enums, numbers beside those that "
      + "are named, and values that are missing. Told, too, are an adapter that is chosen only where what it shows is "
      + "missing, a text that asks for what the one before it asks for in the place of its opposite, and an action that "
      + "sends what a row is already, where another one changes that.",
    examples: """
      enum: Mood
      cases: [calm, busy, lost]
      ---
      model: Post
      fields: { id: ID, title: String, mood: Mood }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title, when: ‹$item.mood == calm and $item.mood == busy→$item.mood == calm or $item.mood == busy› } }
      """,
    reportedBy: [.conditions],
    .screens { site, findings in checkChoices(at: site, into: &findings) })
}
