import ScreenCompiler
import Testing

/// The pages about rules are what the rules say of themselves.
@Suite struct RuleReferenceTests {
  @Test func everyRuleHasItsPage() throws {
    try GeneratedPages.expect(RulePages().pages, inFolder: "Rules")
  }

  @Test func theListIsUpToDate() throws {
    try GeneratedPages.expect(RulePages().index, in: "Rules.md")
  }
}
