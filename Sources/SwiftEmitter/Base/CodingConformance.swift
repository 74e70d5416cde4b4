import SwiftCode

/// How values of a model or a union are read and written.
enum CodingConformance {
  /// They come from payloads.
  case read
  /// They are kept, too, within something else.
  case kept
  /// State is kept of them.
  case stored

  var type: SwiftType {
    switch self {
    case .read: "Decodable"
    case .kept: "Codable"
    case .stored: "StorableModel"
    }
  }
}

extension AppFacts {
  /// How values of the model or union `name` are read and written.
  func coding(of name: String) -> CodingConformance {
    if analysis.storedModels.contains(name) { return .stored }
    return analysis.keptModels.contains(name) ? .kept : .read
  }
}
