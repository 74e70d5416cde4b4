import Foundation
import Testing

@testable import screenc_preview

/// What is drawn of screens that look otherwise under a condition, and what of them is gone by tests.
@MainActor @Suite struct AlternativeTests {
  private static let app = [
    "App.yaml": """
    app: Club
    language: 1
    architecture: collection
    flags: { isTrial: { type: Bool, default: false } }
    ---
    api: Main
    base: https://club.example
    ---
    model: Member
    fields: { id: ID, name: String }
    ---
    adapter: MemberRow
    for: Member
    cell: { text: $item.name }

    """,
    "Profile.yaml": """
    screen: Profile
    title: { verbatim: Profile }
    parameters: { userID: ID }
    state: { count: { type: Int, default: 0 } }
    layout:
      - { grid: { columns: 2 }, when: $window.regular }
      - list
    bar:
      trailing:
        - { title: { verbatim: Leave }, do: reload, when: $flags.isTrial }
    sections:
      - id: main
        rows:
          - { use: MemberRow, item: { id: one, name: Always } }
          - use: MemberRow
            item: { id: two, name: Mine }
            when: $parameters.userID == "me"
            set: { $state.count: 7 }
          - { use: MemberRow, item: { id: three, name: Many }, when: $state.count > 3 and not $flags.isTrial }
          - { use: MemberRow, item: { id: four, name: Never }, when: $state.count > 3 and $state.count < 2 }

    """,
  ]

  @Test func whatHasAConditionIsDrawnWhereItHolds() async throws {
    let sketch = try SpecSketch(Self.app)
    let status = await PreviewTool().run(["--specs", sketch.specs, "--output", sketch.output])
    #expect(status == 0)
    let index = try sketch.value("data/index.js", "index(")
    let states = try #require(index["states"] as? [String])
    #expect(
      states == [
        "filled", "when $flags.isTrial", "when $window.regular",
        "when $parameters.userID == me", "when ($state.count > 3) and not $flags.isTrial",
      ])
    let part = try sketch.value("data/screen-0.js", "part(0, ")
    let pictures = (part["pictures"] as? [[String: Any]] ?? []).compactMap { $0["svg"] as? String }
    #expect(pictures.count { $0.contains(">Mine<") } == 1)
    #expect(pictures.count { $0.contains(">Many<") } == 1)
    #expect(pictures.allSatisfy { !$0.contains(">Never<") })
    let findings = try #require(part["findings"] as? [[String: Any]])
    let unseen = findings.filter { $0["rule"] as? String == "never-seen" }
      .compactMap { $0["message"] as? String }
    #expect(
      unseen.contains { $0.hasPrefix("when ($state.count > 3) and ($state.count < 2): ") },
      "\(unseen)")
  }

  @Test func waysUnderConditionsAreGoneWhereTheyHold() async throws {
    let sketch = try SpecSketch(Self.app)
    let app = try PreviewedApp(sketch.specs)
    let report = try await Trials(app, try PreviewOptions(["--tests", "text"])).run()
    let ways = report.tests.filter { $0.kind == .way }
    #expect(ways.map(\.name) == ["bar: Leave does reload", "row MemberRow: Mine sets count"])
    // Nothing is loaded that could be loaded again.
    #expect(ways.map(\.outcome) == [.failed("nothing is loaded again"), .passed])
  }
}
