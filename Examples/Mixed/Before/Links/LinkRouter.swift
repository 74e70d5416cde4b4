import Foundation

/// Where an address leads.
enum Link: Equatable {
  case hut(Int)
  case nights(hut: Int)
  case tours
}

/// Shows what links lead to.
@MainActor
protocol LinkHandler: AnyObject {
  func show(_ link: Link)
}

/// Reads addresses of the form `club://…`. What comes while nobody is logged in waits.
@MainActor
final class LinkRouter {
  weak var handler: (any LinkHandler)? {
    didSet { showWaitingLink() }
  }
  private var waiting: Link?

  /// Whether `url` leads anywhere in the app.
  @discardableResult
  func open(_ url: URL) -> Bool {
    guard let link = Self.link(to: url) else { return false }
    waiting = link
    showWaitingLink()
    return true
  }

  private func showWaitingLink() {
    guard let handler, let link = waiting else { return }
    waiting = nil
    handler.show(link)
  }

  static func link(to url: URL) -> Link? {
    guard url.scheme == "club",
      let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return nil }
    let path = ([components.host ?? ""] + components.path.split(separator: "/").map(String.init))
    switch (path.first, path.dropFirst().first, path.dropFirst(2).first) {
    case ("huts", let id?, nil): return Int(id).map { .hut($0) }
    case ("huts", let id?, "nights"): return Int(id).map { .nights(hut: $0) }
    case ("tours", nil, nil): return .tours
    default: return nil
    }
  }
}
