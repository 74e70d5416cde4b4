#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension URLSessionTransport {
  /// A transport that talks to no server whose key is another than those pinned for it.
  ///
  /// Where there is no Security framework, as on Linux, nobody can tell which key a server has: requests to
  /// hosts with pinned keys fail there with ``PinningError/cannotBeChecked(host:)``, and others are sent.
  ///
  /// - Parameter configuration: How the session behaves otherwise.
  public init(pinning pins: CertificatePins, configuration: URLSessionConfiguration = .default) {
    #if canImport(Security)
      self.init(
        session: URLSession(
          configuration: configuration, delegate: PinningDelegate(pins), delegateQueue: nil),
        pins: pins)
    #else
      self.init(session: URLSession(configuration: configuration), pins: pins)
    #endif
  }
}

/// Why a host with pinned keys was not talked to.
public enum PinningError: Error, Hashable, Sendable {
  /// The server has another key than those that are pinned.
  case refused(host: String)
  /// There is nothing on this platform that tells which key a server has.
  case cannotBeChecked(host: String)
}

extension HTTPTransport where Self == SharingTransport {
  /// The standard transport, which talks to no server whose key is another than those pinned for it.
  public static func standard(pinning pins: CertificatePins) -> SharingTransport {
    SharingTransport(RetryingTransport(URLSessionTransport(pinning: pins)))
  }
}
