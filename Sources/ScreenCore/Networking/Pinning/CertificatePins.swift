public import Foundation

/// Which public keys the servers of an app may have. A server whose certificates have none of those pinned for
/// its host is not talked to, whatever authority vouches for it.
///
/// ```swift
/// let pins: CertificatePins = [
///   "api.moments.example": ["sha256/C5+lpZ7tcVwmwQIMcRtPbsQtWLABXhQzejna0wHFr8M=", spareKey]
/// ]
/// let launch = LaunchValues(transport: .standard(pinning: pins))
/// ```
///
/// Hashes are those of the key with its algorithm (`SubjectPublicKeyInfo`), so that they stay the same when a
/// certificate is renewed for the same key. Pin a second key that is kept elsewhere: without one, an app whose
/// server has lost its key talks to nobody until it is updated.
public struct CertificatePins: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var keys: [String: Set<PublicKeyHash>] = [:]

  /// The keys of each host. `*.example.com` stands for all hosts one level below, unless they have keys of their own.
  public init(_ keys: [String: Set<PublicKeyHash>]) {
    for (host, hashes) in keys { self.keys[host.lowercased(), default: []].formUnion(hashes) }
  }

  public init(dictionaryLiteral elements: (String, Set<PublicKeyHash>)...) {
    self.init(Dictionary(elements) { $0.union($1) })
  }

  /// What becomes of a server.
  public enum Decision: Hashable, Sendable {
    /// Nothing is pinned for it: the system decides.
    case notPinned
    /// One of its certificates has a pinned key.
    case trusted
    /// None has.
    case refused
  }

  /// The keys that are pinned for a host; nil if none are.
  public func keys(for host: String) -> Set<PublicKeyHash>? {
    let host = host.lowercased()
    if let own = keys[host] { return own }
    guard let dot = host.firstIndex(of: ".") else { return nil }
    return keys["*" + host[dot...]]
  }

  /// What becomes of the server `host` with `certificates` (DER), of which the system has found that they belong
  /// together and to the host.
  public func decision(for host: String, certificates: [Data]) -> Decision {
    guard let pinned = keys(for: host) else { return .notPinned }
    let isKnown = certificates.contains { certificate in
      PublicKeyHash(ofCertificate: certificate).map(pinned.contains) ?? false
    }
    return isKnown ? .trusted : .refused
  }
}

/// The SHA-256 hash of a public key with its algorithm, as `openssl` makes it:
///
/// ```sh
/// openssl x509 -in certificate.pem -pubkey -noout | openssl pkey -pubin -outform der \
///   | openssl dgst -sha256 -binary | openssl enc -base64
/// ```
public struct PublicKeyHash: Hashable, Sendable, ExpressibleByStringLiteral {
  let digest: Data

  /// The hash written in Base64, with or without `sha256/` before it; nil if that is none.
  public init?(_ text: String) {
    let prefix = "sha256/"
    let base64 = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    guard let digest = Data(base64Encoded: base64), digest.count == 32 else { return nil }
    self.digest = digest
  }

  /// The hash written in Base64. One that is none matches no key, so that nothing is let through by mistake.
  public init(stringLiteral text: String) {
    self = PublicKeyHash(text) ?? PublicKeyHash(digest: Data())
  }

  private init(digest: Data) {
    self.digest = digest
  }

  /// The hash of the key of a certificate (DER); nil if that cannot be read.
  public init?(ofCertificate certificate: Data) {
    guard let info = X509Certificate.publicKeyInfo(in: certificate) else { return nil }
    digest = SHA256Digest.digest(of: info)
  }
}
