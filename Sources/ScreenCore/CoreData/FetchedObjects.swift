#if canImport(CoreData)
  import CoreData

  /// The objects that answer a query, watched by a fetched results controller.
  @MainActor
  final class FetchedObjects: WatchedObjects {
    private let controller: NSFetchedResultsController<NSManagedObject>
    private let properties: [ManagedProperty]
    /// The controller holds it weakly.
    private let listener: ChangeListener

    init(
      _ request: NSFetchRequest<NSManagedObject>, of query: ManagedObjectQuery,
      in context: NSManagedObjectContext, _ didChange: @escaping @MainActor () -> Void
    ) throws {
      properties = query.properties
      listener = ChangeListener(didChange)
      controller = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
        cacheName: nil)
      controller.delegate = listener
      try controller.performFetch()
    }

    var rows: [[String: DatabaseValue]] {
      (controller.fetchedObjects ?? []).map { object in
        Dictionary(
          properties.map { ($0.column, Self.value(of: object, at: $0.keyPath)) }
        ) { first, _ in first }
      }
    }

    /// Relationships are checked to be to-one ones, so one object stands at the end of each.
    private static func value(of object: NSManagedObject, at keyPath: String) -> DatabaseValue {
      var object = object
      let parts = keyPath.split(separator: ".").map(String.init)
      for part in parts.dropLast() {
        guard let next = object.value(forKey: part) as? NSManagedObject else { return .null }
        object = next
      }
      guard let last = parts.last else { return .null }
      if last == ManagedProperty.identity {
        return .text(object.objectID.uriRepresentation().absoluteString)
      }
      let type = object.entity.attributesByName[last]?.attributeType
      return DatabaseValue(object.value(forKey: last), of: type)
    }
  }

  /// Is told by the controller, on the main queue, which its context is one of.
  private final class ChangeListener: NSObject, NSFetchedResultsControllerDelegate {
    private let didChange: @MainActor () -> Void

    init(_ didChange: @escaping @MainActor () -> Void) {
      self.didChange = didChange
    }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      let didChange = didChange
      MainActor.assumeIsolated { didChange() }
    }
  }

  extension DatabaseValue {
    /// A value of an attribute; what models have no type for is null.
    fileprivate init(_ value: Any?, of type: NSAttributeType?) {
      switch value {
      case let text as String: self = .text(text)
      case let date as Date: self = .real(date.timeIntervalSince1970)
      case let identity as UUID: self = .text(identity.uuidString)
      case let address as URL: self = .text(address.absoluteString)
      case let data as Data: self = .blob(data)
      case let number as NSNumber:
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
          .booleanAttributeType:
          self = .integer(number.intValue)
        default: self = .real(number.doubleValue)
        }
      default: self = .null
      }
    }
  }
#endif
