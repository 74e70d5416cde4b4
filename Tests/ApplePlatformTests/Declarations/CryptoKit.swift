public import AppleFoundation

/// What ScreenCore uses of CryptoKit, declared as Apple does.
// https://developer.apple.com/documentation/cryptokit/hashfunction
public protocol HashFunction {
  associatedtype Digest: Sequence<UInt8>
  static func hash<D: DataProtocol>(data: D) -> Digest
}

// https://developer.apple.com/documentation/cryptokit/sha256
public struct SHA256: HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> SHA256Digest { SHA256Digest() }
}

// https://developer.apple.com/documentation/cryptokit/sha256digest
public struct SHA256Digest: Sequence, Hashable, Sendable {
  public func makeIterator() -> Array<UInt8>.Iterator { [].makeIterator() }
}

// https://developer.apple.com/documentation/cryptokit/symmetrickey
public struct SymmetricKey: Sendable {
  public init<D: ContiguousBytes>(data: D) {}
}

// https://developer.apple.com/documentation/cryptokit/hashedauthenticationcode
public struct HashedAuthenticationCode<H: HashFunction>: Sequence {
  public func makeIterator() -> Array<UInt8>.Iterator { [].makeIterator() }
}

// https://developer.apple.com/documentation/cryptokit/hmac
public struct HMAC<H: HashFunction> {
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> HashedAuthenticationCode<H> {
    HashedAuthenticationCode()
  }
}
