import Diagnostics
import SourceText

/// `select:`, `event:`, `swipe:` or `reorder:`, and what follows from it.
enum ActionGrammar {
  static let select = Key(
    "select", .name(.model), "A row of this model is tapped.", example: "Post")
  static let event = Key(
    "event", .string("Adapter.event"), "A button of an adapter tells this event.",
    example: "PostCard.comment")
  static let swipe = Key(
    "swipe", .name(.model),
    """
    A row of this model is swiped. That takes rows which all stand one below the other, as in a `list`; in collection \
    views it is also an entry of the menu that opens when a finger rests on the row, and elsewhere it is only that.
    """,
    example: "Post")
  static let hold = Key(
    "hold", .name(.model),
    """
    A finger rests on a row of this model, which opens a menu: the `menu:` of the action. With `preview`, the menu stands \
    below the screen that a tap leads to; what a swipe uncovers stands below its entries. With `when:`, it is there only \
    while that holds.
    """,
    example: "Post")
  static let reorder = Key(
    "reorder", .name(.model),
    """
    Rows of this model can be dragged to other places among the rows of their section; VoiceOver offers to move \
    them up and down. The effect, a `request:` or a `call:`, keeps the new order. It is shown at once, and taken \
    back when the effect fails. `$moved` says where the row has gone, among the rows that are loaded: its \
    `$moved.index` from 0, and the models of the rows beside it, `$moved.previous` and `$moved.next`, which are \
    missing at the start and at the end. With `when:`, the row can be moved only while that holds.
    """,
    example: "Task")
  static let preview = Key(
    "preview", Form<Bool>.boolean.located(), .defaultsTo("false"),
    """
    Whether the screen that a tap leads to is shown as a preview when a finger rests on the row, above what can be \
    done with the row. A tap on the preview goes there. With `push`, `present` or `show`.
    """,
    example: "true")
  static let edge = Key(
    "edge", Form<SwipeEdge>.choice, .defaultsTo("trailing"),
    "The side that the swipe uncovers.",
    example: "trailing")
  static let title = Key("title", .text, "What the swipe's button says.", example: "post.hide")
  static let icon = Key(
    "icon", .chosenImage, "The picture of the swipe's button.", example: "trash")
  static let role = Key(
    "role", Form<ActionRole>.choice, .defaultsTo("normal"), "Whether the swipe destroys something.",
    example: "destructive")
  static let full = Key(
    "full", Form<Bool>.boolean.located(), .defaultsTo("false"),
    "Whether swiping all the way does it; it has to be the first action of its side.",
    example: "true")
  /// The keys that say what an action follows from.
  static let triggers = ["select", "event", "swipe", "hold", "reorder"]
  static let record = Record<ActionDeclaration>(
    "action",
    """
    What follows from a tap on a row, an event of a cell, a swipe, a finger that rests on a row or a drag to another place. \
    `$item` is the row's model. A tap, event, menu or drag has one action; a model may have several swipes.
    """,
    example: """
      swipe: Post
      title: post.hide
      role: destructive
      confirm: post.hideSure
      call: hide
      """,
    rules: [
      .exactlyOne(
        triggers,
        missing: .missing(
          "this action says nothing that it follows from",
          help: "give it a `select:`, an `event:`, a `swipe:`, a `hold:` or a `reorder:`")),
      .only(
        ["preview"], with: ["select"],
        alone: .excess(
          "a preview is of where a tap on a row leads", at: .key(["preview"]),
          help: "leave it out, or say it beside the `select:` of the model")),
      .only(
        ["preview"], with: ["push", "present", "show"],
        alone: .excess(
          "there is nothing to preview: this tap leads to no other screen", at: .key(["preview"]),
          help: "leave it out")),
      .only(["edge", "title", "icon", "role", "full"], with: ["swipe"]),
      .needs(
        "swipe", "title",
        missing: .missing(
          "this swipe has no `title`", at: .key(["swipe"]),
          help: "add `title:` with a key of the strings")),
      .needs(
        "hold", "menu",
        missing: .missing(noMenu, at: .key(["hold"]), help: helpOnNoMenu)),
    ] + EffectGrammar.rules()
  ) { mapping in
    let select = mapping.value(select).map { ActionDeclaration.Trigger.select(model: $0) }
    let event = mapping.value(event).flatMap { eventTrigger($0, mapping) }
    let swipe = swipeTrigger(&mapping)
    let hold = mapping.value(hold).map { ActionDeclaration.Trigger.hold(model: $0) }
    let reorder = mapping.value(reorder).map { ActionDeclaration.Trigger.reorder(model: $0) }
    let preview = mapping.value(preview)
    let condition = mapping.value(EffectGrammar.condition)
    let effect = EffectGrammar.parts(&mapping).effect(when: condition)
    guard let trigger = select ?? event ?? swipe ?? hold ?? reorder, let effect else { return nil }
    return ActionDeclaration(
      trigger: trigger, effect: effect, preview: preview, span: mapping.span)
  }

  static let noMenu = "a finger that rests on a row opens a menu, and this has none"
  static let helpOnNoMenu = "let an entry of a `menu:` do it: `menu: [{ title: …, … }]`"

  private static func eventTrigger(
    _ name: Name, _ mapping: borrowing MappingReader
  ) -> ActionDeclaration.Trigger? {
    guard let (adapter, event) = partsAtPoint(of: name.text) else {
      if let meant = withPoint(name.text) {
        let place = mapping.reader.location(name.span)
        mapping.reader.report(
          Diagnostic(
            .wrongType, "expected an event as `Adapter.event`, found `\(name.text)`", at: place,
            help: ["write `\(meant)`"],
            fixes: Fix.replacing(name.text, at: place, by: meant, .unsafe)))
        return nil
      }
      var finding = Diagnostic(
        .wrongType, "expected an event as `Adapter.event`, found `\(name.text)`",
        at: mapping.reader.location(name.span),
        help: [
          !name.text.utf8.contains(UInt8(ascii: ".")) && !name.text.isEmpty
            ? helpOnAdapter(of: name.text, mapping)
            : "name the adapter and its event, as in `PostCard.comment`"
        ])
      finding.subject = .loneEvent(name.text)
      mapping.reader.report(finding)
      return nil
    }
    // Names in quotes have no place of their own; then both parts point at the whole.
    let isPlain = Int(name.span.end - name.span.start) == name.text.utf8.count
    let middle = name.span.start + UInt32(adapter.utf8.count)
    let adapterSpan =
      isPlain ? ByteSpan(start: name.span.start, end: middle) : name.span
    let eventSpan = isPlain ? ByteSpan(start: middle + 1, end: name.span.end) : name.span
    return .event(
      adapter: Name(adapter, span: adapterSpan),
      event: Name(event, span: eventSpan))
  }

  /// What stands before and behind the only point of a text, if something does.
  private static func partsAtPoint(of text: String) -> (adapter: String, event: String)? {
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let (adapter, event) = (text[..<point], text[text.utf8.index(after: point)...])
    guard !adapter.isEmpty, !event.isEmpty, !event.utf8.contains(UInt8(ascii: ".")) else {
      return nil
    }
    return (String(adapter), String(event))
  }

  /// An adapter and its event with a point in the place of another sign between them: `PostCard:comment`.
  private static func withPoint(_ text: String) -> String? {
    let words = text.split { ".:/#>- ".contains($0) }
    guard words.count == 2, words[0].first?.isUppercase == true,
      words[1].first?.isLowercase == true,
      words.allSatisfy({ $0.utf8.allSatisfy(isNameByte) }), text.hasPrefix(words[0]),
      text.hasSuffix(words[1])
    else { return nil }
    return "\(words[0]).\(words[1])"
  }

  /// What to write for an event whose adapter is not named: it is one of the file, or of the screen.
  private static func helpOnAdapter(
    of event: String, _ mapping: borrowing MappingReader
  ) -> String {
    let reader = mapping.reader
    let declaring = reader.tree.documents.compactMap { document -> String? in
      guard let adapter = reader.value(of: "adapter", in: document),
        let events = reader.value(of: "events", in: document),
        reader.tree.kind(adapter) == .scalar, reader.tree.kind(events) == .sequence,
        reader.tree.items(events).contains(where: { reader.tree.scalarEquals($0, string: event) })
      else { return nil }
      return reader.tree.string(adapter)
    }
    let listed = reader.document(of: mapping.node).flatMap { reader.value(of: "adapters", in: $0) }
    let used = listed.flatMap { reader.tree.kind($0) == .sequence ? reader.tree.items($0) : nil }
    let adapters =
      declaring.isEmpty
      ? (used.map(Array.init) ?? []).filter { reader.tree.kind($0) == .scalar }
        .map { reader.tree.string($0) }
      : declaring
    guard !adapters.isEmpty, adapters.count <= 3 else {
      return "name the adapter, too, which declares the event: `….\(event)`"
    }
    return "name the adapter, too, which declares the event: "
      + adapters.map { "`\($0).\(event)`" }.joined(separator: " or ")
  }

  private static func swipeTrigger(
    _ mapping: inout MappingReader
  ) -> ActionDeclaration.Trigger? {
    let model = mapping.value(swipe)
    let side = mapping.value(edge)
    let title = mapping.value(title)
    let icon = mapping.value(icon)
    let role = mapping.value(role) ?? .normal
    let full = mapping.value(full)
    // Nobody says the side that is meant anyway: what could not be read most likely is the other one.
    let isUnread = side == nil && mapping.has(Self.edge)
    guard let model, let title else { return nil }
    return .swipe(
      SwipeDeclaration(
        model: model, edge: side ?? (isUnread ? .leading : .trailing), title: title, icon: icon,
        role: role, full: isUnread ? nil : full, edgeSpan: mapping.keySpan(Self.edge)))
  }
}
