import Diagnostics
import Foundation
import InventedData
import ScreenKit
import SpecModel
import SpecSemantics

/// What a source is answered: the first page of its list, and behind that nothing more.
struct SourceAnswer: Sendable {
  /// What is answered first; an empty list where nothing is known.
  private let first: HTTPResponse
  private let nothing: HTTPResponse
  private let later: LaterPages

  /// - Parameter first: What is answered first; nil for an empty list.
  init(_ first: HTTPResponse? = nil, of source: SourceDeclaration, in index: AppIndex) {
    nothing = HTTPResponse(json: Self.emptyList(at: source.listPath(in: index)))
    self.first = first ?? nothing
    later = LaterPages(source.pages(in: index))
  }

  /// No answer of any source: an empty list.
  static let empty = HTTPResponse(json: emptyList(at: nil))

  /// What a request is answered.
  func response(to request: HTTPRequest) -> HTTPResponse {
    later.areAsked(by: request, behind: first.body) ? nothing : first
  }

  /// An answer with an empty list.
  private static func emptyList(at items: String?) -> Data {
    // What follows `[]` leads on in each element.
    let path = items?.components(separatedBy: "[]").first ?? ""
    let keys = path.split(separator: ".")
    let opened = keys.map { "{\"\($0)\":" }.joined()
    return Data((opened + "[]" + String(repeating: "}", count: keys.count)).utf8)
  }
}

extension HTTPResponse {
  /// JSON with what is said beside it.
  init(json: Data, headers: [(name: String, value: String)] = []) {
    let said = Dictionary(headers.map { ($0.name, $0.value) }) { $1 }
    self.init(headers: said.merging(["Content-Type": "application/json"]) { $1 }, body: json)
  }

  /// An answer that was invented.
  init(_ answer: DataInventor.Answer) {
    self.init(json: Data(answer.body.text.utf8), headers: answer.headers)
  }
}

extension SourceDeclaration {
  /// The dotted path of the list in what the source answers.
  fileprivate func listPath(in index: AppIndex) -> String? {
    switch content {
    case .request(let call, let items, _): index.items(items, of: call)?.text
    case .disk(_, let items): items?.text
    case .sqlite, .coreData, .items, .swift: nil
    }
  }

  /// How the source's list is paged by requests.
  fileprivate func pages(in index: AppIndex) -> SpecModel.Paging? {
    guard case .request(let call, let items, let paging) = content else { return nil }
    return index.paging(paging, of: call, items: index.items(items, of: call))
  }
}
