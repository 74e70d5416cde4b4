import Diagnostics
import SourceText

enum ScreenGrammar {
  static let name = Key(
    "screen", .name(.other("the screen's name")), .required, "The screen's name.",
    example: "Feed")
  static let swift = Key(
    "swift", SwiftTypeGrammar.record.form,
    "The app's own controller class, which takes part in navigation and checks.",
    example: "{ type: CheckoutViewController, module: Shop }")
  static let swiftUI = Key(
    "swiftUI", SwiftTypeGrammar.record.form(or: .name(.swiftType)) { .init(type: $0, module: nil) },
    "The app's own view of SwiftUI, which takes part in navigation and checks.",
    example: "AboutView")
  static let architecture = Key(
    "architecture", Form<Architecture>.architecture.located(),
    "The system that it is generated for. Left out, it is the app's.", example: "collection")
  static let open = Key(
    "open", Form<Bool>.boolean.located(), .defaultsTo("false"),
    """
    Whether the app may show a subclass written by hand in the place of the generated class, which is final otherwise. \
    The app's dependencies make it then: without anything of the app's, the generated one.
    """,
    example: "true")
  static let title = Key(
    "title", .text,
    "What the navigation bar says. It follows the `$state`, `$data` and `$form` that it is made of.",
    example: "feed.title")
  static let parameters = Key(
    "parameters", .fields, "What those who show the screen have to say.", example: "{ postID: ID }")
  static let returns = Key(
    "returns", .type, "The type of the result that the screen gives back.", example: "User")
  static let state = Key(
    "state", .state,
    """
    What may change while the screen is shown, each with its default, which may be made of `$parameters`, `$flags` and \
    `$session`.
    """,
    example: "{ query: String = \"\" }")
  static let data = Key(
    "data", Form<[DataDeclaration]>.data,
    """
    Objects and lists that the screen loads whole; its sections and rows show them and parts of them \
    as `$data`. Objects come from a `request`, `graphql` or `disk`, lists from these, `firestore`, \
    `sqlite` and `items` as well; a list is one whose source `yields` it: `"[Post]"`.
    """,
    example: "{ found: { use: SearchAll, with: { q: $state.query } } }")
  static let source = Key(
    "source", Form<[SourceInScreen]>.sectionSources,
    "Where the items come from: a source, or the first of a list whose condition holds.",
    example: "{ use: FeedSource }")
  static let adapters = Key(
    "adapters", Form<[AdapterUse]>.adapterUses.located(),
    """
    How each model that can come looks. Of several for one model the first whose condition holds is \
    taken; the last has none.
    """,
    example: "[PostCard, AdBanner]")
  static let layout = Key(
    "layout", Form<[LayoutAlternative]>.layouts, .defaultsTo("list"),
    """
    How rows are laid out: one layout, one of two by a condition, or the first of a list whose condition holds.
    """,
    example: "{ grid: { columns: 3 } }")
  static let sections = Key(
    "sections", .list(of: SectionGrammar.record.form),
    "The parts of the list, where it has several.",
    example: "[{ id: posts, source: { use: UserPosts }, adapters: [PostTile] }]")
  static let tabs = Key(
    "tabs", Form<TabsDeclaration>.tabs,
    "Screens of which one is shown at a time, chosen by segments above it.",
    example:
      "[{ title: profile.posts, screen: UserPosts }, { title: profile.likes, screen: Likes }]"
  )
  static let search = Key(
    "search", SearchGrammar.record.form, "A search field above the list.",
    example: "{ query: $state.query, after: 300ms, minimum: 2 }")
  static let form = Key(
    "form", Form<[FormFieldDeclaration]>.formFields,
    "The values that the screen asks for, by name.",
    example: "{ name: { type: String, title: edit.name } }")
  static let groups = Key(
    "groups", Form<[FormGroupDeclaration]>.list(of: FormGroupGrammar.record.form).located(),
    """
    The form's fields in groups, one below the other, with what is said above and below each. Each field is in one of \
    them.
    """,
    example:
      "[{ header: join.you, fields: [name] }, { header: join.address, fields: [street, town] }]")
  static let steps = Key(
    "steps", Form<[FormStepDeclaration]>.list(of: FormStepGrammar.record.form).located(),
    """
    The form's fields in groups, of which one is seen at a time, above buttons that lead to the next and to the one \
    before. Each field is in one of them; the last sends the form.
    """,
    example:
      "[{ title: join.you, fields: [name] }, { title: join.address, fields: [street, town] }]")
  static let stepsAs = Key(
    "stepsAs", Form<FormStepStyle>.choice, .defaultsTo("parts"),
    "Where the `steps` of a form are seen.", example: "screens")
  static let submit = Key(
    "submit", SubmitGrammar.record.form, "What happens with the form's values.",
    example: "{ title: edit.save, request: RenameUser }")
  static let draft = Key(
    "draft", .boolean, .defaultsTo("false"),
    """
    Whether what was entered is there again when somebody comes back to the form, also after the app has ended, \
    until it is sent or thrown away. Each form has one draft for what its screen is shown with. What is `secret` is \
    never kept, and the end of the session takes all drafts with it.
    """,
    example: "true")
  static let discard = Key(
    "discard", Form<DiscardPolicy>.choice, .defaultsTo("silent"),
    "What becomes of entered values when the form is left.", example: "confirm")
  static let reload = Key(
    "reload", ReloadGrammar.record.form, "When the content is loaded anew.",
    example: "{ pull: true, onAppear: 60s }")
  static let states = Key(
    "states", StatesGrammar.record.form, "What stands there while there is no content.",
    example: "{ empty: { text: feed.empty } }")
  static let bar = Key(
    "bar", BarGrammar.record.form,
    """
    The navigation bar: its items, what its title is like, what stands above and below that, and its look.
    """,
    example: "{ trailing: [{ icon: plus, label: feed.compose, present: Compose }] }")
  static let toolbar = Key(
    "toolbar", .list(of: BarItemGrammar.record.form),
    "Items of the bar at the bottom, which is there as long as one of them is.",
    example: "[{ title: feed.edit, set: { $state.editing: true } }]")
  static let toolbarLook = Key(
    "toolbarAppearance", ToolbarLookGrammar.record.form,
    """
    What the bar at the bottom looks like, where that is not as the theme says under `toolbar`: with items of its own, or \
    with those of what is selected.
    """,
    example: "{ background: surface, items: text }")
  static let badge = Key(
    "badge", .text,
    """
    A number or a short text on the tab of the host's menu that the screen is the first of; in a menu at the side it \
    stands beside the entry. It follows the `$state` and `$data` that it is made of, from when the screen is first seen, \
    and is not there while it is empty, missing or the number 0.
    """,
    example: "$data.unread.count")
  static let statusBar = Key(
    "statusBar", Form<StatusBarStyle>.choice,
    "What the status bar looks like while the screen is seen. Left out, it is as the theme says.",
    example: "hidden")
  static let hidesTabBar = Key(
    "hidesTabBar", Form<Bool>.boolean, .defaultsTo("false"),
    """
    Whether the bar of the app's tabs goes while the screen stands above the first one of a tab, and with it while others \
    stand above it.
    """,
    example: "true")
  static let tracking = Key(
    "track", TrackingGrammar.record.form, "What is tracked when it is seen.",
    example: "{ shown: feedShown }")
  static let selection = Key(
    "selection", SelectionGrammar.record.form,
    "Rows that can be selected together, and what can be done with them.",
    example: "{ of: Order, actions: [{ title: orders.archive, request: ArchiveOrders }] }")
  static let actions = Key(
    "actions", .list(of: ActionGrammar.record.form),
    "What follows from taps on rows, events of cells, swipes and drags to other places.",
    example: "[{ select: Post, push: PostDetail, with: { postID: $item.id } }]")

  static let record = Record<ScreenDeclaration>(
    "screen",
    """
    What a person sees at once: a list from one source, a list of sections, a composed page, a form, \
    others behind tabs, or a controller or a view of SwiftUI of the app's own.
    """,
    example: """
      screen: Feed
      title: feed.title
      source: { use: FeedSource }
      adapters: [PostCard, AdBanner]
      reload: { pull: true, onAppear: 60s }
      states:
        empty: { text: feed.empty }
        error: { text: feed.error }
      actions:
        - { select: Post, push: PostDetail, with: { postID: $item.id } }
      """,
    rules: [
      .exactlyOne(
        ["source", "sections", "content", "form", "tabs", "swift", "swiftUI"],
        missing: .missing(
          "this screen shows nothing", at: .key(["screen"]),
          help:
            "give it a `source:`, `sections:`, `content:`, a `form:`, `tabs:`, a `swift:` class or a `swiftUI:` view"
        ),
        several: several),
      .needs("source", "adapters", missing: missingAdapters),
      .only(["adapters", "group"], with: ["source"]), .only(["item"], with: ["content"]),
      .only(HeaderGrammar.keys, with: ["group"]),
      .only(["selection"], with: ["source", "sections"]),
      .needs(
        "form", "submit",
        missing: .missing(
          "this form has no `submit`", at: .key(["form"]),
          help: "add `submit: { title: …, request: …, with: … }`")),
      .only(["groups", "steps", "submit", "draft", "discard"], with: ["form"]),
      .only(["stepsAs"], with: ["steps"]),
    ],
    misplaced: [
      "with": "values for a source's parameters stand within it: `source: { use: …, with: { … } }`",
      "restore": HostGrammar.placeOfRestore, "invalid": SourceGrammar.placeOfInvalid,
      "largeTitle": "it is said of the bar: `bar: { largeTitle: always }`",
      "subtitle": "it is said of the bar: `bar: { subtitle: … }`",
      "appearance": "it is said of the bar: `bar: { appearance: { background: … } }`",
      "tabBar":
        "it is said of the theme what the tabs look like; `hidesTabBar: true` hides them on this screen",
      "background": SectionLookGrammar.place, "insets": SectionLookGrammar.place,
    ]
  ) { mapping in
    let name = mapping.value(name)
    let swift = mapping.value(swift)
    let swiftUI = mapping.value(swiftUI)
    let architecture = mapping.value(architecture)
    let open = mapping.value(open)
    let title = mapping.value(title)
    let parameters = mapping.value(parameters)
    let returns = mapping.value(returns)
    let state = mapping.value(state)
    let data = mapping.value(data)
    let list = SectionGrammar.list(&mapping, of: name)
    let group = mapping.value(SectionGrammar.group)
    let headers = HeaderGrammar.read(&mapping)
    let layouts = mapping.value(layout)
    let look = SectionLookGrammar.readOfScreen(&mapping)
    let sections = mapping.value(sections)?.flatMap(\.self)
    let page = PageGrammar.read(&mapping)
    let tabs = mapping.value(tabs)
    let search = mapping.value(search)
    let form = form(&mapping)
    let reload = mapping.value(reload)
    let states = mapping.value(states)
    var bar = mapping.value(bar) ?? BarDeclaration(leading: [], trailing: [])
    bar.toolbar = mapping.value(toolbar) ?? []
    bar.toolbarLook = mapping.value(toolbarLook)
    bar.statusBar = mapping.value(statusBar)
    bar.hidesTabBar = mapping.value(hidesTabBar) ?? false
    bar.badge = mapping.value(badge)
    let actions = mapping.value(actions)
    let selection = mapping.value(selection)
    let tracking = mapping.value(tracking)
    guard let name else { return nil }
    // A screen with one source, or a composed page, is a screen with one section.
    let whole =
      list.map { $0.sections(on: nil) { section(of: name, in: group, headers, $0) } }
      ?? page.map { [section(of: name, showing: $0, in: group, headers)] }
    let body: ScreenDeclaration.Body? =
      (whole ?? sections).map { .sections($0) } ?? form.map { .form($0) } ?? tabs.map { .tabs($0) }
      ?? (swift ?? swiftUI).map { .swift($0) }
    guard let body else { return nil }
    return ScreenDeclaration(
      name: name, architecture: architecture, open: open, title: title,
      parameters: parameters ?? [], returns: returns, state: state ?? [], data: data ?? [],
      body: body, isSwiftUI: swift == nil && swiftUI != nil, layouts: layouts ?? [], look: look,
      reload: reload ?? ReloadDeclaration(pull: false, onAppear: nil, events: []),
      reloadKey: mapping.keySpan(ScreenGrammar.reload),
      states: states ?? StatesDeclaration(isUnreadable: mapping.has("states")),
      statesKey: mapping.keySpan(ScreenGrammar.states),
      bar: bar, actions: actions ?? [], search: search, selection: selection, tracking: tracking,
      ineffectiveKeys: ineffectiveKeys(of: body, in: mapping),
      barKeys: BarKeys(
        title: mapping.keySpan(ScreenGrammar.title), bar: mapping.keySpan(ScreenGrammar.bar),
        toolbar: mapping.keySpan(ScreenGrammar.toolbar),
        toolbarAppearance: mapping.keySpan(ScreenGrammar.toolbarLook),
        badge: mapping.keySpan(ScreenGrammar.badge),
        search: mapping.keySpan(ScreenGrammar.search),
        selection: mapping.keySpan(ScreenGrammar.selection),
        statusBar: mapping.keySpan(ScreenGrammar.statusBar),
        hidesTabBar: bar.hidesTabBar ? mapping.keySpan(ScreenGrammar.hidesTabBar) : nil,
        largeTitle: bar.heading?.keys.largeTitle, prompt: bar.heading?.keys.prompt,
        subtitle: bar.heading?.keys.subtitle, segments: bar.heading?.keys.segments,
        appearance: bar.heading?.keys.look))
  }

  /// Nobody knows which of several bodies is meant, and what goes with it.
  private static let several = Complaint(
    rule: .unknownKey,
    message: { _ in
      "a screen is only one of `swift`, `swiftUI`, `sections`, `source`, `content`, `form` and `tabs`"
    },
    help: {
      $0.keys.contains("sections")
        ? "with `sections:`, each section has its own `source:`"
        : "leave one of them; what belongs together on a screen stands in `sections:` or `content:`"
    },
    place: .second(["swift", "swiftUI", "sections", "source", "content", "form", "tabs"]),
    remainder: .none,
    excused: ["header", "footer", "limit"])
  static let missingAdapters = Complaint.missing(
    { "\($0.construct) has a source but no `adapters`" }, at: .key(["source"]),
    help: "add `adapters:` with one for each model that the source yields")

  private static func section(
    of screen: Name, in group: GroupDeclaration?, _ headers: HeaderDeclaration, _ part: ListPart
  ) -> SectionDeclaration {
    SectionDeclaration(
      id: part.id(in: Name("main", span: screen.span)), header: nil, footer: nil, layouts: [],
      limit: nil, condition: part.condition, group: group, headers: headers,
      content: part.content, optional: part.optional, choice: part.choice)
  }

  /// The one section of a composed page.
  private static func section(
    of screen: Name, showing page: PageDeclaration, in group: GroupDeclaration?,
    _ headers: HeaderDeclaration
  ) -> SectionDeclaration {
    SectionDeclaration(
      id: Name("main", span: screen.span), header: nil, footer: nil, layouts: [], limit: nil,
      condition: nil, group: group, headers: headers, content: .page(page))
  }

  private static func form(_ mapping: inout MappingReader) -> FormDeclaration? {
    let fields = mapping.value(form)
    let groups = mapping.value(groups)
    let steps = mapping.value(steps)
    let style = mapping.value(stepsAs)
    let submit = mapping.value(submit)
    let draft = mapping.value(draft)
    let discard = mapping.value(discard)
    guard let fields, let submit else { return nil }
    return FormDeclaration(
      fields: fields.standing(in: groups?.value ?? []), groups: groups?.value ?? [],
      groupsPlace: groups?.span, steps: steps?.value ?? [], stepsPlace: steps?.span,
      stepStyle: style ?? .parts, submit: submit, keepsDraft: draft == true,
      draftKey: mapping.keySpan(ScreenGrammar.draft), confirmsDiscard: discard == .confirm)
  }

  /// Forms, tabs and hand-written screens have no list of their own; a hand-written one has nothing else
  /// that is generated, either.
  private static func ineffectiveKeys(
    of body: ScreenDeclaration.Body, in mapping: borrowing MappingReader
  ) -> [Name] {
    let idle: [String]
    switch body {
    case .sections: return []
    case .form, .tabs: idle = listKeys
    case .swift: idle = listKeys + ownKeys
    }
    return mapping.keys(among: idle)
  }

  /// What is said of a list.
  private static let listKeys: [String] = [
    "layout", "separators", "pressed", "selected", "data", "search", "reload", "states", "actions",
  ]
  /// What is said of what is generated for a screen.
  private static let ownKeys: [String] = [
    "open", "title", "state", "bar", "toolbar", "toolbarAppearance", "badge", "statusBar",
    "hidesTabBar", "track",
  ]
}

/// What happens to entered values when a form is left.
enum DiscardPolicy: String, Sendable, CaseIterable {
  case silent, confirm
}

extension SourceReference {
  /// A source in place takes the name of what it stands in.
  func named(_ name: Name) -> SourceReference {
    guard case .inline(let source) = self else { return self }
    return .inline(
      SourceDeclaration(
        name: name, parameters: source.parameters, content: source.content, yields: source.yields,
        cache: source.cache, invalid: source.invalid, samples: source.samples))
  }
}
