import Foundation

/// By what requests to services of Amazon are signed (Signature Version 4).
///
/// See <https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html>.
public struct AWSSignature: Hashable, Sendable {
  public var accessKeyID: String
  public var secretAccessKey: String
  /// Of temporary credentials.
  public var sessionToken: String?
  public var region: String
  /// The service's name in signatures, such as `appsync` or `execute-api`.
  public var service: String

  /// Keys for a service in a region.
  public init(
    accessKeyID: String, secretAccessKey: String, sessionToken: String? = nil, region: String,
    service: String
  ) {
    self.accessKeyID = accessKeyID
    self.secretAccessKey = secretAccessKey
    self.sessionToken = sessionToken
    self.region = region
    self.service = service
  }
}

extension HTTPRequest {
  /// The request with its signature.
  func signed(by signature: AWSSignature, at date: Date) -> HTTPRequest {
    var request = self
    request.url = AWSPath.strictlyEncoded(url)
    let time = date.formatted(.awsTime)
    let payload = SHA256Digest.digest(of: body ?? Data()).hexadecimal
    request.headers.append(HTTPHeader("X-Amz-Date", time))
    if let token = signature.sessionToken {
      request.headers.append(HTTPHeader("X-Amz-Security-Token", token))
    }
    if signature.isOfStorage {
      request.headers.append(HTTPHeader("X-Amz-Content-SHA256", payload))
    }
    let canonical = AWSCanonicalRequest(request, payload: payload, of: signature)
    let scope = signature.scope(at: time)
    let code = signature.code(of: canonical.text, time: time, scope: scope)
    request.headers.append(
      HTTPHeader(
        "Authorization",
        "AWS4-HMAC-SHA256 Credential=\(signature.accessKeyID)/\(scope), "
          + "SignedHeaders=\(canonical.signedHeaders), Signature=\(code)"))
    return request
  }
}

extension AWSSignature {
  /// S3 has rules of its own: its paths are names, and it wants to know the payload.
  var isOfStorage: Bool { service == "s3" }

  fileprivate func scope(at time: String) -> String {
    "\(time.prefix(8))/\(region)/\(service)/aws4_request"
  }

  fileprivate func code(of canonical: String, time: String, scope: String) -> String {
    let digest = SHA256Digest.digest(of: Data(canonical.utf8)).hexadecimal
    let text = "AWS4-HMAC-SHA256\n\(time)\n\(scope)\n\(digest)"
    let key = scope.split(separator: "/").reduce(Data("AWS4\(secretAccessKey)".utf8)) { key, part in
      SHA256Digest.authenticationCode(of: Data(part.utf8), key: key)
    }
    return SHA256Digest.authenticationCode(of: Data(text.utf8), key: key).hexadecimal
  }
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
  /// As in `20150830T123600Z`.
  fileprivate static var awsTime: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(
      dateSeparator: .omitted, dateTimeSeparator: .standard, timeSeparator: .omitted,
      timeZone: .gmt)
  }
}
