/// A part of the mountains.
struct Region: Decodable, Sendable {
  let id: Int
  let name: String
}
