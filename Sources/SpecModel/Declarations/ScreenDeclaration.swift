import SourceText

/// `screen:`, what a person sees at once.
public final class ScreenDeclaration: Sendable {
  public enum Body: Sendable {
    case sections([SectionDeclaration])
    case form(FormDeclaration)
    /// Several screens, of which one is shown at a time.
    case tabs(TabsDeclaration)
    /// The app's own controller class, or its own view of SwiftUI.
    case swift(SwiftTypeReference)
  }

  public let name: Name
  public let architecture: Located<Architecture>?
  /// What it says of subclasses by hand, if it does.
  public let open: Located<Bool>?
  public let title: TextValue?
  public let parameters: [Field]
  public let returns: TypeReference?
  public let state: [Field]
  /// Objects and lists that the screen loads whole.
  public let data: [DataDeclaration]
  public let body: Body
  /// Whether what the app has for it is a view of SwiftUI.
  public let isSwiftUI: Bool
  /// Alternatives in order; the first whose condition holds applies. Empty: a list.
  public let layouts: [LayoutAlternative]
  /// What its sections look like where they don't say it.
  public let look: SectionLook?
  public let reload: ReloadDeclaration
  /// Where it begins to say when it is loaded anew, if it does.
  public let reloadKey: ByteSpan?
  public let states: StatesDeclaration
  /// Where it begins to say what stands there while there is no content, if it does.
  public let statesKey: ByteSpan?
  public let bar: BarDeclaration
  public let actions: [ActionDeclaration]
  public let search: SearchDeclaration?
  /// What is tracked when it is seen.
  public let tracking: TrackingDeclaration?
  public let selection: SelectionDeclaration?
  /// Keys that screens with such a body make nothing of, where they stand.
  public let ineffectiveKeys: [Name]
  /// Where the keys stand whose values are seen in the bars around the screen.
  public let barKeys: BarKeys

  init(
    name: Name, architecture: Located<Architecture>?, open: Located<Bool>? = nil,
    title: TextValue?, parameters: [Field],
    returns: TypeReference?, state: [Field], data: [DataDeclaration], body: Body,
    isSwiftUI: Bool = false,
    layouts: [LayoutAlternative], look: SectionLook? = nil,
    reload: ReloadDeclaration, reloadKey: ByteSpan? = nil, states: StatesDeclaration,
    statesKey: ByteSpan? = nil, bar: BarDeclaration,
    actions: [ActionDeclaration], search: SearchDeclaration?,
    selection: SelectionDeclaration? = nil,
    tracking: TrackingDeclaration? = nil, ineffectiveKeys: [Name] = [],
    barKeys: BarKeys = BarKeys()
  ) {
    self.name = name
    self.architecture = architecture
    self.open = open
    self.title = title
    self.parameters = parameters
    self.returns = returns
    self.state = state
    self.data = data
    self.body = body
    self.isSwiftUI = isSwiftUI
    self.layouts = layouts
    self.look = look
    self.reload = reload
    self.reloadKey = reloadKey
    self.states = states
    self.statesKey = statesKey
    self.bar = bar
    self.actions = actions
    self.search = search
    self.tracking = tracking
    self.selection = selection
    self.ineffectiveKeys = ineffectiveKeys
    self.barKeys = barKeys
  }

  /// Whether hand-written code makes it, or can: it is given all that the screen is shown with.
  public var isMadeByApp: Bool {
    if case .swift = body { true } else { isOpen }
  }

  /// The lines below the rows of one of its sections, where it or the section says it.
  public func separators(of section: SectionDeclaration) -> ChosenLines? {
    guard let own = section.look?.separators else { return look?.separators }
    return own.orElse(look?.separators)
  }

  /// Whether the app may make a subclass of its own in the place of the generated class.
  public var isOpen: Bool { open?.value ?? false }
}

/// Where a screen says what stands in the bars around it.
public struct BarKeys: Sendable {
  public var title: ByteSpan?
  public var bar: ByteSpan?
  public var toolbar: ByteSpan?
  public var toolbarAppearance: ByteSpan?
  public var badge: ByteSpan?
  public var search: ByteSpan?
  public var selection: ByteSpan?
  public var statusBar: ByteSpan?
  /// Where it hides the bar of the tabs.
  public var hidesTabBar: ByteSpan?
  /// Within `bar`, as are the others below.
  public var largeTitle: ByteSpan?
  public var prompt: ByteSpan?
  public var subtitle: ByteSpan?
  public var segments: ByteSpan?
  public var appearance: ByteSpan?
}

/// A layout with the condition under which it applies.
public struct LayoutAlternative: Sendable {
  public var condition: Expression?
  public var layout: Layout
  /// Where the layout is named.
  public var span: ByteSpan
  /// Where a number of columns is said of a layout that has none.
  public var idleColumns: ByteSpan?
}

/// Numbers of columns by horizontal size class; each at least 1.
public struct ColumnCount: Sendable, Hashable {
  public var compact: Int
  public var regular: Int
}

public enum Layout: Sendable, Hashable {
  case list
  case grid(ColumnCount, spacing: Measure?)
  case liquid(ColumnCount, spacing: Measure?)
  case carousel(spacing: Measure?)
  case shelf(ShelfLayout)
  case pages
}

public struct ReloadDeclaration: Sendable {
  public var pull: Bool
  /// What stands below the wheel of a pull.
  public var text: TextValue? = nil
  /// Reload when the screen appears again after at least this long.
  public var onAppear: SpecDuration?
  /// Reload again and again while the screen is seen, so long after the last load.
  public var every: SpecDuration? = nil
  public var events: [Name]
  /// Where `onAppear` stands.
  public var onAppearKey: ByteSpan? = nil
  /// Where `every` stands.
  public var everyKey: ByteSpan? = nil
  /// Where `pull` stands.
  public var pullKey: ByteSpan? = nil
  /// Where `text` stands, if nothing is pulled.
  public var idleText: ByteSpan? = nil
}

/// A part of a list screen.
public final class SectionDeclaration: Sendable {
  public enum Content: Sendable {
    /// `adaptersSpan` is the place of the list itself, where a missing adapter belongs.
    case source(SourceReference, adapters: [AdapterUse], adaptersSpan: ByteSpan)
    case rows([RowDeclaration])
    /// Parts that are composed in place.
    case page(PageDeclaration)

    /// What is written in place, one below the other.
    public var rows: [RowDeclaration] {
      switch self {
      case .source: []
      case .rows(let rows): rows
      case .page(let page): page.parts
      }
    }
  }

  public let id: Name
  public let header: TextValue?
  public let footer: TextValue?
  public let layouts: [LayoutAlternative]
  /// At most this many items; at least 1, or as many as there are where a condition chooses none.
  public let limit: ChosenCount?
  /// Where a number of items is said of what is no list of such.
  public let idleLimit: ByteSpan?
  /// It is there only while this holds.
  public let condition: Expression?
  /// That it is one of several in one place, where conditions choose among their sources.
  public let choice: SourceChoice?
  /// How the items of a source are cut into groups, if they are.
  public let group: GroupDeclaration?
  /// What its header, or those of its groups, do beside standing above the rows.
  public let headers: HeaderDeclaration
  /// What it looks like around its rows, where that is said.
  public let look: SectionLook?
  public let content: Content
  /// Whether a failed load of its items is no failure of the screen, where that is said.
  public let optional: Located<Bool>?

  /// Whether a failed load of its items is no failure of the screen.
  public var isOptional: Bool { optional?.value ?? false }

  /// Whether it can show as many items as there are: it is not limited, or not under each condition.
  public var canBeUnlimited: Bool { limit.map { $0.all.contains(nil) } ?? true }

  init(
    id: Name, header: TextValue?, footer: TextValue?, layouts: [LayoutAlternative],
    limit: ChosenCount?, condition: Expression?, group: GroupDeclaration?,
    headers: HeaderDeclaration, look: SectionLook? = nil, content: Content,
    optional: Located<Bool>? = nil, idleLimit: ByteSpan? = nil,
    choice: SourceChoice? = nil
  ) {
    self.id = id
    self.optional = optional
    self.idleLimit = idleLimit
    self.choice = choice
    self.header = header
    self.footer = footer
    self.group = group
    self.headers = headers
    self.look = look
    self.layouts = layouts
    self.limit = limit
    self.condition = condition
    self.content = content
  }
}

/// An adapter in a screen, with the condition under which it is chosen.
public struct AdapterUse: Sendable {
  public var name: Name
  public var condition: Expression?
}

/// A row written in place.
///
/// Like all that lists of a screen are made of it is an object, since every rule goes through them.
public final class RowDeclaration: Sendable {
  public indirect enum Content: Sendable {
    /// A model, by the adapter that shows it.
    case item(adapter: Name, value: Expression)
    case control(ControlDeclaration)
    /// A part of a page: a tree.
    case tree(CellNode)
    /// A part of a page: a screen.
    case embed(EmbedDeclaration)
  }

  public let content: Content
  public let condition: Expression?
  /// What follows from a tap, or from a change by the control.
  public let effect: Effect?
  /// What is said of a tree as a whole.
  public let accessibility: AccessibilityDeclaration?
  public let span: ByteSpan

  init(
    content: Content, condition: Expression?, effect: Effect?,
    accessibility: AccessibilityDeclaration?, span: ByteSpan
  ) {
    self.content = content
    self.condition = condition
    self.effect = effect
    self.accessibility = accessibility
    self.span = span
  }

  /// The adapter that shows the row; none for controls.
  public var adapter: Name? {
    if case .item(let adapter, _) = content { adapter } else { nil }
  }

  /// The row's model; none for controls.
  public var item: Expression? {
    if case .item(_, let value) = content { value } else { nil }
  }

  /// The control that the row is, if it is one.
  public var control: ControlDeclaration? {
    if case .control(let control) = content { control } else { nil }
  }

  /// The tree that the row shows, if it is a part of a page.
  public var tree: CellNode? {
    if case .tree(let node) = content { node } else { nil }
  }

  /// The screen that the row hosts, if it is a part of a page.
  public var embed: EmbedDeclaration? {
    if case .embed(let embed) = content { embed } else { nil }
  }
}

/// `content:`, parts one below the other that are composed in place.
public struct PageDeclaration: Sendable {
  /// What the page is about, its parts' `$item`; nil where it is about nothing.
  public var item: Expression?
  public var parts: [RowDeclaration]
  public var span: ByteSpan
}

public enum SwipeEdge: String, Sendable, Hashable, CaseIterable {
  case leading, trailing
}

public enum ActionRole: String, Sendable, Hashable, CaseIterable {
  case normal, destructive
}

/// What a screen does when something happens to its rows.
public final class ActionDeclaration: Sendable {
  public enum Trigger: Sendable {
    case select(model: Name)
    case event(adapter: Name, event: Name)
    indirect case swipe(SwipeDeclaration)
    /// A finger rests on a row, which opens a menu.
    case hold(model: Name)
    /// A row is dragged to another place among those of its section.
    case reorder(model: Name)
  }

  public let trigger: Trigger
  public let effect: Effect
  /// Whether a finger that rests on a row is shown where a tap leads, where that is said.
  public let preview: Located<Bool>?
  public let span: ByteSpan

  init(trigger: Trigger, effect: Effect, preview: Located<Bool>?, span: ByteSpan) {
    self.trigger = trigger
    self.effect = effect
    self.preview = preview
    self.span = span
  }
}

extension ActionDeclaration {
  /// Whether a finger that rests on a row is shown where a tap leads: what asks or is tracked first shows no screen by
  /// itself.
  public var opensPreview: Bool {
    preview?.value == true && effect.confirmation == nil && effect.tracked == nil
  }
}

/// Something behind the rows of a model, and how it is uncovered.
public struct SwipeDeclaration: Sendable {
  public var model: Name
  public var edge: SwipeEdge
  public var title: TextValue
  public var icon: Alternatives<ImageValue>?
  public var role: ActionRole
  /// Whether swiping all the way does it, where that is said.
  public var full: Located<Bool>?

  /// Whether swiping all the way does it.
  public var isFull: Bool { full?.value ?? false }
  /// Where the side is said, if it is.
  public var edgeSpan: ByteSpan?
}
