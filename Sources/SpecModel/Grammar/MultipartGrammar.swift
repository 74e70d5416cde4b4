/// A file among the parts of a request.
enum FilePartGrammar {
  static let file = Key(
    "file", .value, .required,
    """
    What is sent: `Data`, or the `URL` of a file on the device. What is missing is left out. Of a list of `Data` each is \
    a part, all with the same name.
    """,
    example: "$parameters.photo")
  static let name = Key(
    "name", .value,
    """
    What the file is called to the server. Left out, that is the name that it has on the device, and of \
    `Data` the part's. Of a list the second is called `photo-2.jpg`, and so on.
    """,
    example: "photo.jpg")
  static let type = Key(
    "type", .string("a media type"), "What the file is; left out, what its name's ending says.",
    example: "image/jpeg")
  static let record = Record<Call.Part.File>(
    "file part", "A file that a request carries beside its other parts.",
    example: """
      file: $parameters.photo
      name: photo.jpg
      type: image/jpeg
      """
  ) { mapping in
    let file = mapping.value(file)
    let name = mapping.value(name)
    let type = mapping.value(type)
    return file.map { Call.Part.File(content: $0, name: name, type: type) }
  }
}

extension Form where Value == [Call.Part] {
  /// Names with values, or with files.
  static var parts: Form {
    let record = FilePartGrammar.record
    let shape = Shape.either([.construct(record.construct), .notation(.value)])
    return .entries(shape, named: "a part") { name, node, reader in
      guard reader.tree.kind(node) == .mapping else {
        return reader.value(node).map { Call.Part(name: name, content: .value($0)) }
      }
      return record.read(node, reader).map { Call.Part(name: name, content: .file($0)) }
    }
  }
}
