import Diagnostics
import SourceText

/// The newest version of the language that this compiler reads.
public let newestLanguageVersion = 1

enum AppGrammar {
  static let name = Key(
    "app", .name(.other("the app's name")), .required,
    "The app's name; the generated entry point is named after it.",
    example: "Moments")
  static let language = Key(
    "language",
    Form<Int>.integer(
      atLeast: 1,
      helpOnWords:
        "write `1`: this is the version of the language of specs; what people read is in `strings:`"
    ).located(), .required,
    "The version of the language that the specs are written in.", example: "1")
  static let swift = Key(
    "swift", SwiftSettingsGrammar.record.form, "How the generated Swift is declared.",
    example: "{ access: public }")
  static let architecture = Key(
    "architecture", Form<Architecture>.architecture.located(),
    .defaultsTo(Architecture.usual.rawValue),
    "The system that screens are generated for. A screen may choose another.",
    example: "collection")
  static let theme = Key(
    "theme", .name(.theme), "The theme of the app; needed only if there are several.",
    example: "Classic")
  static let strings = Key(
    "strings", .oneOrMore(of: .projectPath { .strings($0) }),
    """
    The app's strings, relative to the spec root: a catalogue (`.xcstrings`), or files of strings \
    (`.strings`) and of plural rules (`.stringsdict`), those of other languages in their `.lproj` \
    folders. The keys in the specs are looked up in them.
    """,
    example: "Resources/Localizable.xcstrings")
  static let flags = Key(
    "flags", .fields, "What the app is started with, the same while it runs; each has a default.",
    example: "{ quickShare: Bool = false }")
  static let emits = Key(
    "emits", .list(of: .name(.other("an event"))),
    """
    What the app's own code tells its screens, such as what a push notification or a socket has brought; \
    those that `reload` for it load anew. In Swift: `app.emit(.messageReceived)`.
    """,
    example: "[messageReceived]")
  static let host = Key(
    "host", HostGrammar.record.form, "What the app starts with: its main screens.",
    example: "{ menu: [{ screen: Feed, title: tab.feed }] }")
  static let links = Key(
    "links", .list(of: LinkGrammar.record.form), "Addresses that open screens of the app.",
    example: "[{ url: \"moments://posts/{postID}\", screen: PostDetail }]")

  static let interface = Key(
    "interface", AppInterfaceGrammar.record.form,
    """
    Stands in the place of `host` where a module is built by itself, as `screenc interface --app` writes it.
    """,
    example: "{ tabs: [Feed, Search], restore: true }")

  static let record = Record<AppDeclaration>(
    "app",
    """
    The app: what it starts with and how it is generated. A project declares exactly one.
    """,
    example: """
      app: Moments
      language: 1
      swift: { access: public }
      theme: Classic
      strings: Resources/Localizable.xcstrings
      host:
        menu:
          - { screen: Feed, title: tab.feed, icon: house }
          - { screen: Explore, title: tab.explore, icon: magnifyingglass }
      links:
        - { url: "moments://posts/{postID}", screen: PostDetail }
      """,
    rules: [.atMostOne(["host", "interface"])],
    misplaced: [
      "apiVersion": "leave it out: the version that specs are written for is that of `language:`",
      "restore": HostGrammar.placeOfRestore,
      "themes":
        "take it out: the app has all themes that are declared, and `theme:` says which one it begins with",
    ].merging(CallGrammar.saidOfAPI) { own, _ in own }
  ) { mapping in
    let name = mapping.value(name)
    let language = mapping.value(language)
    let swift = mapping.value(swift)
    let saysArchitecture = mapping.has(architecture)
    let architecture = mapping.value(architecture)
    let hasUnknownArchitecture = saysArchitecture && architecture == nil
    let theme = mapping.value(theme)
    let strings = mapping.value(strings)
    let flags = mapping.value(flags)
    let emits = mapping.value(emits)
    let host = mapping.value(host)
    let links = mapping.value(links)
    let interface = mapping.value(interface)
    if let language, language.value > newestLanguageVersion {
      mapping.reader.report(
        .unsupportedLanguageVersion,
        "this spec is written in version \(language.value) of the language",
        at: language.span,
        help: "this screenc reads versions up to \(newestLanguageVersion): install a newer one")
    }
    guard let name else { return nil }
    return AppDeclaration(
      name: name, language: language ?? Located(newestLanguageVersion, span: name.span),
      access: swift?.access ?? .internal, internalImports: swift?.internalImports ?? false,
      minimumIOS: swift?.minimumIOS,
      architecture: architecture ?? Located(.usual, span: name.span),
      hasUnknownArchitecture: hasUnknownArchitecture, theme: theme,
      strings: strings ?? [], flags: flags ?? [], host: host, links: links ?? [],
      emits: emits ?? [], interface: interface)
  }
}

/// `interface:` of an app.
enum AppInterfaceGrammar {
  static let tabs = Key(
    "tabs", .list(of: .name(.other("a screen"))), "The screens of the host's menu, in order.",
    example: "[Feed, Search]")
  static let restore = Key(
    "restore", .boolean, .defaultsTo("true"), "Whether the app comes back to where its reader was.",
    example: "false")
  static let gate = Key(
    "gate", .name(.other("a screen")), "The screen of the log-in gate.", example: "Welcome")
  static let record = Record<AppInterface>(
    "app interface", "What modules need to know of what the app starts with.",
    example: """
      tabs: [Feed, Search]
      restore: true
      gate: Welcome
      """
  ) { mapping in
    let tabs = mapping.value(tabs)
    let restore = mapping.value(restore)
    let gate = mapping.value(gate)
    return AppInterface(tabs: tabs ?? [], restores: restore ?? true, gate: gate)
  }
}

/// `swift:` of an app.
struct SwiftSettings: Sendable {
  var access: AccessLevel
  var internalImports: Bool
  var minimumIOS: SystemVersion?
}

extension Form where Value == SystemVersion {
  /// A version such as `17` or `17.4`.
  static var version: Form {
    Form(.text("a version")) { node, reader in
      let text = reader.tree.kind(node) == .scalar ? reader.tree.string(node) : ""
      guard let version = SystemVersion(text) else {
        return reader.mismatch(
          node, expected: "a version of iOS", help: "write it as `17` or `17.4`")
      }
      guard version >= .oldest else {
        return reader.mismatch(
          node, expected: "a version of iOS from \(SystemVersion.oldest) on",
          help: "ScreenKit needs that: write it, or leave `minimumIOS` out")
      }
      return version
    }
  }
}

enum SwiftSettingsGrammar {
  static let access = Key(
    "access", Form<AccessLevel>.choice, .defaultsTo("internal"),
    "The access level of generated declarations.", example: "public")
  static let internalImports = Key(
    "internalImports", .boolean, .defaultsTo("false"),
    "Whether the app builds with the upcoming feature InternalImportsByDefault.", example: "true")
  static let minimumIOS = Key(
    "minimumIOS", Form<SystemVersion>.version, .defaultsTo("16"),
    "The oldest iOS that the app runs on: symbols that are newer are told.", example: "17.4")
  static let record = Record<SwiftSettings>(
    "swift settings", "How the generated Swift is declared.",
    example: """
      access: public
      internalImports: true
      """
  ) { mapping in
    SwiftSettings(
      access: mapping.value(access) ?? .internal,
      internalImports: mapping.value(internalImports) ?? false,
      minimumIOS: mapping.value(minimumIOS))
  }
}

enum HostGrammar {
  /// What to say of `screen` in another place.
  static let placeOfScreen =
    "name it in an entry of the menu: `menu: [{ screen: …, title: … }]`"
  /// What to say of `restore` in another place.
  static let placeOfRestore = "`restore` is said once for the whole app, in its `host`"
  static let style = Key(
    "style", Form<HostStyle>.choice, .defaultsTo("tabBar"), "How the menu is shown.",
    example: "tabBar")
  static let menu = Key(
    "menu", .list(of: MenuEntryGrammar.record.form), .required,
    "The main screens, in order.", example: "[{ screen: Feed, title: tab.feed, icon: house }]")
  static let onboarding = Key(
    "onboarding", OnboardingGrammar.record.form,
    "The log-in gate before the main screens; without it they are there for everybody.",
    example: "{ screen: Welcome }")
  static let restore = Key(
    "restore", .boolean, .defaultsTo("true"),
    """
    Whether the app, when it is started anew, comes back to the entry of the menu and the pushed screens \
    that its reader saw last. Screens come back whose parameters are plain values, and nothing does after a \
    log-out. Each window comes back by itself; an app without an `AppSceneDelegate` calls \
    `didEnterBackground()` of its `runtime`.
    """, example: "false")
  static let pushNotifications = Key(
    "pushNotifications", .boolean, .defaultsTo("false"),
    """
    Whether the app is registered for push notifications when the main screens are first seen. The \
    app supplies a `PushRegistration`.
    """, example: "true")
  static let locationUpdates = Key(
    "locationUpdates", .boolean, .defaultsTo("false"),
    """
    Whether the place of the device is followed while the main screens are there. The app supplies \
    `LocationUpdates`.
    """, example: "true")
  static let biometrics = Key(
    "biometrics", .boolean, .defaultsTo("false"),
    """
    Whether the main screens are covered at the start of the app, and each time it comes back from \
    the background, until the owner of the device has shown to be there. Who has just passed the \
    log-in gate is not asked. The app supplies a `BiometricCheck`, such as `DeviceBiometrics`, and \
    without an `AppSceneDelegate` calls `didEnterBackground()` and `willEnterForeground()` of its `runtime`.
    """, example: "true")
  static let record = Record<HostDeclaration>(
    "host",
    """
    What the app starts with: a menu of its main screens, and what has to be passed before. Every \
    other screen has to be reachable from one of them or by a link.
    """,
    example: """
      style: tabBar
      menu:
        - { screen: Feed, title: tab.feed, icon: house }
        - { screen: Profile, title: tab.profile, icon: person, with: { userID: me } }
      """,
    misplaced: ["screen": placeOfScreen]
  ) { mapping in
    let style = mapping.value(style)
    let menu = mapping.value(menu)
    let restore = mapping.value(restore)
    let switches: [(DeviceService, Bool?)] = [
      (.pushNotifications, mapping.value(pushNotifications)),
      (.locationUpdates, mapping.value(locationUpdates)),
      (.biometrics, mapping.value(biometrics)),
    ]
    let onboarding = mapping.value(onboarding)
    guard let menu else { return nil }
    return HostDeclaration(
      style: style ?? .tabBar, menu: menu, onboarding: onboarding, restores: restore ?? true,
      services: Set(switches.filter { $0.1 == true }.map(\.0)), span: mapping.span)
  }
}

enum MenuEntryGrammar {
  static let screen = Key(
    "screen", .name(.screen), .required, "The screen that the entry shows.", example: "Feed")
  static let title = Key("title", .text, .required, "What the menu says.", example: "tab.feed")
  static let icon = Key("icon", .image, "The picture beside the title.", example: "house")
  static let arguments = Key(
    "with", .arguments, "Values for the screen's parameters.", example: "{ userID: me }")
  static let record = Record<MenuEntryDeclaration>(
    "menu entry", "An entry of the host's menu.",
    example: """
      screen: Profile
      title: tab.profile
      icon: person
      with: { userID: me }
      """,
    misplaced: ["restore": HostGrammar.placeOfRestore]
  ) { mapping in
    let screen = mapping.value(screen)
    let title = mapping.value(title)
    let icon = mapping.value(icon)
    let arguments = mapping.value(arguments)
    guard let screen, let title else { return nil }
    return MenuEntryDeclaration(
      screen: screen, title: title, icon: icon, arguments: arguments ?? [], span: mapping.span)
  }
}

enum LinkGrammar {
  static let url = Key(
    "url", .string("an address with `{captures}`"), .required,
    "The address. Each `{capture}` is a parameter of the screen.",
    example: "\"moments://posts/{postID}\"")
  static let screen = Key(
    "screen", .name(.screen), .required, "The screen that it opens.", example: "PostDetail")
  static let record = Record<LinkDeclaration>(
    "link",
    """
    An address that opens a screen. Its captures are the screen's parameters: texts, numbers and \
    identities. No two links may match the same address.
    """,
    example: """
      url: "moments://posts/{postID}"
      screen: PostDetail
      """
  ) { mapping in
    let url = mapping.value(url)
    let screen = mapping.value(screen)
    guard let url, let screen, let captures = captures(of: url, in: mapping) else { return nil }
    return LinkDeclaration(url: url, captures: captures, screen: screen, span: mapping.span)
  }

  private static func captures(of url: Name, in mapping: borrowing MappingReader) -> [Name]? {
    var captures: [Name] = []
    var rest = url.text.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      let inner = rest[rest.index(after: open)...]
      guard let close = inner.firstIndex(of: UInt8(ascii: "}")), close != inner.startIndex,
        inner[..<close].allSatisfy(isNameByte)
      else {
        mapping.reader.report(
          .invalidValue, "a capture of this address is not written as `{name}`", at: url.span,
          help: "a capture is a parameter of the screen in braces, such as `{postID}`")
        return nil
      }
      captures.append(url.part(inner.startIndex..<close))
      rest = inner[inner.index(after: close)...]
    }
    let parts = url.text.utf8.split(separator: UInt8(ascii: "/")).dropFirst()
    if let part = parts.first(where: { part in
      part.contains(UInt8(ascii: "*")) || part.first == UInt8(ascii: ":") && part.count > 1
    }) {
      let foreign = Substring(part)
      let name = foreign.hasPrefix(":") ? foreign.dropFirst() : "postID"
      mapping.reader.report(
        .invalidValue, "`\(foreign)` of this address is taken as it is written",
        at: url.span(of: String(foreign)),
        help: "a capture is a parameter of the screen in braces, such as `{\(name)}`")
      return nil
    }
    return captures
  }
}
