import Testing

@testable import screenc

@Suite struct InvocationTests {
  private func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    try ParsedArguments(arguments).invocation
  }

  @Test func commandsAndOptionsAreRead() throws {
    #expect(try parse(["lint"]) == .lint(LintOptions()))
    #expect(
      try parse(["lint", "--format", "json", "Other/", "--strict"])
        == .lint(LintOptions(specs: "Other/", format: .json, isStrict: true)))
    #expect(
      try parse(["build", "--output=Out", "--check", "--", "-odd"])
        == .build(
          BuildOptions(lint: LintOptions(specs: "-odd"), output: "Out", checks: true)))
    #expect(
      try parse(["explain", "missing-adapter"]) == .explain(rule: "missing-adapter"))
    #expect(
      try parse(["scaffold", "Feed", "Other", "--into", "App"])
        == .scaffold(
          ScaffoldOptions(
            lint: LintOptions(specs: "Other"), screens: .named(["Feed"]), folder: "App")))
    #expect(
      try parse(["scaffold", "Feed,Profile"])
        == .scaffold(ScaffoldOptions(screens: .named(["Feed", "Profile"]))))
    #expect(
      try parse(["scaffold", "--all", "Other"])
        == .scaffold(ScaffoldOptions(lint: LintOptions(specs: "Other"), screens: .all)))
    #expect(
      try parse(["scaffold", "Feed", "--gateways"])
        == .scaffold(ScaffoldOptions(screens: .named(["Feed"]), gateways: true)))
    #expect(
      try parse(["scaffold", "Feed", "--presenter"])
        == .scaffold(ScaffoldOptions(screens: .named(["Feed"]), presenter: true)))
    #expect(
      try parse(["rename", "Post.author", "writer", "Other", "--swift", "App", "--samples"])
        == .rename(
          RenameOptions(
            lint: LintOptions(specs: "Other"), name: "Post.author", newName: "writer",
            changesSamples: true, swiftFolders: ["App"])))
    #expect(
      try parse(["lint", "--symbols", "A", "--symbols=B"])
        == .lint(LintOptions(symbols: ["A", "B"])))
    #expect(
      try parse(["build", "--symbols", "A"])
        == .build(BuildOptions(lint: LintOptions(symbols: ["A"]))))
    #expect(try parse(["schema"]) == .schema(draft: "2020-12"))
    #expect(try parse(["schema", "--draft", "7"]) == .schema(draft: "7"))
    #expect(try parse(["reference"]) == .reference(topic: nil))
    #expect(try parse(["reference", "error", "state"]) == .reference(topic: "error state"))
    #expect(
      try parse(["dump", "--format", "json", "Other"])
        == .dump(LintOptions(specs: "Other")))
    #expect(
      try parse(["graph", "-o", "map.svg", "--only", "Home", "--depth", "2", "Other"])
        == .graph(
          GraphOptions(
            lint: LintOptions(specs: "Other"), file: "map.svg", screen: "Home", depth: 2)))
    #expect(
      try parse([
        "preview", "Other", "-o", "Out", "--only", "Home", "--state=empty", "--dark", "--size",
        "ipad", "--as", "tree",
      ])
        == .preview(
          PreviewOptions(
            specs: "Other", folder: "Out", screens: ["Home"], states: [.empty], form: .tree,
            size: PreviewSize(width: 820, height: 1180), isDark: true)))
    for line in ["--check Kept Other", "Other --check=Kept", "Other --check Kept"] {
      #expect(
        try parse(["preview"] + line.split(separator: " ").map(String.init))
          == .preview(PreviewOptions(specs: "Other", checked: "Kept")))
    }
    // What stands behind `--check` is the folder of specs where something else is compared with.
    for line in ["--check Other --against git:main", "--against git:main Other --check"] {
      #expect(
        try parse(["preview"] + line.split(separator: " ").map(String.init))
          == .preview(PreviewOptions(specs: "Other", earlier: .commit("main"), checked: "")))
    }
    #expect(
      try parse(["preview", "--update", "Kept"]) == .preview(PreviewOptions(updated: "Kept")))
    #expect(
      try parse(["tests", "Other", "--only", "Home", "--format", "junit", "--language", "de"])
        == .tests(
          TestsOptions(specs: "Other", screens: ["Home"], format: .junit, language: "de")))
    #expect(try parse(["lint", "--fix"]) == .lint(LintOptions(fixes: .safe)))
    #expect(
      try parse(["lint", "--unsafe-fixes", "--fix"]) == .lint(LintOptions(fixes: .all)))
    #expect(
      try parse(["lint", "--report", "sarif=a=b", "--report=github=c"])
        == .lint(
          LintOptions(reports: [
            ReportFile(format: .sarif, path: "a=b"), ReportFile(format: .github, path: "c"),
          ])))
    #expect(
      try parse(["build", "-o", "Out", "--report", "json=x"])
        == .build(
          BuildOptions(
            lint: LintOptions(reports: [ReportFile(format: .json, path: "x")]), output: "Out")))
    #expect(try parse(["rules", "--format", "json"]) == .rules(.json))
    #expect(try parse(["fmt"]) == .format(FormatOptions()))
    #expect(
      try parse(["fmt", "A", "--check", "B.yaml", "--diff"])
        == .format(
          FormatOptions(paths: ["A", "B.yaml"], checks: true, showsDifference: true)))
    #expect(try parse(["fmt", "-"]) == .format(FormatOptions(paths: ["-"])))
    #expect(try parse(["build", "--help"]) == .help(.build))
    #expect(try parse([]) == .help(nil))
  }

  @Test func reportsCanBeAskedForInTheOldWay() throws {
    let report = LintOptions(reports: [ReportFile(format: .json, path: "x")])
    let expected: [([String], Invocation)] = [
      (["lint", "--output", "json=x"], .lint(report)),
      (["build", "--output", "json=x"], .build(BuildOptions(lint: report))),
    ]
    for (arguments, invocation) in expected {
      let parsed = try ParsedArguments(arguments)
      #expect(parsed.invocation == invocation)
      #expect(parsed.notices == ["`--output json=x` is spelled `--report json=x` now"])
    }
    #expect(try ParsedArguments(["build", "--output", "Out"]).notices == [])
  }

  @Test func everyCommandCanBeQuietAndHelps() throws {
    for command in Subcommand.allCases {
      #expect(try parse([command.rawValue, "-h"]) == .help(command))
      #expect(HelpText.text(command).contains("  -q, --quiet "))
      #expect(HelpText.text(command).split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    #expect(try ParsedArguments(["lint", "-q"]).isQuiet)
    #expect(try parse(["-V"]) == .version)
  }

  @Test func noOptionOfACommandStandsForTwoThings() {
    for command in Command.all {
      let spellings = (command.options + Command.everywhere).flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count)
    }
  }

  @Test func valuesAreForOptionsThatTakeOne() {
    for arguments in [["lint", "--strict=true"], ["lint", "Specs", "--fix=all", "--diff"]] {
      let option = arguments.first { $0.contains("=") }?.prefix { $0 != "=" } ?? ""
      #expect(throws: UsageError(message: "`\(option)` takes no value", command: .lint)) {
        try parse(arguments)
      }
    }
    #expect(
      throws: UsageError(
        message: "`--write-baseline -` writes a file, so name one", command: .lint)
    ) { try parse(["lint", "--write-baseline", "-"]) }
    #expect(throws: UsageError(message: "`--format` needs a value", command: .lint)) {
      try parse(["lint", "--format=", "json"])
    }
  }

  @Test(arguments: [
    (["biuld"], "did you mean `build`?"), (["lint", "--stric"], "did you mean `--strict`?"),
    (["dump", "a", "b"], "takes one spec folder"),
    (["lint", "a", "b", "--baseline", "c"], "is that of one spec folder"),
    (["lint", "a", "b", "--symbols", "c"], "is about one app"),
    (["build", "a", "b", "--output", "c"], "is about one app"),
    (["lint", "--format"], "needs a value"),
    (["lint", "--format", "xml"], "`gitlab`, `junit` and `xcode`"),
    (["rules", "--format", "xcode"], "there are `text` and `json`"),
    (["lint", "--diff", "--format", "json"], "no format can be chosen"),
    (["lint", "--write-baseline", "a", "--baseline", "b"], "cannot hide any"),
    (["lint", "--write-baseline", "a", "--only", "b"], "cannot choose any"),
    (["lint", "--write-baseline", "a", "--fix"], "make fixes first"),
    (["lint", "--report", "x.sarif"], "names no format and file"),
    (["lint", "--report", "sarif="], "names no file"),
    (["lint", "--report", "sarif=-"], "`--format` says"),
    (["lint", "--report", "json=a", "--report", "text=a"], "two reports cannot be written to a"),
    (["lint", "--forc"], "see `screenc lint --help`"), (["lint", "--checks"], "see `screenc lint"),
    (["scaffold", "--gateway"], "did you mean `--gateways`?"),
    (["completions"], "bash, zsh or fish"), (["completions", "tcsh"], "`bash`, `zsh` and `fish`"),
    (["explain"], "takes the name"),
    (["fmt", "-", "Specs"], "is formatted by itself"), (["fmt", "--chek"], "`--check`?"),
    (["scaffold"], "takes the name of a screen"), (["scaffold", ","], "or `--all`"),
    (["rename", "Post"], "takes a name, the new one"),
    (["build", "--check", "--force"], "has nothing to do"), (["lint", ""], "is empty"),
    (["schema", "--draft", "4"], "drafts are `2020-12` and `7`"),
    (["schema", "Specs"], "takes no path"),
    (["preview", "--size", "390"], "write WIDTHxHEIGHT"),
    (["preview", "--size", "1x1"], "from 100 to 4000"),
    (["preview", "--port", "80"], "`--port` is for `--serve`"),
    (["preview", "--serve", "--port", "0"], "from 1 to 65535"),
    (["preview", "--serve", "--server", "file:///x"], "write its address"),
    (["preview", "--serve", "--as", "svg"], "`--as` is not for it"),
    (["preview", "--check"], "`--check Snapshots`"), (["preview", "--check="], "needs a value"),
    (["preview", "--check", "A", "--against", "git:main", "B"], "takes one spec folder"),
    (["preview", "--update", "A", "--check", "B"], "run it by itself"),
    (["preview", "--update", "A", "--as", "png"], "`--update` writes SVG"),
    (["preview", "--against", "git:"], "names no commit"),
    (["preview", "--against", "git:main", "--as", "pdf"], "by svg or png"),
    (["preview", "--against", "git:main", "--serve"], "`--serve` compares nothing"),
    (["preview", "--at", "Home.yaml"], "write FILE:LINE"),
    (["preview", "--at", "Home.yaml:2", "--serve"], "`--at` draws single pictures"),
    (["preview", "--address", "https://a.example"], "`--address` is for `--against`"),
    (["tests", "--format", "sarif"], "`text`, `json` and `junit`"),
    (["preview", "--state", "full"], "`loading`, `filled`, `empty`, `error`, `short`"),
    (["dump", "--format", "xml"], "the one there is is `json`"),
    (["graph", "--format", "png"], "there is no format `png`"),
    (["graph", "--depth", "2"], "--only SCREEN"),
    (["graph", "--only", "Home", "--depth", "0"], "a number of arrows from 1"),
    (["graph", "--layout", "own"], "there is no layout `own`"),
    (["version"], "did you mean `--version`?"),
  ])
  func whatMakesNoSenseIsExplained(arguments: [String], message: String) {
    do throws(UsageError) {
      _ = try parse(arguments)
      Issue.record("\(arguments) was taken")
    } catch {
      #expect(error.message.contains(message))
    }
  }
}
