import SwiftEmitter

extension HandWrittenFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text as it is when what is begun has been filled in, as far as compilers see that.
  var filledIn: String { text.replacing(#/ *#warning\(.*\)\n/#, with: "") }
}
