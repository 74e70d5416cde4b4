import Diagnostics
import Testing

@testable import ScreenCompiler

/// What is renamed with a name, and what stays as it is.
@Suite struct RenamingTests {
  /// A name, the new one, and the lines that change: those that are there then.
  struct Renaming: Sendable, CustomTestStringConvertible {
    let name: String
    let newName: String
    let lines: [String]

    init(_ name: String, _ newName: String, _ lines: String...) {
      self.name = name
      self.newName = newName
      self.lines = lines
    }

    var testDescription: String { "\(name) to \(newName)" }
  }

  static let declarations = [
    Renaming("app:Club", "Team", "app: Team"),
    Renaming(
      "api:Main", "Web", "api: Web", "request: { api: Web, path: \"/best/{$parameters.of}\" }",
      "request: { api: Web, path: /entries }"
    ),
    Renaming("theme:Plain", "Quiet", "theme: Quiet"),
    Renaming(
      "Mood", "Temper", "enum: Temper", "  mood: Temper = good",
      "  mood: { type: Temper, default: good }"),
    Renaming(
      "User", "Member", "model: Member", "  boss: \"[Member]\"", "  author: Member?",
      "cases: { note: Note, person: Member }", "for: Member",
      "  - { select: Member, push: Person, with: { userID: $item.id } }",
      "fields: { token: String, user: Member? }",
      "  fields: { token: { type: String, secret: true }, user: Member? }"),
    Renaming("Entry", "Post", "union: Post", "yields: Post"),
    Renaming(
      "BestNotes", "TopNotes", "source: TopNotes", "  best: { use: TopNotes, with: { of: me } }"),
    Renaming("LogIn", "SignIn", "request: SignIn", "  begins: [SignIn]", "  request: SignIn"),
    Renaming("Stamp", "Badge", "component: Badge", "        use: Badge"),
    Renaming(
      "NoteRow", "NoteLine", "adapter: NoteLine", "    adapters: [NoteLine]",
      "    adapters: [NoteLine, UserRow]",
      "  - { event: NoteLine.liked, set: { $state.mood: bad } }"),
    Renaming(
      "Person", "Profile", "screen: Profile",
      "    - { screen: Profile, title: tab.person, with: { userID: me } }",
      "  - { url: \"club://people/{userID}\", screen: Profile }",
      "  - { select: User, push: Profile, with: { userID: $item.id } }"),
    Renaming("Analytics", "Figures", "events: Figures"),
  ]

  static let parts = [
    Renaming(
      "Note.author", "writer", "  writer: { type: \"User?\", json: author }",
      "    - text: { verbatim: \"by {$item.writer.fullName}\", when: $item.writer != nil }"),
    Renaming(
      "Note.likes", "hearts", "  hearts: { type: Int, default: 0, json: likes }",
      "    - text: { key: note.mood, when: $item.mood == bad and $item.hearts > 1 }"),
    Renaming(
      "Note.mood", "temper", "  temper: { type: Mood, default: good, json: mood }",
      "    - text: { key: note.mood, when: $item.temper == bad and $item.likes > 1 }"),
    Renaming(
      "User.fullName", "name", "  name: { type: String, json: full_name }",
      "cell: { text: $item.name }",
      "    - text: { verbatim: \"by {$item.author.name}\", when: $item.author != nil }"),
    Renaming("User.boss", "chiefs", "  chiefs: { type: \"[User]\", json: boss }"),
    Renaming(
      "Note.summary", "digest", "computed: { digest: Text }", "    - text: { value: $item.digest }"),
    Renaming(
      "Mood.good", "fine", "cases: { fine: good, bad: bad }", "unknown: fine",
      "  mood: Mood = fine",
      "  mood: { type: Mood, default: fine }", "    when: $state.mood == fine"),
    Renaming(
      "screen:Person.userID", "id", "parameters: { id: ID }",
      "title: { verbatim: \"{$parameters.id}\" }",
      "    - { screen: Person, title: tab.person, with: { id: me } }",
      "  - { url: \"club://people/{id}\", screen: Person }",
      "  - { select: User, push: Person, with: { id: $item.id } }"),
    Renaming(
      "BestNotes.of", "user", "parameters: { user: ID }",
      "  best: { use: BestNotes, with: { user: me } }",
      "request: { api: Main, path: \"/best/{$parameters.user}\" }"),
    Renaming(
      "LogIn.email", "mail", "parameters: { mail: String }", "body: { email: $parameters.mail }",
      "  with: { mail: $form.email }"),
    Renaming(
      "Stamp.name", "title", "parameters: { title: String }", "        with: { title: $item.text }",
      "    - text: { value: $parameters.title, font: body, color: ink }"),
    Renaming(
      "Analytics.noteOpened.noteID", "id", "  noteOpened: { id: ID }",
      "    track: { event: noteOpened, with: { id: $item.id } }"),
    Renaming(
      "Notes.mood", "filter", "  filter: Mood = good", "    when: $state.filter == good",
      "      - { picker: $state.filter, title: notes.mood }",
      "  - { event: NoteRow.liked, set: { $state.filter: bad } }"),
    Renaming(
      "Notes.sound", "noise", "  noise: { type: Bool, default: true, stored: Notes.sound }",
      "      - { toggle: $state.noise, title: notes.sound }"),
    Renaming(
      "Notes.best", "top", "  top: { use: BestNotes, with: { of: me } }", "    source: $data.top"),
    Renaming(
      "Person.email", "mail", "  mail: { type: String, title: person.email }",
      "  with: { email: $form.mail }"),
    Renaming("Notes.top", "first", "  - id: first"),
    Renaming(
      "NoteRow.liked", "loved", "events: [loved]", "        events: { pressed: { event: loved } }",
      "  - { event: NoteRow.loved, set: { $state.mood: bad } }"),
    Renaming(
      "Stamp.pressed", "tapped", "events: [tapped]",
      "    - button: { title: note.like, event: tapped }",
      "        events: { tapped: { event: liked } }"),
    Renaming(
      "loggedIn", "entered", "emits: [entered]", "reload: { events: [entered, noteArrived] }"),
    Renaming(
      "noteArrived", "noteSent", "emits: [noteSent]", "reload: { events: [loggedIn, noteSent] }"),
    Renaming(
      "Analytics.noteOpened", "noteSeen", "  noteSeen: { noteID: ID }",
      "    track: { event: noteSeen, with: { noteID: $item.id } }"),
    Renaming(
      "Notes.open", "show", "    call: show"),
    Renaming(
      "Notes.open.note", "it", "    with: { it: $item }"),
  ]

  static let shared = [
    Renaming(
      "quick", "fast", "flags: { fast: Bool = false }",
      "    when: $flags.fast"),
    Renaming(
      "session:token", "secret",
      "headers: { Authorization: \"Bearer {$session.secret}\" }",
      "  fields: { secret: { type: String, secret: true }, user: User? }",
      "fields: { secret: { type: String, json: token }, user: User? }"),
    Renaming(
      "debug", "test", "base: { test: \"https://debug.example\", release: \"https://example.com\" }"
    ),
    Renaming(
      "ink", "text", "colors: { text: { light: \"#000000\" } }",
      "colors: { text: { light: \"#111111\" } }",
      "    - text: { value: $parameters.name, font: body, color: text }",
      "        refine: { caption: { color: text } }"),
    Renaming(
      "body", "normal", "fonts: { normal: { size: 17 } }",
      "    - text: { value: $parameters.name, font: normal, color: ink }"),
    Renaming("wide", "large", "spacing: { large: 20 }", "  spacing: large"),
    Renaming(
      "card", "round", "radii: { round: 16 }", "radii: { round: 2 }", "  box: { corners: round }"),
    Renaming(
      "Stamp.caption", "title", "      part: title", "        refine: { title: { color: ink } }"),
    Renaming(
      "notes.title", "notes.heading", "title: notes.heading", "\"notes.heading\"   = \"Notes\";"),
    Renaming(
      "notes.sound", "notes.noise", "notes.noise = \"Sound\";  // as it is",
      "      - { toggle: $state.sound, title: notes.noise }"),
    Renaming(
      "notes.sound", "With sound", "\"With sound\" = \"Sound\";  // as it is",
      "      - { toggle: $state.sound, title: \"With sound\" }"),
  ]

  @Test(arguments: declarations + parts + shared)
  func everyPlaceOfANameChangesAndNothingElse(renaming: Renaming) throws {
    let project = try RenamingProject.project()
    let (report, outcome) = try project.compiler().rename(
      RenameRequest(renaming.name, to: renaming.newName))
    let changes = try #require(outcome?.changes, "\(report.diagnostics.map(\.message))")
    var lines: Set<String> = []
    for change in changes {
      let before = Set(Self.lines(change.before))
      lines.formUnion(Self.lines(change.after).filter { !before.contains($0) })
    }
    #expect(lines == Set(renaming.lines))
  }

  @Test func recordedResponsesFollowWhereTheServerDoes() throws {
    let project = try RenamingProject.project()
    try rename("User.fullName", to: "wholeName", changesSamples: true, in: project)
    #expect(try project.text("Specs/Models.yaml").contains("\n  wholeName: String\n"))
    let samples = try project.text("Specs/entries.json")
    #expect(
      samples
        == RenamingProject.files["Specs/entries.json"]?.replacing("full_name", with: "whole_name"))
    try rename("Entry.note", to: "memo", changesSamples: true, in: project)
    #expect(try project.text("Specs/entries.json").contains("{ \"kind\": \"memo\", \"id\": 1"))
    #expect(try project.text("Specs/Models.yaml").contains("cases: { memo: Note, person: User }"))
  }

  @Test func aFileThatIsNamedTwiceChangesOnce() throws {
    let app = try #require(RenamingProject.files["Specs/App.yaml"])
      .replacing("strings: [", with: "strings: [./en.lproj/Localizable.strings, ")
    let project = try RenamingProject.project(["Specs/App.yaml": app])
    try rename("notes.title", to: "notes.heading", in: project)
    let text = try project.text("Specs/en.lproj/Localizable.strings")
    #expect(text.contains("\"notes.heading\"   = \"Notes\";"))
  }

  @Test func stepsAskForAFieldByItsNewName() throws {
    let project = try RenamingProject.project([
      "Specs/Visit.yaml": """
      screen: Visit
      title: person.send
      form:
        email: { type: String, title: person.email }
        guest: { type: String, title: note.mood }
      steps:
        - { title: person.email, fields: [email] }
        - { title: note.mood, fields: [guest] }
      submit:
        title: person.send
        request: LogIn
        with: { email: "{$form.email} {$form.guest}" }
        then: { do: dismiss }
      """
    ])
    try rename("Visit.guest", to: "friend", in: project)
    let text = try project.text("Specs/Visit.yaml")
    #expect(text.contains("  friend: { type: String, title: note.mood }"))
    #expect(text.contains("  - { title: note.mood, fields: [friend] }"))
    #expect(text.contains("{$form.email} {$form.friend}"))
  }

  @Test func aRuleOfTheAppIsRenamedInAllForms() throws {
    let project = try RenamingProject.project([
      "Specs/Visit.yaml": """
      screen: Visit
      title: person.send
      form:
        email: { type: String, title: person.email, rule: reachable }
        guest: { type: String, title: note.mood, rule: { name: reachable, text: person.send } }
      submit:
        title: person.send
        request: LogIn
        with: { email: "{$form.email} {$form.guest}" }
        then: { do: dismiss }
      """,
      "Sources/App/Rules.swift": """
      extension ClubParts {
        func acceptsReachable(_ value: String) -> Bool { value.contains("@") }
      }
      """,
    ])
    let outcome = try project.compiler().rename(
      RenameRequest("reachable", to: "answering"), writes: true
    ).outcome
    let text = try project.text("Specs/Visit.yaml")
    #expect(text.contains("title: person.email, rule: answering }"))
    #expect(text.contains("rule: { name: answering, text: person.send } }"))
    #expect(outcome?.swiftUses.map(\.oldName) == ["acceptsReachable"])
    #expect(outcome?.swiftUses.map(\.newName) == ["acceptsAnswering"])
  }

  @Test func theKeyOfAPluralRuleIsRenamedWithThatOfItsText() throws {
    let project = try RenamingProject.project()
    let path = "Specs/en.lproj/Localizable.stringsdict"
    func rules(_ key: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <!-- notes.title -->
        <key>\(key)</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>notes.title</string>
        </dict>
      </dict></plist>

      """
    }
    try project.write(rules("notes.title"), to: path)
    try rename("notes.title", to: "notes.heading <&>", in: project)
    #expect(try project.text(path) == rules("notes.heading &lt;&amp;>"))
    #expect(
      try project.text("Specs/en.lproj/Localizable.strings").contains("\"notes.heading <&>\""))
  }

  @Test func stringsInUTF16StayInIt() throws {
    let text = "\"notes.title\" = \"Notes\";\n"
    let project = try RenamingProject.project()
    let path = "Specs/en.lproj/Localizable.strings"
    func wide(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let rest = try project.text(path).split(separator: "\n").filter { !$0.contains("notes.title") }
      .joined(separator: "\n")
    try project.write(wide(text + rest), to: path)
    try rename("notes.title", to: "notes.heading", in: project)
    let bytes = try FileSystem.read(project.folder.appending(path: path).path)
    #expect(bytes == wide("\"notes.heading\" = \"Notes\";\n" + rest))
  }

  @Test func stateStaysWhereItIsKeptWhenItsScreenIsRenamed() throws {
    let project = try RenamingProject.project()
    let before = try project.text("Specs/Notes.yaml")
    try rename("Notes", to: "Memos", in: project)
    #expect(try project.text("Specs/Notes.yaml").contains("stored: Notes.sound }"))
    try rename("Memos", to: "Notes", in: project)
    #expect(try project.text("Specs/Notes.yaml") == before)
  }

  @Test func namesBehindAliasesInBlocksAndInSeveralLinesAreFound() throws {
    let project = try RenamingProject.project([
      "Specs/Other.yaml": """
      adapter: NoteTile
      for: Note
      cell:
        column:
          - text: &words { value: $item.text }
          - text: *words
          - text:
              verbatim: >-
                text: {$item.text}
                and {$item.likes}
          - text:
              verbatim: "caf\\u00e9 {$item.text}"
      """
    ])
    try rename("Note.text", to: "words", in: project)
    let text = try project.text("Specs/Other.yaml")
    #expect(text.contains("&words { value: $item.words }"))
    #expect(text.contains("text: {$item.words}\n"))
    #expect(text.contains("\"caf\\u00e9 {$item.words}\""))
  }

  @Test func modulesAndWhatTheyExportAreRenamed() throws {
    let project = try RenamingProject.project([
      "Specs/Shop/Module.yaml": """
      module: Shop
      exports: [Ware]
      ---
      model: Ware
      fields: { id: ID }
      ---
      adapter: WareRow
      for: Ware
      cell: { text: notes.title }
      ---
      screen: Ware
      source: { request: { api: Main, path: /wares }, yields: Ware }
      adapters: [WareRow]
      """,
      "Specs/Till/Module.yaml": """
      module: Till
      uses: [Shop]
      ---
      source: Wares
      request: { api: Main, path: /wares }
      yields: Ware
      """,
    ])
    try rename("model:Ware", to: "Article", in: project)
    let shop = try project.text("Specs/Shop/Module.yaml")
    #expect(shop.hasPrefix("module: Shop\nexports: [Ware, Article]\n---\nmodel: Article\n"))
    #expect(shop.contains("for: Article\n") && shop.contains("screen: Ware\n"))
    #expect(try project.text("Specs/Till/Module.yaml").hasSuffix("yields: Article"))
    try rename("Shop", to: "Store", in: project)
    #expect(try project.text("Specs/Till/Module.yaml").contains("uses: [Store]"))
  }

  private func rename(
    _ name: String, to newName: String, changesSamples: Bool = false, in project: ScratchProject
  ) throws {
    let (report, outcome) = try project.compiler().rename(
      RenameRequest(name, to: newName, changesSamples: changesSamples))
    #expect(outcome != nil, "\(report.diagnostics.map(\.message))")
  }

  private static func lines(_ text: [UInt8]) -> [String] {
    String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
