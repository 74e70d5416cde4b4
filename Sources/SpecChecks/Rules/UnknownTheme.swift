import Diagnostics

extension SpecRule {
  static let unknownTheme: SpecRule = .init(
    name: "unknown-theme",
    summary: "The app names a theme that is not declared.",
    rationale: "Without its theme the app has neither colors nor fonts of its own.",
    examples: """
      app: Shop
      language: 1
      theme: ‹Clasic→Classic›
      ---
      theme: Classic
      colors: { text: { light: "#000000" } }
      """,
    reportedBy: [.names])
}
