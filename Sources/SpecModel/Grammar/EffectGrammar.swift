import Diagnostics
import SourceText
import SpecSyntax

/// What can be tapped takes the keys of one effect in place.
enum EffectGrammar {
  static let push = Key(
    "push", .target(.screen, of: "push"), "Shows a screen on top of the current one.",
    example: "PostDetail")
  static let present = Key(
    "present", .target(.screen, of: "present"), "Shows a screen over the current ones.",
    example: "Compose")
  static let style = Key(
    "as", Form<PresentationStyle>.choice, .defaultsTo("sheet"), "How `present` shows the screen.",
    example: "fullScreen")
  static let show = Key(
    "show", .target(.screen, of: "show"),
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
    "request", .target(.request, of: "request"),
    "Sends a request; while it runs, the control is disabled.",
    example: "LikePost")
  static let set = Key(
    "set", Form<[Assignment]>.assignments(likely: .state),
    "Changes the screen's state: paths with their new values.",
    example: "{ $state.expanded: true }")
  static let tab = Key(
    "tab", .target(.screenOfTheMenu, of: "tab"), "Goes to an entry of the host's menu.",
    example: "Feed")
  static let result = Key(
    "return", .value, "Closes the screen with a result, of the type that it `returns`.",
    example: "$result")
  static let simple = Key(
    "do", Form<SimpleEffect>.choice, "Does something that needs no more words.", example: "dismiss")
  static let notice = Key(
    "notice", .text, "Shows a short message.", example: "edit.failed")
  static let retry = Key(
    "retry",
    .boolean(helpOn: \.helpOnRetries),
    .defaultsTo("false"),
    "Whether a notice offers to try again what has failed, without asking `confirm` once more.",
    example: "true")
  static let share = Key(
    "share", .value,
    "Offers ways to hand a text or an address on; nothing happens if it is missing.",
    example: "$item.link")
  static let copy = Key(
    "copy", .value, "Puts a text or an address on the pasteboard.", example: "$item.link")
  static let wear = Key(
    "wear", .name(.theme),
    """
    Lets the app look as one of its themes says from now on, also when it is started anew. All screens that are \
    there look otherwise at once.
    """,
    example: "Classic")
  static let menu = Key(
    "menu", Form<[MenuItemDeclaration]>.menu,
    """
    Lets people choose one of several things: from a menu at the button or the item of a bar that is tapped, or within \
    the menu of a row, and from a sheet for all else, and where a `confirm` is asked before.
    """,
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
    "optimistic", Form<[Assignment]>.assignments(likely: .item),
    "Changes of `$item` that are shown at once, and put back if the request fails.",
    example: "{ $item.liked: not $item.liked }")
  static let then = Key(
    "then", EffectGrammar.record.form, "What follows a success of `request` or `call`.",
    example: "{ do: dismiss }")
  static let failed = Key(
    "failed", EffectGrammar.record.form,
    "What follows a failure of `request` or `call`. Left out, a notice says that it failed.",
    example: "{ notice: edit.failed }")
  static let returned = Key(
    "returned", EffectGrammar.record.form,
    "What happens with `$result` of the screen that was shown.",
    example: "{ do: reload }")
  static let cancelled = Key(
    "cancelled", EffectGrammar.record.form,
    """
    What happens when the screen that was shown has gone without a result, whatever the way: closed, \
    swiped away, left by the back button, or replaced by another. Either this or `returned` happens, once.
    """,
    example: "{ notice: compose.discarded }")

  static let record = Record<Effect>(
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
    rules: rules()
  ) { mapping in
    let parts = parts(&mapping)
    return parts.effect(when: mapping.value(condition))
  }

  /// The keys of which each says what happens.
  static let actionKeys = [
    "push", "present", "show", "open", "call", "request", "set", "tab", "return", "do", "notice",
    "share", "copy", "wear", "menu",
  ]
  /// Those that wait for an answer, and on which `then` and `failed` follow.
  static let waitingKeys: Set<String> = ["call", "request"]
  /// Those that show a screen, which can give something back.
  static let wayKeys: Set<String> = ["push", "present", "show"]
  /// What follows on a screen that gives something back.
  static let sequelsOfScreens: Set<String> = ["returned", "cancelled"]
  /// What goes with some of them.
  private static let modifierKeys = [
    "with", "confirm", "optimistic", "then", "failed", "returned", "cancelled",
  ]

  /// What is asked of the keys of an effect: one thing happens, which may be one of `others`; telling the
  /// analytics goes with all of them.
  static func rules(or others: [String] = []) -> [KeyRule] {
    [
      .atLeastOne(
        actionKeys + ["track"] + others,
        missing: nothingHappens),
      atMostOne(or: others),
    ] + modifierRules
  }

  /// Rows that can be moved are kept in their new order, and nothing else follows from it.
  private static let nothingHappens = Complaint(
    rule: .missingKey,
    message: {
      if $0.present.contains("hold") { return ActionGrammar.noMenu }
      return $0.present.contains("reorder")
        ? "nothing keeps the order of the rows that can be moved here"
        : "\($0.construct) says nothing that should happen"
    },
    help: {
      if $0.present.contains("hold") { return ActionGrammar.helpOnNoMenu }
      return $0.present.contains("reorder")
        ? "keep it by a `call:` of a method of the app, or by a `request:`"
        : helpOnNothing(beside: $0.present)
    }, place: .key(["reorder", "hold"]), remainder: .none, isOfIdleEffect: true)

  /// What to write where nothing happens, by what goes with it.
  private static func helpOnNothing(beside present: [String]) -> String {
    if present.contains("optimistic") {
      return "give it the `request:` of which `optimistic:` shows the success at once"
    }
    if let sequel = present.first(where: { ["then", "failed"].contains($0) }) {
      return "give it the `request:` or the `call:` on which its `\(sequel):` follows"
    }
    if let sequel = present.first(where: sequelsOfScreens.contains) {
      return "give it the screen on which its `\(sequel):` follows: `push:`, `present:` or `show:`"
    }
    return "give it one of \(Listing.some(actionKeys, of: "effect"))"
  }

  /// What is asked of the keys of an effect where something need not do anything.
  ///
  /// - Parameters:
  ///   - others: The keys that say what happens, beside those of any effect.
  ///   - holders: The keys of what can have an effect; nil if it always can.
  static func optionalRules(or others: [String] = [], of holders: [String]? = nil) -> [KeyRule] {
    let keys = actionKeys + ["track"] + others
    return (holders.map { [.only(keys, with: $0)] } ?? [])
      + [atMostOne(or: others), .only(modifierKeys, with: keys)]
  }

  private static func atMostOne(or others: [String]) -> KeyRule {
    .atMostOne(
      actionKeys + others,
      several: .excess(
        "an effect does one thing, and there is another already", at: .second(actionKeys + others),
        help: {
          waitingKeys.isDisjoint(with: $0.present)
            ? "leave one of them"
            : "leave one of them; what follows a `request` or `call` stands under its `then:`"
        }, keeping: .first))
  }

  static let modifierRules: [KeyRule] = [
    .only(["as"], with: ["present"]), .only(["retry"], with: ["notice"]),
  ]

  /// The keys of an effect without `when` and `event`, which mean something else in some places.
  struct Parts: ~Copyable {
    /// What happens, with the place of its key.
    fileprivate(set) var action: Located<Effect.Action>?
    fileprivate var arguments: [Argument]?
    fileprivate var hasArguments: Bool
    fileprivate var confirmation: TextValue?
    fileprivate var optimistic: [Assignment]?
    fileprivate var then: Effect?
    fileprivate var failed: Effect?
    fileprivate var returned: Effect?
    fileprivate var cancelled: Effect?
    fileprivate var tracked: Located<TrackedEvent>?
    fileprivate var sequels: Effect.SequelKeys?

    /// - Parameter event: The event that is told, where one can be.
    consuming func effect(
      telling event: Located<Effect.Action>? = nil, when condition: Expression? = nil
    ) -> Effect? {
      let done = action.take() ?? event
      guard let place = done?.span ?? tracked?.span,
        let action = done?.value ?? tracked.map({ .track($0.value) })
      else { return nil }
      return Effect(
        action: action, arguments: arguments ?? [],
        hasBrokenArguments: arguments == nil && hasArguments, condition: condition,
        confirmation: confirmation.take(), optimistic: optimistic ?? [], then: then.take(),
        failed: failed.take(), returned: returned.take(), cancelled: cancelled.take(),
        tracked: done == nil ? nil : tracked?.value, sequels: sequels,
        span: place)
    }
  }

  /// Reads the keys of an effect from a mapping that may have other keys beside them.
  static func parts(_ mapping: inout MappingReader) -> Parts {
    mapping.part(of: record.construct) { mapping in
      var parts = Parts(
        action: action(&mapping), arguments: mapping.value(arguments),
        hasArguments: mapping.has(arguments))
      if mapping.mayHave(sequelMarks) { readSequels(&mapping, into: &parts) }
      mapping.read(track, into: &parts.tracked) { $0 }
      return parts
    }
  }

  /// What is asked before an effect and follows on it, of which most have nothing.
  private static func readSequels(_ mapping: inout MappingReader, into parts: inout Parts) {
    parts.confirmation = mapping.value(confirmation)
    parts.optimistic = mapping.value(optimistic)
    parts.then = mapping.value(then)
    parts.failed = mapping.value(failed)
    parts.returned = mapping.value(returned)
    parts.cancelled = mapping.value(cancelled)
    if parts.then ?? parts.failed ?? parts.returned ?? parts.cancelled != nil {
      parts.sequels = .init(
        then: mapping.keySpan(then), failed: mapping.keySpan(failed),
        returned: mapping.keySpan(returned), cancelled: mapping.keySpan(cancelled))
    }
  }

  private static let sequelMarks: KeyText.Marks = [
    confirmation.text.mark, optimistic.text.mark, then.text.mark, failed.text.mark,
    returned.text.mark, cancelled.text.mark,
  ]

  /// An effect has one of many keys: most of them are not asked for one by one.
  private static func action(_ mapping: inout MappingReader) -> Located<Effect.Action>? {
    var action: Located<Effect.Action>?
    if mapping.mayHave(wayMarks) { way(&mapping, into: &action) }
    if mapping.mayHave(workMarks) { work(&mapping, into: &action) }
    if mapping.mayHave(offerMarks) { offer(&mapping, into: &action) }
    return action
  }

  private static let wayMarks: KeyText.Marks = [
    push.text.mark, present.text.mark, style.text.mark, show.text.mark, open.text.mark,
  ]
  private static let workMarks: KeyText.Marks = [
    call.text.mark, request.text.mark, set.text.mark, tab.text.mark, result.text.mark,
    simple.text.mark,
  ]
  private static let offerMarks: KeyText.Marks = [
    notice.text.mark, retry.text.mark, share.text.mark, copy.text.mark, wear.text.mark,
    menu.text.mark,
  ]

  /// What leads to another screen.
  private static func way(
    _ mapping: inout MappingReader, into action: inout Located<Effect.Action>?
  ) {
    mapping.read(push, into: &action) { .push($0) }
    mapping.read(present, into: &action) { .present($0, .sheet) }
    if let style = mapping.value(style), case .present(let screen, _) = action?.value {
      action?.value = .present(screen, style)
    }
    mapping.read(show, into: &action) { .show($0) }
    mapping.read(open, into: &action) { .open($0) }
  }

  /// What is done here.
  private static func work(
    _ mapping: inout MappingReader, into action: inout Located<Effect.Action>?
  ) {
    mapping.read(call, into: &action) { .call($0) }
    mapping.read(request, into: &action) { .request($0) }
    mapping.read(set, into: &action) { .set($0) }
    mapping.read(tab, into: &action) { .tab($0) }
    mapping.read(result, into: &action) { .return($0) }
    mapping.read(simple, into: &action) { .simple($0) }
  }

  /// What is told and offered.
  private static func offer(
    _ mapping: inout MappingReader, into action: inout Located<Effect.Action>?
  ) {
    mapping.read(notice, into: &action) { .notice($0, retry: false) }
    if let retry = mapping.value(retry), case .notice(let text, _) = action?.value {
      action?.value = .notice(text, retry: retry)
    }
    mapping.read(share, into: &action) { .share($0) }
    mapping.read(copy, into: &action) { .copy($0) }
    mapping.read(wear, into: &action) { .wear($0) }
    mapping.read(menu, into: &action) { .menu($0) }
  }

  /// The event that is told, with the place of its key.
  static func event(_ mapping: inout MappingReader) -> Located<Effect.Action>? {
    var action: Located<Effect.Action>?
    mapping.read(event, into: &action) { .event($0) }
    return action
  }

  /// What other languages and libraries call an effect, in small letters.
  static let otherWords = [
    "navigate": "push", "goto": "push", "segue": "push", "route": "push", "modal": "present",
    "sheet": "present", "url": "open", "alert": "notice", "toast": "notice", "run": "call",
    "fetch": "request", "event": "call", "dismiss": "do: dismiss", "close": "do: dismiss",
    "pop": "do: pop", "back": "do: pop", "logout": "do: logOut", "reload": "do: reload",
    "refresh": "do: reload",
  ]
}

extension DocumentReader {
  /// What to write for `$state.expanded = true`, as other languages set something.
  fileprivate func assignmentWithSign(_ node: NodeID) -> String? {
    guard tree.kind(node) == .scalar else { return nil }
    let parts = tree.string(node).split(separator: "=", omittingEmptySubsequences: false)
      .map { $0.trimming(\.isWhitespace) }
    guard parts.count == 2, parts[0].hasPrefix("$state."), !parts[0].contains(" "),
      !parts[1].isEmpty, !parts[1].contains("`")
    else { return nil }
    return "{ \(parts[0]): \(parts[1]) }"
  }
}

extension Form where Value == [Assignment] {
  /// Paths with their new values.
  static var assignments: Form { assignments(likely: nil) }

  /// - Parameter likely: Where what is set most likely is.
  static func assignments(likely: Scope?) -> Form {
    Form(.map(keys: .notation(.path), .notation(.value))) { node, reader in
      guard reader.tree.kind(node) == .mapping else {
        return reader.mismatch(
          node, expected: "a mapping of paths to values",
          help: likely == .item
            ? "say which field of the item becomes what at once, as in `{ $item.isLiked: not $item.isLiked }`"
            : reader.assignmentWithSign(node).map { "write `\($0)`" }
              ?? "for instance `{ $state.expanded: true }`")
      }
      return reader.elements(ofPairs: node) { key, value in
        guard !reader.reportPathWithoutColon(key, value),
          let target = reader.path(key, likely: likely), let value = reader.value(value)
        else { return nil }
        return Assignment(target: target, targetSpan: reader.span(key), value: value)
      }
    }
  }
}
