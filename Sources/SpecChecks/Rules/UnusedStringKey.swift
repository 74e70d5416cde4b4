import Diagnostics
import ReferencedFiles
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
      guard !app.index.hasBroken else { return }
      for (key, entry) in app.index.strings(unusedBeside: keys) {
        findings.report(
          .unusedStringKey, "no spec uses `\(key)`", at: entry.place,
          help: ["take it out of the strings"])
      }
    })
}

extension AppIndex {
  /// What the keys of the library's own texts begin with.
  private static let standard = ["screen.", "host.", "form.", "onboarding."]

  /// The keys of the app's strings that nobody uses but for those where specs do.
  func strings(unusedBeside uses: [StringUse]) -> [String] {
    strings(unusedBeside: Set(uses.map(\.key))).map(\.0)
  }

  /// The app's strings that nobody uses, when specs use some keys.
  func strings(unusedBeside keys: Set<String>) -> [(String, AppStrings.Entry)] {
    guard let strings else { return [] }
    let used = keys.union(choices)
    return strings.all.filter { key, _ in
      !used.contains(key) && !Self.standard.contains(where: key.hasPrefix)
    }
  }

  /// The keys by which cases of enums are shown.
  private var choices: [String] {
    heads.indices.lazy.filter { heads[$0].kind == .enumeration }.flatMap { number in
      guard case .enumeration(let choice) = declaration(DeclarationID(number)) else {
        return [String]()
      }
      let name = choice.name.text
      let prefix = name.prefix(1).lowercased() + name.dropFirst()
      return choice.cases.map { "\(prefix).\($0.name.text)" }
    }
  }
}
