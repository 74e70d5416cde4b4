import Testing

/// A system that the run-time is built for, as `#if` sees it.
struct BuildSystem: Hashable, Sendable {
  let name: String
  /// What can be imported there of all that the sources ask for.
  private let modules: Set<String>

  /// The one that the tests run on.
  static let linux = BuildSystem(name: "Linux", modules: ["FoundationNetworking", "Glibc"])
  static let iOS = BuildSystem(name: "iOS", modules: onBoth.union(["PhotosUI", "UIKit"]))
  static let macOS = BuildSystem(name: "macOS", modules: onBoth.union(["AppKit"]))
  static let apple = [iOS, macOS]
  static let all = [linux, iOS, macOS]

  private static let onBoth: Set<String> = [
    "Combine", "CoreData", "CoreGraphics", "CoreLocation", "CoreText", "CryptoKit", "Darwin",
    "Foundation",
    "ImageIO", "LocalAuthentication", "ObjectiveC", "Security", "SwiftUI", "UserNotifications",
    "os",
  ]
  /// What no system here has, so that a module that is merely misspelt is not taken for one of these.
  private static let onNone: Set<String> = ["Musl"]

  func canImport(_ module: String) throws -> Bool {
    let known = Self.all.contains { $0.modules.contains(module) } || Self.onNone.contains(module)
    guard known else { throw ConditionError.unknown(module) }
    return modules.contains(module)
  }

  func isOS(_ name: String) throws -> Bool {
    let known = ["Linux", "iOS", "macOS", "tvOS", "watchOS", "visionOS"].contains(name)
    guard known else { throw ConditionError.unknown(name) }
    return name == self.name
  }
}

extension BuildSystem: CustomTestStringConvertible {
  var testDescription: String { name }
}
