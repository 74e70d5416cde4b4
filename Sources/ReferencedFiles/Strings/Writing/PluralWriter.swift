import SourceText

/// Sets texts in a file of plural rules in XML, all else of which stays as it is.
///
/// Of a rule, the text with its places is the text itself, and of each part that varies with a number each form is
/// one: `substitutions.count.plural.one`, as catalogues name them.
struct PluralWriter {
  private let bytes: [UInt8]
  private let root: PropertyList.Member
  private let lineEnd: String

  /// Nil where the text can't be read to its end, or has no keys.
  init?(_ bytes: [UInt8]) {
    var span = ByteSpan.zero
    guard let list = try? PropertyList(bytes, span: &span), case .dictionary = list else {
      return nil
    }
    self.bytes = bytes
    root = PropertyList.Member(key: "", place: .zero, value: list, valueSpan: span)
    lineEnd = bytes.indices.contains { bytes[$0...].starts(with: [0x0D, 0x0A]) } ? "\r\n" : "\n"
  }

  /// The keys with the texts of their forms, in their order; nil for those that vary with something else than numbers.
  var texts: [(key: String, forms: [[String]: String]?)] {
    root.value.members.map { ($0.key, Self.forms(of: $0.value)) }
  }

  private static func forms(of rule: PropertyList) -> [[String]: String]? {
    guard let format = rule.text ?? rule.value(of: PluralRuleKey.format)?.text else { return nil }
    var forms: [[String]: String] = [[]: format]
    for part in rule.members where part.isPart {
      for form in part.value.members where PluralCategory(rawValue: form.key) != nil {
        forms[["substitutions", part.key, "plural", form.key]] = form.value.text
      }
    }
    return forms
  }

  /// Whether a rule has, or can have, a form.
  func canSay(_ form: [String], of key: String) -> Bool {
    guard !form.isEmpty else { return true }
    guard form.count == 4, form[0] == "substitutions", form[2] == "plural" else { return false }
    return PluralCategory(rawValue: form[3]) != nil && part(form[1], of: key) != nil
  }

  private func part(_ name: String, of key: String) -> PropertyList.Member? {
    rule(key)?.value.members.first { $0.key == name && $0.isPart }
  }

  private func rule(_ key: String) -> PropertyList.Member? {
    root.value.members.first { $0.key == key }
  }

  /// What has to be changed for texts to be there.
  ///
  /// - Parameter model: Says of what kind the numbers of rules are that are not there.
  func edits(
    setting texts: [(id: StringsDocument.TextID, text: String)], as model: PluralWriter
  ) -> [TextEdit] {
    var edits: [TextEdit] = []
    var missing: [(key: String, forms: [[String]: String])] = []
    for (id, text) in texts {
      if rule(id.key) != nil {
        edits += edit(id, text, as: model)
      } else if let position = missing.firstIndex(where: { $0.key == id.key }) {
        missing[position].forms[id.form] = text
      } else {
        missing.append((id.key, [id.form: text]))
      }
    }
    let rules = missing.map { Entry($0.key, .dictionary(model.rule($0.key, saying: $0.forms))) }
    return Self.merged(edits + insertions(of: rules, in: root))
  }

  /// What a rule with these texts has to say: those of the model stay for what has none.
  private func rule(_ key: String, saying forms: [[String]: String]) -> [Entry] {
    guard let rule = rule(key) else { return [] }
    return rule.value.members.compactMap { member in
      if member.key == PluralRuleKey.format {
        return Entry(member.key, .text(forms[[]] ?? member.value.text ?? ""))
      }
      guard member.isPart else { return nil }
      let texts = PluralCategory.allCases.compactMap { category in
        forms[["substitutions", member.key, "plural", category.rawValue]].map {
          Entry(category.rawValue, .text($0))
        }
      }
      return Entry(member.key, .dictionary(member.kind + texts))
    }
  }

  private func edit(
    _ id: StringsDocument.TextID, _ text: String, as model: PluralWriter
  ) -> [TextEdit] {
    guard let rule = rule(id.key) else { return [] }
    guard id.form.count == 4 else {
      let format = rule.value.members.first { $0.key == PluralRuleKey.format }
      return replacement(of: format ?? rule, by: text)
    }
    guard let part = part(id.form[1], of: id.key) else {
      let kind = model.part(id.form[1], of: id.key)?.kind ?? []
      let entry = Entry(id.form[1], .dictionary(kind + [Entry(id.form[3], .text(text))]))
      return insertions(of: [entry], in: rule)
    }
    if let form = part.value.members.first(where: { $0.key == id.form[3] }) {
      return replacement(of: form, by: text)
    }
    return insertions(of: [Entry(id.form[3], .text(text))], in: part)
  }

  private func replacement(of member: PropertyList.Member, by text: String) -> [TextEdit] {
    guard let old = member.value.text, old != text else { return [] }
    return [TextEdit(member.valueSpan, "<string>\(Self.escaped(text))</string>")]
  }

  /// Adds members at the end of a dictionary, indented as those that it has.
  private func insertions(
    of entries: [Entry], in dictionary: PropertyList.Member
  ) -> [TextEdit] {
    guard !entries.isEmpty, case .dictionary(let members) = dictionary.value else { return [] }
    if let last = members.last {
      let indentation = indentation(before: Int(last.place.start) - "<key>".utf8.count)
      let text = entries.map { $0.text(indentation, lineEnd) }.joined()
      return [TextEdit(at: Int(last.valueSpan.end), text)]
    }
    let outer = indentation(before: Int(dictionary.valueSpan.start))
    let text = entries.map { $0.text(outer + "\t", lineEnd) }.joined()
    return [TextEdit(dictionary.valueSpan, "<dict>\(text)\(lineEnd)\(outer)</dict>")]
  }

  /// What a line has before a place, if that is white space only.
  private func indentation(before offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let indentation = bytes[start..<offset]
    return indentation.allSatisfy { $0 == 0x20 || $0 == 0x09 }
      ? String(decoding: indentation, as: UTF8.self) : ""
  }

  /// Insertions at one place as one, in their order.
  private static func merged(_ edits: [TextEdit]) -> [TextEdit] {
    var merged: [TextEdit] = []
    var positions: [ByteSpan: Int] = [:]
    for edit in edits {
      if let position = positions[edit.span] {
        merged[position] = TextEdit(edit.span, merged[position].replacement + edit.replacement)
      } else {
        positions[edit.span] = merged.count
        merged.append(edit)
      }
    }
    return merged
  }

  fileprivate static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// A key with a value that is written.
private struct Entry {
  indirect enum Value {
    case text(String)
    case dictionary([Entry])
  }

  let key: String
  let value: Value

  init(_ key: String, _ value: Value) {
    self.key = key
    self.value = value
  }

  /// Its lines, each with the end of the line before it.
  func text(_ indentation: String, _ lineEnd: String) -> String {
    let start = lineEnd + indentation
    let key = "\(start)<key>\(PluralWriter.escaped(key))</key>\(start)"
    switch value {
    case .text(let text): return key + "<string>\(PluralWriter.escaped(text))</string>"
    case .dictionary(let entries):
      let lines = entries.map { $0.text(indentation + "\t", lineEnd) }.joined()
      return "\(key)<dict>\(lines)\(start)</dict>"
    }
  }
}

extension PropertyList.Member {
  /// Whether it is a part of a rule that varies with a number.
  fileprivate var isPart: Bool { value.value(of: PluralRuleKey.specifierType) != nil }

  /// What a part says of its number beside the forms.
  fileprivate var kind: [Entry] {
    value.members.filter { PluralCategory(rawValue: $0.key) == nil }.compactMap { member in
      member.value.text.map { Entry(member.key, .text($0)) }
    }
  }
}
