import Testing

@testable import screenc

@Suite struct InvocationTests {
  @Test func commandsAndOptionsAreRead() throws {
    #expect(try Invocation.parse(["lint"]) == .lint(LintOptions()))
    #expect(
      try Invocation.parse(["lint", "--format", "json", "Other/", "--strict"])
        == .lint(LintOptions(specs: "Other/", format: .json, isStrict: true)))
    #expect(
      try Invocation.parse(["build", "--output=Out", "--check", "--", "-odd"])
        == .build(
          BuildOptions(lint: LintOptions(specs: "-odd"), output: "Out", checks: true)))
    #expect(
      try Invocation.parse(["explain", "missing-adapter"]) == .explain(rule: "missing-adapter"))
    #expect(
      try Invocation.parse(["scaffold", "Feed", "Other", "--into", "App"])
        == .scaffold(
          ScaffoldOptions(lint: LintOptions(specs: "Other"), screen: "Feed", folder: "App")))
    #expect(
      try Invocation.parse(["scaffold", "Feed", "--gateways"])
        == .scaffold(ScaffoldOptions(screen: "Feed", gateways: true)))
    #expect(
      try Invocation.parse(["scaffold", "Feed", "--presenter"])
        == .scaffold(ScaffoldOptions(screen: "Feed", presenter: true)))
    #expect(
      try Invocation.parse(["lint", "--symbols", "A", "--symbols=B"])
        == .lint(LintOptions(symbols: ["A", "B"])))
    #expect(
      try Invocation.parse(["build", "--symbols", "A"])
        == .build(BuildOptions(lint: LintOptions(symbols: ["A"]))))
    #expect(try Invocation.parse(["schema"]) == .schema(draft: "2020-12"))
    #expect(try Invocation.parse(["schema", "--draft", "7"]) == .schema(draft: "7"))
    #expect(try Invocation.parse(["reference"]) == .reference)
    #expect(
      try Invocation.parse(["dump", "--format", "json", "Other"])
        == .dump(LintOptions(specs: "Other")))
    #expect(try Invocation.parse(["lint", "--fix"]) == .lint(LintOptions(fixes: .safe)))
    #expect(
      try Invocation.parse(["lint", "--unsafe-fixes", "--fix"]) == .lint(LintOptions(fixes: .all)))
    #expect(
      try Invocation.parse(["lint", "--output", "sarif=a=b", "--output=github=c"])
        == .lint(
          LintOptions(reports: [
            ReportFile(format: .sarif, path: "a=b"), ReportFile(format: .github, path: "c"),
          ])))
    #expect(
      try Invocation.parse(["build", "--output", "Out", "--output", "json=x"])
        == .build(
          BuildOptions(
            lint: LintOptions(reports: [ReportFile(format: .json, path: "x")]), output: "Out")))
    #expect(try Invocation.parse(["rules", "--format", "json"]) == .rules(.json))
    #expect(try Invocation.parse(["fmt"]) == .format(FormatOptions()))
    #expect(
      try Invocation.parse(["fmt", "A", "--check", "B.yaml", "--diff"])
        == .format(
          FormatOptions(paths: ["A", "B.yaml"], checks: true, showsDifference: true)))
    #expect(try Invocation.parse(["fmt", "-"]) == .format(FormatOptions(paths: ["-"])))
    #expect(try Invocation.parse(["build", "--help"]) == .help(.build))
    #expect(try Invocation.parse([]) == .help(nil))
  }

  @Test func valuesAreForOptionsThatTakeOne() {
    for arguments in [["lint", "--strict=true"], ["lint", "Specs", "--fix=all", "--diff"]] {
      let option = arguments.first { $0.contains("=") }?.prefix { $0 != "=" } ?? ""
      #expect(throws: UsageError(message: "`\(option)` takes no value", command: .lint)) {
        try Invocation.parse(arguments)
      }
    }
    #expect(
      throws: UsageError(
        message: "`--write-baseline -` writes a file, so name one", command: .lint)
    ) { try Invocation.parse(["lint", "--write-baseline", "-"]) }
    #expect(throws: UsageError(message: "`--format` needs a value", command: .lint)) {
      try Invocation.parse(["lint", "--format=", "json"])
    }
  }

  @Test(arguments: [
    (["biuld"], "did you mean `build`?"), (["lint", "--stric"], "did you mean `--strict`?"),
    (["lint", "a", "b"], "takes one spec folder"), (["lint", "--format"], "needs a value"),
    (["lint", "--format", "xml"], "`gitlab`, `junit` and `xcode`"),
    (["rules", "--format", "xcode"], "there are `text` and `json`"),
    (["lint", "--diff", "--format", "json"], "no format can be chosen"),
    (["lint", "--write-baseline", "a", "--baseline", "b"], "cannot hide any"),
    (["lint", "--write-baseline", "a", "--only", "b"], "cannot choose any"),
    (["lint", "--write-baseline", "a", "--fix"], "make fixes first"),
    (["lint", "--output", "x.sarif"], "names no format and file"),
    (["lint", "--output", "sarif="], "names no file"),
    (["lint", "--output", "sarif=-"], "`--format` says"),
    (["lint", "--output", "json=a", "--output", "text=a"], "two reports cannot be written to a"),
    (["explain"], "takes the name"),
    (["fmt", "-", "Specs"], "is formatted by itself"), (["fmt", "--chek"], "`--check`?"),
    (["scaffold"], "takes the name of a screen"),
    (["build", "--check", "--force"], "has nothing to do"), (["lint", ""], "is empty"),
    (["schema", "--draft", "4"], "drafts are `2020-12` and `7`"),
    (["schema", "Specs"], "takes no path"), (["reference", "all"], "takes no path"),
    (["dump", "--format", "xml"], "the one there is is `json`"),
    (["help", "biuld"], "did you mean `build`?"), (["version"], "did you mean `--version`?"),
  ])
  func whatMakesNoSenseIsExplained(arguments: [String], message: String) {
    do throws(UsageError) {
      _ = try Invocation.parse(arguments)
      Issue.record("\(arguments) was taken")
    } catch {
      #expect(error.message.contains(message))
    }
  }
}
