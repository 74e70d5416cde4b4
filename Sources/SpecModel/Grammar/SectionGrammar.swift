import Diagnostics
import SourceText

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
    "group", Form<GroupDeclaration>.group,
    "Cuts the items into groups of those that share a value, each under a header of its own.",
    example: "{ by: $item.createdAt, as: day }")
  static let limit = Key(
    "limit", .positive, "The section shows at most this many items.", example: "3")
  static let condition = Key(
    "when", .condition, "The section is there only while this holds.",
    example: "$state.advanced")
  static let rows = Key(
    "rows", .list(of: Form<RowDeclaration>.row), "Rows that are written in place.",
    example: "[{ use: MenuRow, item: { id: about, title: settings.about }, push: About }]")
  static let construct = Construct(
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
    relations: [
      .exactlyOne(["source", "rows", "content"]), .needs("source", ["adapters"]),
      .only(["adapters", "group"], with: ["source"]), .only(["item"], with: ["content"]),
      .atMostOne(["header", "group"]),
    ],
    [
      [
        id.description, header.description, footer.description,
        ScreenGrammar.layout.description, limit.description, condition.description,
        ScreenGrammar.source.description, ScreenGrammar.adapters.description, group.description,
        rows.description, PageGrammar.item.description, PageGrammar.content.description,
      ]
    ])

  static func read(_ mapping: inout MappingReader) -> SectionDeclaration? {
    let id = mapping.value(id)
    let header = mapping.value(header)
    let footer = mapping.value(footer)
    let layouts = mapping.value(ScreenGrammar.layout)
    let limit = mapping.value(limit)
    let condition = mapping.value(condition)
    let content = content(&mapping, id: id)
    let group = mapping.has("source") ? mapping.value(group) : nil
    if mapping.has("header"), mapping.has("group") {
      mapping.reader.report(
        .unknownKey, "a section in groups has the headers of its groups",
        at: mapping.keySpan("header") ?? mapping.span,
        help: "say it in the `header:` of the group, or in a section of its own before this one")
    }
    guard let content, let id else { return nil }
    return SectionDeclaration(
      id: id, header: header, footer: footer, layouts: layouts ?? [], limit: limit,
      condition: condition, group: group, content: content)
  }

  private static func content(
    _ mapping: inout MappingReader, id: Name?
  ) -> SectionDeclaration.Content? {
    if mapping.has("rows") {
      return mapping.value(rows).map { .rows($0.withIdentities) }
    }
    if mapping.has("content") { return PageGrammar.read(&mapping).map { .page($0) } }
    guard mapping.has("source") else {
      let kinds: [StaticString] = ["source", "rows", "content"]
      guard !kinds.contains(where: { mapping.hasMisspelt($0) }) else { return nil }
      mapping.reader.report(
        .missingKey, "this section shows nothing", at: mapping.keySpan("id") ?? mapping.span,
        help: "give it a `source:` with `adapters:`, `rows:`, or `content:`")
      return nil
    }
    let source = mapping.value(ScreenGrammar.source)
    let adapters = mapping.value(ScreenGrammar.adapters)
    if !mapping.has("adapters") { ScreenGrammar.reportMissingAdapters(mapping) }
    guard let source, let adapters, let id else { return nil }
    return .source(source.named(id), adapters: adapters.value, adaptersSpan: adapters.span)
  }
}

extension Form where Value == SectionDeclaration {
  static var section: Form {
    .construct(SectionGrammar.construct) { SectionGrammar.read(&$0) }
  }
}

enum SourceReferenceGrammar {
  static let use = Key("use", .name(.source), "A source by name.", example: "FeedSource")
  static let arguments = Key(
    "with", .arguments, "Values for the source's parameters.",
    example: "{ userID: $parameters.userID }")
  /// What a source in place has beside `yields`.
  private static let keysInPlace = [
    "request", "graphql", "firestore", "disk", "sqlite", "coreData", "items", "swift", "page",
    "cache", "invalid", "samples",
  ]
  static let construct = Construct(
    "source in a screen",
    """
    A source by name, or one that is written in place: then it has the keys of a source without \
    name and parameters.
    """,
    example: """
      use: UserPosts
      with: { userID: $parameters.userID }
      """,
    relations: [
      .exactlyOne(["use", "yields"]), .only(["with"], with: ["use"]),
      .only(keysInPlace, with: ["yields"]),
      .atLeastOne([
        "request", "graphql", "firestore", "disk", "sqlite", "coreData", "items", "swift", "use",
      ]),
    ] + SourceGrammar.relations,
    misplaced: Dictionary(
      uniqueKeysWithValues: (keysInPlace + ["yields"]).map {
        ($0, "a source that `use` names has its `\($0)` where it is declared")
      }),
    [[use.description, arguments.description], SourceGrammar.inlineKeys])
}

extension Form where Value == SourceReference {
  static var sourceReference: Form {
    .construct(SourceReferenceGrammar.construct) { mapping in
      guard mapping.has("use") else {
        let placeholder = Name("", span: mapping.span)
        return SourceGrammar.read(&mapping, name: placeholder).map { .inline($0) }
      }
      let arguments = mapping.value(SourceReferenceGrammar.arguments)
      return mapping.value(SourceReferenceGrammar.use)
        .map { .use($0, arguments: arguments ?? []) }
    }
  }
}

extension Form where Value == SourceReference {
  /// What a section shows: a source, or a list in loaded data.
  static var sectionSource: Form {
    let source = Form.sourceReference
    return Form(.either([source.shape, .notation(.path)])) { node, reader in
      if let path = reader.pathWithoutDollar(node) {
        return .data(Expression(.path(path), span: reader.span(node)))
      }
      guard reader.tree.kind(node) == .scalar, reader.startsWithDollar(node) else {
        return source.read(node, reader)
      }
      return .data(reader.expression(node))
    }
  }
}

extension Form where Value == [DataDeclaration] {
  static var data: Form {
    let source = Form<SourceReference>.sourceReference
    return .entries(source.shape) { name, node, reader in
      source.read(node, reader).map { DataDeclaration(name: name, source: $0.named(name)) }
    }
  }
}

enum AdapterUseGrammar {
  static let use = Key(
    "use", .name(.adapter), .required, "The adapter.", example: "PostTile")
  static let condition = Key(
    "when", .condition, "It is taken only if this holds.", example: "$item.photo != nil")
  static let construct = Construct(
    "adapter in a screen", "An adapter with the condition under which it is taken.",
    example: """
      use: PostTile
      when: $item.photo != nil
      """,
    [[use.description, condition.description]])
}

extension Form where Value == [AdapterUse] {
  /// What a list with a broken one lacks nobody knows, so it is none.
  static var adapterUses: Form {
    let list = Form.list(of: Form<AdapterUse>.adapterUse)
    return Form(list.shape) { node, reader in
      guard let uses = list.read(node, reader) else { return nil }
      return uses.count < reader.tree.count(node) ? nil : uses
    }
  }
}

extension Form where Value == AdapterUse {
  static var adapterUse: Form {
    let long = Form.construct(AdapterUseGrammar.construct) {
      mapping in
      let name = mapping.value(AdapterUseGrammar.use)
      let condition = mapping.value(AdapterUseGrammar.condition)
      return name.map { AdapterUse(name: $0, condition: condition) }
    }
    let name = Form<Name>.name(.adapter)
    return Form(.either([long.shape, .name(.adapter)])) { node, reader in
      guard reader.tree.kind(node) != .mapping else { return long.read(node, reader) }
      return reader.read(name, node).map { AdapterUse(name: $0, condition: nil) }
    }
  }
}
