import Diagnostics
import SpecModel

extension SpecRule {
  /// All APIs with environments have the same ones.
  static let environmentMismatch: SpecRule = .init(
    name: "environment-mismatch",
    summary: "APIs say where they are in different environments.",
    rationale:
      "The app is started in one environment, and every API whose address depends on it has to have "
      + "one there.",
    examples: """
      api: Main
      base: { debug: "https://test.example.com", release: "https://api.example.com" }
      ---
      api: ‹Pictures›
      base: {«→ debug: "https://test.example.com",» release: "https://pictures.example.com" }«→
      ---
      api: Weather
      base: https://weather.example.com»
      """,
    .app { app, findings in
      let places = app.index.apisWithEnvironments
      guard let first = places.first else { return }
      let expected = first.api.base.environments.map(\.name.text)
      for (file, api) in places.dropFirst() {
        let given = api.base.environments.map(\.name.text)
        let missing = expected.filter { !given.contains($0) }
        let extra = given.filter { !expected.contains($0) }
        guard !missing.isEmpty || !extra.isEmpty else { continue }
        let problem =
          missing.isEmpty
          ? "`\(api.name.text)` has an environment `\(extra[0])`, which `\(first.api.name.text)` does not"
          : "`\(api.name.text)` is nowhere in the environment `\(missing[0])`"
        findings.report(
          .environmentMismatch, problem, at: Location(file: file, span: api.name.span),
          related: [
            .init(
              Location(file: first.file, span: first.api.name.span),
              "`\(first.api.name.text)` has " + expected.map { "`\($0)`" }.joined(separator: ", ")
            )
          ],
          help: ["give all APIs with environments the same ones"])
      }
    })
}
