import Testing

@testable import ScreenCompiler

/// An app in which everything that specs can name has a name.
enum RenamingProject {
  static let files = [
    "Specs/screenc.yaml": "output: ../Sources/Generated\n",
    "Specs/App.yaml": """
    app: Club
    language: 1
    theme: Plain
    strings: [en.lproj/Localizable.strings, en.lproj/Localizable.stringsdict, More.xcstrings]
    flags: { quick: Bool = false }
    emits: [noteArrived]
    host:
      menu:
        - { screen: Notes, title: tab.notes }
        - { screen: Person, title: tab.person, with: { userID: me } }
    links:
      - { url: "club://people/{userID}", screen: Person }
    """,
    "Specs/Server.yaml": """
    api: Main
    base: { debug: "https://debug.example", release: "https://example.com" }
    headers: { Authorization: "Bearer {$session.token}" }
    keys: snakeCase
    session:
      fields: { token: { type: String, secret: true }, user: User? }
      begins: [LogIn]
    ---
    request: LogIn
    parameters: { email: String }
    api: Main
    method: POST
    path: /login
    body: { email: $parameters.email }
    yields: Ticket
    emits: [loggedIn]
    ---
    model: Ticket
    fields: { token: String, user: User? }
    ---
    theme: Plain
    colors: { ink: { light: "#000000" } }
    fonts: { body: { size: 17 } }
    spacing: { wide: 20 }
    radii: { card: 16 }
    ---
    theme: Bright
    colors: { ink: { light: "#111111" } }
    fonts: { body: { size: 17 } }
    spacing: { wide: 20 }
    radii: { card: 2 }
    ---
    events: Analytics
    cases:
      noteOpened: { noteID: ID }
    """,
    "Specs/Models.yaml": """
    model: User
    fields:
      id: ID
      fullName: String
      boss: "[User]"
    ---
    model: Note
    fields:
      id: ID
      author: User?
      text: String
      likes: Int = 0
      mood: { type: Mood, default: good }
    computed: { summary: Text }
    ---
    enum: Mood
    cases: [good, bad]
    unknown: good
    ---
    union: Entry
    tag: kind
    cases: { note: Note, person: User }
    """,
    "Specs/Cells.yaml": """
    component: Stamp
    parameters: { name: String }
    events: [pressed]
    cell:
      row:
        - text: { value: $parameters.name, font: body, color: ink }
          part: caption
        - button: { title: note.like, event: pressed }
      spacing: wide
      box: { corners: card }
    ---
    adapter: NoteRow
    for: Note
    events: [liked]
    cell:
      column:
        - text: { value: $item.summary }
        - text: { verbatim: "by {$item.author.fullName}", when: $item.author != nil }
        - text: { key: note.mood, when: $item.mood == bad and $item.likes > 1 }
        - component:
            use: Stamp
            with: { name: $item.text }
            events: { pressed: { event: liked } }
            refine: { caption: { color: ink } }
    ---
    adapter: UserRow
    for: User
    cell: { text: $item.fullName }
    """,
    "Specs/Notes.yaml": """
    screen: Notes
    title: notes.title
    parameters: { first: Int? }
    state:
      mood: Mood = good
      sound: { type: Bool, default: true, stored: true }
    data:
      best: { use: BestNotes, with: { of: me } }
    reload: { events: [loggedIn, noteArrived] }
    sections:
      - id: top
        source: $data.best
        adapters: [NoteRow]
      - id: all
        source: { use: AllEntries }
        adapters: [NoteRow, UserRow]
        when: $state.mood == good
      - id: settings
        when: $flags.quick
        rows:
          - { toggle: $state.sound, title: notes.sound }
          - { picker: $state.mood, title: notes.mood }
    states:
      empty: { text: notes.empty }
      error: { text: notes.error }
    actions:
      - select: Note
        call: open
        with: { note: $item }
        track: { event: noteOpened, with: { noteID: $item.id } }
      - { select: User, push: Person, with: { userID: $item.id } }
      - { event: NoteRow.liked, set: { $state.mood: bad } }
    ---
    source: BestNotes
    parameters: { of: ID }
    request: { api: Main, path: "/best/{$parameters.of}" }
    yields: "[Note]"
    ---
    source: AllEntries
    request: { api: Main, path: /entries }
    yields: Entry
    samples: [entries.json]
    """,
    "Specs/Person.yaml": """
    screen: Person
    title: { verbatim: "{$parameters.userID}" }
    parameters: { userID: ID }
    form:
      email: { type: String, title: person.email }
    submit:
      title: person.send
      request: LogIn
      with: { email: $form.email }
      then: { do: dismiss }
    """,
    "Specs/entries.json": """
    [
      { "kind": "note", "id": 1, "author": { "id": 2, "full_name": "Ann", "boss": [] }, "text": "a",
        "mood": "good" },
      { "kind": "person", "id": 3, "full_name": "Bob", "boss": [{ "id": 4, "full_name": "Cy" }] }
    ]

    """,
    "Specs/en.lproj/Localizable.strings": """
    /* The list. */
    "notes.title"   = "Notes";
    notes.sound = "Sound";  // as it is
    "tab.notes" = "Notes"; "tab.person" = "Me"; "notes.mood" = "Mood"; "notes.empty" = "None";
    "notes.error" = "Oh"; "note.like" = "Like"; "person.email" = "Mail"; "person.send" = "Send";
    "note.mood" = "Bad";

    """,
    "Specs/en.lproj/Localizable.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict></dict></plist>

    """,
    "Specs/More.xcstrings": """
    { "sourceLanguage" : "en", "strings" : {
        "more.only" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "More" } } } },
        "Plain words" : { }
      }, "version" : "1.0" }

    """,
    "Sources/App/Club.swift": #"""
    // NotesActions is what Notes asks for; see author.
    final class Club: NotesActions {
      func open(note: Note) async throws {
        let name = note.author?.fullName ?? ""
        print("author of \(note.author?.id ?? "") is \(name)", String(localized: "notes.title"))
      }
    }
    extension Note: NoteComputed {
      var summary: ScreenText { .verbatim(text) }
    }
    let author = Note(id: "1", author: nil, text: "")

    """#,
    "Sources/Generated/Note.swift": "struct Note { let author: User? }\n",
  ]

  static func project(_ more: [String: String] = [:]) throws -> ScratchProject {
    try ScratchProject(files.merging(more) { $1 })
  }
}
