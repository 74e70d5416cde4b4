import Foundation
import ScreenKit
import SpecModel

/// How requests for the later pages of a list are told from those for its first.
enum LaterPages: Sendable {
  /// There are none.
  case none
  /// They carry values that the first page is asked for without.
  case sent([String])
  /// They carry a value that is another one for the first page.
  case counted(String, from: String)
  /// They go to an address that stands at a path of the answer before.
  case address(in: [String])

  /// - Parameter paging: How the list is paged, with what a service does by itself written out.
  init(_ paging: SpecModel.Paging?) {
    guard let paging else {
      self = .none
      return
    }
    let send = paging.send?.text
    switch paging.form {
    case .cursor, .last: self = .sent(send.map { [$0] } ?? [])
    case .header: self = .sent(paging.marks.map(\.name.text))
    case .page: self = send.map { .counted($0, from: "\(paging.first)") } ?? .none
    case .offset: self = send.map { .counted($0, from: "0") } ?? .none
    case .link:
      self =
        paging.receive.map { .address(in: $0.text.split(separator: ".").map(String.init)) }
        ?? .none
    case .connection, .service: self = .none
    }
  }

  /// Whether a request asks for a page behind that of `first`.
  func areAsked(by request: HTTPRequest, behind first: Data) -> Bool {
    switch self {
    case .none: return false
    case .sent(let names): return names.contains { request.value(of: $0) != nil }
    case .counted(let name, let start): return request.value(of: name).map { $0 != start } ?? false
    case .address(let path):
      guard let address = Self.text(at: path, of: first), !address.isEmpty else { return false }
      return request.url.absoluteString.hasSuffix(address)
    }
  }

  private static func text(at path: [String], of body: Data) -> String? {
    var value = try? JSONSerialization.jsonObject(with: body)
    for key in path { value = (value as? [String: Any])?[key] }
    return value as? String
  }
}

extension HTTPRequest {
  /// What it carries by a name: in its query or, asking by GraphQL, as a variable.
  fileprivate func value(of name: String) -> String? {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    if let item = items.first(where: { $0.name == name }) { return item.value ?? "" }
    guard let body, let sent = try? JSONSerialization.jsonObject(with: body) as? [String: Any],
      let variables = sent["variables"] as? [String: Any], let value = variables[name],
      !(value is NSNull)
    else { return nil }
    return "\(value)"
  }
}
