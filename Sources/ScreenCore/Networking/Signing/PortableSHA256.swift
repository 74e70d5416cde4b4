import Foundation

/// SHA-256 as FIPS 180-4 writes it down, and the keyed hash over it, for systems that bring none.
enum PortableSHA256 {
  private static let blockSize = 64

  static func digest(of message: some DataProtocol) -> Data {
    var state = initialState
    var schedule = [UInt32](repeating: 0, count: blockSize)
    let bytes = padded(message)
    for block in stride(from: 0, to: bytes.count, by: blockSize) {
      take(bytes[block..<block + blockSize], into: &state, &schedule)
    }
    return Data(state.flatMap { self.bytes(of: $0) })
  }

  /// RFC 2104, section 2.
  static func authenticationCode(of message: some DataProtocol, key: some DataProtocol) -> Data {
    var block = key.count > blockSize ? digest(of: key) : Data(key)
    block.append(Data(repeating: 0, count: blockSize - block.count))
    let inner = digest(of: Data(block.map { $0 ^ 0x36 }) + Data(message))
    return digest(of: Data(block.map { $0 ^ 0x5c }) + inner)
  }

  /// The message, a one, as many zeros as fill blocks, and the message's length in bits (section 5.1.1).
  private static func padded(_ message: some DataProtocol) -> [UInt8] {
    var bytes = Array(message)
    let length = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % blockSize != blockSize - 8 { bytes.append(0) }
    return bytes + self.bytes(of: length)
  }

  /// The highest byte first.
  private static func bytes(of word: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: word.bigEndian) { Array($0) }
  }

  /// Section 6.2.2.
  private static func take(
    _ block: ArraySlice<UInt8>, into state: inout [UInt32], _ schedule: inout [UInt32]
  ) {
    prepare(&schedule, from: block)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<blockSize {
      let sum1 = rotated(e, by: 6) ^ rotated(e, by: 11) ^ rotated(e, by: 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ constants[round] &+ schedule[round]
      let sum0 = rotated(a, by: 2) ^ rotated(a, by: 13) ^ rotated(a, by: 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func prepare(_ schedule: inout [UInt32], from block: ArraySlice<UInt8>) {
    for index in 0..<16 {
      schedule[index] = block.dropFirst(4 * index).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<blockSize {
      let before = schedule[index - 15]
      let last = schedule[index - 2]
      let sigma0 = rotated(before, by: 7) ^ rotated(before, by: 18) ^ before >> 3
      let sigma1 = rotated(last, by: 17) ^ rotated(last, by: 19) ^ last >> 10
      schedule[index] = schedule[index - 16] &+ sigma0 &+ schedule[index - 7] &+ sigma1
    }
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// Section 5.3.3.
  private static let initialState: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// Section 4.2.2.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5,
    0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
    0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3,
    0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5,
    0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
