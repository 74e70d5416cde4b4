/// What is known of who is logged in, where no Swift was generated for it.
///
/// It lasts as long as its app runs: nothing of it is written anywhere, so that nothing can be read again.
struct DynamicSession: Codable, Hashable, Sendable {
  var fields: [String: DynamicValue]

  init(fields: [String: DynamicValue]) {
    self.fields = fields
  }

  init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "no session is kept"))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode([String]())
  }
}
