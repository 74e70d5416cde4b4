import Foundation

/// What a GraphQL server complains of in an answer, beside the data that it could get: answers may be partial
/// (GraphQL, October 2021, 7.1.2).
struct GraphQLErrors: Decodable {
  private struct Problem: Decodable {
    let message: String
    let path: [PathPart]?

    /// What is missing, and why.
    var note: LoadError {
      guard let path, !path.isEmpty else { return .other(message) }
      let place = path.reduce(into: "data") { place, part in
        switch part {
        case .field(let name): place += ".\(name)"
        case .index(let index): place += "[\(index)]"
        }
      }
      return .decoding(path: place, reason: "was not answered: \(message)")
    }
  }

  /// A field's name, or an index.
  private enum PathPart: Decodable {
    case field(String)
    case index(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let index = try? container.decode(Int.self) {
        self = .index(index)
      } else {
        self = .field(try container.decode(String.self))
      }
    }
  }

  private enum CodingKeys: CodingKey {
    case errors, data
  }

  private let problems: [Problem]
  /// Whether there is anything beside the complaints.
  private let hasData: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    problems = try container.decodeIfPresent([Problem].self, forKey: .errors) ?? []
    hasData = try container.contains(.data) && !container.decodeNil(forKey: .data)
  }

  /// What the server complains of; nil where it does not.
  private static func found(in response: HTTPResponse) throws -> GraphQLErrors? {
    let errors = try JSONDecoder().decode(GraphQLErrors.self, from: response.body)
    return errors.problems.isEmpty ? nil : errors
  }

  /// The server's words.
  private var text: String { problems.map(\.message).joined(separator: "\n") }

  /// What the server says in an answer with an error status; nil where it says nothing.
  static func words(in response: HTTPResponse) -> String? {
    (try? found(in: response))?.text
  }

  /// What `read` makes of an answer. One that is partial is read as far as it goes where what is missing is to
  /// be noted down in `notes`; if there is no use in the rest, or nowhere to note, the server's words are thrown.
  ///
  /// - Parameter read: Reads the answer; it is told whether that is partial, so that what stands for the whole
  ///   has to be there.
  static func reading<Value>(
    _ response: HTTPResponse, leaveOut notes: LeftOutElements?, _ read: (Bool) throws -> Value
  ) throws -> Value {
    guard let errors = try found(in: response) else { return try read(false) }
    guard let notes, !notes.onlyUnknown, errors.hasData else { throw LoadError.other(errors.text) }
    let value: Value
    do {
      value = try read(true)
    } catch {
      throw LoadError.other(errors.text)
    }
    // Why something is missing stands before what could not be read for that.
    notes.update { $0 = errors.problems.map(\.note) + $0 }
    return value
  }
}
