/// A hut of the club.
nonisolated struct Hut: Decodable, Sendable {
  let id: Int
  let name: String
  let altitude: Int
  let beds: Int
  let warden: String
}
