import Diagnostics

extension SpecRule {
  static let swiftModuleReach: SpecRule = .init(
    name: "swift-module-reach",
    summary:
      "A Swift module needs something of the app's Swift module, or of one that it does not import.",
    rationale:
      "The app imports its Swift modules, so none of these can import the app. What they need stands in "
      + "modules that they use.",
    examples: [
      "Core/Module.yaml": """
      module: Core«→
      swift: { module: ShopCore }»
      exports: [User]
      ---
      model: User
      fields: { id: ID, name: String }
      """,
      "Shop/Module.yaml": """
      module: Shop
      uses: [‹Core›]
      swift: { module: ShopUI }
      ---
      adapter: UserRow
      for: User
      cell: { text: { value: $item.name } }
      """,
    ],
    reportedBy: [.swiftModules])
}
