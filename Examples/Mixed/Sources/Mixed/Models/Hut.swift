/// A hut of the club.
struct Hut: Decodable, Sendable {
  let id: Int
  let name: String
  let altitude: Int
  let beds: Int
  let warden: String
}
