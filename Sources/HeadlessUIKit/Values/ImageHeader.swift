import Foundation

/// The pixel size that stands in the header of a PNG, GIF or JPEG file.
struct ImageHeader {
  let pixelSize: CGSize

  init?(_ data: Data) {
    let bytes = Array(data.prefix(1 << 16))
    guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes),
      size.width > 0, size.height > 0
    else { return nil }
    pixelSize = size
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return CGSize(
      width: CGFloat(bigEndian(bytes[16..<20])), height: CGFloat(bigEndian(bytes[20..<24])))
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) else { return nil }
    return CGSize(
      width: CGFloat(bigEndian(bytes[6..<8].reversed())),
      height: CGFloat(bigEndian(bytes[8..<10].reversed())))
  }

  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(
          width: CGFloat(bigEndian(bytes[(index + 7)..<(index + 9)])),
          height: CGFloat(bigEndian(bytes[(index + 5)..<(index + 7)])))
      }
      index += 2 + bigEndian(bytes[(index + 2)..<(index + 4)])
    }
    return nil
  }

  private static func bigEndian(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
