import Foundation

/// The pages of a prototype, in which nothing of an app stands. There are no others.
enum PrototypePage {
  static func named(_ path: String) -> PageAnswer? {
    switch path {
    case "/": page("text/html; charset=utf-8", PackageResources.prototype_html)
    case "/prototype.css": page("text/css; charset=utf-8", PackageResources.prototype_css)
    case "/prototype.js": page("text/javascript; charset=utf-8", PackageResources.prototype_js)
    default: nil
    }
  }

  private static func page(_ type: String, _ bytes: [UInt8]) -> PageAnswer {
    PageAnswer(type: type, Data(bytes))
  }
}
