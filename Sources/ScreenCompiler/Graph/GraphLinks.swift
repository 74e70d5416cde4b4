/// The addresses by which a picture leads to specs.
struct GraphLinks {
  /// The path of the spec root from where the picture is.
  let root: String

  /// - Parameters:
  ///   - specRoot: The path of the spec root from the working directory.
  ///   - output: The path of the picture; nil for one that is printed.
  init(specRoot: String, output: String?) {
    guard let output else {
      root = specRoot
      return
    }
    root = Self.path(to: specRoot, from: Path.parent(of: output))
  }

  func address(of place: AppGraph.Place) -> String {
    let path = Path.join(root, place.path)
    var address = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return "\(address)#L\(place.line)"
  }

  /// A path as it leads there from a folder.
  private static func path(to target: String, from folder: String) -> String {
    var target = Path.normalized(target)
    var folder = Path.normalized(folder)
    let isAbsolute = target.hasPrefix("/")
    if isAbsolute != folder.hasPrefix("/") || folder.hasPrefix("..") {
      target = FileSystem.realPath(target) ?? target
      folder = FileSystem.realPath(folder) ?? folder
      guard target.hasPrefix("/") == folder.hasPrefix("/") else { return target }
    }
    let to = target.split(separator: "/").filter { $0 != "." }
    let from = folder.split(separator: "/").filter { $0 != "." }
    var shared = 0
    while shared < min(to.count, from.count), to[shared] == from[shared] { shared += 1 }
    let up = [Substring](repeating: "..", count: from.count - shared)
    let path = (up + to[shared...]).joined(separator: "/")
    return path.isEmpty ? "." : path
  }
}
