import Diagnostics

extension SpecRule {
  static let unknownModule: SpecRule = .init(
    name: "unknown-module",
    summary: "A module uses one that is not declared.",
    rationale: "It was most likely renamed or misspelt, and its exports cannot be found.",
    examples: [
      "Core/Module.yaml": "module: Core",
      "Shop/Module.yaml": """
      module: Shop
      uses: [‹Cor→Core›]
      """,
    ],
    reportedBy: [.names])
}
