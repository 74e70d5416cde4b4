// What the run-time uses of Security, as Apple declares it, without anything behind it.
public import CoreFoundation

// https://developer.apple.com/documentation/security/sectrust
public final class SecTrust {}

// https://developer.apple.com/documentation/security/seccertificate
public final class SecCertificate {}

// https://developer.apple.com/documentation/security/sectrustevaluatewitherror(_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }

// https://developer.apple.com/documentation/security/sectrustcopycertificatechain(_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }

// https://developer.apple.com/documentation/security/seccertificatecopydata(_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  fatalError("declared only")
}

// https://developer.apple.com/documentation/kernel/osstatus (MacTypes.h: SInt32)
public typealias OSStatus = Int32

// https://developer.apple.com/documentation/security/security-framework-result-codes (SecBase.h)
public var errSecSuccess: OSStatus { 0 }

// https://developer.apple.com/documentation/security/security-framework-result-codes (SecBase.h)
public var errSecItemNotFound: OSStatus { -25300 }

// https://developer.apple.com/documentation/security/secitemcopymatching(_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { 0 }

// The same for a variable: the compiler here has no pointers to those where Objective-C is.
// https://developer.apple.com/documentation/security/secitemcopymatching(_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecItemCopyMatching(_ query: CFDictionary, _ result: inout CFTypeRef?) -> OSStatus { 0 }

// https://developer.apple.com/documentation/security/secitemadd(_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { 0 }

// https://developer.apple.com/documentation/security/secitemupdate(_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  0
}

// https://developer.apple.com/documentation/security/secitemdelete(_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { 0 }

// https://developer.apple.com/documentation/security/ksecclass
public var kSecClass: CFString { "" }

// https://developer.apple.com/documentation/security/ksecclassgenericpassword
public var kSecClassGenericPassword: CFString { "" }

// https://developer.apple.com/documentation/security/ksecattrservice
public var kSecAttrService: CFString { "" }

// https://developer.apple.com/documentation/security/ksecattraccount
public var kSecAttrAccount: CFString { "" }

// https://developer.apple.com/documentation/security/ksecattraccessible
public var kSecAttrAccessible: CFString { "" }

// https://developer.apple.com/documentation/security/ksecattraccessibleafterfirstunlockthisdeviceonly
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "" }

// https://developer.apple.com/documentation/security/ksecreturndata
public var kSecReturnData: CFString { "" }

// https://developer.apple.com/documentation/security/ksecvaluedata
public var kSecValueData: CFString { "" }
