public import ScreenKit

/// A guided tour.
public nonisolated struct Tour: Model, Decodable {
  public let id: Identifier
  public let title: String
  public let guide: String
  public let starts: Date
  public let places: Int
  public let taken: Int
  public let hut: Identifier?

  var isFull: Bool { taken >= places }
}
