import Diagnostics

extension SpecRule {
  static let moduleNotUsed: SpecRule = .init(
    name: "module-not-used",
    summary: "A module names an export of a module that is not among its `uses:`.",
    rationale:
      "`uses:` says what a module depends on; only if it is complete can it keep dependencies from "
      + "leading back. Screens that are merely shown need not be in it, as the app shows them.",
    examples: [
      "Core/Module.yaml": """
      module: Core
      exports: [User]
      ---
      model: User
      fields: { id: ID, name: String }
      """,
      "Shop/Module.yaml": """
      module: Shop«→
      uses: [Core]»
      ---
      adapter: UserRow
      for: ‹User›
      cell: { text: { value: $item.name } }
      """,
    ],
    reportedBy: [.modules, .swiftModules])
}
