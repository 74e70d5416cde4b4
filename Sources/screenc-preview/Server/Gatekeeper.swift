/// Lets in who asks from the prototype's own pages, and nobody else: other sites that a browser shows could ask this
/// machine, too, by its address or by a name of their own that leads here.
struct Gatekeeper: Sendable {
  private let hosts: Set<String>
  private let origins: Set<String>

  init(port: Int) {
    let names = ["127.0.0.1", "localhost"]
    // Browsers do not say the port that goes without saying.
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
    origins = Set(hosts.map { "http://\($0)" })
  }

  /// The answer for those who are not let in; nil for those who are.
  func refusal(of request: PageRequest) -> PageAnswer? {
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
      return PageAnswer("421 Misdirected Request", "This server answers for its own address only.")
    }
    if let origin = request.headers["origin"], !origins.contains(origin.lowercased()) {
      return PageAnswer("403 Forbidden", "Other sites have no business here.")
    }
    // Pictures and scripts are asked for without an origin; browsers say then from where.
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
      return PageAnswer("403 Forbidden", "Other sites have no business here.")
    }
    guard request.method == "POST" else { return nil }
    // Forms of other sites cannot send this type without asking first.
    guard request.headers["origin"] != nil,
      request.headers["content-type"]?.hasPrefix("application/json") == true
    else { return PageAnswer("403 Forbidden", "Only the page itself may do something.") }
    return nil
  }
}
