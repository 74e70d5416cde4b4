public import Foundation

/// What ScreenCore uses of CryptoKit, declared as Apple does.
public protocol HashFunction {
  associatedtype Digest: Sequence<UInt8>
  static func hash<D: DataProtocol>(data: D) -> Digest
}

public struct SHA256: HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> SHA256Digest { SHA256Digest() }
}

public struct SHA256Digest: Sequence, Hashable, Sendable {
  public func makeIterator() -> Array<UInt8>.Iterator { [].makeIterator() }
}

public struct SymmetricKey: Sendable {
  public init<D: ContiguousBytes>(data: D) {}
}

public struct HashedAuthenticationCode<H: HashFunction>: Sequence {
  public func makeIterator() -> Array<UInt8>.Iterator { [].makeIterator() }
}

public struct HMAC<H: HashFunction> {
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> HashedAuthenticationCode<H> {
    HashedAuthenticationCode()
  }
}
