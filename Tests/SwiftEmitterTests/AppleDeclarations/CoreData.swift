// What ScreenCore uses of Core Data, as Apple declares it, without anything behind it. Core Data
// re-exports Foundation, of which some types are declared anew here: they do nothing on Linux.
@_exported import Foundation

public protocol NSFetchRequestResult: NSObjectProtocol {}

open class NSManagedObjectID: NSObject {
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}

open class NSManagedObject: NSObject, NSFetchRequestResult {
  open var entity = NSEntityDescription()
  open var objectID = NSManagedObjectID()
  open func value(forKey key: String) -> Any? { nil }
}

open class NSManagedObjectContext: NSObject {}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case UUIDAttributeType = 1100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isTransient = false
}

open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
}

open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open var isToMany: Bool { false }
}

open class NSEntityDescription: NSObject {
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { nil }

  open var name: String?
  open var attributesByName: [String: NSAttributeDescription] { [:] }
  open var relationshipsByName: [String: NSRelationshipDescription] { [:] }
}

open class NSPersistentStoreRequest: NSObject {}

open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
  public convenience init(entityName: String) { self.init() }

  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var relationshipKeyPathsForPrefetching: [String]?
}

// Apple's is limited to `NSFetchRequestResult`, which there is a protocol of Objective-C and so conforms
// to itself.
open class NSFetchedResultsController<ResultType>: NSObject {
  public init(
    fetchRequest: NSFetchRequest<NSManagedObject>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {}

  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open func performFetch() throws {}
  open var fetchedObjects: [ResultType]? { nil }
}

public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

open class NSSortDescriptor: NSObject {
  public init(key: String?, ascending: Bool) {}
}

open class NSExpression: NSObject {
  public init(forKeyPath keyPath: String) {}
  public init(forConstantValue obj: Any?) {}
}

open class NSPredicate: NSObject {}

open class NSCompoundPredicate: NSPredicate {
  public init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {}
  public init(notPredicateWithSubpredicate predicate: NSPredicate) {}
}

open class NSComparisonPredicate: NSPredicate {
  public enum Modifier: UInt, Sendable { case direct, all, any }

  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`, customSelector
    case contains = 99
    case between
  }

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
