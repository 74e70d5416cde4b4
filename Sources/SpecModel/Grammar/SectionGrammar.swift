import Diagnostics
import SourceText
import SpecSyntax

enum SectionGrammar {
  static let id = Key(
    "id", .name(.other("an identifier")), .required,
    "The section's identity among those of the screen.",
    example: "posts")
  static let header = Key(
    "header", .text,
    "A text above the section. It follows the `$state` and `$data` that it is made of.",
    example: "profile.posts")
  static let footer = Key(
    "footer", .text, "A text below the section, which follows what it is made of as `header` does.",
    example: "settings.soundsHelp")
  static let group = Key(
    "group", GroupGrammar.record.form,
    "Cuts the items into groups of those that share a value, each under a header of its own.",
    example: "{ by: $item.createdAt, as: day }")
  static let limit = Key(
    "limit", .chosen(.most("limit", canChoose: true)),
    "The section shows at most this many items. A condition may choose how many.", example: "3")
  static let condition = Key(
    "when", .condition, "The section is there only while this holds.",
    example: "$state.advanced")
  static let rows = Key(
    "rows", .list(of: RowGrammar.record.form), "Rows that are written in place.",
    example: "[{ use: MenuRow, item: { id: about, title: settings.about }, push: About }]")
  static let record = Record<[SectionDeclaration]>(
    "section",
    "A part of a list: the items of a source, rows that are written in place, or a composed page.",
    example: """
      id: posts
      header: profile.posts
      layout: { grid: { columns: 3 } }
      source: { use: UserPosts, with: { userID: $parameters.userID } }
      adapters:
        - { use: PostCard, when: $item.photo == nil }
        - PostTile
      """,
    rules: [
      .exactlyOne(
        ["source", "rows", "content"],
        missing: .missing(
          "this section shows nothing", at: .key(["id"]),
          help: "give it a `source:` with `adapters:`, `rows:`, or `content:`"),
        several: .excess(
          "a section is only one of `source`, `rows` and `content`",
          at: .second(["source", "rows", "content"]),
          help: "leave one of them, or make a section of its own of the other", keeping: .first)),
      .needs("source", "adapters", missing: ScreenGrammar.missingAdapters),
      .only(["adapters", "group"], with: ["source"]), .only(["item"], with: ["content"]),
      .atMostOne(
        ["header", "group"],
        several: .excess(
          "a section in groups has the headers of its groups", at: .key(["header"]),
          help: "say it in the `header:` of the group, or in a section of its own before this one",
          keeping: .all)),
      .only(HeaderGrammar.keys, with: ["header", "group"]),
    ],
    misplaced: ["color": "it is called `background` here"]
  ) { mapping in
    let id = mapping.value(id)
    let header = mapping.value(header)
    let headers = HeaderGrammar.read(&mapping)
    let footer = mapping.value(footer)
    let look = SectionLookGrammar.read(&mapping)
    let layouts = mapping.value(ScreenGrammar.layout)
    let limit = mapping.value(limit)
    let condition = mapping.value(condition)
    let list = list(&mapping, of: id)
    let group = mapping.value(group)
    let rows = mapping.value(rows)
    let page = PageGrammar.read(&mapping)
    if condition != nil, let sources = list?.sources, sources.count == 1,
      let second = sources[0].terms.condition
    {
      report(second, in: mapping)
    }
    guard let id else { return nil }
    if let list {
      return list.sections(on: condition) { part in
        SectionDeclaration(
          id: part.id(in: id), header: header, footer: footer, layouts: layouts ?? [],
          limit: limit, condition: part.condition, group: group, headers: headers, look: look,
          content: part.content, optional: part.optional, choice: part.choice)
      }
    }
    let content: SectionDeclaration.Content? =
      rows.map { .rows($0.withIdentities) } ?? page.map { .page($0) }
    guard let content else { return nil }
    let section = SectionDeclaration(
      id: id, header: header, footer: footer, layouts: layouts ?? [], limit: limit,
      condition: condition, group: group, headers: headers, look: look, content: content,
      idleLimit: mapping.keySpan(SectionGrammar.limit))
    return [section]
  }

  /// A section without items is not there, so both conditions would decide the same.
  private static func report(_ second: Expression, in mapping: borrowing MappingReader) {
    mapping.reader.report(
      .unknownKey, "this section has a `when` in its source and one of its own", at: second.span,
      help: "say both in the section's own: `when: … and …`")
  }

  /// The items of a source, or of one of several, with their adapters.
  ///
  /// - Parameter name: What the list is in, whose name a source in place takes.
  static func list(_ mapping: inout MappingReader, of name: Name?) -> ListOfItems? {
    let sources = mapping.value(ScreenGrammar.source)
    let adapters = mapping.value(ScreenGrammar.adapters)
    guard let sources, !sources.isEmpty, let adapters, let name else { return nil }
    return ListOfItems(name: name, sources: sources, adapters: adapters)
  }
}

enum SourceReferenceGrammar {
  static let use = Key("use", .name(.source), "A source by name.", example: "FeedSource")
  static let arguments = Key(
    "with", .arguments, "Values for the source's parameters.",
    example: "{ userID: $parameters.userID }")
  static let condition = Key(
    "when", .condition,
    """
    It is loaded only while this holds. As long as it doesn't, nothing waits for it: a list is empty then, and an \
    object missing. What was loaded is let go once it holds no more. Of several sources in one place, the first is \
    loaded whose condition holds.
    """,
    example: "$state.showsComments")
  static let optional = Key(
    "optional", Form<Bool>.boolean.located(), .defaultsTo("false"),
    """
    Where it cannot be loaded, the screen does without it, and says nothing of that: a list is empty then, and an \
    object missing. It is asked for again whenever the screen loads anew.
    """,
    example: "true")
  /// What a source in place has beside `yields`.
  private static let keysInPlace = [
    "request", "graphql", "firestore", "disk", "sqlite", "coreData", "items", "swift", "page",
    "cache", "invalid", "samples",
  ]
  /// What says where the items of a source in place come from.
  private static let origins = [
    "request", "graphql", "firestore", "disk", "sqlite", "coreData", "items", "swift",
  ]
  /// How what is said begins of a key that a named source has itself.
  private static let ofNamed = "a source that `use` names has its "
  private static let missingYields = Complaint(
    rule: .missingKey, message: { "\($0.construct) has no `yields`" },
    help: { _ in SourceGrammar.yields.facts.cure }, place: .start, remainder: .none)
  static let record = Record<SourceInScreen>(
    "source in a screen",
    """
    A source by name, or one that is written in place: then it has the keys of a source without \
    name and parameters.
    """,
    example: """
      use: UserPosts
      with: { userID: $parameters.userID }
      """,
    rules: [
      .exactlyOne(["use", "yields"], missing: missingYields, preferring: ["use"]),
      .only(["with"], with: ["use"]), .only(keysInPlace, with: ["yields"]),
      .atLeastOne(origins + ["use"], missing: SourceGrammar.missingOrigin),
    ] + SourceGrammar.rules,
    misplaced: Dictionary(
      uniqueKeysWithValues: (keysInPlace + ["yields"]).map {
        ($0, "\(ofNamed)`\($0)` where it is declared")
      }
        + ["then", "else"].map {
          ($0, "a list chooses among sources: `source: [{ use: …, when: … }, { use: … }]`")
        }
        + ["required", "nullable"].map {
          ($0, "what may be missing says `optional: true`: all else has to load")
        })
  ) { mapping in
    let use = mapping.value(use)
    let arguments = mapping.value(arguments)
    let inline = mapping.part(of: SourceGrammar.record.construct) {
      SourceGrammar.read(&$0, name: Name("", span: $0.span), yields: SourceGrammar.yieldsInPlace)
    }
    let condition = mapping.value(condition)
    let optional = mapping.value(optional)
    // What is written in place says all, and the name may be left over.
    let isInPlace = inline != nil && origins.contains { mapping.has($0) }
    let named = isInPlace ? nil : use.map { SourceReference.use($0, arguments: arguments ?? []) }
    return (named ?? inline.map { .inline($0) }).map { reference in
      SourceInScreen(
        reference: reference, terms: LoadTerms(condition: condition, optional: optional))
    }
  }

  static var form: Form<SourceInScreen> {
    let form = record.form
    return Form(form.shape) { node, reader in
      let count = reader.diagnostics.count
      let source = form.read(node, reader)
      if reader.diagnostics.count > count { reportUse(in: node, reader) }
      if source == nil, reader.diagnostics.count > count {
        reportName(in: node, since: count, reader)
      }
      return source
    }
  }

  /// Tells as one mistake that a source is named and written in place.
  private static func reportUse(in node: NodeID, _ reader: DocumentReader) {
    let tree = reader.tree
    guard tree.kind(node) == .mapping,
      let use = tree.pairs(node).first(where: { tree.scalarEquals($0.key, "use") }),
      tree.kind(use.value) == .scalar, reader.value(of: "yields", in: node) != nil,
      origins.contains(where: { reader.value(of: $0, in: node) != nil })
    else { return }
    let place = reader.span(node)
    reader.withdraw { finding in
      place.start <= finding.primary.span.start && finding.primary.span.end <= place.end
        && finding.help.contains { $0.hasPrefix(ofNamed) }
    }
    reader.report(
      .unknownKey,
      "this source is written in place, and `use` names the source `\(tree.string(use.value))`",
      at: reader.span(use.key),
      help: "leave `use` out, or let nothing stand beside it but `with`")
  }

  /// Tells as one mistake that the name of a source stands under a key that says what one in place loads.
  private static func reportName(in node: NodeID, since count: Int, _ reader: DocumentReader) {
    let tree = reader.tree
    guard tree.kind(node) == .mapping,
      let (key, value) = tree.pairs(node).first(where: { !tree.scalarEquals($0.key, "with") }),
      tree.pairs(node).allSatisfy({ $0.key == key || tree.scalarEquals($0.key, "with") }),
      tree.kind(key) == .scalar, tree.kind(value) == .scalar
    else { return }
    let (word, name) = (tree.string(key), tree.string(value))
    guard ["request", "graphql", "sqlite"].contains(word), name.first?.isUppercase == true,
      name.utf8.allSatisfy(isNameByte)
    else { return }
    reader.withdraw(since: count)
    let place = reader.location(reader.span(key))
    reader.report(
      Diagnostic(
        .wrongType, "`\(word)` says what is asked for, and the source `\(name)` is named by `use`",
        at: place, help: ["did you mean `use`?"],
        fixes: Fix.replacing(word, at: place, by: "use", .unsafe)))
  }
}

extension Form where Value == SourceInScreen {
  /// What a section shows: a source, or a list in loaded data.
  static var sectionSource: Form {
    let source = SourceReferenceGrammar.form
    return Form(.either([source.shape, .notation(.path)])) { node, reader in
      if let path = reader.pathWithoutDollar(node) {
        return .list(Expression(.path(path), span: reader.span(node)))
      }
      guard reader.tree.kind(node) == .scalar, reader.startsWithDollar(node) else {
        if let path = reader.pathInPlaceOfSource(in: node) {
          reader.report(
            .wrongType, "`use` names a source, and a list in the data is named by its path alone",
            at: reader.span(node),
            help: "write `\(reader.tree.string(path))` in its place")
          return nil
        }
        return source.read(node, reader)
      }
      return .list(reader.expression(node))
    }
  }
}

extension DocumentReader {
  /// The path to loaded data that is all of what is written for a source, as `{ use: $data.found.posts }`.
  fileprivate func pathInPlaceOfSource(in node: NodeID) -> NodeID? {
    guard tree.kind(node) == .mapping, tree.count(node) == 1,
      let value = value(of: "use", in: node),
      tree.kind(value) == .scalar, startsWithDollar(value)
    else { return nil }
    let path = tree.string(value)
    let isPath = path.utf8.dropFirst().allSatisfy { isNameByte($0) || $0 == UInt8(ascii: ".") }
    return path.hasPrefix("$\(Scope.data.rawValue).") && isPath ? value : nil
  }
}

extension SourceInScreen {
  /// A list in loaded data, of which is said there when it is loaded.
  fileprivate static func list(_ path: Expression) -> SourceInScreen {
    SourceInScreen(reference: .data(path), terms: LoadTerms())
  }
}

extension Form where Value == [DataDeclaration] {
  static var data: Form {
    let source = SourceReferenceGrammar.form
    return .entries(source.shape) { name, node, reader in
      source.read(node, reader).map { source in
        DataDeclaration(name: name, source: source.reference.named(name), terms: source.terms)
      }
    }
  }
}

enum AdapterUseGrammar {
  static let use = Key(
    "use", .name(.adapter), .required, "The adapter.", example: "PostTile")
  static let condition = Key(
    "when", .condition, "It is taken only if this holds.", example: "$item.photo != nil")
  static let record = Record<AdapterUse>(
    "adapter in a screen", "An adapter with the condition under which it is taken.",
    example: """
      use: PostTile
      when: $item.photo != nil
      """
  ) { mapping in
    let name = mapping.value(use)
    let condition = mapping.value(condition)
    return name.map { AdapterUse(name: $0, condition: condition) }
  }
}

extension Form where Value == [AdapterUse] {
  /// What a list with a broken one lacks nobody knows, so it is none.
  static var adapterUses: Form {
    let list = Form.list(of: Form<AdapterUse>.adapterUse)
    return Form(list.shape) { node, reader in
      if let choice = reader.writtenChoice(node), let otherwise = choice.otherwise {
        let meant = "[{ use: \(choice.value), when: \(choice.condition) }, \(otherwise)]"
        return reader.mismatch(
          node, expected: "a list", help: "write `\(meant)`: the first is taken whose `when` holds")
      }
      guard let uses = list.read(node, reader) else { return nil }
      return uses.count < reader.tree.count(node) ? nil : uses
    }
  }
}

extension Form where Value == AdapterUse {
  static var adapterUse: Form {
    AdapterUseGrammar.record.form(or: .name(.adapter)) { AdapterUse(name: $0, condition: nil) }
  }
}
