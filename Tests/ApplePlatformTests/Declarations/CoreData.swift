// What ScreenCore uses of Core Data, as Apple declares it, without anything behind it. Core Data
// re-exports Foundation, of which some types are declared anew here: they do nothing on Linux.
@_exported public import AppleFoundation

// https://developer.apple.com/documentation/coredata/nsfetchrequestresult
public protocol NSFetchRequestResult: NSObjectProtocol {}

// https://developer.apple.com/documentation/coredata/nsmanagedobjectid
open class NSManagedObjectID: NSObject {
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}

// https://developer.apple.com/documentation/coredata/nsmanagedobject
open class NSManagedObject: NSObject, NSFetchRequestResult {
  open var entity = NSEntityDescription()
  open var objectID = NSManagedObjectID()
  open func value(forKey key: String) -> Any? { nil }
}

// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext
open class NSManagedObjectContext: NSObject {}

// https://developer.apple.com/documentation/coredata/nsattributetype
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

// https://developer.apple.com/documentation/coredata/nspropertydescription
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isTransient = false
}

// https://developer.apple.com/documentation/coredata/nsattributedescription
open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
}

// https://developer.apple.com/documentation/coredata/nsrelationshipdescription
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open var isToMany: Bool { false }
}

// https://developer.apple.com/documentation/coredata/nsentitydescription
open class NSEntityDescription: NSObject {
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { nil }

  open var name: String?
  open var attributesByName: [String: NSAttributeDescription] { [:] }
  open var relationshipsByName: [String: NSRelationshipDescription] { [:] }
}

// https://developer.apple.com/documentation/coredata/nspersistentstorerequest
open class NSPersistentStoreRequest: NSObject {}

// https://developer.apple.com/documentation/coredata/nsfetchrequest
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
  public convenience init(entityName: String) { self.init() }

  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var relationshipKeyPathsForPrefetching: [String]?
}

// Apple's is limited to `NSFetchRequestResult`, which there is a protocol of Objective-C and so conforms
// to itself.
// https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller
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

// https://developer.apple.com/documentation/coredata/nsfetchedresultscontrollerdelegate
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
