public import ScreenKit

/// An advertisement. The ad network's own model: the specs only name it.
nonisolated public struct SponsoredAd: Model, Decodable {
  public var id: Identifier
  public var title: String
  public var link: URL
}
