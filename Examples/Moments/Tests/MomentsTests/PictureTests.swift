import Foundation
import Moments
import ScreenDriver
import ScreenKit
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Each screen can be drawn in all surroundings. With `MOMENTS_PICTURES` set to a folder, the pictures are
/// kept there to be looked at.
@MainActor @Suite(.datasette) struct PictureTests {
  enum Screen: String, CaseIterable {
    case feed, loading, post, comments, profile, followers, explore, search, settings, shop, compose
    case alert

    /// Goes to the screen.
    @MainActor func show(on stage: Stage) async throws {
      let driver = stage.driver
      switch self {
      case .feed, .loading: break
      case .post: try await driver.tapRow(1)
      case .comments: try await driver.tap(text: "Comments")
      case .profile: try await driver.tapTab("Profile")
      case .followers:
        try await driver.tapTab("Profile")
        try await driver.tap(text: "Followers")
      case .explore: try await driver.tapTab("Explore")
      case .search:
        try await driver.tapTab("Search")
        try await driver.search(for: "lantern")
        try await driver.advance(by: .milliseconds(300))
      case .settings:
        try await driver.tapTab("Profile")
        try await driver.tap(text: "Settings")
      case .shop:
        try await driver.tapTab("Profile")
        try await driver.tap(text: "Settings")
        try await driver.tap(text: "Shop")
      case .compose: try await driver.tap(label: "New moment")
      case .alert:
        try await driver.tap(label: "New moment")
        try await driver.type("Halb", into: "text")
        try await driver.tap(label: "Close")
      }
    }

    /// A text that stands on the screen.
    var text: String? {
      switch self {
      case .feed, .explore, .profile: "Profile"
      case .loading: nil
      case .post, .comments: "Comments"
      case .followers: "Followers"
      case .search: "Lanterns"
      case .settings: "Settings"
      case .shop: "Harbour lantern"
      case .compose: "Publish"
      case .alert: "Discard your changes?"
      }
    }
  }

  enum Surroundings: String, CaseIterable {
    case light, dark, turned, largeText, rightToLeft

    /// Whether all that a screen begins with is seen in them.
    var haveRoom: Bool { self != .turned && self != .largeText }

    @MainActor func apply(to driver: ScreenDriver) async throws {
      switch self {
      case .light: break
      case .dark: try await driver.setDarkMode(true, settling: false)
      case .turned:
        try await driver.setSafeArea(
          UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), settling: false)
        try await driver.rotate(settling: false)
      case .largeText:
        try await driver.setContentSizeCategory(.accessibilityLarge, settling: false)
      case .rightToLeft: try await driver.setRightToLeft(true, settling: false)
      }
    }
  }

  /// Shortly after the newest post.
  private static let now = Date(timeIntervalSince1970: 1_773_480_960)

  @Test(arguments: Screen.allCases, Surroundings.allCases)
  func screensAreDrawn(screen: Screen, surroundings: Surroundings) async throws {
    let stage = try Stage(clock: ManualClock(now: Self.now))
    try await stage.driver.setSafeArea(
      UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), settling: false)
    if screen != .loading {
      try await stage.driver.settle()
      try await screen.show(on: stage)
    }
    try await surroundings.apply(to: stage.driver)
    if screen != .loading { try await stage.driver.settle() }
    if let folder = Stage.pictures {
      try stage.driver.writePicture(
        named: "\(screen.rawValue) \(surroundings.rawValue)", in: folder)
    }
    let texts = try PictureTexts(of: stage.driver.picture)
    if surroundings.haveRoom, let text = screen.text {
      #expect(texts.all.contains { $0.contains(text) })
    }
    #expect(!texts.isEmpty || screen == .loading)
  }
}

/// The texts of a picture, which has to be well-formed.
private final class PictureTexts: NSObject, XMLParserDelegate {
  private(set) var all: [String] = []
  private var text: String?
  var isEmpty: Bool { all.isEmpty }

  init(of picture: String) throws {
    super.init()
    let parser = XMLParser(data: Data(picture.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    text = elementName == "text" ? "" : nil
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text?.append(string)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if let text { all.append(text) }
    text = nil
  }
}
