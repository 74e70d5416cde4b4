import Foundation
public import ScreenKit
import SpecModel
public import SpecSemantics

/// The recorded answers of an app's sources.
public struct Samples: Sendable {
  /// The folder that the paths of samples are relative to.
  private let folder: URL

  /// The samples of the specs in a folder.
  public init(specRoot: String) {
    folder = URL(fileURLWithPath: specRoot, isDirectory: true).absoluteURL
  }

  /// The first recorded answer of a source that can be read; nil where there is none.
  func answer(of source: SourceDeclaration) -> Data? {
    for path in source.samples {
      let file = folder.appending(path: path.text).standardizedFileURL
      if let data = try? Data(contentsOf: file) { return data }
    }
    return nil
  }
}

/// Answers the requests of a source, as the state of the screen wants it. None leaves the machine.
struct SampleTransport: HTTPTransport {
  let state: ScreenState
  /// What was recorded; nil where nothing was.
  let answer: Data?
  /// The dotted path of the list in an answer.
  var items: String?

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    switch state {
    case .loading:
      // Who waits no longer ends it.
      while true { try await Task.sleep(for: .seconds(60)) }
    case .error: throw LoadError.connection("The preview was asked for a failed load.")
    case .filled: return Self.json(answer ?? nothing)
    case .empty: return Self.json(nothing)
    }
  }

  /// An answer with an empty list.
  private var nothing: Data {
    // What follows `[]` leads on in each element.
    let path = items?.components(separatedBy: "[]").first ?? ""
    let keys = path.split(separator: ".")
    let opened = keys.map { "{\"\($0)\":" }.joined()
    return Data((opened + "[]" + String(repeating: "}", count: keys.count)).utf8)
  }

  private static func json(_ body: Data) -> HTTPResponse {
    HTTPResponse(headers: ["Content-Type": "application/json"], body: body)
  }
}

/// Has no answer to any request, such as those for images.
struct SilentTransport: HTTPTransport {
  func send(_ request: HTTPRequest) async throws -> HTTPResponse { HTTPResponse(status: 404) }
}

/// Answers requests by their paths with what was recorded of the sources that send them. No request leaves the
/// machine; what no source sends is not found.
public struct SampledServer: HTTPTransport {
  private struct Place: Sendable {
    /// The components of the path; nil for those that values stand in.
    let components: [String?]
    let answer: Data
  }

  private let places: [Place]

  /// A server of the recorded answers of an app.
  public init(of app: CheckedApp, samples: Samples) {
    places = app.index.files.flatMap(\.declarations).compactMap { declaration in
      guard case .source(let source) = declaration, case .request(let call, _, _) = source.content,
        let answer = samples.answer(of: source)
      else { return nil }
      return Place(components: call.path.pathComponents, answer: answer)
    }
  }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let components = request.url.path.split(separator: "/").map(String.init)
    let place = places.first { place in
      place.components.count <= components.count
        && zip(place.components, components.suffix(place.components.count)).allSatisfy {
          $0 == nil || $0 == $1
        }
    }
    guard let place else { return HTTPResponse(status: 404) }
    return HTTPResponse(headers: ["Content-Type": "application/json"], body: place.answer)
  }
}

extension SpecModel.Expression {
  /// The components of the path that a call goes to; nil for those that values stand in.
  fileprivate var pathComponents: [String?] {
    let text: String =
      switch kind {
      case .text(let text), .string(let text): text
      case .template(let segments):
        segments.map { if case .literal(let text) = $0 { text } else { "\u{0}" } }.joined()
      default: ""
      }
    let path = text.prefix { $0 != "?" }
    return path.split(separator: "/").map { $0.contains("\u{0}") ? nil : String($0) }
  }
}
