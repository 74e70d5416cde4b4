import Foundation

/// A guided tour.
nonisolated struct Tour: Decodable, Sendable {
  let id: Int
  let title: String
  let guide: String
  let starts: Date
  let places: Int
  let taken: Int
  let hut: Int?

  var isFull: Bool { taken >= places }
}
