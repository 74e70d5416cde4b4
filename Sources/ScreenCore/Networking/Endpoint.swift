import Foundation

/// What an HTTP request asks to be done.
public enum HTTPMethod: String, Hashable, Sendable, CaseIterable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
}

/// A header of a request.
public struct HTTPHeader: Hashable, Sendable {
  public let name: String
  public let value: String

  /// A header.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A name and value of a URL's query.
public struct QueryItem: Hashable, Sendable {
  public let name: String
  /// nil leaves the item out.
  public let value: String?

  /// An item of a query; nil leaves it out.
  public init(_ name: String, _ value: (some RequestValue)?) {
    self.name = name
    let scalar = value.requestScalar
    self.value = scalar == .null ? nil : scalar.text
  }
}

/// A field of a request's body.
public struct BodyField: Hashable, Sendable {
  public let name: String
  /// A field without a value is left out.
  public let value: RequestScalar

  /// A field of a body; nil leaves it out.
  public init(_ name: String, _ value: (some RequestValue)?) {
    self.name = name
    self.value = value.requestScalar
  }

  /// A field of a body that has fields of its own.
  public init(_ name: String, _ fields: [BodyField]) {
    self.name = name
    value = .object(fields)
  }
}

extension [BodyField] {
  /// The fields that have a value, by their names.
  var object: [String: RequestScalar] {
    Dictionary(filter { $0.value != .null }.map { ($0.name, $0.value) }) { $1 }
  }
}

/// What a request carries.
public enum RequestBody: Hashable, Sendable {
  case none
  /// A JSON object.
  case json([BodyField])
  /// A form as browsers send it.
  case form([BodyField])
  /// Values and files, each as a part of its own.
  case multipart([MultipartPart])
  /// A GraphQL operation with its variables.
  case graphQL(query: QueryText, variables: [BodyField] = [])
  /// A query of Firestore.
  case firestore(FirestoreQuery)
  case data(Data, contentType: String)
}

/// One place of an API and how it is called.
public struct Endpoint: Hashable, Sendable {
  public var method: HTTPMethod
  public var path: EndpointPath
  public var query: [QueryItem]
  public var headers: [HTTPHeader]
  public var body: RequestBody
  /// How a refused answer says what is wrong with fields; nil where that is as the API says.
  public var errors: FieldErrors?

  /// A call of `path`.
  public init(
    _ method: HTTPMethod, _ path: EndpointPath, query: [QueryItem] = [],
    headers: [HTTPHeader] = [], body: RequestBody = .none, errors: FieldErrors? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.errors = errors
  }

  /// The same with further query items.
  public func adding(_ items: [QueryItem]) -> Endpoint {
    var copy = self
    copy.query += items
    return copy
  }
}
