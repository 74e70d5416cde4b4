#if canImport(CoreData)
  import CoreData

  /// The objects of a context of Core Data.
  ///
  /// The context is one of the main queue, as a container's `viewContext` is. What other contexts save
  /// arrives in lists once it is merged into it: set `automaticallyMergesChangesFromParent`.
  public final class CoreDataStore: ManagedObjectStore {
    private let context: NSManagedObjectContext

    /// The objects of `context`.
    public init(_ context: NSManagedObjectContext) {
      self.context = context
    }

    public func watch(
      _ query: ManagedObjectQuery, didChange: @escaping @MainActor () -> Void
    ) throws -> any WatchedObjects {
      guard let entity = NSEntityDescription.entity(forEntityName: query.entity, in: context) else {
        throw LoadError.other("Core Data has no entity \(query.entity)")
      }
      let shape = EntityShape(entity)
      // A path that is not there would end the app when it is asked for.
      for keyPath in query.keyPaths { try shape.check(keyPath) }
      for keyPath in query.filters.map(\.keyPath) + query.order.map(\.keyPath) {
        try shape.checkIsStored(keyPath)
      }
      return try FetchedObjects(request(for: query, shape), of: query, in: context, didChange)
    }

    private func request(
      for query: ManagedObjectQuery, _ shape: EntityShape
    ) throws -> NSFetchRequest<NSManagedObject> {
      guard !query.order.isEmpty else {
        throw LoadError.other("objects of \(query.entity) have no order")
      }
      let request = NSFetchRequest<NSManagedObject>(entityName: query.entity)
      request.sortDescriptors = query.order.map {
        NSSortDescriptor(key: $0.keyPath, ascending: !$0.isDescending)
      }
      let predicates = try query.filters.filter { $0.value != .null }.map { filter in
        try filter.predicate(with: shape)
      }
      if !predicates.isEmpty {
        request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: predicates)
      }
      if let limit = query.limit { request.fetchLimit = limit }
      let relationships = Set(
        query.properties.compactMap { property in
          let parts = property.keyPath.split(separator: ".").dropLast()
          return parts.isEmpty ? nil : parts.joined(separator: ".")
        })
      request.relationshipKeyPathsForPrefetching = relationships.sorted()
      return request
    }
  }

  extension ManagedObjectFilter {
    fileprivate func predicate(with shape: EntityShape) throws -> NSPredicate {
      let constant = try shape.constant(of: self)
      func compare(
        _ type: NSComparisonPredicate.Operator, _ options: NSComparisonPredicate.Options = []
      ) -> NSPredicate {
        NSComparisonPredicate(
          leftExpression: NSExpression(forKeyPath: keyPath),
          rightExpression: NSExpression(forConstantValue: constant), modifier: .direct, type: type,
          options: options)
      }
      return switch comparison {
      case .equal: compare(.equalTo)
      case .notEqual: compare(.notEqualTo)
      case .less: compare(.lessThan)
      case .lessOrEqual: compare(.lessThanOrEqualTo)
      case .greater: compare(.greaterThan)
      case .greaterOrEqual: compare(.greaterThanOrEqualTo)
      case .contains: compare(.contains, [.caseInsensitive, .diacriticInsensitive])
      case .beginsWith: compare(.beginsWith, [.caseInsensitive, .diacriticInsensitive])
      case .isOneOf: compare(.in)
      case .isNoneOf: NSCompoundPredicate(notPredicateWithSubpredicate: compare(.in))
      }
    }
  }
#endif
