/// A part of the mountains.
nonisolated struct Region: Decodable, Sendable {
  let id: Int
  let name: String
}
