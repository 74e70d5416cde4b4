import Diagnostics
import SourceText
import Testing

@Suite struct XcodeRendererTests {
  @Test func pathsAreAbsoluteAndEachLineIsWhole() {
    let run = RunDescription(
      version: "1", paths: ReportPaths(directory: "/src/app", root: "/src"))
    #expect(
      MarkedSource("a: ‹b\n  c›").rendered(.xcode, run) == """
        /src/app/Specs/Feed.yaml:1:4: error: no `Ad` [missing-adapter]
        /src/app/Specs/Feed.yaml:1:4: note: it comes from `here`
        /src/app/Specs/Feed.yaml:1:4: note: a note
        /src/app/Specs/Feed.yaml:1:4: note: add `A`

        """)
  }
}

@Suite struct ReportPathsTests {
  @Test func pathsAreRelativeToTheTopOfWhatIsCheckedOut() {
    let paths = ReportPaths(directory: "/ci/app/ios", root: "/ci/app/")
    #expect(paths.relative("Specs/./a.yaml") == "ios/Specs/a.yaml")
    #expect(paths.relative("../Specs/a.yaml") == "Specs/a.yaml")
    #expect(paths.relative("../../b/a.yaml") == "/ci/b/a.yaml")
    #expect(paths.relative("/ci/app/a.yaml") == "a.yaml")
    #expect(paths.absolute("a.yaml") == "/ci/app/ios/a.yaml")
  }

  @Test func aRootThatDoesNotHoldTheWorkingDirectoryIsNone() {
    #expect(ReportPaths(directory: "/a/bc", root: "/a/b").relative("x") == "x")
    #expect(ReportPaths(directory: nil, root: "/a").relative("./x/../y") == "y")
    #expect(ReportPaths(directory: nil).relative("../y") == "../y")
    #expect(ReportPaths(directory: "/a", root: "/").relative("y") == "a/y")
  }
}
