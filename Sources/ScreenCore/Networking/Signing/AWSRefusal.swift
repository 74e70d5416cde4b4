import Foundation

/// How services of Amazon say that temporary keys are of no use any more. There is no status of its own
/// for that: some say 403, others 400, and the error has a name.
enum AWSRefusal {
  /// See <https://docs.aws.amazon.com/IAM/latest/APIReference/CommonErrors.html>; S3 and older services
  /// have names without `Exception`.
  private static let namesOfExpiry: Set<String> = [
    "ExpiredToken", "ExpiredTokenException", "RequestExpired", "TokenRefreshRequired",
  ]

  /// Whether an answer refuses keys that have expired, so that others may be let through.
  static func isExpiry(_ response: HTTPResponse) -> Bool {
    guard response.status == 400 || response.status == 403 else { return false }
    return names(in: response).contains { namesOfExpiry.contains(plain($0)) }
  }

  private static func names(in response: HTTPResponse) -> [String] {
    if let name = response.header("x-amzn-ErrorType") { return [name] }
    if let body = try? JSONDecoder().decode(Body.self, from: response.body) { return body.names }
    let text = String(decoding: response.body.prefix(4096), as: UTF8.self)
    return text.firstMatch(of: #/<Code>\s*([A-Za-z.]+)\s*</Code>/#).map { [String($0.1)] } ?? []
  }

  /// The name by itself, as in `com.amazon.coral.service#ExpiredTokenException:http://…`.
  private static func plain(_ name: String) -> String {
    let unqualified = name.split(separator: "#").last ?? ""
    return String(unqualified.prefix { $0 != ":" })
  }

  /// What services that answer by JSON say, AppSync among them.
  private struct Body: Decodable {
    struct Problem: Decodable {
      var errorType: String?
    }

    var type: String?
    var code: String?
    var errors: [Problem]?

    private enum CodingKeys: String, CodingKey {
      case type = "__type"
      case code, errors
    }

    var names: [String] {
      [type, code].compactMap { $0 } + (errors ?? []).compactMap(\.errorType)
    }
  }
}

extension HTTPResponse {
  /// Whether the server refuses those who ask by `credentials`, and others might be let through.
  func refuses(_ credentials: Credentials) -> Bool {
    if status == 401 { return true }
    guard case .aws = credentials.signature else { return false }
    return AWSRefusal.isExpiry(self)
  }
}
