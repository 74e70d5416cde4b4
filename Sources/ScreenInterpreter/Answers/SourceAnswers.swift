import Foundation
public import InventedData
public import ScreenKit
import SpecModel
public import SpecSemantics

/// What an app's sources and requests answer: what was recorded and, where nothing was, what is invented.
public struct SourceAnswers: Sendable {
  private let samples: Samples
  private let inventor: DataInventor?
  private let invented = InventedAnswers()

  /// - Parameter inventor: Invents what nobody has recorded; without one, lists are empty then.
  public init(_ samples: Samples, inventor: DataInventor? = nil) {
    self.samples = samples
    self.inventor = inventor
  }

  /// The same with data around the time of a clock.
  @MainActor
  public static func inventing(
    for app: AppIndex, besides samples: Samples, at now: Date
  ) -> SourceAnswers {
    SourceAnswers(
      samples, inventor: DataInventor(index: app, now: Int(now.timeIntervalSince1970)))
  }

  /// What a source answers to a screen in a state.
  func answer(
    of source: SourceDeclaration, in state: ScreenState, _ index: AppIndex
  ) -> SourceAnswer? {
    switch state {
    case .loading, .empty, .error: return SourceAnswer(of: source, in: index)
    case .filled, .short, .long, .many, .bare: break
    }
    if state == .filled, let sample = samples.answer(of: source) {
      return SourceAnswer(HTTPResponse(json: sample), of: source, in: index)
    }
    return SourceAnswer(invented(for: source, like: state.variant), of: source, in: index)
  }

  /// What answers those who ask while an app runs; nil where nobody does.
  public func transport(for asking: Asking, _ index: AppIndex) -> (any HTTPTransport)? {
    switch asking {
    case .source(let source):
      StateTransport(state: .filled, answer: answer(of: source, in: .filled, index))
    case .request(let request):
      FixedTransport(answer: response(to: request))
    case .others: nil
    }
  }

  /// What a request of a source is answered while its screen is in a state.
  package func response(
    to request: HTTPRequest, of source: SourceDeclaration, in state: ScreenState, _ index: AppIndex
  ) -> HTTPResponse {
    answer(of: source, in: state, index)?.response(to: request) ?? SourceAnswer.empty
  }

  /// The path of a source's recorded answer from the folder of the specs; nil for one whose answers are invented.
  package func recordedPath(of source: SourceDeclaration) -> String? { samples.path(of: source) }

  /// What the request of an effect is answered.
  package func response(to request: RequestDeclaration) -> HTTPResponse {
    inventor?.answer(to: request).map(HTTPResponse.init(_:)) ?? HTTPResponse(status: 204)
  }

  /// The pages of a source's list, invented; nil for a source whose answers are not.
  package func pages(
    of source: SourceDeclaration, _ count: Int, of size: Int
  ) -> [HTTPResponse]? {
    guard let inventor else { return nil }
    let variant = InventedVariant(count: size)
    var pages: [HTTPResponse] = []
    for number in 0..<count {
      let page = DataInventor.Page(number, of: count)
      guard let answer = inventor.answer(to: source, like: variant, page: page) else { return nil }
      pages.append(HTTPResponse(answer))
    }
    return pages
  }

  /// A value of a type; nil where none is invented.
  func json(of type: SpecType, called name: String) -> Data? {
    inventor.map { Data($0.value(of: type, called: name).text.utf8) }
  }

  private func invented(
    for source: SourceDeclaration, like variant: InventedVariant
  ) -> HTTPResponse? {
    guard let inventor else { return nil }
    return invented.answer(of: source, like: variant) {
      switch source.content {
      case .request, .disk:
        return inventor.answer(to: source, like: variant).map(HTTPResponse.init(_:))
      case .sqlite, .coreData, .items, .swift:
        let items = inventor.items(of: source, like: variant).map(\.text)
        return HTTPResponse(json: Data("[\(items.joined(separator: ","))]".utf8))
      }
    }
  }
}

extension ScreenState {
  /// As many items as no window has room for. More would take their time and look the same.
  private static let moreThanIsSeen = 60

  /// What invented answers are like.
  fileprivate var variant: InventedVariant {
    switch self {
    case .loading, .filled, .error: .usual
    case .empty: .empty
    case .short: .short
    case .long: .long
    case .many: InventedVariant(count: Self.moreThanIsSeen)
    case .bare: .bare
    }
  }
}
