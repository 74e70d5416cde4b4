public import Foundation

/// A part of a request's body that has several (RFC 7578): a value, or a file.
public struct MultipartPart: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case text(String)
    case data(Data, fileName: String, type: String)
    case file(URL, fileName: String, type: String)
  }

  let name: String
  /// One after the other under the same name. A part without content is left out.
  let contents: [Content]

  private init(_ name: String, _ contents: [Content]) {
    self.name = name
    self.contents = contents
  }

  /// A value; nil leaves the part out.
  public init(_ name: String, _ value: (some RequestValue)?) {
    let scalar = value.requestScalar
    self.init(name, scalar == .null ? [] : [.text(scalar.text)])
  }

  /// A file of `data`; nil leaves the part out. It is called `fileName`, or as the part is, and is of `type`, or
  /// what the ending of its name says.
  public static func file(
    _ name: String, _ data: Data?, as fileName: String? = nil, type: String? = nil
  ) -> MultipartPart {
    files(name, data.map { [$0] }, as: fileName, type: type)
  }

  /// A part for each of `files`, all with the same name, as servers take several files; nil leaves it out. Those after the first are called
  /// `photo-2.jpg` and so on, as some servers keep files by what they are called.
  public static func files(
    _ name: String, _ files: [Data]?, as fileName: String? = nil, type: String? = nil
  ) -> MultipartPart {
    let first = fileName ?? name
    let type = type ?? MediaType.of(first)
    let contents = (files ?? []).enumerated().map { index, data in
      Content.data(data, fileName: index == 0 ? first : first.numbered(index + 1), type: type)
    }
    return MultipartPart(name, contents)
  }

  /// The file at `url` on the device; nil leaves the part out. It is called `fileName`, or as it is there, and is of
  /// `type`, or what the ending of its name says.
  public static func file(
    _ name: String, _ url: URL?, as fileName: String? = nil, type: String? = nil
  ) -> MultipartPart {
    guard let url else { return MultipartPart(name, []) }
    let fileName = fileName ?? url.lastPathComponent
    return MultipartPart(
      name, [.file(url, fileName: fileName, type: type ?? MediaType.of(fileName))])
  }
}

/// The body of several parts, one after the other.
struct MultipartBody {
  let boundary: String
  private(set) var data = Data()

  var contentType: String { "multipart/form-data; boundary=\(boundary)" }

  /// The parts that are there. Files are read now.
  ///
  /// - Parameter boundary: What parts the parts, and stands in none of them.
  init(_ parts: [MultipartPart], boundary: String = "ScreenKit-\(UUID().uuidString)") throws {
    self.boundary = boundary
    for part in parts {
      for content in part.contents { try add(part.name, content) }
    }
    data.append(contentsOf: "--\(boundary)--\r\n".utf8)
  }

  private mutating func add(_ name: String, _ content: MultipartPart.Content) throws {
    switch content {
    case .text(let text): add(name, Data(text.utf8))
    case .data(let data, let fileName, let type): add(name, data, as: fileName, type)
    case .file(let url, let fileName, let type):
      add(name, try Data(contentsOf: url, options: .mappedIfSafe), as: fileName, type)
    }
  }

  private mutating func add(
    _ name: String, _ content: Data, as fileName: String? = nil, _ type: String? = nil
  ) {
    var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name.inQuotes)\""
    if let fileName { head += "; filename=\"\(fileName.inQuotes)\"" }
    if let type { head += "\r\nContent-Type: \(type)" }
    data.append(contentsOf: (head + "\r\n\r\n").utf8)
    data.append(content)
    data.append(contentsOf: "\r\n".utf8)
  }
}

extension String {
  /// The name of a file with a number before its ending.
  fileprivate func numbered(_ number: Int) -> String {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return "\(self)-\(number)" }
    return "\(self[..<dot])-\(number)\(self[dot...])"
  }

  /// The text between quotes of a header, as browsers write it
  /// (<https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data>).
  fileprivate var inQuotes: String {
    replacing("\r\n", with: "%0D%0A").replacing("\n", with: "%0A").replacing("\r", with: "%0D")
      .replacing("\"", with: "%22")
  }
}

/// What files are, by the endings of their names.
enum MediaType {
  private static let types = [
    "csv": "text/csv", "gif": "image/gif", "heic": "image/heic", "heif": "image/heif",
    "jpeg": "image/jpeg", "jpg": "image/jpeg", "json": "application/json", "m4a": "audio/mp4",
    "mov": "video/quicktime", "mp3": "audio/mpeg", "mp4": "video/mp4", "pdf": "application/pdf",
    "png": "image/png", "txt": "text/plain", "webp": "image/webp", "zip": "application/zip",
  ]

  /// The type of the file called `name`; that of bytes nothing is known of for other endings.
  static func of(_ name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return unknown }
    return types[name[name.index(after: dot)...].lowercased()] ?? unknown
  }

  private static let unknown = "application/octet-stream"
}
