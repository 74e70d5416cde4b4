import Foundation

#if canImport(Security)
  import Security

  /// Talks to no server whose key is another than those pinned for it. What the system would not trust is not
  /// trusted here either.
  final class PinningDelegate: NSObject, URLSessionDelegate {
    private let pins: CertificatePins

    init(_ pins: CertificatePins) {
      self.pins = pins
    }

    func urlSession(
      _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      let space = challenge.protectionSpace
      guard space.authenticationMethod == NSURLAuthenticationMethodServerTrust,
        pins.keys(for: space.host) != nil
      else { return completionHandler(.performDefaultHandling, nil) }
      guard let trust = space.serverTrust, SecTrustEvaluateWithError(trust, nil),
        pins.decision(for: space.host, certificates: Self.certificates(of: trust)) == .trusted
      else { return completionHandler(.cancelAuthenticationChallenge, nil) }
      completionHandler(.useCredential, URLCredential(trust: trust))
    }

    private static func certificates(of trust: SecTrust) -> [Data] {
      let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate] ?? []
      return chain.map { SecCertificateCopyData($0) as Data }
    }
  }
#endif
