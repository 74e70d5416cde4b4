extension StarterTemplate {
  /// The specs, in the order in which they are to be read, without the app's own.
  func specs(ofApp name: String) -> [(path: String, text: String)] {
    switch self {
    case .hello: [("Home.yaml", Self.greeting(name))]
    case .list: [("Notes.yaml", Self.notes), ("Samples/notes.json", Self.sample)]
    case .tabs: [("Home.yaml", Self.firstTab(name)), ("Settings.yaml", Self.settings)]
    case .login: [("Session.yaml", Self.session), ("Home.yaml", Self.memberHome(name))]
    }
  }

  private static func greeting(_ name: String) -> String {
    """
    screen: Home
    title: { verbatim: \(name) }
    content:
      - text: { verbatim: Hello }

    """
  }

  private static let notes = """
    screen: Notes
    title: { verbatim: Notes }
    source: { use: AllNotes }
    adapters: [NoteRow]
    reload: { pull: true }
    states:
      empty:
        image: tray
        text: { verbatim: Nothing here yet }
      error:
        text: { verbatim: The notes could not be loaded. }
        retry: true
    actions:
      - select: Note
        push: NoteDetail
        with: { note: $item }
    ---
    source: AllNotes
    request: { path: /notes }
    yields: Note
    samples: [Samples/notes.json]
    ---
    model: Note
    fields:
      id: ID
      title: String
      text: String
    ---
    adapter: NoteRow
    for: Note
    cell:
      column:
        - text: { value: $item.title, font: headline }
        - text: { value: $item.text, font: caption, color: secondaryText, lines: 1 }
      spacing: s
      padding: l
    ---
    screen: NoteDetail
    title: { value: $parameters.note.title }
    parameters: { note: Note }
    content:
      - column:
          - text: { value: $parameters.note.text, font: body }
        padding: l

    """

  private static let sample = """
    [
      { "id": "1", "title": "Milk", "text": "Two bottles." },
      { "id": "2", "title": "Letters", "text": "To be posted today." }
    ]

    """

  private static func firstTab(_ name: String) -> String {
    """
    screen: Home
    title: { verbatim: \(name) }
    content:
      - column:
          - text: { verbatim: Hello, font: headline }
          - button:
              title: { verbatim: Read on }
              push: Welcome
        spacing: m
        padding: l
    ---
    screen: Welcome
    title: { verbatim: Welcome }
    content:
      - column:
          - text: { verbatim: This is where the app begins., font: body }
        padding: l

    """
  }

  private static let settings = """
    screen: Settings
    title: { verbatim: Settings }
    state:
      sounds: { type: Bool, default: true, stored: settings.sounds }
    sections:
      - id: general
        header: { verbatim: General }
        rows:
          - toggle: $state.sounds
            title: { verbatim: Sounds }

    """

  private static let session = """
    # What the log-in screen sends, and what comes back.
    request: LogIn
    parameters: { email: String, password: String }
    method: POST
    path: /log-in
    body: { email: $parameters.email, password: $parameters.password }
    yields: Admission
    ---
    model: Admission
    fields:
      member: Member
      token: String
    ---
    model: Member
    fields:
      id: ID
      name: String

    """

  private static func memberHome(_ name: String) -> String {
    """
    screen: Home
    title: { verbatim: \(name) }
    content:
      - column:
          - text: { verbatim: "Hello, {$session.member.name}", font: headline }
          - button:
              title: { verbatim: Log out }
              do: logOut
        spacing: m
        padding: l

    """
  }
}
