import Foundation
import Testing

/// The example for existing apps as it was before there were generated screens: an app of today's files, but for those
/// that were changed since, which stand in a folder of their own.
@Suite struct FormerAppTests {
  private static let example = packageRoot.appending(path: "Examples/Mixed")
  private static let former = example.appending(path: "Before")
  private static let current = example.appending(path: "Sources/Mixed")

  /// The paths of all Swift files in a folder.
  private static func files(in folder: URL) throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Set(paths.filter { $0.hasSuffix(".swift") })
  }

  /// The files that the app consisted of.
  private static func files() throws -> [URL] {
    let changed = try files(in: former)
    let kept = try files(in: current).subtracting(changed).filter {
      !$0.hasPrefix("Generated/") && !$0.hasPrefix("Screens/")
    }
    return changed.sorted().map { former.appending(path: $0) }
      + kept.sorted().map { current.appending(path: $0) }
  }

  @Test func onlyWhatWasChangedIsKeptTwice() throws {
    let changed = try Self.files(in: Self.former)
    #expect(changed.count > 10)
    for path in changed {
      let then = try Data(contentsOf: Self.former.appending(path: path))
      let now = try? Data(contentsOf: Self.current.appending(path: path))
      #expect(now != then, "\(path)")
    }
  }

  /// The app is compiled over a `ScreenKit` that is nothing but UIKit, and walked through.
  @Test(.enabled(if: Workshop.isOpen, "Swift is compiled by hand on Linux only"))
  func theAppRanWithoutScreenc() async throws {
    let workshop = try Workshop("Club")
    try workshop.write(Self.plainKit, to: "ScreenKit.swift")
    try workshop.write(Self.walk, to: "Walk.swift")
    let sources = try Self.files().map { "'\($0.path)'" }.joined(separator: " ")
    let compiler =
      "swiftc -swift-version 6 -parse-as-library -I . -I '\(Shell.products.path)/Modules'"
    for line in [
      "\(compiler) -module-name ScreenKit -emit-module -o ScreenKit.swiftmodule ScreenKit.swift",
      "\(compiler) -module-name Mixed -wmo -warnings-as-errors -o Walk Walk.swift \(sources)"
        + " '\(Shell.products.path)'/HeadlessUIKit.build/*.o",
    ] {
      let said = try await workshop.sh(line)
      #expect(said.status == 0 && said.text == "", "\(said.text)")
    }
    let seen = try await workshop.sh("./Walk")
    #expect(
      seen.text == """
        huts_shown
        Huts, Tours, Trails, You
        Over the saddle, with Mira, 3 places left
        Orchids of the moor, with Jakob, Full
        tour_opened title=Over the saddle tour_id=1
        ToursViewController, TourViewController
        https://club.example/huts/3/nights
        huts_shown
        https://club.example/huts/3/nights
        hut_shown hut=3
        HutsViewController, HutViewController

        """)
  }

  /// A `ScreenKit` that brings what the app's files import it for, and nothing of its own.
  private static let plainKit = """
    @_exported public import Foundation
    @_exported public import HeadlessUIKit

    """

  /// A member looks at a tour, asks for a bed near it, and follows a link to the beds of a hut.
  private static let walk = """
    import Foundation
    import ScreenKit

    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    /// A server that knows three tables.
    struct Tables: Networking {
      private static let tours = \"""
        [{"id": 1, "title": "Over the saddle", "guide": "Mira", "starts": "2026-06-06T07:00:00Z",
          "places": 12, "taken": 9, "hut": 3},
         {"id": 2, "title": "Orchids of the moor", "guide": "Jakob", "starts": "2026-06-20T08:30:00Z",
          "places": 15, "taken": 15, "hut": null}]
        \"""
      private static let huts = \"""
        [{"id": 3, "name": "Marmot House", "altitude": 1920, "beds": 64, "warden": "Mira"}]
        \"""

      func load(_ request: URLRequest, completion: @escaping @Sendable (Answer) -> Void) {
        guard let url = request.url,
          let response = HTTPURLResponse(
            url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else { return completion(.failure(URLError(.badURL))) }
        let tables = ["tours.json": Self.tours, "huts.json": Self.huts]
        completion(.success((Data((tables[url.lastPathComponent] ?? "[]").utf8), response)))
      }
    }

    @main
    @MainActor
    struct Walk {
      static func main() async throws {
        UIApplication.shared.headlessSetURLOpener { url in
          print(url)
          return true
        }
        let defaults = UserDefaults(suiteName: "club-\\(UUID())") ?? .standard
        let sessions = SessionKeeper(defaults: defaults)
        let edith = Member(id: 1, name: "Edith", email: "edith@club.example")
        sessions.begin(Session(member: edith, token: "token"))
        defer { sessions.end() }
        guard let server = URL(string: "https://club.example") else { return }
        let delegate = AppDelegate(
          services: ClubServices(server: server, networking: Tables(), sessions: sessions))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        delegate.window = window
        _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        await settle(window)
        guard let tabs = window.rootViewController as? UITabBarController else { return }
        print((tabs.tabBar.items ?? []).compactMap(\\.title).joined(separator: ", "))

        tabs.selectedIndex = 1
        await settle(window)
        guard let navigation = tabs.selectedViewController as? UINavigationController,
          let list = navigation.topViewController?.view.subviews.first as? UICollectionView
        else { return }
        for path in list.indexPathsForVisibleItems.sorted() {
          print(list.cellForItem(at: path)?.accessibilityLabel ?? "")
        }
        list.delegate?.collectionView(list, didSelectItemAt: IndexPath(item: 0, section: 0))
        await settle(window)
        tell(navigation)
        navigation.topViewController?.view.subviews.compactMap { $0 as? UIButton }.last?
          .sendActions(for: .touchUpInside)
        await settle(window)

        guard let link = URL(string: "club://huts/3/nights") else { return }
        _ = delegate.application(.shared, open: link)
        await settle(window)
        if let huts = tabs.selectedViewController as? UINavigationController { tell(huts) }
      }

      private static func tell(_ navigation: UINavigationController) {
        let names = navigation.viewControllers.map { "\\(type(of: $0))" }
        print(names.joined(separator: ", "))
      }

      /// Waits until what the server has answered is seen.
      private static func settle(_ window: UIWindow) async {
        for _ in 0..<100 { await Task.yield() }
        window.layoutIfNeeded()
      }
    }

    """
}
