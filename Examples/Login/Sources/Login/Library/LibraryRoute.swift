import ScreenKit

/// What the library is asked for by hand-written code.
nonisolated enum LibraryRoute: EndpointRouter {
  /// Puts a thing aside for the member whose session it is.
  case reserve(thing: Identifier)
  /// Says what the library should have.
  case wish(name: String, reason: String)
  /// Whom those can call who get no further.
  case desks

  var endpoint: Endpoint {
    switch self {
    case .reserve(let thing):
      writing("reserve", [BodyField("thing", thing)])
    case .wish(let name, let reason):
      writing("wish", [BodyField("name", name), BodyField("reason", reason)])
    case .desks:
      Endpoint(.get, "/library/desks.json", query: [QueryItem("_shape", "objects")])
    }
  }

  private func writing(_ query: String, _ fields: [BodyField]) -> Endpoint {
    Endpoint(
      .post, "/library/\(query).json", query: [QueryItem("_json", "1")],
      body: .json(fields))
  }
}
