#if canImport(CoreData)
  import CoreData

  /// What stands at the key paths of an entity. Core Data ends an app that asks for what is not there,
  /// so all that a query names is looked up before.
  struct EntityShape {
    private let entity: NSEntityDescription

    init(_ entity: NSEntityDescription) {
      self.entity = entity
    }

    /// Throws where no value stands at a key path.
    func check(_ keyPath: String) throws {
      let (owner, last) = try end(of: keyPath)
      guard last != ManagedProperty.identity, owner.attributesByName[last] == nil else { return }
      throw LoadError.other("\(owner.name ?? "an entity") has no attribute \(last)")
    }

    /// Throws where what stands at a key path is not in the store, which compares and orders.
    func checkIsStored(_ keyPath: String) throws {
      let (owner, last) = try end(of: keyPath)
      guard let attribute = owner.attributesByName[last], !attribute.isTransient else {
        throw LoadError.other("\(keyPath) of \(entity.name ?? "an entity") is not stored")
      }
    }

    /// The entity that has what a key path ends with.
    private func end(of keyPath: String) throws -> (owner: NSEntityDescription, last: String) {
      var owner = entity
      let parts = keyPath.split(separator: ".").map(String.init)
      for part in parts.dropLast() {
        guard let relationship = owner.relationshipsByName[part], !relationship.isToMany,
          let destination = relationship.destinationEntity
        else {
          throw LoadError.other("\(owner.name ?? "an entity") has no to-one relationship \(part)")
        }
        owner = destination
      }
      return (owner, parts.last ?? "")
    }

    /// A value as the attribute that it is compared with has it.
    func constant(of filter: ManagedObjectFilter) throws -> Any {
      let (owner, last) = try end(of: filter.keyPath)
      let type = owner.attributesByName[last]?.attributeType
      if filter.comparison.isOfTexts, type != .stringAttributeType {
        throw LoadError.other("\(filter.keyPath) of \(entity.name ?? "an entity") is no text")
      }
      guard let type, let constant = Self.constant(filter.value, of: type) else {
        throw LoadError.other(
          "\(filter.keyPath) of \(entity.name ?? "an entity") cannot be compared with that")
      }
      return constant
    }

    /// nil where an attribute of the type has no such values: Core Data would not take it.
    private static func constant(_ value: ManagedValue, of type: NSAttributeType) -> Any? {
      if case .list(let values) = value {
        let constants = values.map { constant($0, of: type) }
        return constants.contains { $0 == nil } ? nil : constants.compactMap { $0 }
      }
      switch type {
      case .stringAttributeType: return value.text
      case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
        .doubleAttributeType, .floatAttributeType, .decimalAttributeType, .booleanAttributeType:
        return value.number
      case .dateAttributeType: return value.date
      case .UUIDAttributeType: return value.text.flatMap { UUID(uuidString: $0) }
      case .URIAttributeType: return value.text.flatMap { URL(string: $0) }
      default: return nil
      }
    }
  }

  extension ManagedObjectFilter.Comparison {
    fileprivate var isOfTexts: Bool {
      switch self {
      case .contains, .beginsWith: true
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isOneOf, .isNoneOf:
        false
      }
    }
  }

  extension ManagedValue {
    /// The value for an attribute with texts; identities may be numbers to the spec.
    fileprivate var text: String? {
      switch self {
      case .text(let text): text
      case .integer(let number): String(number)
      case .null, .real, .boolean, .date, .list: nil
      }
    }

    /// The value for an attribute with numbers; identities are texts to models.
    fileprivate var number: NSNumber? {
      switch self {
      case .text(let text): Int(text).map { NSNumber(value: $0) }
      case .integer(let number): NSNumber(value: number)
      case .real(let number): NSNumber(value: number)
      case .boolean(let flag): NSNumber(value: flag)
      case .null, .date, .list: nil
      }
    }

    fileprivate var date: Date? {
      if case .date(let date) = self { date } else { nil }
    }
  }
#endif
