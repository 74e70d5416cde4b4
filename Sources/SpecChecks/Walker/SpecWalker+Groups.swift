import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Groups of items, by the values that they share.
extension SpecWalker {
  /// - Parameters:
  ///   - before: What is known before the screen is shown.
  ///   - shown: What headers can be made from beside the group.
  mutating func visit(
    _ group: GroupDeclaration, of section: SectionDeclaration, in screen: ScreenDeclaration,
    before: ValueScope, shown: ValueScope
  ) {
    text(group.missing, in: before)
    guard group.value.value.scope == .item else {
      return report(
        "a group is made by a value of its items, and this is `\(group.value.value.text)`",
        at: group.value.span, help: "start the path with `$item`")
    }
    guard let item = index.itemType(of: section, in: screen),
      let type = sharedType(of: group, among: item), let kind = kind(of: group, type, among: item)
    else { return }
    if let missing = group.missing, !type.isOptional {
      report(
        "`\(group.value.value.text)` is never missing", at: missing.span,
        help: "leave `missing:` out")
    }
    if let index = group.index, index.value, kind != .letter {
      report(
        "only letters stand at the side of a list", at: index.span,
        help: kind == .text
          ? "say `as: letter`, or leave `index:` out" : "leave `index:` out")
    }
    let scope = shown.with(group: kind.value, at: group.value.span)
    text(group.header, in: scope)
    checkHeader(of: group)
    visit(group.headers, of: kind, in: scope, group)
  }

  /// Reports a header that is the same above all groups.
  private mutating func checkHeader(of group: GroupDeclaration) {
    guard let header = group.header, group.headers == nil, !header.mentions(.group),
      !header.mentions(.item)
    else { return }
    findings.report(
      Diagnostic(
        rule: SpecRule.invalidGroup.rule.name, severity: .warning,
        message: "the header says nothing of its group, and is the same above all of them",
        at: location(header.span),
        help: ["say which group it is by `$group.value`, as in `{ value: $group.value }`"]))
  }

  /// The type of what the items of a group share; nil after a finding.
  private mutating func sharedType(of group: GroupDeclaration, among items: SpecType) -> SpecType? {
    do throws(TypeProblem) {
      return try types.type(of: group, among: items)
    } catch {
      findings.report(error, in: file)
      return nil
    }
  }

  /// The kind of a group by a value; nil after a finding.
  private mutating func kind(
    of group: GroupDeclaration, _ type: SpecType, among items: SpecType
  ) -> GroupKind? {
    if let kind = GroupKind(of: type, part: group.part?.value) { return kind }
    if let part = group.part {
      let field = index.place(ofType: group.value.value, among: items)
      let date = part.value.isOfDates ? index.onlyDate(of: items) : nil
      var help = [GroupKind.help(for: type)]
      if field != nil, part.value.isOfDates {
        // Who asks for the letters at the side has names there.
        help.insert("declare it as `Date`, if it is one", at: group.hasIndex ? 1 : 0)
      }
      if let date { help.insert("say `by: $item.\(date)`, which is a `Date`", at: 0) }
      let texts = part.value == .letter ? index.texts(of: items) : []
      if !texts.isEmpty, texts.count <= Self.mostTexts {
        let ways = texts.map { "`by: $item.\($0)`" }
        help.insert("say \(ways.joined(separator: " or "))", at: 0)
      }
      findings.report(
        .invalidGroup, "`as: \(part.value.rawValue)` is no part of `\(type)`",
        at: location(part.span),
        related: field.map { [.init($0, "its type is declared here")] } ?? [], help: help)
    } else {
      let isDate = type.unwrapped == .builtin(.date)
      let field = isDate ? nil : index.place(ofType: group.value.value, among: items)
      findings.report(
        .invalidGroup,
        isDate ? "items are grouped by a part of a `Date`" : "items cannot be grouped by `\(type)`",
        at: location(group.value.span),
        related: field.map { [.init($0, "its type is declared here")] } ?? [],
        help: [GroupKind.help(for: type)])
    }
    return nil
  }

  /// More fields that may have been meant say nothing.
  private static let mostTexts = 3

  /// Each of the values has its header.
  private mutating func visit(
    _ headers: Located<[NamedText]>?, of kind: GroupKind, in scope: ValueScope,
    _ group: GroupDeclaration
  ) {
    for header in headers?.value ?? [] { text(header.text, in: scope) }
    if case .choice(let name) = kind, let symbols = types.symbols {
      note(headers?.value.map(\.name) ?? [], asCasesOf: name, in: symbols)
    }
    guard let values = kind.names(index) else {
      guard let headers else { return }
      return report(
        "`headers` go with an enum or a `Bool`", at: headers.span,
        help: "say `header:`, made from `$group.value`")
    }
    guard let headers else {
      guard kind == .flag, group.header == nil else { return }
      return report(
        "nobody reads `true` and `false` above their items", at: group.value.span,
        help: "add `headers: { true: …, false: … }`")
    }
    let given = Set(headers.value.map(\.name.text))
    var missing = values.filter { !given.contains($0) }
    let strange = headers.value.map(\.name).filter { !values.contains($0.text) }
    // They have those that stand below the wrong names.
    let meant = strange.isEmpty ? [] : kind.values(meantBy: strange, leaving: &missing, index)
    for (name, meant) in zip(strange, meant) {
      findings.report(
        .unknownCase, "`\(kind.value)` has no value `\(name.text)`", at: location(name),
        suggestion: meant.map {
          Suggestion(meaning: $0.value, note: "which has no header", insteadOf: name.text)
        } ?? Suggestion(for: name.text, among: values, kind: "values"),
        help: meant?.orElse.map { [$0] } ?? [])
    }
    guard !missing.isEmpty else { return }
    let names = missing.map { "`\($0)`" }.joined(separator: " and ")
    report(
      "there is no header for \(names)", at: headers.span,
      help: "each value has its header, or all have one made by `header:`")
  }

  private mutating func report(_ message: String, at span: ByteSpan, help: String) {
    findings.report(.invalidGroup, message, at: location(span), help: [help])
  }
}

extension GroupKind {
  /// The names of all values there are; nil where they are no closed set.
  fileprivate func names(_ index: AppIndex) -> [String]? {
    switch self {
    case .flag: ["true", "false"]
    case .choice(let name): index.enumeration(name)?.cases.map(\.name.text) ?? []
    case .date, .age, .letter, .text, .number: nil
    }
  }

  /// The values whose headers most likely stand below names that none has: those that are sent by these names, those
  /// that are called nearly so, and the only one that is left where one name is.
  ///
  /// - Parameter missing: The values without a header, and then those of them that none of the names is for.
  fileprivate func values(
    meantBy names: [Name], leaving missing: inout [String], _ index: AppIndex
  ) -> [HeaderMeant?] {
    let sent = names.map { valueSent(as: $0.text, index) }
    var meant = names.map { _ in HeaderMeant?.none }
    for (position, sent) in sent.enumerated() {
      guard let sent, missing.contains(sent) else { continue }
      meant[position] = HeaderMeant(value: sent)
      missing.removeAll { $0 == sent }
    }
    let others = names.indices.filter { sent[$0] == nil }
    for position in others {
      guard let near = NearMiss.match(for: names[position].text, among: missing)?.name else {
        continue
      }
      meant[position] = HeaderMeant(value: near)
      missing.removeAll { $0 == near }
    }
    let left = others.filter { meant[$0] == nil }
    guard left.count == 1, missing.count == 1 else { return meant }
    meant[left[0]] = HeaderMeant(value: missing.removeLast(), isOnlyOneLeft: isOfEnum)
    return meant
  }

  private func valueSent(as name: String, _ index: AppIndex) -> String? {
    guard case .choice(let enumeration) = self else { return nil }
    return index.enumeration(enumeration)?.cases.first { $0.reads(name) }?.name.text
  }

  private var isOfEnum: Bool { if case .choice = self { true } else { false } }

  /// How items are grouped by a type.
  fileprivate static func help(for type: SpecType) -> String {
    switch type.unwrapped {
    case .builtin(.date): "say `as: day`, `month`, `year` or `age`"
    case .builtin(.string): "a `String` is grouped by itself, or `as: letter`"
    case .builtin(.integer), .builtin(.boolean), .enumeration: "leave `as:` out"
    default: "group by a `Date`, `String`, `Int`, `Bool` or enum"
    }
  }
}

/// The value that a header is most likely for.
private struct HeaderMeant {
  let value: String
  /// Whether nothing but that speaks for it: the name may be that of a value which the enum had.
  var isOnlyOneLeft = false

  /// What may be right as well.
  var orElse: String? {
    isOnlyOneLeft ? "or leave it out, and give `\(value)` a header of its own" : nil
  }
}

extension GroupPart {
  /// Whether only dates have it.
  fileprivate var isOfDates: Bool {
    switch self {
    case .day, .month, .year, .age: true
    case .letter: false
    }
  }
}

extension AppIndex {
  /// The only field of items that is a `Date`.
  fileprivate func onlyDate(of items: SpecType) -> String? {
    let dates = fields(of: items, .date)
    return dates.count == 1 ? dates[0] : nil
  }

  /// The fields of items that have a letter.
  fileprivate func texts(of items: SpecType) -> [String] { fields(of: items, .string) }

  private func fields(of items: SpecType, _ type: BuiltinType) -> [String] {
    guard case .model(let name) = items.unwrapped else { return [] }
    return (model(name)?.properties ?? []).filter {
      self.type($0.type)?.unwrapped == .builtin(type)
    }.map(\.name.text)
  }

  /// Where the type of a field of items is declared; nil where no spec declares it.
  fileprivate func place(ofType path: ValuePath, among items: SpecType) -> Location? {
    var owner = items.unwrapped
    for (position, component) in path.components.enumerated() {
      guard case .model(let name) = owner, let id = id(of: .model, name),
        let field = model(name)?.fields.first(where: { $0.name.text == component.text })
      else { return nil }
      guard position + 1 < path.components.count else {
        return Location(file: file(of: id), span: field.type.span)
      }
      guard let type = type(field.type)?.unwrapped else { return nil }
      owner = type
    }
    return nil
  }
}
