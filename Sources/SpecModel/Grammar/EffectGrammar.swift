import Diagnostics
import SourceText

/// What can be tapped takes the keys of one effect in place.
enum EffectGrammar {
  static let push = Key(
    "push", .name(.screen), "Shows a screen on top of the current one.", example: "PostDetail")
  static let present = Key(
    "present", .name(.screen), "Shows a screen over the current ones.", example: "Compose")
  static let style = Key(
    "as", Form<PresentationStyle>.choice, .defaultsTo("sheet"), "How `present` shows the screen.",
    example: "fullScreen")
  static let show = Key(
    "show", .name(.screen),
    "Shows a screen in the way that fits where it is said: pushed in a stack, else presented.",
    example: "PostDetail")
  static let open = Key("open", .value, "Opens an address.", example: "$item.link")
  static let call = Key(
    "call", .name(.other("a method's name")),
    """
    Calls a method that the app implements for the screen. It may take time and fail. It gets the \
    item of the row that it stands on, and the values under `with`.
    """,
    example: "hide")
  static let request = Key(
    "request", .name(.request), "Sends a request; while it runs, the control is disabled.",
    example: "LikePost")
  static let set = Key(
    "set", Form<[Assignment]>.assignments,
    "Changes the screen's state: paths with their new values.",
    example: "{ $state.expanded: true }")
  static let tab = Key(
    "tab", .name(.screenOfTheMenu), "Goes to an entry of the host's menu.", example: "Feed")
  static let result = Key(
    "return", .value, "Closes the screen with a result, of the type that it `returns`.",
    example: "$result")
  static let simple = Key(
    "do", Form<SimpleEffect>.choice, "Does something that needs no more words.", example: "dismiss")
  static let notice = Key(
    "notice", .text, "Shows a short message.", example: "edit.failed")
  static let retry = Key(
    "retry", .boolean, .defaultsTo("false"),
    "Whether a notice offers to try again what has failed, without asking `confirm` once more.",
    example: "true")
  static let share = Key(
    "share", .value,
    "Offers ways to hand a text or an address on; nothing happens if it is missing.",
    example: "$item.link")
  static let copy = Key(
    "copy", .value, "Puts a text or an address on the pasteboard.", example: "$item.link")
  static let menu = Key(
    "menu", Form<[MenuItemDeclaration]>.menu, "Lets people choose one of several things.",
    example: "[{ title: post.report, call: report }]")
  static let track = Key(
    "track", Form<TrackedEvent>.trackedEvent,
    """
    Tells the analytics of an event: by itself, or beside something else that a tap does, and then \
    before that. Each tap is told once: trying again what has failed is not told again.
    """,
    example: "postOpened")
  static let event = Key(
    "event", .name(.other("an event of the adapter")), "Tells the screen that the adapter is in.",
    example: "comment")

  static let arguments = Key(
    "with", .arguments,
    """
    Values for the parameters of the screen or request, or for the method of a `call`; there a \
    literal is a `String`.
    """,
    example: "{ id: $item.id }")
  static let condition = Key(
    "when", .condition, "The effect is there only while this holds.",
    example: "$item.photo != nil")
  static let confirmation = Key(
    "confirm", .text, "Asks before anything happens.", example: "post.deleteSure")
  static let optimistic = Key(
    "optimistic", Form<[Assignment]>.assignments,
    "Changes of `$item` that are shown at once, and put back if the request fails.",
    example: "{ $item.liked: not $item.liked }")
  static let then = Key(
    "then", Form<Effect>.effect, "What follows a success of `request` or `call`.",
    example: "{ do: dismiss }")
  static let failed = Key(
    "failed", Form<Effect>.effect,
    "What follows a failure of `request` or `call`. Left out, a notice says that it failed.",
    example: "{ notice: edit.failed }")
  static let returned = Key(
    "returned", Form<Effect>.effect, "What happens with `$result` of the screen that was shown.",
    example: "{ do: reload }")

  /// The keys without `when` and `event`, which mean something else in some places.
  static let keys: KeyGroup = KeyGroup(
    of: construct,
    [
      push.description, present.description, style.description, show.description,
      open.description, call.description, request.description, set.description, tab.description,
      result.description, simple.description, notice.description, retry.description,
      share.description, copy.description, menu.description,
      arguments.description, confirmation.description, optimistic.description,
      then.description, failed.description, returned.description, track.description,
    ])

  static let construct = Construct(
    "effect",
    """
    What happens when something is tapped or has finished. One key says what, and others go with \
    it. Whatever can be tapped has these keys in place.
    """,
    example: """
      request: DeletePost
      with: { id: $item.id }
      confirm: post.deleteSure
      then: { do: pop }
      failed: { notice: post.deleteFailed, retry: true }
      """,
    relations: relations, [keys, [condition.description]])

  /// One thing happens, and what goes with some things stands beside them only.
  static let relations: [KeyRelation] = oneOf([]) + modifierRelations
  static let modifierRelations: [KeyRelation] = [
    .only(["as"], with: ["present"]), .only(["retry"], with: ["notice"]),
  ]
  /// The keys of which each says what happens.
  static let actionKeys = actionNames.map(\.description)

  /// One thing happens, which may be one of `others`; telling the analytics goes with all of them.
  static func oneOf(_ others: [String]) -> [KeyRelation] {
    [.atLeastOne(actionKeys + ["track"] + others), .atMostOne(actionKeys + others)]
  }

  /// The actions that a mapping says, of which there should be one.
  private struct Found {
    var first: (action: Effect.Action, span: ByteSpan)?
    /// Where the second action is said.
    var second: ByteSpan?

    mutating func add(_ action: Effect.Action?, _ span: @autoclosure () -> ByteSpan?) {
      guard let action, let span = span() else { return }
      if first == nil {
        first = (action, span)
      } else if second == nil {
        second = span
      }
    }
  }

  private static let actionNames: [StaticString] = [
    "push", "present", "show", "open", "call", "request", "set", "tab", "return", "do", "notice",
    "share", "copy", "menu",
  ]

  /// Whether a mapping holds the keys of an effect.
  static func stands(in mapping: MappingReader) -> Bool {
    mapping.has("track") || actionNames.contains { mapping.has($0) }
  }

  /// Reads an effect from a mapping that may have other keys beside it; nil if it has none, which
  /// is reported when `needed`.
  static func read(
    _ mapping: inout MappingReader, withEvents: Bool = false, withCondition: Bool = true,
    needed: Bool = true
  ) -> Effect? {
    var found = Found()
    readNavigation(&mapping, into: &found)
    readWork(&mapping, into: &found)
    if withEvents {
      found.add(mapping.value(event).map { .event($0) }, mapping.keySpan("event"))
    }
    let tracked = mapping.value(track)
    if found.first == nil, let tracked {
      found.add(.track(tracked), mapping.keySpan("track"))
    }
    let isBroken = stands(in: mapping) || (withEvents && mapping.has("event"))
    // What stands beside an action that cannot be read is no mistake of its own.
    let place = found.first ?? (isBroken ? (.simple(.dismiss), mapping.span) : nil)
    let effect = place.map { action, span in
      let given = mapping.value(arguments)
      return Effect(
        action: action, arguments: given ?? [],
        hasBrokenArguments: given == nil && mapping.has("with"),
        condition: withCondition ? mapping.value(condition) : nil,
        confirmation: mapping.value(confirmation), optimistic: mapping.value(optimistic) ?? [],
        then: mapping.value(then), failed: mapping.value(failed),
        returned: mapping.value(returned), tracked: action.isTracking ? nil : tracked, span: span)
    }
    report(found, in: mapping, needed: needed, withEvents: withEvents)
    return found.first == nil ? nil : effect
  }

  private static func readNavigation(_ mapping: inout MappingReader, into found: inout Found) {
    found.add(mapping.value(push).map { .push($0) }, mapping.keySpan("push"))
    if mapping.has("present") {
      let style = mapping.value(style) ?? .sheet
      found.add(mapping.value(present).map { .present($0, style) }, mapping.keySpan("present"))
    }
    found.add(mapping.value(show).map { .show($0) }, mapping.keySpan("show"))
    found.add(mapping.value(open).map { .open($0) }, mapping.keySpan("open"))
    found.add(mapping.value(tab).map { .tab($0) }, mapping.keySpan("tab"))
    found.add(mapping.value(simple).map { .simple($0) }, mapping.keySpan("do"))
    found.add(mapping.value(share).map { .share($0) }, mapping.keySpan("share"))
    found.add(mapping.value(copy).map { .copy($0) }, mapping.keySpan("copy"))
    found.add(mapping.value(menu).map { .menu($0) }, mapping.keySpan("menu"))
  }

  private static func readWork(_ mapping: inout MappingReader, into found: inout Found) {
    found.add(mapping.value(call).map { .call($0) }, mapping.keySpan("call"))
    found.add(mapping.value(request).map { .request($0) }, mapping.keySpan("request"))
    found.add(mapping.value(set).map { .set($0) }, mapping.keySpan("set"))
    found.add(mapping.value(result).map { .return($0) }, mapping.keySpan("return"))
    if mapping.has("notice") {
      let retry = mapping.value(retry) ?? false
      found.add(
        mapping.value(notice).map { .notice($0, retry: retry) }, mapping.keySpan("notice"))
    }
  }

  /// What other languages and libraries call an effect, in small letters.
  static let otherWords = [
    "navigate": "push", "goto": "push", "segue": "push", "route": "push", "modal": "present",
    "sheet": "present", "url": "open", "alert": "notice", "toast": "notice", "run": "call",
    "fetch": "request", "event": "track", "dismiss": "do: dismiss", "close": "do: dismiss",
    "pop": "do: pop", "back": "do: pop", "logout": "do: logOut", "reload": "do: reload",
    "refresh": "do: reload",
  ]

  private static func report(
    _ found: Found, in mapping: MappingReader, needed: Bool, withEvents: Bool
  ) {
    if let second = found.second {
      mapping.reader.report(
        .unknownKey, "an effect does one thing, and there is another already",
        at: second,
        help: "leave one of them; what follows a `request` or `call` stands under its `then:`")
    }
    guard found.first == nil, needed else { return }
    let isBroken = stands(in: mapping) || (withEvents && mapping.has("event"))
    guard !isBroken else { return }
    let names = actionNames.map { "`\($0)`" }.joined(separator: ", ")
    mapping.reader.report(
      .missingKey, "\(mapping.construct.name) says nothing that should happen",
      at: mapping.span, help: "give it one of \(names)")
  }
}

extension Effect.Action {
  fileprivate var isTracking: Bool {
    if case .track = self { true } else { false }
  }
}

extension Form where Value == Effect {
  static var effect: Form {
    .construct(EffectGrammar.construct) { EffectGrammar.read(&$0) }
  }
}

extension Form where Value == [Assignment] {
  /// Paths with their new values.
  static var assignments: Form {
    Form(.map(keys: .notation(.path), .notation(.value))) { node, reader in
      guard reader.tree.kind(node) == .mapping else {
        return reader.mismatch(
          node, expected: "a mapping of paths to values",
          help: "for instance `{ $state.expanded: true }`")
      }
      return reader.elements(ofPairs: node) { key, value in
        guard let target = reader.path(key), let value = reader.value(value) else { return nil }
        return Assignment(target: target, targetSpan: reader.span(key), value: value)
      }
    }
  }
}
