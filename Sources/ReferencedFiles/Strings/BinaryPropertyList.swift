import SourceText

/// Reads property lists in binary form, as Xcode leaves strings in an app's bundle. What it reads has no places.
struct BinaryPropertyList {
  /// What binary property lists begin with.
  static let mark = "bplist"
  private static let trailerLength = 32
  /// Far deeper than plural rules are.
  private static let deepest = 32
  /// Far more than an app has texts; values that are named often would otherwise be read without end.
  private static let mostValues = 1 << 20

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let table: Int
  private var values = 0

  private init(_ bytes: [UInt8]) throws(PropertyList.Problem) {
    let trailer = bytes.count - Self.trailerLength
    guard trailer >= 8 else { throw Self.damage }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    count = try Self.number(bytes, at: trailer + 8, size: 8)
    table = try Self.number(bytes, at: trailer + 24, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), table <= trailer,
      count <= (trailer - table) / offsetSize
    else { throw Self.damage }
  }

  /// What a property list holds.
  static func read(_ bytes: [UInt8]) throws(PropertyList.Problem) -> PropertyList {
    var reader = try BinaryPropertyList(bytes)
    let top = try number(bytes, at: bytes.count - trailerLength + 16, size: 8)
    return try reader.value(top, depth: 0)
  }

  private mutating func value(
    _ number: Int, depth: Int
  ) throws(PropertyList.Problem) -> PropertyList {
    values += 1
    guard number < count, depth < Self.deepest, values <= Self.mostValues else {
      throw Self.damage
    }
    let offset = try Self.number(bytes, at: table + number * offsetSize, size: offsetSize)
    guard offset < table else { throw Self.damage }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x1:
      let length = 1 << Int(marker & 0xF)
      guard length <= 8 else { return .other }
      let unsigned = try Self.bits(bytes, at: offset + 1, size: length)
      return .text("\(Int64(truncatingIfNeeded: unsigned))")
    case 0x5, 0x6: return .text(try text(at: offset, isWide: marker >> 4 == 0x6))
    case 0xD: return .dictionary(try members(at: offset, depth: depth))
    default: return .other
    }
  }

  private mutating func members(
    at offset: Int, depth: Int
  ) throws(PropertyList.Problem) -> [PropertyList.Member] {
    let (length, start) = try length(at: offset)
    guard length <= (table - start) / (2 * referenceSize) else { throw Self.damage }
    var members: [PropertyList.Member] = []
    for position in 0..<length {
      let place = start + position * referenceSize
      let key = try reference(at: place)
      let value = try reference(at: place + length * referenceSize)
      guard case .text(let name) = try self.value(key, depth: depth + 1) else { throw Self.damage }
      members.append(
        PropertyList.Member(
          key: name, place: .zero, value: try self.value(value, depth: depth + 1)))
    }
    // They are in no order, and messages about them should be in one.
    return members.sorted { $0.key < $1.key }
  }

  private func text(at offset: Int, isWide: Bool) throws(PropertyList.Problem) -> String {
    let (length, start) = try length(at: offset)
    let size = isWide ? 2 : 1
    guard length <= (table - start) / size else { throw Self.damage }
    let content = bytes[start..<(start + length * size)]
    guard isWide else { return String(decoding: content, as: UTF8.self) }
    let units = stride(from: start, to: content.endIndex, by: 2).map { place in
      UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// How many parts a value has, and where the first of them stands.
  private func length(at offset: Int) throws(PropertyList.Problem) -> (count: Int, start: Int) {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF else { return (short, offset + 1) }
    guard offset + 1 < table, bytes[offset + 1] >> 4 == 0x1 else { throw Self.damage }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard size <= 8 else { throw Self.damage }
    let count = try Self.number(bytes, at: offset + 2, size: size)
    guard offset + 2 + size <= table else { throw Self.damage }
    return (count, offset + 2 + size)
  }

  private func reference(at offset: Int) throws(PropertyList.Problem) -> Int {
    try Self.number(bytes, at: offset, size: referenceSize)
  }

  /// A number that counts something of a file.
  private static func number(
    _ bytes: [UInt8], at offset: Int, size: Int
  ) throws(PropertyList.Problem) -> Int {
    guard let number = Int(exactly: try bits(bytes, at: offset, size: size)) else { throw damage }
    return number
  }

  private static func bits(
    _ bytes: [UInt8], at offset: Int, size: Int
  ) throws(PropertyList.Problem) -> UInt64 {
    guard offset >= 0, size <= bytes.count - offset else { throw damage }
    return bytes[offset..<(offset + size)].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static let damage = PropertyList.Problem(
    message: "this binary property list is damaged", span: .zero,
    help: "copy it anew, or name the file that it was made from")
}
