import SourceText
import SpecSyntax

/// Whether a byte may stand in a name: letters, digits, `_` and all that is not ASCII.
@inline(__always)
func isNameByte(_ byte: UInt8) -> Bool {
  byte.isInName
}

/// Whether all bytes of a text may stand in a name, and nothing in it only looks like a space.
func isNameText(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  text.isASCIIName || text.allSatisfy(isNameByte) && !LookalikeSpace.isIn(text)
}
