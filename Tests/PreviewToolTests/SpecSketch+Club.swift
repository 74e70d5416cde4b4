extension SpecSketch {
  /// An app with a gate of its own: who has given an e-mail address sees news.
  static let club = [
    "App.yaml": """
    app: Club
    language: 1
    architecture: table
    host:
      style: tabBar
      menu:
        - { title: { verbatim: News }, screen: News, icon: newspaper }
        - { title: { verbatim: You }, screen: You, icon: person }
      onboarding: { screen: Door }
    ---
    api: Main
    base: https://club.example
    auth: { bearer: $session.token }
    session:
      fields:
        name: String
        token: { type: String, secret: true }
      begins: [LogIn]
      refresh: Renew
    ---
    model: Pass
    fields: { name: String, token: String }
    ---
    request: LogIn
    parameters: { email: String }
    method: POST
    path: /log-in
    body: { email: $parameters.email }
    yields: Pass
    ---
    request: Renew
    method: POST
    path: /renew
    yields: Pass
    ---
    model: Piece
    fields: { id: ID, text: String }
    ---
    adapter: PieceRow
    for: Piece
    cell: { text: $item.text }
    ---
    source: Pieces
    request: { path: /news }
    items: rows
    yields: Piece
    samples: [news.json]

    """,
    "Screens.yaml": """
    screen: Door
    title: { verbatim: Door }
    sections:
      - id: main
        rows:
          - { use: PieceRow, item: { id: enter, text: Come in }, push: Entry }
    ---
    screen: Entry
    title: { verbatim: Entry }
    form:
      email: { type: String, title: { verbatim: E-mail }, required: true, format: email }
    submit:
      title: { verbatim: Enter }
      request: LogIn
      with: { email: $form.email }
      failed: { notice: { verbatim: Not known } }
    ---
    screen: News
    title: { verbatim: News }
    source: { use: Pieces }
    adapters: [PieceRow]
    reload: { pull: true }
    states:
      empty: { text: { verbatim: No news } }
      error: { text: { verbatim: Try later }, retry: true, as: full }
    ---
    screen: You
    title: { verbatim: You }
    sections:
      - id: main
        rows:
          - use: PieceRow
            item: { id: leave, text: Leave }
            do: logOut
            confirm: { verbatim: Sure? }

    """,
    "news.json": #"{"rows": [{"id": 1, "text": "First"}]}"#,
  ]
}
