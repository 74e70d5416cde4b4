import Diagnostics
import SourceText
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// What findings say of themselves, by which those of one cause are put together, whatever their words.
@Suite struct SubjectTests {
  private func finding(
    _ rule: SpecRule, at start: UInt32, about subject: Subject?,
    related: [Diagnostic.Related] = []
  ) -> Diagnostic {
    Diagnostic(
      rule, "worded in another way", at: place(start), related: related, about: subject)
  }

  private func place(_ start: UInt32) -> Location {
    Location(file: FileID(rawValue: 0), span: ByteSpan(start: start, end: start + 1))
  }

  private func gathered(_ found: [Diagnostic]) -> [Diagnostic] {
    var findings = Findings(of: Set(RuleSet.all.map(\.rule.name)))
    for finding in found { findings.report(finding) }
    findings.gatherOneCauses(in: AppIndex(files: []))
    return findings.diagnostics
  }

  @Test func aSecretThatNothingSendsFollowsFromAFieldThatTheSessionHasNot() {
    let missing = MissingField("tokn", of: "$session")
    let cause = finding(.unknownField, at: 0, about: .missingField(missing))
    let unsent = finding(.sessionMismatch, at: 9, about: .unsentSecret("token"))
    #expect(gathered([cause, unsent]).map(\.consequences) == [[unsent]])
    let other = finding(
      .unknownField, at: 0, about: .missingField(MissingField("tokn", of: "$state")))
    #expect(gathered([other, unsent]) == [other, unsent])
  }

  @Test func valuesThatAnEffectDoesNotTakeFollowFromTheScreenThatIsNoTab() {
    let cause = finding(.tabNotInMenu, at: 0, about: nil)
    let vain = finding(.misplacedEffect, at: 9, about: .valuesInVain)
    let other = finding(.misplacedEffect, at: 20, about: nil)
    #expect(gathered([cause, vain, other]).map(\.consequences) == [[vain], []])
  }

  @Test func aThemeInAFolderFollowsFromAModuleWhoseCodeIsTheApps() {
    let cause = finding(.swiftModuleReach, at: 0, about: .codeOfApp(module: "Core"))
    let home = Diagnostic.Related(place(0), "the module")
    let theme = finding(
      .misplacedDeclaration, at: 9, about: .misplaced(kind: "theme"), related: [home])
    let app = finding(
      .misplacedDeclaration, at: 20, about: .misplaced(kind: "app"), related: [home])
    #expect(gathered([cause, theme, app]).map(\.consequences) == [[theme], []])
  }

  @Test func whatIsReadOfAModelFollowsFromTheOneThatStandsInItsPlace() {
    let text = """
      model: Post
      fields: { id: ID, title: String }
      ---
      model: Note
      fields: { id: ID }
      """
    let cause = finding(
      .selectWithoutAdapter, at: 0, about: .mistakenModel("Note", meant: "Post"))
    let read = finding(
      .unknownField, at: 9, about: .missingField(MissingField("title", of: "Note")))
    let other = finding(
      .unknownField, at: 20, about: .missingField(MissingField("body", of: "Note")))
    var findings = Findings(of: Set(RuleSet.all.map(\.rule.name)))
    for finding in [cause, read, other] { findings.report(finding) }
    findings.gatherOneCauses(in: AppIndex(files: specs(("example.yaml", text))))
    #expect(findings.diagnostics.map(\.consequences) == [[read], []])
  }

  /// The subjects of what is found in a screen that opens another one, and has a state.
  private func subjects(giving value: String, title: String = "about.title") -> [Subject] {
    findings(
      """
      screen: First
      state: { count: Int = 0 }
      title: \(title)
      sections: []
      bar: { trailing: [{ title: about.open, push: Second, with: { name: \(value) } }] }
      ---
      screen: Second
      parameters: { name: String }
      sections: []
      """
    ).compactMap(\.subject)
  }

  @Test func aValueOfAnotherTypeNamesBothAndWhatItIsGivenFor() throws {
    let types = try #require(subjects(giving: "$state.count").lazy.compactMap(\.mismatch).first)
    #expect(types.due == "String")
    #expect(types.found == "Int")
    #expect(types.parameter == "name")
  }

  @Test func whatAScreenGivesBackIsToldApartFromWhatItIsGiven() throws {
    let found = findings(
      """
      screen: Picker
      returns: String
      state: { count: Int = 0 }
      sections: []
      bar: { trailing: [{ title: about.done, return: $state.count }] }
      """)
    let first = found.compactMap(\.subject).compactMap(\.mismatch).first
    let types = try #require(first)
    #expect(types.isResult)
    #expect(types.parameter == nil)
  }

  @Test func textsInThePlaceOfAModelSayNothingOfHowTheParameterIsDeclared() {
    let found = findings(
      """
      model: Post
      fields: { id: ID, title: String }
      ---
      screen: First
      sections: []
      bar: { trailing: [{ title: about.open, push: Detail, with: { post: hello } }] }
      ---
      screen: Second
      sections: []
      bar: { trailing: [{ title: about.open, push: Detail, with: { post: bye } }] }
      ---
      screen: Detail
      parameters: { post: Post }
      sections: []
      """)
    let message = "parameter `post` of screen `Detail`: expected `Post`, found a text"
    #expect(found.map(\.message) == [message, message])
  }

  @Test func aNameThatNothingHasTellsOfWhatItIsReadAndWhichTypeIsDue() throws {
    let found = subjects(giving: "$state.visitor").lazy.compactMap(\.missingField).first
    let missing = try #require(found)
    #expect(missing.name == "visitor")
    #expect(missing.owner == "$state")
    #expect(missing.due == "String")
    #expect(missing.isLikeNone)
  }

  @Test func aNameThatIsLikeAnotherOneIsNotSaidToBeLikeNone() throws {
    let found = subjects(giving: "$state.coun").lazy.compactMap(\.missingField).first
    #expect(try #require(found).isLikeNone == false)
  }
}
