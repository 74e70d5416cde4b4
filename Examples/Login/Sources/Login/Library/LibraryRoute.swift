import ScreenKit

/// What the library is asked for by hand-written code.
nonisolated enum LibraryRoute: EndpointRouter {
  /// Begins a session of the member with `email`.
  case logIn(email: String, password: String)
  /// Puts a thing aside for the member whose session it is.
  case reserve(thing: Identifier)
  /// Whom those can call who get no further.
  case desks

  var endpoint: Endpoint {
    switch self {
    case .logIn(let email, let password):
      writing("log_in", [BodyField("email", email), BodyField("password", password)])
    case .reserve(let thing):
      writing("reserve", [BodyField("thing", thing)])
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
