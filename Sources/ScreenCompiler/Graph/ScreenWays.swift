import SourceText
import SpecModel
import SpecSemantics

/// A way that leads from somewhere, before it is known from which node.
struct GraphWay: Sendable {
  enum Target: Sendable, Hashable {
    case screen(String)
    /// Where the app begins for those who are logged in.
    case app
    /// What stands before that.
    case gate
  }

  let target: Target
  let means: AppGraph.Means
  let trigger: AppGraph.Trigger
  var values: [AppGraph.Value] = []
  var condition: String?
  /// Where it is said, in the file of what it leads from.
  let span: ByteSpan
}

/// Gathers the ways that lead from a screen or an adapter, as their plans say.
struct WayCollector {
  /// The screens of the host's menu, in order.
  let menu: [String]
  /// The requests whose answers begin a session.
  let beginnings: Set<String>
  private(set) var ways: [GraphWay] = []
  /// All that is done, whether it leads anywhere or not.
  private(set) var effects: [TriggeredEffect] = []
  /// What has to hold for that to be seen which is looked at.
  private var conditions: [ConditionPlan] = []

  init(menu: [String], beginnings: Set<String>) {
    self.menu = menu
    self.beginnings = beginnings
  }

  // MARK: - Screens and adapters

  mutating func add(_ screen: ScreenPlan) {
    let bars: [(AppGraph.Trigger.Kind, [BarItemPlan])] = [
      (.bar, screen.bar.leading + screen.bar.trailing), (.toolbar, screen.bar.toolbar),
    ]
    for (kind, items) in bars {
      for item in items {
        under(item.condition) { $0.add(item.effect, by: .init(kind: kind, says: item.name)) }
      }
    }
    for state in screen.empty {
      guard let button = state.button else { continue }
      under(state.condition) {
        $0.add(button.effect, by: .init(kind: .empty, says: SpecNotation.text(button.title)))
      }
    }
    add(screen.body)
    for action in screen.selection?.actions ?? [] {
      let model = screen.selection?.model.name.text
      add(
        action.effect,
        by: .init(kind: .selection, of: model, says: SpecNotation.text(action.title)))
    }
    for action in screen.actions { add(action.effect, by: action.graphTrigger) }
    if let loading = screen.loading { add(loading, in: nil) }
  }

  mutating func add(_ adapter: AdapterPlan) {
    let name = adapter.declaration.name.text
    switch adapter.body {
    case .cell(let cell): add(cell, in: name)
    case .embed(let embed): add(embed, by: .init(kind: .embed, of: name))
    case .swift: break
    }
  }

  private mutating func add(_ body: ScreenPlan.Body) {
    switch body {
    case .sections(let sections):
      for section in sections {
        under(section.condition) { collector in
          for row in section.content.rows {
            collector.under(row.condition) { $0.add(row, in: section.declaration.id.text) }
          }
        }
      }
    case .form(let form):
      add(form.submit, by: .init(kind: .submit, says: SpecNotation.text(form.submitTitle)))
    case .tabs(let tabs):
      if let header = tabs.header { add(header, by: .init(kind: .header)) }
      for (page, said) in zip(tabs.pages, tabs.declaration.pages) {
        show(
          page.use, .embed, by: .init(kind: .page, says: SpecNotation.text(page.title)),
          at: said.screen.span)
      }
    case .swift: break
    }
  }

  private mutating func add(_ row: RowPlan, in section: String) {
    switch row.content {
    case .item, .control: break
    case .tree(let cell): add(cell, in: section)
    case .embed(let embed): add(embed, by: .init(kind: .embed, of: section))
    }
    guard let effect = row.effect else { return }
    if case .control(let control) = row.content {
      let edited = control.declaration.target.value.text
      add(effect, by: .init(kind: .change, of: section, says: edited))
    } else {
      add(effect, by: .init(kind: .row, of: row.adapter?.name.text ?? section, says: row.name))
    }
  }

  // MARK: - Trees

  /// - Parameter place: The adapter or section that the tree stands in.
  private mutating func add(_ cell: CellPlan, in place: String?) {
    under(cell.condition) { $0.add(contentOf: cell, in: place) }
  }

  private mutating func add(contentOf cell: CellPlan, in place: String?) {
    switch cell.content {
    case .container(let container): for item in container.items { add(item, in: place) }
    case .button(let button):
      add(button.effect, by: .init(kind: .button, of: place, says: button.name))
    case .component(let use):
      for event in use.events {
        let component = use.component.name.text
        add(event.effect, by: .init(kind: .component, of: component, says: event.name.text))
      }
    case .control(let control, let effect?):
      let edited = control.declaration.target.value.text
      add(effect, by: .init(kind: .change, of: place, says: edited))
    case .input(let input):
      let shown = SpecNotation.value(input.value)
      add(input.effect, by: .init(kind: .change, of: place, says: shown))
    case .embed(let embed): add(embed, by: .init(kind: .embed, of: place))
    case .control, .text, .image, .progress, .rating, .badge, .view, .spacer, .divider: break
    }
    for overlay in cell.box?.overlays ?? [] { add(overlay.cell, in: place) }
  }

  /// Looks at something that is seen under a condition.
  private mutating func under(
    _ condition: ConditionPlan?, _ look: (inout WayCollector) -> Void
  ) {
    guard let condition else { return look(&self) }
    conditions.append(condition)
    look(&self)
    conditions.removeLast()
  }

  // MARK: - Effects

  private mutating func add(_ embed: EmbedPlan, by trigger: AppGraph.Trigger) {
    show(embed.use, .embed, by: trigger, at: embed.span)
  }

  private mutating func add(
    _ effect: EffectPlan, by trigger: AppGraph.Trigger, after steps: [AppGraph.Trigger.Step] = []
  ) {
    effects.append(
      TriggeredEffect(plan: effect, trigger: trigger.after(steps), seenUnder: conditions))
    lead(effect, by: trigger.after(steps))
    if case .menu(let items) = effect.action {
      for item in items {
        add(item.effect, by: trigger, after: steps + [.choice(SpecNotation.text(item.title))])
      }
    }
    let following: [(EffectPlan?, AppGraph.Trigger.Step)] = [
      (effect.then, .then), (effect.failed, .failed), (effect.returned, .returned),
      (effect.cancelled, .cancelled),
    ]
    for case (let next?, let step) in following { add(next, by: trigger, after: steps + [step]) }
  }

  /// The way of one effect, if it leads anywhere.
  private mutating func lead(_ effect: EffectPlan, by trigger: AppGraph.Trigger) {
    let span = effect.declaration.span
    let condition = effect.condition.map { SpecNotation.value($0.typed) }
    switch effect.action {
    case .show(let use, let way): show(use, way.means, by: trigger, condition, at: span)
    case .tab(let position):
      guard menu.indices.contains(position) else { return }
      lead(.screen(menu[position]), .tab, by: trigger, condition, at: span)
    case .request(let request, _):
      guard beginnings.contains(request.name.text) else { return }
      lead(.app, .logIn, by: trigger, condition, at: span)
    case .simple(.logOut): lead(.gate, .logOut, by: trigger, condition, at: span)
    case .open, .call, .set, .event, .return, .simple, .notice, .share, .copy, .wear, .menu,
      .track:
      break
    }
  }

  private mutating func show(
    _ use: ScreenUsePlan, _ means: AppGraph.Means, by trigger: AppGraph.Trigger,
    _ condition: String? = nil, at span: ByteSpan
  ) {
    ways.append(
      GraphWay(
        target: .screen(use.screen.name.text), means: means, trigger: trigger,
        values: use.graphValues, condition: condition, span: span))
  }

  private mutating func lead(
    _ target: GraphWay.Target, _ means: AppGraph.Means, by trigger: AppGraph.Trigger,
    _ condition: String?, at span: ByteSpan
  ) {
    ways.append(
      GraphWay(target: target, means: means, trigger: trigger, condition: condition, span: span))
  }
}

extension ScreenUsePlan {
  /// What the screen is given, as the spec writes it.
  var graphValues: [AppGraph.Value] {
    arguments.map { AppGraph.Value(name: $0.name, value: SpecNotation.value($0.value)) }
  }
}

extension EffectPlan.Way {
  fileprivate var means: AppGraph.Means {
    switch self {
    case .push: .push
    case .present: .present
    case .fitting: .show
    }
  }
}

extension ActionPlan {
  fileprivate var graphTrigger: AppGraph.Trigger {
    switch trigger {
    case .select(let model): .init(kind: .select, of: model.text)
    case .event(let adapter, let event): .init(kind: .event, of: adapter.text, says: event.text)
    case .hold(let model): .init(kind: .hold, of: model.text)
    case .reorder(let model): .init(kind: .reorder, of: model.text)
    case .swipe(let swipe):
      .init(kind: .swipe, of: swipe.model.text, says: SpecNotation.text(ifAny: title))
    }
  }
}

extension BarItemPlan {
  /// What it is known by.
  fileprivate var name: String? {
    SpecNotation.text(ifAny: title ?? label) ?? icon.map(SpecNotation.value)
  }
}

extension RowPlan {
  /// What of its item it is known by: the first text of what is written in place, or the path of what is not.
  fileprivate var name: String? {
    guard case .item(_, let item) = content else { return nil }
    guard case .model(_, let fields) = item.kind else { return SpecNotation.value(item) }
    let texts = fields.lazy.map(\.value).filter { value in
      switch value.kind {
      case .text, .string, .template: true
      default: false
      }
    }
    return texts.first.map(SpecNotation.value)
  }
}

extension ButtonPlan {
  /// What it is known by.
  fileprivate var name: String? {
    SpecNotation.text(ifAny: title ?? label) ?? icon.map(SpecNotation.value)
  }
}

extension ScreenPlan {
  /// The adapters that show something of the screen, each once.
  package var shownAdapters: [String] {
    var seen: Set<String> = []
    var names: [String] = []
    func add(_ adapter: AdapterDeclaration) {
      if seen.insert(adapter.name.text).inserted { names.append(adapter.name.text) }
    }
    for section in sections {
      if case .source(_, let items) = section.content {
        for item in items.cases { for choice in item.adapters { add(choice.adapter) } }
      }
      for row in section.content.rows { if let adapter = row.adapter { add(adapter) } }
    }
    return names
  }
}
