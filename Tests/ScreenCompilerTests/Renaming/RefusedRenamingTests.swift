import Diagnostics
import Testing

@testable import ScreenCompiler

/// What cannot be renamed, and what is said of it.
@Suite struct RefusedRenamingTests {
  private func failure(
    _ name: String, to newName: String, _ more: [String: String] = [:]
  ) throws -> RenameFailure? {
    let project = try RenamingProject.project(more)
    let compiler = try project.compiler()
    do throws(RenameFailure) {
      let (report, outcome) = try compiler.rename(RenameRequest(name, to: newName))
      #expect(outcome != nil, "\(report.diagnostics.map(\.message))")
      return nil
    } catch {
      for (path, text) in RenamingProject.files.merging(more, uniquingKeysWith: { $1 }) {
        #expect(try project.text(path) == text)
      }
      return error
    }
  }

  @Test(arguments: [
    ("Nte", "did you mean `Note`?"), ("Note.autor", "did you mean `Note.author`?"),
    ("author", "write what it is a part of: `Note.author`"),
    ("screen:Note", "there is model `Note`"),
    ("email", "write what it is a part of: `LogIn.email` or `Person.email`"),
  ])
  func unknownNamesAreToldWithTheNearest(name: String, help: String) throws {
    #expect(try failure(name, to: "other") == .unknown(name, help: help))
  }

  @Test func ofSeveralThingsOfANameOneIsToldByItsKind() throws {
    let more = [
      "Specs/More.yaml": """
      screen: Mood
      parameters: { kind: Mood }
      state: { kind: Mood = good }
      title: { verbatim: "{$parameters.kind} {$state.kind}" }
      content: [{ text: notes.title }]
      """
    ]
    #expect(
      try failure("Mood", to: "Temper", more)
        == .ambiguous(
          "Mood",
          [
            .init(phrase: "enum `Mood`", name: "enum:Mood"),
            .init(phrase: "screen `Mood`", name: "screen:Mood"),
          ]))
    #expect(
      try failure("Mood.kind", to: "sort", more)
        == .ambiguous(
          "Mood.kind",
          [
            .init(phrase: "parameter `kind` of screen `Mood`", name: "parameter:Mood.kind"),
            .init(phrase: "state `kind` of screen `Mood`", name: "state:Mood.kind"),
          ]))
    #expect(try failure("state:Mood.kind", to: "sort", more) == nil)
  }

  @Test(arguments: [
    ("Note", "User", "there is model `User` already"),
    ("Note", "Note", "model `Note` is called that already"),
    ("Note", "My Note", "`My Note` is no name"),
    ("Note.author", "Note.writer", "`Note.writer` is no name"),
    ("Note.id", "key", "`id` is the name of identities, by which lists tell items apart"),
    (
      "Entry.note", "memo",
      "`note` is the tag that the server sends for case `note` of union `Entry`"
    ),
    ("notes.title", "notes.error", "there is key of the strings `notes.error` already"),
    (
      "Plain words", "plain.words",
      "has no text for `Plain words` in its source language, so people read the key itself"
    ),
  ])
  func namesThatCannotBeTakenAreRefused(name: String, newName: String, message: String) throws {
    guard case .refused(let found, _) = try failure(name, to: newName) else {
      Issue.record("it was renamed")
      return
    }
    #expect(found.hasSuffix(message))
  }

  @Test func propertiesOfTheAppsOwnTypesAreRenamedInSwift() throws {
    let own = """
      model: Ad
      swift: { type: SponsoredAd }
      fields: { id: ID, link: URL }
      """
    #expect(
      try failure("Ad.link", to: "address", ["Specs/Ad.yaml": own])
        == .refused(
          "field `link` of model `Ad` is a property of `SponsoredAd`, which is not generated",
          help: "rename it in Swift, and then its field in the spec of `Ad`"))
  }

  @Test(
    arguments: [
      ("Note", "String", "reserved-name"), ("Note.text", "description", nil),
      ("Note.text", "Likes", "name-style"), ("Person", "person", "name-style"),
      ("Ticket.token", "secret", "session-mismatch"), ("NoteRow", "Note", "swift-name-collision"),
    ] as [(String, String, String?)])
  func whatWouldBeANewFindingIsToldAndNothingWritten(
    name: String, newName: String, rule: String?
  ) throws {
    let project = try RenamingProject.project()
    let (report, outcome) = try project.compiler().rename(RenameRequest(name, to: newName))
    #expect((outcome == nil) == (rule != nil))
    guard let rule else { return }
    #expect(report.diagnostics.map(\.rule).contains(rule))
    for (path, text) in RenamingProject.files { #expect(try project.text(path) == text) }
  }

  @Test func specsWithErrorsAreNotRenamed() throws {
    let project = try RenamingProject.project(["Specs/Wrong.yaml": "adapter: Wrong\nfor: Nothing\n"]
    )
    let (report, outcome) = try project.compiler().rename(RenameRequest("Note", to: "Memo"))
    #expect(outcome == nil && report.hasErrors)
  }

  @Test func aNameThatWouldMeanSomethingElseIsRefused() throws {
    let more = [
      "Specs/Times.yaml": """
      union: Moment
      tag: kind
      cases: { note: Note, memo: Memo }
      ---
      model: Memo
      fields: { id: ID, text: String }
      ---
      source: Moments
      request: { api: Main, path: /moments }
      yields: Moment
      ---
      adapter: MemoRow
      for: Memo
      cell: { text: $item.text }
      ---
      screen: Times
      sections:
        - id: all
          source: { use: Moments }
          group: { by: $item.text, header: { value: $group.value } }
          adapters: [NoteRow, MemoRow]
      """
    ]
    guard case .refused(let message, let help) = try failure("Memo.text", to: "words", more) else {
      Issue.record("it was renamed")
      return
    }
    #expect(
      message.hasSuffix("Times.yaml:20:24: the name stands for field `text` of model `Note`, too"))
    #expect(help == "rename both by hand, or change what is said there first")
  }
}
