import Foundation
import ScreenDriver
import ScreenKit

/// The fixture app, launched in a window over a scripted server.
@MainActor
struct FixtureBench {
  let transport: ScriptedTransport
  let clock = ManualClock()
  let app: FixtureApp
  let actions = RecordingActions()

  init(_ answer: @escaping ScriptedTransport.Answer = FixtureServer.standard) {
    transport = ScriptedTransport(answer)
    app = FixtureApp(
      launch: LaunchValues(strings: FixtureBench.strings, clock: clock, transport: transport),
      dependencies: FixtureDependencies(
        feedActions: actions, makeSponsoredAdAdapter: { _ in SponsoredAdAdapter() }))
  }

  /// Shows the whole app.
  func launch(size: CGSize = CGSize(width: 390, height: 844)) -> ScreenDriver {
    ScreenDriver(
      root: app.makeRootViewController(), size: size, clock: clock)
  }

  /// Shows one screen in a navigation.
  func show(
    _ screen: UIViewController, size: CGSize = CGSize(width: 390, height: 844)
  ) -> ScreenDriver {
    let navigation = UINavigationController(rootViewController: screen)
    return ScreenDriver(root: navigation, size: size, clock: clock)
  }

  static let strings = StringTable([
    "tab.feed": "Feed", "tab.explore": "Explore", "tab.search": "Search",
    "tab.profile": "Profile", "feed.title": "News", "feed.empty": "Nothing new",
    "feed.error": "The feed is out of reach", "feed.find": "Find people", "feed.compose": "Write",
    "post.likes": "%lld likes", "post.like": "Like", "post.comment": "Comment",
    "post.author": "Author", "post.spoken": "%@ says %@", "post.likeFailed": "Not liked",
    "post.hide": "Hide", "post.hideSure": "Hide it?", "profile.settings": "Settings",
    "profile.posts": "Posts", "settings.advanced": "Advanced", "settings.clear": "Clear images",
    "settings.advancedHeader": "For experts", "search.empty": "Nobody", "search.people": "People",
    "search.prompt": "Names", "compose.text": "Text", "compose.publish": "Publish",
    "compose.close": "Close", "compose.failed": "Not published", "explore.error": "No posts",
    "stories.error": "No stories",
  ])
}

@MainActor
final class RecordingActions: FeedActions {
  private(set) var hidden: [Identifier] = []

  func hide(_ item: Post, on screen: FeedViewController) async throws {
    hidden.append(item.id)
  }
}

extension ScreenDriver {
  /// The list of the top screen as its controller sees it.
  var screen: CollectionController? { topScreen as? CollectionController }

  /// The items of the top screen's rows.
  var items: [any Model] {
    guard let screen else { return [] }
    let list = screen.collectionView
    return (0..<list.numberOfSections).flatMap { section in
      (0..<list.numberOfItems(inSection: section)).compactMap {
        screen.item(at: IndexPath(item: $0, section: section))
      }
    }
  }
}
