import Diagnostics

extension Rule {
  static let unknownTheme = Rule(
    name: "unknown-theme",
    summary: "The app names a theme that is not declared.",
    rationale:
      "Without its theme the app has neither colors nor fonts of its own.",
    failing: RuleExample(
      """
      app: Shop
      language: 1
      theme: ‹Clasic›
      ---
      theme: Classic
      colors: { text: { light: "#000000" } }
      """
    ),
    passing: RuleExample(
      """
      app: Shop
      language: 1
      theme: Classic
      ---
      theme: Classic
      colors: { text: { light: "#000000" } }
      """
    ))
}

extension SpecRule {
  static let unknownTheme = SpecRule(.unknownTheme, reportedBy: .names)
}
