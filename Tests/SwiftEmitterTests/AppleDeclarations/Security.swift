// What ScreenCore uses of Security and of what Foundation adds for it, as Apple declares it, without anything
// behind it.
@_exported import Foundation
@_exported import FoundationNetworking

public final class SecTrust {}
public final class SecCertificate {}
public typealias CFData = Data
public typealias CFArray = NSArray
public final class CFError {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { Data() }

// Outside Apple's platforms Foundation has it as something that is not to be had.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated var NSURLAuthenticationMethodServerTrust: String {
  "NSURLAuthenticationMethodServerTrust"
}

extension URLProtectionSpace {
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
