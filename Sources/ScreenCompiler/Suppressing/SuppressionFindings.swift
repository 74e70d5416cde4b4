import Diagnostics
import SourceText

/// What is wrong with suppressions themselves.
struct SuppressionFindings {
  /// The rules by which the specs were checked.
  let checked: Set<String>
  /// Whether all specs could be read, so that what is not found is not there.
  let isComplete: Bool

  func diagnostics(of suppressions: [Suppression], unused: [Suppression]) -> [Diagnostic] {
    let unused = Set(unused)
    return suppressions.compactMap { suppression in
      if suppression.rule.isEmpty { return withoutRule(suppression) }
      guard RuleCatalogue.rule(named: suppression.rule) != nil else { return unknown(suppression) }
      if unused.contains(suppression) {
        guard isComplete, checked.contains(suppression.rule) else { return nil }
        return needless(suppression)
      }
      return suppression.reason.isEmpty ? withoutReason(suppression) : nil
    }
  }

  private func unknown(_ suppression: Suppression) -> Diagnostic {
    let (name, place) = (suppression.rule, suppression.rulePlace)
    guard name.contains(",") else { return RuleCatalogue.unknownRule(name, at: place) }
    return RuleCatalogue.unknownRule(
      name, at: place, help: "a comment names one rule: write one for each, above one another")
  }

  private func withoutRule(_ suppression: Suppression) -> Diagnostic {
    Diagnostic(
      .suppressionWithoutReason, "this comment names neither a rule nor a reason",
      at: suppression.place, help: ["write `# \(Suppression.marker) RULE` and why"])
  }

  private func withoutReason(_ suppression: Suppression) -> Diagnostic {
    Diagnostic(
      .suppressionWithoutReason, "this comment does not say why `\(suppression.rule)` is ignored",
      at: suppression.place,
      help: ["write the reason behind `\(suppression.rule)`, in the same line"])
  }

  private func needless(_ suppression: Suppression) -> Diagnostic {
    let edit = Fix.Edit(
      Location(file: suppression.place.file, span: suppression.removal), replacement: "")
    return Diagnostic(
      .unusedSuppression, "`\(suppression.rule)` has nothing to report here",
      at: suppression.place,
      help: ["take the comment out, or move it to the line before or behind what it is about"],
      fixes: [Fix("take the comment out", .safe, edits: [edit])])
  }
}

extension Rule {
  static let unusedSuppression = Rule(
    name: "unused-suppression", severity: .warning,
    summary: "A comment ignores a rule that has nothing to report there.",
    rationale:
      "It would hide a finding that comes later, and its reason tells of something that is no more.",
    examples: """
      model: Post«
      ‹# screenc:ignore missing-identity the server has no identifiers yet›→»
      fields: { id: ID, title: String }
      """,
    fix: "Takes the comment out.")

  static let suppressionWithoutReason = Rule(
    name: "suppression-without-reason", severity: .error,
    summary: "A comment ignores a rule and does not say why.",
    rationale:
      "Without a reason nobody can tell later whether it still holds, so it stays for ever.",
    examples: """
      app: Shop
      language: 1
      ---
      api: Main
      base: http://shop.example ‹# screenc:ignore insecure-url→# screenc:ignore insecure-url reached by VPN only›
      """)
}
