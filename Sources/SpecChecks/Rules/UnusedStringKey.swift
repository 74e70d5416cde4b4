import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Every string is used somewhere.
  static let unusedStringKey: SpecRule = .init(
    name: "unused-string-key", severity: .note,
    summary: "No spec uses a string of the app.",
    rationale:
      "Texts that nobody reads are translated all the same. The rule is for apps whose hand-written "
      + "code has no texts of its own.",
    examples: .ofStrings([
      "Localizable.strings": """
      "tab.feed" = "Notes";
      ‹"tab.old"→"screen.retry"› = "«Old→Once more»";
      """
    ]), isOptIn: true,
    .collecting(Set<String>.self, on: .stringKeys { key, keys in keys.insert(key) }) {
      app, keys, findings in
      guard let strings = app.index.strings, !app.index.hasBroken else { return }
      let used = keys.union(choices(of: app.index))
      for (key, entry) in strings.all {
        guard !used.contains(key), !standard.contains(where: key.hasPrefix) else { continue }
        findings.report(
          .unusedStringKey, "no spec uses `\(key)`", at: entry.place,
          help: ["take it out of the strings"])
      }
    })

  /// What the keys of the library's own texts begin with.
  private static let standard = ["screen.", "host.", "form.", "onboarding."]

  /// The keys by which cases of enums are shown.
  private static func choices(of index: AppIndex) -> [String] {
    index.heads.indices.lazy.filter { index.heads[$0].kind == .enumeration }.flatMap { number in
      guard case .enumeration(let choice) = index.declaration(DeclarationID(number)) else {
        return [String]()
      }
      let name = choice.name.text
      let prefix = name.prefix(1).lowercased() + name.dropFirst()
      return choice.cases.map { "\(prefix).\($0.name.text)" }
    }
  }
}
