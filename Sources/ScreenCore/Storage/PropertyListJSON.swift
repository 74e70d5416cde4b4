import Foundation

/// Property lists as the JSON that models are read from, so that these are read alike from both. Dates
/// become seconds since 1970, and data Base64.
enum PropertyListJSON {
  /// The JSON for a property list, in whichever of its formats.
  static func data(of propertyList: Data) throws -> Data {
    guard let value = try? PropertyListSerialization.propertyList(from: propertyList, format: nil)
    else { throw LoadError.decoding(path: "", reason: "is not a property list") }
    let json = json(value)
    // Numbers that are none have no place in JSON.
    guard JSONSerialization.isValidJSONObject([json]) else {
      throw LoadError.decoding(path: "", reason: "has what JSON has not")
    }
    return try JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed)
  }

  private static func json(_ value: Any) -> Any {
    switch value {
    case let date as Date: date.timeIntervalSince1970
    case let data as Data: data.base64EncodedString()
    case let list as [Any]: list.map(json)
    case let object as [String: Any]: object.mapValues(json)
    default: value
    }
  }
}

extension URL {
  /// Whether the name says that the file is a property list.
  var isPropertyList: Bool { pathExtension.lowercased() == "plist" }
}
