// What the run-time uses of Core Text, as Apple declares it, without anything behind it.
public import CoreFoundation

// https://developer.apple.com/documentation/coretext/ctfontdescriptor
public final class CTFontDescriptor {}

// https://developer.apple.com/documentation/coretext/ctfontmanagerscope
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

// https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)
// CTFontManager.h has no CF_RETURNS_NOT_… on `error`: it is a pointer to an unmanaged one.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

// https://developer.apple.com/documentation/coretext/ctfontmanagercreatefontdescriptorsfromurl(_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? { nil }

// https://developer.apple.com/documentation/coretext/ctfontdescriptorcopyattribute(_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> CFTypeRef? { nil }

// https://developer.apple.com/documentation/coretext/kctfontnameattribute
public var kCTFontNameAttribute: CFString { "" }
