import Testing

/// How versions are put into words that the compiler here checks.
@Suite struct AvailabilityRenderingTests {
  private func render(_ text: String, on system: BuildSystem, minimum: String) throws -> String {
    AvailabilityRendering(
      system: system, minimum: try #require(SystemVersion(minimum)),
      texts: [text, "@available(iOS 17, *)", "@available(iOS 18.4, macOS 26, *)"]
    ).render(text)
  }

  @Test(arguments: [
    ("@available(iOS 17, *)", "@available(iOS17_0)", ""),
    ("@available(iOS 15, macOS 12, *)", "", ""),
    ("@available(iOS 18.4, macOS 26, *)", "@available(iOS18_4)", "@available(macOS26_0)"),
    ("@available(macOS, unavailable)", "", "@available(*, unavailable)"),
    ("@available(iOS, introduced: 17)", "@available(iOS17_0)", ""),
    (
      "@available(*, unavailable, message: \"x (y)\")",
      "@available(*, unavailable, message: \"x (y)\")",
      "@available(*, unavailable, message: \"x (y)\")"
    ),
    ("if #available(iOS 17, *) {", "if #available(iOS17_0) {", "if true {"),
    ("if #available(iOS 18.4, *) {", "if #available(iOS17_0), #available(iOS18_4) {", "if true {"),
    ("if #available(iOS 16, *) {", "if true {", "if true {"),
    ("if #unavailable(iOS 17) {", "if #unavailable(iOS17_0) {", "if false {"),
  ])
  func versionsBecomeDomains(_ text: String, iOS: String, macOS: String) throws {
    #expect(try render(text, on: .iOS, minimum: "16") == iOS)
    #expect(try render(text, on: .macOS, minimum: "15") == macOS)
  }
}
