import Foundation

/// Something that the club's server has or does, with what it answers.
nonisolated struct Resource<Value: Decodable & Sendable>: Sendable {
  var method = "GET"
  var path: String
  var query: [String: String] = [:]
  var body: [String: String]?
}

nonisolated extension Resource where Value == [Hut] {
  static var huts: Self {
    Resource(path: "club/huts.json", query: ["_shape": "array", "_sort": "name"])
  }
}

nonisolated extension Resource where Value == [Region] {
  static var regions: Self { Resource(path: "club/regions.json", query: ["_shape": "array"]) }
}

nonisolated extension Resource where Value == [Tour] {
  static var tours: Self {
    Resource(path: "club/tours.json", query: ["_shape": "array", "_sort": "starts"])
  }
}

nonisolated extension Resource where Value == Session {
  static func logIn(email: String, password: String) -> Self {
    Resource(
      method: "POST", path: "members/log-in", body: ["email": email, "password": password])
  }
}

nonisolated extension Resource where Value == Done {
  static func place(on tour: Tour) -> Self {
    Resource(method: "POST", path: "members/tours", body: ["tour": "\(tour.id)"])
  }
}

/// What the server answers where there is nothing to say.
nonisolated struct Done: Decodable {
  let ok: Bool
}
