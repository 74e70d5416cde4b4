import Foundation

/// By what each request is signed as it is sent, so that no secret goes with it.
public enum RequestSignature: Hashable, Sendable {
  /// Signature Version 4 of Amazon.
  case aws(AWSSignature)
  /// The key of a storage account of Azure.
  case azure(AzureSharedKey)
}

extension RequestSignature {
  /// Whose requests are signed: what answers are kept by.
  var identity: String {
    switch self {
    case .aws(let signature): signature.accessKeyID
    case .azure(let key): key.account
    }
  }
}

extension HTTPRequest {
  /// The request as it is sent at `date`. One that says by itself who asks stays as it is.
  func signed(by signature: RequestSignature, at date: Date) -> HTTPRequest {
    guard !headers.contains(where: { $0.name.lowercased() == "authorization" }) else { return self }
    return switch signature {
    case .aws(let signature): signed(by: signature, at: date)
    case .azure(let key): signed(by: key, at: date)
    }
  }
}
