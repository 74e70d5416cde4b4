import Diagnostics
import SourceText

/// Texts for translators and from them, as XLIFF 1.2 the way Xcode writes it.
package struct XLIFFDocument: Sendable, Hashable {
  /// The texts of a file of strings in two languages.
  package struct File: Sendable, Hashable {
    /// The path of the file of strings.
    package var original: String
    package var source: String
    package var target: String?
    package var units: [Unit] = []

    package init(original: String, source: String, target: String?) {
      self.original = original
      self.source = source
      self.target = target
    }
  }

  /// A text with its translation.
  package struct Unit: Sendable, Hashable {
    package var id: String
    package var source: String
    package var target: String?
    package var state: String?
    package var notes: [String] = []
    /// Where it stands in the document that it was read from.
    package var place: ByteSpan = .zero

    package init(id: String, source: String, target: String?, state: String? = nil) {
      self.id = id
      self.source = source
      self.target = target
      self.state = state
    }

    package static func == (left: Unit, right: Unit) -> Bool {
      (left.id, left.source, left.target, left.notes)
        == (right.id, right.source, right.target, right.notes)
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(source)
    }
  }

  package var files: [File]

  package init(files: [File] = []) {
    self.files = files
  }
}

extension StringsDocument.TextID {
  /// What stands between a key and a form of its text in identifiers.
  private static let separator = "|==|"

  /// As Xcode writes it: the key, or `key|==|plural.one`.
  package var unitID: String {
    form.isEmpty ? key : key + Self.separator + form.joined(separator: ".")
  }

  package init(unitID: String) {
    let parts = unitID.split(
      separator: Self.separator, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      self.init(unitID)
      return
    }
    self.init(String(parts[0]), form: parts[1].split(separator: ".").map(String.init))
  }
}

extension XLIFFDocument {
  private static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  /// The document as a file.
  package var text: String {
    var xml = XMLText()
    xml.declare()
    let attributes = [
      ("xmlns", Self.namespace), ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
      ("version", "1.2"),
      (
        "xsi:schemaLocation",
        "\(Self.namespace) http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
      ),
    ]
    xml.element("xliff", attributes) { xml in
      for file in files { Self.write(file, to: &xml) }
    }
    return xml.text
  }

  private static func write(_ file: File, to xml: inout XMLText) {
    var attributes = [("original", file.original), ("source-language", file.source)]
    if let target = file.target { attributes.append(("target-language", target)) }
    xml.element("file", attributes + [("datatype", "plaintext")]) { xml in
      xml.element("header", []) {
        $0.element("tool", [("tool-id", "screenc"), ("tool-name", "screenc")])
      }
      xml.element("body", []) { xml in
        for unit in file.units { write(unit, to: &xml) }
      }
    }
  }

  private static func write(_ unit: Unit, to xml: inout XMLText) {
    xml.element("trans-unit", [("id", unit.id), ("xml:space", "preserve")]) { xml in
      xml.element("source", [], text: unit.source)
      if let target = unit.target {
        xml.element("target", unit.state.map { [("state", $0)] } ?? [], text: target)
      }
      for note in unit.notes { xml.element("note", [], text: note) }
    }
  }
}
