// What the run-time uses of Core Foundation, as Apple declares it, without anything behind it. Its classes are
// "toll-free bridged": Swift converts them by `as` as it does those of Foundation whose names stand here.
@_exported public import Foundation

// https://developer.apple.com/documentation/corefoundation/cfstring
public typealias CFString = NSString

// https://developer.apple.com/documentation/corefoundation/cfdata
public typealias CFData = NSData

// https://developer.apple.com/documentation/corefoundation/cfarray
public typealias CFArray = NSArray

// https://developer.apple.com/documentation/corefoundation/cfdictionary
public typealias CFDictionary = NSDictionary

// https://developer.apple.com/documentation/corefoundation/cfurl
public typealias CFURL = NSURL

// https://developer.apple.com/documentation/corefoundation/cftyperef
public typealias CFTypeRef = AnyObject

// https://developer.apple.com/documentation/corefoundation/cferror
public final class CFError {}
