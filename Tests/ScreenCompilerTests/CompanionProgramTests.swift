import ScreenCompiler
import Testing

/// Programs that lie beside the one that runs.
@Suite struct CompanionProgramTests {
  @Test func oneThatIsNotThereIsNone() {
    #expect(CompanionProgram(named: "no-such-program") == nil)
  }
}
