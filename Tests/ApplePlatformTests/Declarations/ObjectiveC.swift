// Objective-C's own module, as Apple declares it, without anything behind it. Foundation's classes here are not
// of Objective-C; what the run-time inherits is.
import Foundation

// https://developer.apple.com/documentation/objectivec/selector
public struct Selector: Hashable, ExpressibleByStringLiteral {
  var ptr: OpaquePointer

  public init(_ str: String) { fatalError("declared only") }
  public init(stringLiteral value: String) { fatalError("declared only") }
}

// https://developer.apple.com/documentation/objectivec/objcbool
public struct ObjCBool {
  public init(_ value: Bool) {}
  public var boolValue: Bool { false }
}

// https://developer.apple.com/documentation/objectivec/nsobjectprotocol
// Without `isEqual(_:)`: the compiler here makes no method of Objective-C that takes `Any`.
@objc public protocol NSObjectProtocol: AnyObject {
  @objc var hash: Int { get }
}

// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
// It is a `Foundation.NSObjectProtocol`, too, for the protocols of Foundation here, which ask for that.
@objc
open class NSObject: ObjectiveC.NSObjectProtocol, Foundation.NSObjectProtocol, Hashable,
  CustomStringConvertible, CustomDebugStringConvertible
{
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { false }
  @objc open var hash: Int { 0 }
  open var description: String { "" }
  open var debugDescription: String { "" }
  open func copy() -> Any { self }
  open func `self`() -> Self { self }
  public func isProxy() -> Bool { false }
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
}

// The compiler converts truth values by these when it calls Objective-C:
// https://github.com/swiftlang/swift/blob/main/stdlib/public/SDK/ObjectiveC/ObjectiveC.swift
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(x) }

// https://github.com/swiftlang/swift/blob/main/stdlib/public/SDK/ObjectiveC/ObjectiveC.swift
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { false }

// https://developer.apple.com/documentation/objectivec/objc_associationpolicy
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum objc_AssociationPolicy: UInt {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

// https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

// https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
