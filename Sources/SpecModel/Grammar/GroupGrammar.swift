import Diagnostics
import SourceText

enum GroupGrammar {
  static let value = Key(
    "by", Form<Located<ValuePath>>.path(in: .item), .required,
    """
    The value that the items of a group share: a `Date`, `String`, `Int`, `Bool` or enum of `$item`. \
    Where several models can come, each of them has it.
    """,
    example: "$item.createdAt")
  static let part = Key(
    "as", Form<GroupPart>.choice.located(),
    """
    What of the value they share. A `Date` is grouped by its `day`, `month`, `year` or `age`, a `String` \
    by itself or its `letter`.
    """,
    example: "day")
  static let order = Key(
    "order", Form<GroupOrder>.choice,
    """
    How the groups follow one another. Left out, those of an enum stand in the order of its cases, and \
    others in the order in which their first items come.
    """,
    example: "descending")
  static let index = Key(
    "index", Form<Bool>.boolean.located(), .defaultsTo("false"),
    """
    Whether the letters that there are stand at the side of the list, where a tap on one goes to its group. With \
    `as: letter`.
    """,
    example: "true")
  static let header = Key(
    "header", .text,
    """
    The header of each group, made from `$group.value` and `$group.count`, and from what else the screen \
    knows. Left out, it is the value as people write it; the case `open` of `Status` is the string with the \
    key `status.open`, in `{ value: $group.value }` and among the arguments of a key, too.
    """,
    example: "{ key: orders.day, with: [$group.value, $group.count] }")
  static let headers = Key(
    "headers", Form<[NamedText]>.namedTexts.located(),
    "A header for each case of an enum, or for `true` and `false`.",
    example: "{ true: tasks.done, false: tasks.open }")
  static let missing = Key(
    "missing", .text,
    "The header of the items that lack the value; they stand last. Left out, they stand without one.",
    example: "orders.undated")
  static let record = Record<GroupDeclaration>(
    "group",
    """
    The items of a section in groups of those that share a value, each under a header of its own. Items \
    keep their order within a group, and those of later pages join the groups that are there.
    """,
    example: """
      by: $item.createdAt
      as: day
      order: descending
      header: { key: orders.day, with: [$group.value, $group.count] }
      """,
    rules: [
      .atMostOne(
        ["header", "headers"],
        several: .excess(
          "a group has one `header`, or `headers` by the value", at: .key(["headers"]),
          help: "leave one of them", keeping: .all))
    ]
  ) { mapping in
    let value = mapping.value(value)
    let part = mapping.value(part)
    let order = mapping.value(order)
    let index = mapping.value(index)
    let header = mapping.value(header)
    let headers = mapping.value(headers)
    let missing = mapping.value(missing)
    // Without the part that is meant nothing can be said of the rest.
    guard part != nil || !mapping.has("as") else { return nil }
    return value.map {
      GroupDeclaration(
        value: $0, part: part, order: order, header: header, headers: headers, missing: missing,
        index: index)
    }
  }
}

extension Form where Value == [NamedText] {
  /// Texts by name.
  static var namedTexts: Form {
    let text = Form<TextValue>.text
    return .entries(text.shape, named: "a value") { name, node, reader in
      reader.read(text, node).map { NamedText(name: name, text: $0) }
    }
  }
}

extension GroupPart: DocumentedChoice {
  static var otherWords: [String: GroupPart] {
    [
      "daily": .day, "date": .day, "monthly": .month, "yearly": .year, "relative": .age,
      "recency": .age, "initial": .letter, "firstletter": .letter, "alphabet": .letter,
      "alphabetical": .letter,
    ]
  }

  var documentation: String {
    switch self {
    case .day: "The day of a `Date`; `$group.value` is its beginning."
    case .month: "The month of a `Date`; `$group.value` is its beginning."
    case .year: "The year of a `Date`; `$group.value` is its beginning."
    case .age:
      """
      How long ago a `Date` is: today, yesterday, the last seven or thirty days, or earlier; \
      `$group.value` is its name, a `Text`.
      """
    case .letter:
      """
      The first letter of a `String`, without accents, and `#` for what begins with none; \
      `$group.value` is a `String`.
      """
    }
  }
}

extension GroupOrder: DocumentedChoice {
  static var otherWords: [String: GroupOrder] {
    ["natural": .found, "none": .found, "newest": .descending, "oldest": .ascending]
  }

  var documentation: String {
    switch self {
    case .found: "As their first items come."
    case .ascending:
      "By their values, the least or earliest first; cases in the order of their enum."
    case .descending:
      "By their values, the greatest or latest first; the last case of an enum first."
    }
  }
}
