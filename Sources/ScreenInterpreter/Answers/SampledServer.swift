public import ScreenKit
import SpecModel
public import SpecSemantics

/// Answers requests by their paths with what was recorded of the sources that send them: a recorded answer is the
/// first page of a list, and the last. No request leaves the machine; what no source sends is not found.
public struct SampledServer: HTTPTransport {
  private struct Place: Sendable {
    let path: CalledPath
    let answer: SourceAnswer
  }

  private let places: [Place]

  /// A server of the recorded answers of an app.
  public init(of app: CheckedApp, samples: Samples) {
    places = app.index.files.flatMap(\.declarations).flatMap { declaration -> [Place] in
      guard case .source(let source) = declaration, case .request(let call, _, _) = source.content,
        let body = samples.answer(of: source)
      else { return [] }
      let answer = SourceAnswer(HTTPResponse(json: body), of: source, in: app.index)
      return call.path.alternatives.map { Place(path: CalledPath($0), answer: answer) }
    }
  }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let place = places.first { $0.path.matches(request) }
    return place?.answer.response(to: request) ?? HTTPResponse(status: 404)
  }
}

/// The path that a call goes to, whatever stands in for its values.
package struct CalledPath: Sendable {
  /// The components of the path; nil for those that values stand in.
  private let components: [String?]

  /// The path of a call; of two between which a condition chooses, the first.
  package init(of call: Call) { self.init(call.path.alternatives[0]) }

  /// A path that is one by itself.
  init(_ path: SpecModel.Expression) {
    let text: String =
      switch path.kind {
      case .text(let text), .string(let text): text
      case .template(let segments):
        segments.map { if case .literal(let text) = $0 { text } else { "\u{0}" } }.joined()
      default: ""
      }
    components = text.prefix { $0 != "?" }.split(separator: "/")
      .map { $0.contains("\u{0}") ? nil : String($0) }
  }

  /// The path with a star for each value.
  package var written: String { "/" + components.map { $0 ?? "*" }.joined(separator: "/") }

  /// Whether a request goes there, wherever the API is.
  package func matches(_ request: HTTPRequest) -> Bool {
    let path = request.url.path.split(separator: "/").map(String.init)
    guard components.count <= path.count else { return false }
    return zip(components, path.suffix(components.count)).allSatisfy { $0 == nil || $0 == $1 }
  }
}
