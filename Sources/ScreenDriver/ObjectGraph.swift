import ScreenKit

/// The objects that can be reached from some others by what they store: strongly, weakly or unowned.
/// What closures hold is not seen.
@MainActor
struct ObjectGraph {
  private(set) var objects: [ObjectIdentifier: AnyObject] = [:]
  private let barred: Set<ObjectIdentifier>
  private var opaque: [ObjectIdentifier: Bool] = [:]

  /// The objects that can be reached from `roots` without a way through those that are `barred`.
  init(from roots: [AnyObject], barred: [AnyObject] = []) {
    self.barred = Set(barred.map(ObjectIdentifier.init))
    var waiting: [Any] = roots
    while let value = waiting.popLast() { visit(value, &waiting) }
  }

  private mutating func visit(_ value: Any, _ waiting: inout [Any]) {
    guard !isOpaque(type(of: value)) else { return }
    var mirror: Mirror? = Mirror(reflecting: value)
    if mirror?.displayStyle == .class {
      let object = value as AnyObject
      let id = ObjectIdentifier(object)
      guard !barred.contains(id), objects.updateValue(object, forKey: id) == nil else { return }
      if let view = value as? UIView { waiting += view.subviews as [Any] }
      if let controller = value as? UIViewController { waiting += controller.children as [Any] }
    }
    while let level = mirror {
      waiting += level.children.map(\.value)
      mirror = level.superclassMirror
    }
  }

  /// Whether nothing of the app's is to be found in values of a type: those without references, those of
  /// the system, except collections, and what the compiler makes of them.
  private mutating func isOpaque(_ type: Any.Type) -> Bool {
    if let known = opaque[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let isOpaque = Self.isPlain(type) || Self.opaquePrefixes.contains(where: name.hasPrefix)
    opaque[ObjectIdentifier(type)] = isOpaque
    return isOpaque
  }

  /// Whether values of a type are plain memory, such as numbers and rectangles.
  private static func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }

  // What these store is not always there to be looked at.
  private static let opaquePrefixes = [
    "Foundation", "CoreFoundation", "__C.", "Dispatch.", "Synchronization.", "Swift.String",
    "Swift.Int", "Swift.UInt", "Swift.Double", "Swift.Bool", "Swift.Task<", "Swift.Unsafe",
    "Builtin.",
  ]
}
