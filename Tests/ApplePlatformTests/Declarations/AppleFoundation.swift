// Foundation as importers see it on Apple's platforms: with its networking, with the modules that it re-exports,
// and with what it has there only. What stands here hides what Linux's Foundation calls the same.
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ObjectiveC
@_exported import Security

// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
public typealias NSObject = ObjectiveC.NSObject

// https://developer.apple.com/documentation/objectivec/nsobjectprotocol
public typealias NSObjectProtocol = ObjectiveC.NSObjectProtocol

// What Swift does for `error as NSError`:
// https://developer.apple.com/documentation/foundation/nserror
public func nsError(_ error: some Error) -> NSError { fatalError("declared only") }

// https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)
extension NotificationCenter {
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
}

// https://developer.apple.com/documentation/foundation/nsurlauthenticationmethodservertrust
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSURLAuthenticationMethodServerTrust: String { "NSURLAuthenticationMethodServerTrust" }

// https://developer.apple.com/documentation/foundation/urlprotectionspace/servertrust
extension URLProtectionSpace {
  public var serverTrust: SecTrust? { nil }
}

// https://developer.apple.com/documentation/foundation/urlcredential/init(trust:)
extension URLCredential {
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}

// https://developer.apple.com/documentation/foundation/relativedatetimeformatter
open class RelativeDateTimeFormatter: Formatter {
  open var locale: Locale! = .current
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String { "" }
}

// https://developer.apple.com/documentation/foundation/nssortdescriptor
open class NSSortDescriptor: NSObject {
  public init(key: String?, ascending: Bool) {}
}

// https://developer.apple.com/documentation/foundation/nsexpression
open class NSExpression: NSObject {
  public init(forKeyPath keyPath: String) {}
  public init(forConstantValue obj: Any?) {}
}

// https://developer.apple.com/documentation/foundation/nspredicate
open class NSPredicate: NSObject {}

// https://developer.apple.com/documentation/foundation/nscompoundpredicate
open class NSCompoundPredicate: NSPredicate {
  public init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {}
  public init(notPredicateWithSubpredicate predicate: NSPredicate) {}
}

// https://developer.apple.com/documentation/foundation/nscomparisonpredicate
open class NSComparisonPredicate: NSPredicate {
  // https://developer.apple.com/documentation/foundation/nscomparisonpredicate/modifier
  public enum Modifier: UInt, Sendable { case direct, all, any }

  // https://developer.apple.com/documentation/foundation/nscomparisonpredicate/operator
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`, customSelector
    case contains = 99
    case between
  }

  // https://developer.apple.com/documentation/foundation/nscomparisonpredicate/options
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)
  }

  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {}
}

// https://developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject {
  public init(activityType: String) {}
  open var activityType: String { "" }
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var targetContentIdentifier: String?
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
}

// https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSUserActivityTypeBrowsingWeb: String { "NSUserActivityTypeBrowsingWeb" }
