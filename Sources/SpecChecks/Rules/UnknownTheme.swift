import Diagnostics

extension Rule {
  static let unknownTheme = Rule(
    name: "unknown-theme",
    summary: "The app names a theme that is not declared.",
    rationale:
      "Without its theme the app has neither colors nor fonts of its own.",
    examples: """
      app: Shop
      language: 1
      theme: ‹Clasic→Classic›
      ---
      theme: Classic
      colors: { text: { light: "#000000" } }
      """)
}

extension SpecRule {
  static let unknownTheme = SpecRule(.unknownTheme, reportedBy: .names)
}
