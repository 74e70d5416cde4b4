import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPRequest {
  /// The request as a `URLSession` takes it.
  var urlRequest: URLRequest {
    var message = URLRequest(url: url)
    message.httpMethod = method.rawValue
    message.httpBody = body
    for header in headers {
      message.setValue(header.value, forHTTPHeaderField: header.name)
    }
    return message
  }
}

extension Credentials {
  /// What somebody has added to `request` to make `authorized` of it.
  init(of authorized: URLRequest, beyond request: HTTPRequest) {
    let before = Dictionary(request.headers.map { ($0.name.lowercased(), $0.value) }) { $1 }
    let added = (authorized.allHTTPHeaderFields ?? [:]).filter { name, value in
      before[name.lowercased()] != value
    }
    self.init(
      headers: added.sorted { $0.key < $1.key }.map { HTTPHeader($0.key, $0.value) })
    replaces = true
    address = authorized.url == request.url ? nil : authorized.url
  }
}
