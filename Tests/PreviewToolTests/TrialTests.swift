import Foundation
import ScreenCore
import Testing

@testable import screenc_preview

/// What tests straight from specs see of an app, and what they say where it isn't as the specs have it.
@MainActor @Suite struct TrialTests {
  private typealias Outcome = TrialReport.Test.Outcome

  private func app(_ sketch: SpecSketch) throws -> PreviewedApp {
    try PreviewedApp(sketch.specs)
  }

  private func report(_ app: PreviewedApp, _ options: String...) async throws -> TrialReport {
    try await Trials(app, try PreviewOptions(["--tests", "text"] + options)).run()
  }

  /// The notes of the other tests with some files changed.
  private func changed(_ file: String, _ edits: (String, String)...) -> [String: String] {
    var files = SpecSketch.notes
    for (old, new) in edits {
      let text = files[file] ?? ""
      #expect(text.contains(old))
      files[file] = text.replacing(old, with: new)
    }
    return files
  }

  private func outcome(
    _ report: TrialReport, _ owner: String, _ name: String
  ) throws -> TrialReport.Test.Outcome {
    try #require(
      report.tests.first { $0.owner == owner && $0.name == name },
      "\(report.tests.map { "\($0.owner): \($0.name)" })"
    ).outcome
  }

  @Test func statesAndWaysOfAnAppThatIsRightPass() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let report = try await report(app(sketch))
    #expect(report.failures.isEmpty, "\(report.failures)")
    let home = report.tests.filter { $0.owner == "Home" }.map(\.name)
    #expect(
      home == [
        "loads", "waits for what it loads", "is empty", "fails and says so",
        "loads when it is tried again", "is pulled to load again", "tap on Note pushes Detail",
      ])
    #expect(report.tests.filter { $0.owner == "About" }.map(\.name) == ["loads"])
    #expect(report.tests.contains { $0.name == "entry 2 of the menu shows About" })
    let way = try #require(report.tests.first { $0.kind == .way })
    #expect(way.place == TrialPlace(path: "Home.yaml", line: 8))
  }

  @Test func aMenuBehindARestingFingerIsOpenedByThatAlone() async throws {
    let sketch = try SpecSketch(
      changed(
        "Home.yaml",
        (
          "actions:\n",
          """
          bar: { trailing: [{ title: { verbatim: Hints }, present: About, as: sheet }] }
          actions:
            - hold: Note
              menu: [{ title: { verbatim: Copy }, copy: $item.text }]

          """
        )))
    let report = try await report(app(sketch))
    #expect(report.failures.isEmpty, "\(report.failures)")
    #expect(try outcome(report, "Home", "bar: Hints presents About") == .passed)
  }

  @Test func theSameSpecsGiveTheSameReport() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let first = try await report(app(sketch)).written(as: .json)
    #expect(try await report(app(sketch)).written(as: .json) == first)
  }

  @Test func whatIsRecordedAndCannotBeReadIsTold() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let app = try app(sketch)
    try sketch.write(#"{"rows": [{"id": 1, "txt": "First"}]}"#, to: "notes.json")
    let report = try await report(app, "--only", "Home")
    guard case .failed(let seen) = try outcome(report, "Home", "loads") else {
      Issue.record("it loads")
      return
    }
    #expect(seen.contains("text"), "\(seen)")
  }

  @Test func aListWhoseItemsAreAllLeftOutIsTold() async throws {
    let sketch = try SpecSketch(
      changed("App.yaml", ("yields: Note\nsamples", "yields: Note\ninvalid: skip\nsamples")))
    let app = try app(sketch)
    try sketch.write(#"{"rows": [{"id": 1, "txt": "First"}]}"#, to: "notes.json")
    let report = try await report(app, "--only", "Home")
    guard case .failed(let seen) = try outcome(report, "Home", "loads") else {
      Issue.record("it loads")
      return
    }
    #expect(seen.hasPrefix("Notes has answered with items, and it is empty"), "\(seen)")
  }

  @Test func whatNoTestComesToIsToldWithItsReason() async throws {
    let edit = (
      "reload: { pull: true }",
      """
      state: { picked: { type: Int, default: 0 } }
      reload: { pull: true }
      bar:
        trailing:
          - { title: { verbatim: Never }, do: reload, when: $state.picked > 3 }
      """
    )
    let sketch = try SpecSketch(changed("Home.yaml", edit))
    let report = try await report(app(sketch), "--only", "Home")
    let way = try outcome(report, "Home", "bar: Never does reload")
    #expect(
      way == .notVisited("`$state.picked > 3` never held with what is recorded and invented"))
    #expect(report.failures.isEmpty)
    #expect(report.written(as: .text).contains("/Home.yaml:9: Home: bar: Never does reload: "))
  }

  @Test func aWayThatLeadsNowhereIsTold() async throws {
    // Detail is pushed, and there is no sheet to dismiss.
    let edit = (
      "parameters: { text: String }",
      """
      parameters: { text: String }
      bar: { trailing: [{ title: { verbatim: Close }, do: dismiss }] }
      """
    )
    let sketch = try SpecSketch(changed("About.yaml", edit))
    let report = try await report(app(sketch))
    #expect(
      try outcome(report, "Detail", "bar: Close does dismiss") == .failed("Detail stays"))
    #expect(
      report.written(as: .text).contains(
        "About.yaml:11: failed: Detail: bar: Close does dismiss: Detail stays"))
  }

  @Test func linksAreFollowed() async throws {
    let links = """
      language: 1
      links:
        - { url: "notes://about", screen: About }
        - { url: "notes://open/{text}", screen: Detail }
      """
    let sketch = try SpecSketch(changed("App.yaml", ("language: 1", links)))
    let report = try await report(app(sketch))
    #expect(try outcome(report, "Notes", "notes://about leads to About") == .passed)
    #expect(try outcome(report, "Notes", "notes://open/{text} leads to Detail") == .passed)
  }

  // MARK: - Requests, forms and pages

  private static let orders = [
    "App.yaml": """
    app: Orders
    language: 1
    architecture: table
    ---
    api: Main
    base: https://orders.example
    ---
    model: Order
    fields: { id: ID, name: String }
    ---
    adapter: OrderRow
    for: Order
    cell: { text: $item.name }
    ---
    source: Orders
    request: { path: /orders }
    items: rows
    page: { by: cursor, send: after, receive: next, size: 20, sizeAs: limit }
    yields: Order
    ---
    request: AddOrder
    parameters: { name: String }
    method: POST
    path: /orders
    body: { name: $parameters.name }
    ---
    request: DropOrder
    parameters: { id: ID }
    method: DELETE
    path: "/orders/{$parameters.id}"

    """,
    "Screens.yaml": """
    screen: Home
    title: { verbatim: Orders }
    source: { use: Orders }
    adapters: [OrderRow]
    states:
      empty: { text: { verbatim: None }, button: { title: { verbatim: Begin }, present: Add } }
      error: { text: { verbatim: Sorry }, retry: true, as: full }
    bar:
      trailing:
        - title: { verbatim: More }
          menu:
            - { title: { verbatim: Again }, do: reload }
            - { title: { verbatim: Add }, present: Add }
    actions:
      - swipe: Order
        edge: trailing
        title: { verbatim: Drop }
        request: DropOrder
        with: { id: $item.id }
        confirm: { verbatim: Sure? }
        then: { do: reload }
        failed: { notice: { verbatim: Not dropped }, retry: true }
    ---
    screen: Add
    title: { verbatim: Add }
    bar: { leading: [{ title: { verbatim: Close }, do: dismiss }] }
    form:
      name: { type: String, title: { verbatim: Name }, required: true, length: { min: 3 } }
      from: { type: Date, title: { verbatim: From }, required: true, range: { min: today } }
      until: { type: Date, title: { verbatim: Until }, required: true, range: { min: $form.from } }
      kinds: { type: "[Kind]", title: { verbatim: Kinds }, required: true, length: { min: 2 } }
      weight:
        type: Int
        title: { verbatim: Weight }
        unit: { verbatim: kg }
        required: true
        range: { min: 3, max: 9 }
    submit:
      title: { verbatim: Save }
      request: AddOrder
      with: { name: $form.name }
      then: { do: dismiss }
    ---
    enum: Kind
    cases: [small, large, fragile]

    """,
  ]

  @Test func requestsFormsMenusAndPagesAreGone() async throws {
    let sketch = try SpecSketch(Self.orders)
    let report = try await report(app(sketch))
    #expect(report.failures.isEmpty && report.unvisited.isEmpty, "\(report.written(as: .text))")
    #expect(try outcome(report, "Home", "pages Orders to the end") == .passed)
    #expect(
      try outcome(report, "Home", "swipe Order: Drop, if it fails shows a notice") == .passed)
    #expect(try outcome(report, "Home", "when empty: Begin presents Add") == .passed)
    #expect(try outcome(report, "Home", "bar: More, choosing Add presents Add") == .passed)
    #expect(try outcome(report, "Add", "submit: Save, then does dismiss") == .passed)
  }

  @Test func aListThatKnowsNoEndIsTold() async throws {
    let sketch = try SpecSketch(Self.orders)
    let setting = try TrialSetting(app(sketch), language: nil)
    let home = try #require(setting.plan.screens.first)
    let pages = (0..<40).map { page in
      let rows = (0..<20).map { #"{"id": "\#(page)-\#($0)", "name": "One"}"# }
      return HTTPResponse(
        headers: ["Content-Type": "application/json"],
        body: Data(#"{"rows": [\#(rows.joined(separator: ","))], "next": "on-\#(page)"}"#.utf8))
    }
    let scene = try #require(
      TrialScene(
        setting, home, TrialConditions(isHigh: false),
        pages: ["Orders": pages]))
    defer { scene.close() }
    try await scene.begin()
    let outcome = try await StateTrials.goneToTheEnd(of: "Orders", 3, in: scene)
    #expect(outcome == .failed("it asks for page after page, and knows no end, though 3 are all"))
  }

  @Test func aTestWithoutAScreenOfTheNameSaysSo() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let app = try app(sketch)
    await #expect(throws: PreviewFailure.self) { try await report(app, "--only", "Nothing") }
  }

  @Test func aReportForContinuousIntegrationHasEachTest() async throws {
    let report = TrialReport(
      app: "A & B", specs: "Specs",
      tests: [
        .init(
          owner: "Home", kind: .state, name: "loads", place: TrialPlace(path: "H.yaml", line: 3),
          outcome: .passed),
        .init(
          owner: "Home", kind: .way, name: "tap \"x\"", place: TrialPlace(path: "H.yaml", line: 4),
          outcome: .failed("<nothing>")),
        .init(owner: "B", kind: .way, name: "b", place: nil, outcome: .notVisited("no row")),
      ])
    #expect(
      report.written(as: .junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="A &amp; B" tests="3" failures="1" errors="0" skipped="1">
          <testsuite name="Home" tests="2" failures="1" errors="0" skipped="0">
            <testcase name="loads" classname="Home" file="Specs/H.yaml" line="3"/>
            <testcase name="tap &quot;x&quot;" classname="Home" file="Specs/H.yaml" line="4">
              <failure message="&lt;nothing&gt;">Specs/H.yaml:4</failure>
            </testcase>
          </testsuite>
          <testsuite name="B" tests="1" failures="0" errors="0" skipped="1">
            <testcase name="b" classname="B">
              <skipped message="no row"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    let text = report.written(as: .text)
    #expect(text.hasPrefix("Specs/H.yaml:4: failed: Home: tap \"x\": <nothing>"))
    #expect(text.hasSuffix("A & B: 2 tests, 1 failed; 1 of 2 ways visited\n"))
  }
}
