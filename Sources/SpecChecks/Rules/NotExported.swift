import Diagnostics

extension SpecRule {
  static let notExported: SpecRule = .init(
    name: "not-exported",
    summary: "A module names something that another one keeps to itself.",
    rationale:
      "What a module does not export can be changed without looking at the rest of the app, which "
      + "holds only if nobody else relies on it.",
    examples: [
      "Core/Module.yaml": """
      module: Core
      exports: [User«→, Badge»]
      ---
      model: User
      fields: { id: ID, name: String }
      ---
      model: Badge
      fields: { id: ID, title: String }
      """,
      "Shop/Module.yaml": """
      module: Shop
      uses: [Core]
      ---
      adapter: BadgeRow
      for: ‹Badge›
      cell: { text: { value: $item.title } }
      """,
    ],
    reportedBy: [.modules])

  /// What findings have in common about something that a module keeps to itself.
  static func causeOfHidden(_ kind: String, _ name: String, by module: String) -> String {
    "\(module) does not export \(kind) `\(name)`"
  }
}
