import Foundation
import TestTools

extension CompilerProcess {
  /// Where the compiler's own libraries are; nil if it does not say.
  static let resources: String? = {
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    guard let text = try? runAndWait(["swiftc", "-print-target-info"]) else { return nil }
    return try? JSONDecoder().decode(Info.self, from: Data(text.utf8)).paths.runtimeResourcePath
  }()

  /// The macros of the standard library, which the driver would name.
  static let pluginFlags = resources.map { ["-plugin-path", $0 + "/host/plugins"] } ?? []
}
