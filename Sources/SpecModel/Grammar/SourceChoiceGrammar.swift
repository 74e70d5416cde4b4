import Diagnostics
import SourceText

/// What a list shows: the items of a source, or of the first of several whose condition holds.
struct ListOfItems: Sendable {
  /// What the list is in, whose name a source in place takes.
  let name: Name
  let sources: [SourceInScreen]
  let adapters: Located<[AdapterUse]>

  /// A section for each of the sources, of which one is there at a time.
  ///
  /// - Parameters:
  ///   - condition: What holds where any of them is there.
  ///   - section: Makes the section of a source.
  func sections(
    on condition: Expression?, _ section: (ListPart) -> SectionDeclaration
  ) -> [SectionDeclaration] {
    guard sources.count != 1 else {
      return [section(part(sources[0], number: 1, on: condition))]
    }
    var before: [Expression] = []
    return sources.enumerated().map { position, source in
      let asked = (before.map(\.negated) + [source.terms.condition]).compactMap(\.self)
      var part = part(source, number: position + 1, on: condition)
      part.condition = ([condition].compactMap(\.self) + asked).joined
      part.choice = SourceChoice(
        position: position, count: sources.count, before: before,
        condition: source.terms.condition, shared: condition)
      if let own = source.terms.condition { before.append(own) }
      return section(part)
    }
  }

  private func part(
    _ source: SourceInScreen, number: Int, on condition: Expression?
  ) -> ListPart {
    // No section of a spec has a dot in its name.
    let suffix = number == 1 ? "" : ".\(number)"
    let name = suffix.isEmpty ? name : Name(name.text + suffix, span: name.span)
    return ListPart(
      content: .source(
        source.reference.named(name), adapters: adapters.value, adaptersSpan: adapters.span),
      suffix: suffix, condition: condition ?? source.terms.condition,
      optional: source.terms.optional, choice: nil)
  }
}

/// What differs between the sections of a list that chooses among sources.
struct ListPart {
  let content: SectionDeclaration.Content
  /// What its identity has behind that of the list.
  let suffix: String
  var condition: Expression?
  let optional: Located<Bool>?
  var choice: SourceChoice?

  /// The section's identity among those of the screen.
  func id(in list: Name) -> Name {
    suffix.isEmpty ? list : Name(list.text + suffix, span: list.span)
  }
}

extension Form where Value == [SourceInScreen] {
  /// More of them nobody reads, and each asks for all conditions before it.
  private static var most: Int { 16 }

  /// What a section shows: one source, or the first of several whose condition holds.
  static var sectionSources: Form {
    let sources = Form.oneOrMore(of: Form<SourceInScreen>.sectionSource)
    return Form(sources.shape) { node, reader in
      guard reader.tree.kind(node) == .sequence else { return sources.read(node, reader) }
      let count = reader.tree.count(node)
      guard (1...most).contains(count) else {
        return reader.mismatch(
          node, expected: "a source, or from 1 to \(most) of them",
          help: "write the sources among which conditions choose")
      }
      guard let read = sources.read(node, reader), read.count == count else { return nil }
      for source in read.dropLast() where source.terms.condition == nil {
        reader.report(
          .missingKey, "this source is always taken, and none of those behind it ever is",
          at: source.reference.place,
          help: "say beside its `use:` when it is meant, or let it be the last")
      }
      return read
    }
  }
}

extension SourceReference {
  /// Where it says which source it is.
  fileprivate var place: ByteSpan {
    switch self {
    case .use(let name, _): name.span
    case .inline(let source): source.name.span
    case .data(let list): list.span
    }
  }
}

extension Expression {
  /// What holds where this does not.
  fileprivate var negated: Expression { Expression(.not(self), span: span) }
}

extension [Expression] {
  /// What holds where all of these do; nil for none.
  fileprivate var joined: Expression? {
    dropFirst().reduce(first) { all, next in
      all.map { Expression(.binary(.and, $0, next), span: next.span) }
    }
  }
}
