import Diagnostics
import SourceText

enum TabGrammar {
  static let id = Key(
    "id", .name(.other("a case")), "The case of the state's enum with which the screen is shown.",
    example: "posts")
  static let title = Key(
    "title", .text, .required, "What its segment says; it follows the state.",
    example: "profile.posts")
  static let screen = Key(
    "screen", .name(.screen), .required, "The screen.", example: "UserPosts")
  static let arguments = Key(
    "with", .arguments, "Values for the screen's parameters.",
    example: "{ userID: $parameters.user.id }")
  static let record = Record<TabDeclaration>(
    "tab", "One of the screens that a screen has tabs for.",
    example: """
      title: profile.posts
      screen: UserPosts
      with: { userID: $parameters.user.id }
      """
  ) { mapping in
    let id = mapping.value(id)
    let title = mapping.value(title)
    let screen = mapping.value(screen)
    let arguments = mapping.value(arguments)
    guard let title, let screen else { return nil }
    return TabDeclaration(id: id, title: title, screen: screen, arguments: arguments ?? [])
  }
}

enum TabsGrammar {
  static let pages = Key(
    "pages", Form<[TabDeclaration]>.tabList, .required, "The screens, in the order of their tabs.",
    example: "[{ title: profile.posts, screen: UserPosts }]")
  static let shown = Key(
    "shown", Form<Located<ValuePath>>.path(in: .state),
    """
    The piece of the state that says which one is shown, of an enum's type; each tab has the `id` of \
    one of its cases. Left out, the first is shown until another is chosen.
    """,
    example: "$state.tab")
  static let header = Key(
    "header", EmbedGrammar.record.form,
    """
    A screen that stands above the tabs, as tall as its content unless it says otherwise. Its bar items stand in \
    the bars of the whole; its title and its search are not seen.
    """,
    example: "{ screen: ProfileHeader, with: { user: $parameters.user } }")
  static let record = Record<TabsDeclaration>(
    "tabs",
    """
    Several screens in one, of which one is shown at a time, chosen by segments above it. Each is made \
    when it is first shown, and stays as it was while others are. Its bar items and its search stand in \
    the bar of the whole, and its title is not seen. Short, `tabs` is the list of its pages.
    """,
    example: """
      shown: $state.tab
      header: { screen: ProfileHeader, with: { user: $parameters.user } }
      pages:
        - { id: posts, title: profile.posts, screen: UserPosts, with: { userID: $parameters.user.id } }
        - { id: likes, title: profile.likes, screen: UserLikes, with: { userID: $parameters.user.id } }
      """
  ) { mapping in
    let header = mapping.value(header)
    let shown = mapping.value(shown)
    let pages = mapping.value(pages)
    return pages.map { TabsDeclaration(pages: $0, shown: shown, header: header) }
  }
}

extension Form where Value == [TabDeclaration] {
  static var tabList: Form {
    .list(of: TabGrammar.record.form)
  }
}

extension Form where Value == TabsDeclaration {
  /// Tabs in their long form, or the list of their pages.
  static var tabs: Form {
    let long = TabsGrammar.record.form
    let list = Form<[TabDeclaration]>.tabList
    return Form(.either([long.shape, list.shape])) { node, reader in
      guard reader.tree.kind(node) == .sequence else { return long.read(node, reader) }
      return list.read(node, reader).map {
        TabsDeclaration(pages: $0, shown: nil, header: nil)
      }
    }
  }
}
