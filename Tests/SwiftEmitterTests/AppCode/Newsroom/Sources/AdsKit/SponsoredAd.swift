public import ScreenKit

/// Where an advertisement leads.
public typealias PageAddress = URL

/// An advertisement, as the ad network has it.
nonisolated public struct SponsoredAd: Model, Decodable {
  public var id: Identifier
  public var headline: String
  public var link: PageAddress
  public var picture: URL?
  public var keywords: [String]
  public var price: Float
  var budget: Int
}

/// Something of the ad network's that no list can show.
nonisolated public struct Leaflet: Sendable {
  public var id: Identifier
}
