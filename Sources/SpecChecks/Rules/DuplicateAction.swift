import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Each tap and event has one action, or several of which conditions choose.
  static let duplicateAction: SpecRule = .init(
    name: "duplicate-action",
    summary: "Two actions of a screen follow on the same tap, event or shortcut.",
    rationale:
      "One thing happens when something is tapped or keys are pressed; which of the two was meant cannot be told. Of several "
      + "actions on one tap or event, the first happens whose `when` holds, so that all of them but the last have one.",
    examples: """
      adapter: PostRow
      for: Post
      events: [comment]
      cell: { button: { title: post.comment, event: comment } }
      ---
      screen: Feed
      source: { use: Posts }
      adapters: [PostRow]
      actions:«
        - { event: PostRow.comment, do: reload }→»
        - { event: PostRow.‹comment›, do: pop }
      """,
    .screens { site, findings in
      checkShortcuts(of: site, into: &findings)
      guard site.screen.actions.count > 1 else { return }
      let followed = undecided(among: site, into: &findings)
      for (first, again) in followed.repeats(of: \.text, where: { $0.isSame(as: $1) }) {
        let name = again.name
        if let model = meantModel(by: again, site) {
          report(again, first, meaning: model, site, into: &findings)
          continue
        }
        let meant =
          meantAdapter(by: again, site).map { (adapter: $0, event: name.text) }
          ?? meantEvent(by: again, site)
        findings.report(
          .duplicateAction,
          again.kind.done(again.text)
            + (meant.map { ", and none for `\($0.adapter).\($0.event)`" } ?? ""),
          at: site.location(name.span),
          related: [.init(site.location(first.name.span), "the first one")],
          help: [
            meant.map { "did you mean `\($0.adapter).\($0.event)`?" }
              ?? again.kind.help
          ])
        if let meant {
          findings.note(
            explained: causeOfUnhandled(meant.event, of: meant.adapter, in: site.file),
            by: .duplicateAction)
        }
      }
    })

  /// What actions follow on, without those of which a condition says when they are meant.
  private static func undecided(
    among site: ScreenSite, into findings: inout Findings
  ) -> [Followed] {
    var isDecided: [String: Bool] = [:]
    var asked: [String: Expression] = [:]
    return site.screen.actions.compactMap { action in
      guard let followed = Followed(action.trigger) else { return nil }
      guard followed.kind == .touch else { return followed }
      guard isDecided[followed.text] != false, let condition = action.effect.condition else {
        isDecided[followed.text] = false
        return followed
      }
      isDecided[followed.text] = true
      let before = asked.updateValue(condition, forKey: followed.text)
      if let before, before.isSame(as: condition) {
        findings.report(
          .duplicateAction, "\(followed.kind.done(followed.text)) where this holds",
          at: site.location(condition.span),
          related: [.init(site.location(before.span), "the first one")],
          help: ["change one of the conditions, or leave one of the actions"])
      }
      return nil
    }
  }

  /// What an action follows on.
  private struct Followed {
    /// The adapter that tells the event; nil where a model is selected.
    let adapter: Name?
    let name: Name
    var kind = Kind.touch

    enum Kind {
      case touch
      /// The order of the model's rows.
      case order
      /// The menu of the model's rows.
      case menu

      /// What to do about an action that is there already.
      var help: String {
        switch self {
        case .touch:
          "leave one of them, say by `when:` of the first when it is meant, or `call:` a method that does both"
        case .order, .menu: "leave one of them, or `call:` a method that does both"
        }
      }

      /// What is said of an action that is there already.
      func done(_ name: String) -> String {
        switch self {
        case .touch: "there is an action for `\(name)` already"
        case .order: "rows of `\(name)` are reordered already"
        case .menu: "rows of `\(name)` have a menu already"
        }
      }
    }

    init?(_ trigger: ActionDeclaration.Trigger) {
      switch trigger {
      case .select(let model): (adapter, name) = (nil, model)
      case .event(let adapter, let event): (self.adapter, name) = (adapter, event)
      case .hold(let model): (adapter, name, kind) = (nil, model, .menu)
      case .reorder(let model): (adapter, name, kind) = (nil, model, .order)
      case .swipe: return nil
      }
    }

    var text: String { adapter.map { "\($0.text).\(name.text)" } ?? name.text }

    func isSame(as other: Followed) -> Bool {
      name.text == other.name.text && adapter?.text == other.adapter?.text
        && kind == other.kind
    }
  }

  /// Reports a model that is selected twice, where another one is not selected at all.
  private static func report(
    _ again: Followed, _ first: Followed, meaning model: String, _ site: ScreenSite,
    into findings: inout Findings
  ) {
    let place = site.location(again.name.span)
    findings.report(
      .duplicateAction, "there is an action for `\(again.text)` already, and none for `\(model)`",
      at: place, related: [.init(site.location(first.name.span), "the first one")],
      help: ["did you mean `\(model)`?"],
      fixes: Fix.replacing(again.text, at: place, by: model, .unsafe),
      about: .mistakenModel(again.text, meant: model))
  }

  /// The only other model of the screen that nobody can select.
  private static func meantModel(by followed: Followed, _ site: ScreenSite) -> String? {
    guard followed.adapter == nil, followed.kind == .touch else { return nil }
    let selected = site.screen.actions.compactMap { action -> String? in
      if case .select(let model) = action.trigger { model.text } else { nil }
    }
    let others = Set(site.resolved.flatMap { $0.cases.map(\.model) }).subtracting(selected)
    // What follows may be about the model that is named: then this is no copy whose model was forgotten.
    let effects = site.screen.actions.filter { action in
      guard case .select(let model) = action.trigger else { return false }
      return model.span == followed.name.span
    }.map(\.effect)
    // Of another one the `id` would be that of the wrong thing.
    guard !effects.contains(where: { $0.givesIdentity(of: followed.name.text) }) else { return nil }
    let read = effects.flatMap(\.fieldsOfItem)
    let has = { (model: String) in
      site.index.model(model).map { declared in
        read.allSatisfy { declared.property($0) != nil }
      } == true
    }
    // Of several it is the one that has what is read, where the one that is named has not.
    guard others.count == 1 || !has(followed.name.text) else { return nil }
    let fitting = others.filter(has)
    return fitting.count == 1 ? fitting.first : nil
  }

  /// The only other adapter of the screen that has the event, and whose event is not followed.
  private static func meantAdapter(by followed: Followed, _ site: ScreenSite) -> String? {
    guard let adapter = followed.adapter else { return nil }
    let event = followed.name
    let others = site.adapters.map(\.text).filter { name in
      name != adapter.text && !site.handles(event.text, of: name)
        && site.index.adapter(name)?.events.contains { $0.text == event.text } == true
    }
    return Set(others).count == 1 ? others.first : nil
  }

  /// The only other event of the adapter that is not followed.
  private static func meantEvent(
    by followed: Followed, _ site: ScreenSite
  ) -> (adapter: String, event: String)? {
    guard let adapter = followed.adapter?.text, let declared = site.index.adapter(adapter) else {
      return nil
    }
    let others = declared.events.map(\.text).filter { !site.handles($0, of: adapter) }
    return others.count == 1 ? (adapter, others[0]) : nil
  }

  /// What findings have in common that go away when an event is followed.
  static func causeOfUnhandled(_ event: String, of adapter: String, in file: FileID) -> String {
    "\(adapter).\(event) not followed in \(file)"
  }

  /// Items that are there at the same time do not share their keys. Whether conditions exclude each other is not asked.
  private static func checkShortcuts(of site: ScreenSite, into findings: inout Findings) {
    guard site.screen.bar.items.count > 1 else { return }
    var first: [SpecShortcut: ByteSpan] = [:]
    for item in site.screen.bar.items where item.condition == nil {
      guard let shortcut = item.shortcut else { continue }
      guard let earlier = first.updateValue(shortcut.span, forKey: shortcut.value) else { continue }
      first[shortcut.value] = earlier
      findings.report(
        .duplicateAction, "`\(shortcut.value)` does something else on this screen already",
        at: site.location(shortcut.span),
        related: [.init(site.location(earlier), "the first one")],
        help: ["give one of the two other keys"])
    }
  }
}

extension Effect {
  /// The fields of the tapped row that what follows reads.
  fileprivate var fieldsOfItem: [String] {
    let own = arguments.map(\.value) + action.values
    return own.compactMap(\.fieldOfItem) + (then?.fieldsOfItem ?? [])
  }

  /// Whether something that is called after a model is given the `id` of the tapped row.
  fileprivate func givesIdentity(of model: String) -> Bool {
    arguments.contains { argument in
      guard case .path(let path) = argument.value.kind, path.isWhole("id", of: .item) else {
        return false
      }
      return Thing(namedBy: argument.name.text)?.isModel(model) == true
    } || then?.givesIdentity(of: model) == true
  }
}

extension Effect.Action {
  /// What it opens, returns or hands on.
  fileprivate var values: [Expression] {
    switch self {
    case .open(let value), .return(let value), .share(let value), .copy(let value): [value]
    default: []
    }
  }
}

extension Expression {
  /// The field of the row that it is, or begins with.
  fileprivate var fieldOfItem: String? {
    guard case .path(let path) = kind, path.scope == .item else { return nil }
    return path.components.first?.text
  }
}
