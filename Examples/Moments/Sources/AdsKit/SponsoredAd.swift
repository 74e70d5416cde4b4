import ScreenKit

/// An advertisement among posts. The ad network's own model: the specs only name it.
nonisolated public struct SponsoredAd: Model, Decodable {
  public var id: Identifier
  public var title: String
  public var link: URL

  public init(id: Identifier, title: String, link: URL) {
    self.id = id
    self.title = title
    self.link = link
  }
}
