import Foundation

/// Who is logged in, with what the server wants to see of it.
nonisolated struct Session: Codable, Sendable {
  let member: Member
  let token: String
}

/// A member of the club.
nonisolated struct Member: Codable, Sendable {
  let id: Int
  let name: String
  let email: String
}
