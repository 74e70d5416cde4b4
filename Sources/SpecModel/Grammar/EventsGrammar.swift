import Diagnostics
import SourceText
import SpecSyntax

enum EventsGrammar {
  static let name = Key(
    "events", .name(.other("the catalogue's name")), .required, "The catalogue's name.",
    example: "Analytics")
  static let cases = Key(
    "cases", Form<[EventDeclaration]>.events, .required,
    "Each event with its parameters; `{}` for one without any.",
    example: "{ feedShown: {}, postOpened: { postID: ID } }")
  static let names = Key(
    "names", Form<KeyStyle>.choice, .defaultsTo("asWritten"),
    """
    How the names that analytics are told are derived from those of the events and their parameters. A \
    parameter with a `json:` of its own is called that.
    """,
    example: "snakeCase")
  static let sentAs = Key(
    "sentAs", Form<[SentEventName]>.sentNames,
    "What analytics call events whose names do not follow from those of the specs.",
    example: "{ postOpened: select_content }")
  static let record = Record<EventsDeclaration>(
    "events",
    """
    A typed catalogue of what the app tells its analytics. The app implements the protocol that is \
    generated for it, `AnalyticsSink` for `Analytics`, and hands it over at launch. Effects, screens \
    and rows tell events by `track`. The name of an event is unique in the app. Beside the typed cases \
    each event has a `name` and `parameters` as values, so that any analytics kit is one line.
    """,
    example: """
      events: Analytics
      cases:
        feedShown: {}
        postOpened: { postID: ID }
      """
  ) { mapping in
    let name = mapping.value(name)
    let cases = mapping.value(cases)
    let names = mapping.value(names)
    let sentAs = mapping.value(sentAs)
    guard let name, let cases else { return nil }
    return EventsDeclaration(
      name: name, cases: cases, names: names ?? .asWritten, sentAs: sentAs ?? [])
  }
}

extension Form where Value == [EventDeclaration] {
  static var events: Form {
    let fields = Form<[Field]>.fields
    return .entries(fields.shape, named: "an event") { name, node, reader in
      fields.read(reader.parameters(ofEvent: name, node), reader).map {
        EventDeclaration(name: name, parameters: $0)
      }
    }
  }
}

extension Form where Value == [SentEventName] {
  fileprivate static var sentNames: Form {
    let sent = Form<Name>.string("the name that analytics are told")
    return .entries(sent.shape, named: "an event") { name, node, reader in
      sent.read(node, reader).map { SentEventName(event: name, sent: $0) }
    }
  }
}

/// An event that is told, with values of its own.
enum TrackGrammar {
  static let event = Key(
    "event", .name(.trackedEvent), .required, "The event.", example: "postOpened")
  static let arguments = Key(
    "with", .arguments, "Values for the event's parameters.", example: "{ postID: $item.id }")
  static let record = Record<TrackedEvent>(
    "tracked event",
    """
    An event that is told to the analytics. Its name by itself takes the values of the `with:` beside \
    it, as far as the event has parameters of their names.
    """,
    example: """
      event: postOpened
      with: { postID: $item.id }
      """
  ) { mapping in
    let event = mapping.value(event)
    let arguments = mapping.value(arguments)
    return event.map { TrackedEvent(event: $0, arguments: arguments ?? []) }
  }
}

extension Form where Value == TrackedEvent {
  static var trackedEvent: Form {
    TrackGrammar.record.form(or: .name(.trackedEvent)) { TrackedEvent(event: $0, arguments: nil) }
  }
}

/// What is tracked when a screen is seen.
enum TrackingGrammar {
  static let shown = Key(
    "shown", Form<TrackedEvent>.trackedEvent,
    "What is told each time the screen has appeared.", example: "feedShown")
  static let impressions = Key(
    "impressions", Form<[ImpressionDeclaration]>.impressions,
    """
    What is told of the rows of models that have been seen. A row counts once for each appearance of \
    the screen, when half of it has been in sight for a second.
    """,
    example: "{ Post: { event: postSeen, with: { postID: $item.id } } }")
  static let record = Record<TrackingDeclaration>(
    "tracking", "What a screen tells the analytics of being seen.",
    example: """
      shown: feedShown
      impressions: { Post: { event: postSeen, with: { postID: $item.id } } }
      """,
    rules: [
      .atLeastOne(
        ["shown", "impressions"],
        missing: .missing(
          "this tracks nothing", help: "give it `shown:` or `impressions:`, or leave it out"))
    ]
  ) { mapping in
    let shown = mapping.value(shown)
    let impressions = mapping.value(impressions)
    return TrackingDeclaration(shown: shown, impressions: impressions ?? [])
  }
}

extension Form where Value == [ImpressionDeclaration] {
  static var impressions: Form {
    let event = Form<TrackedEvent>.trackedEvent
    return .entries(event.shape, named: "a model") { name, node, reader in
      event.read(node, reader).map { ImpressionDeclaration(model: name, event: $0) }
    }
  }
}

extension DocumentReader {
  /// Where the parameters of an event stand, which is reported if they have a key of their own there.
  fileprivate func parameters(ofEvent name: Name, _ node: NodeID) -> NodeID {
    guard tree.kind(node) == .mapping, tree.count(node) == 1,
      let pair = tree.pairs(node).first(where: { _ in true }), tree.kind(pair.value) == .mapping,
      ["parameters", "params", "with"].contains(tree.string(pair.key)),
      !tree.pairs(pair.value).contains(where: { tree.scalarEquals($0.key, "type") })
    else { return node }
    let text = String(decoding: tree.source[tree.span(pair.value).range], as: UTF8.self)
    let isOneLine = tree.isFlow(pair.value) && !text.contains("\n")
    report(
      Diagnostic(
        .unknownKey, "the parameters of an event stand right below its name",
        at: location(span(pair.key)),
        help: [
          "leave `\(tree.string(pair.key)):` out"
            + (isOneLine ? ", as in `\(name.text): \(text)`" : "")
        ],
        fixes: isOneLine && tree.isFlow(node)
          ? [.replacing(at: location(tree.span(node)), by: text, .safe)] : []))
    return pair.value
  }
}
