import Diagnostics

extension Rule {
  static let unknownModule = Rule(
    name: "unknown-module",
    summary: "A module uses one that is not declared.",
    rationale:
      "It was most likely renamed or misspelt, and its exports cannot be found.",
    failing: RuleExample([
      ("Core/Module.yaml", "module: Core"),
      ("Shop/Module.yaml", "module: Shop\nuses: [‹Cor›]"),
    ]),
    passing: RuleExample([
      ("Core/Module.yaml", "module: Core"),
      ("Shop/Module.yaml", "module: Shop\nuses: [Core]"),
    ]))
}

extension SpecRule {
  static let unknownModule = SpecRule(.unknownModule, reportedBy: .names)
}
