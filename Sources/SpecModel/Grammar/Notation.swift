/// A notation of texts that the language reads further than YAML does.
public enum Notation: String, Sendable, CaseIterable {
  case value
  case condition
  case path
  case name
  case type
  /// A type, and perhaps a default.
  case slot
  case color = "colour"
  case duration
  case aspectRatio = "aspect ratio"
  case shortcut

  /// How the notation is named in a sentence.
  public var phrase: String {
    switch self {
    case .name: "a name"
    case .value: "a value"
    case .condition: "a condition"
    case .path: "a path such as `$state.query`"
    case .type: "a type"
    case .slot: "a type, or a type and its default"
    case .color: "a colour such as `\"#3068cc\"`"
    case .duration: "a duration such as `60s`"
    case .aspectRatio: "an aspect ratio such as `4/3`"
    case .shortcut: "a shortcut such as `cmd+n`"
    }
  }

  /// What it is, as Markdown.
  public var documentation: String {
    switch self {
    case .value:
      """
      Where a value is due, a plain text, number, `true`, `false` or `nil` stands for itself and \
      takes the type that is due. What starts with `$` (or `not $`, `(`) is an expression in the \
      grammar of conditions; `{$…}` inside a text is replaced by the value. Lists and mappings of \
      values are lists and, where a model is due, its fields. A mapping with `when`, `then` and `else` \
      is one of two values, between which a condition chooses; what it has found to be there is known in \
      the one that it chooses then. Everything is typed and checked: what can be missing fits only where \
      something may be missing.
      """
    case .name:
      """
      Names consist of letters, digits and `_`, and do not start with a digit. Types (models, \
      enums, unions, screens, adapters, sources, requests) start with a capital, fields and cases \
      with a small letter. Each kind of declaration has names of its own, so that a model and a \
      screen may both be `Profile`.
      """
    case .condition:
      """
      A condition is a comparison, several of them joined by `and` and `or`, or a Bool. `not` \
      binds more tightly than `and`, `and` more tightly than `or`; parentheses group. Enum cases \
      stand without quotes, texts in single or double ones. A value that can be missing is \
      compared with `nil`; where it is known to be there, it is like one that always is: behind \
      `$x != nil and`, behind `$x == nil or`, and in what stands under a `when:` that asks for it \
      (an effect and its arguments, a row, a part of a page, a node of a cell, the rows of a section; \
      not the arguments of a section's source). What follows later, under `then:` or in a menu, has \
      to ask anew for what can change. Both sides of a comparison have the same type, which is checked.
      """
    case .path:
      """
      A path leads from a scope, by the names of fields, to a value. A field of something that can \
      be missing can be missing as well. A list has the field `count`, and its elements, which can be \
      missing: `first`, `last`, and those by their number from 0, `$item.photos.2`.
      """
    case .type:
      """
      A type is one of the language's own, or the name of a model, an enum or a union. `T?` can be \
      missing and `[T]` is a list; lists are never missing themselves. A list is written as text, \
      `"[Post]"`, or as YAML's own `[Post]`.
      """
    case .slot:
      """
      Fields, parameters and state are typed slots. The short form is a type, or a type and its \
      default around ` = `. The long form is a mapping with the keys of a field.
      """
    case .color:
      """
      Red, green and blue in hexadecimal digits, with an opacity if there are eight of them. It \
      stands in quotes, because `#` after a space starts a comment.
      """
    case .duration:
      "A number with its unit: `ms`, `s`, `m`, `h` or `d`."
    case .aspectRatio:
      """
      Width by height, as two numbers around `/` or as one number. (`4:3` is a time for some \
      readers of YAML.)
      """
    case .shortcut:
      """
      Keys of a keyboard that are pressed together: those that are held down, and one that is pressed, parted by `+`. \
      A key that writes something is named by what it writes, and needs one of `cmd`, `alt` and `ctrl` beside it.
      """
    }
  }

  /// Its grammar, in the notation of grammars: `|` for one of several, `[…]` for what may be left
  /// out, `{…}` for what may stand any number of times.
  public var grammar: String {
    switch self {
    case .value:
      """
      value  = literal | condition | { characters | "{" condition "}" } | choice
      choice = "{ when:" condition ", then:" value ", else:" value "}"
      """
    case .name: #"name = ( letter | "_" ) { letter | digit | "_" }"#
    case .condition:
      """
      condition   = conjunction { "or" conjunction }
      conjunction = negation { "and" negation }
      negation    = "not" negation | comparison
      comparison  = operand [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) operand ]
      operand     = path | number | text | "true" | "false" | "nil" | case | "(" condition ")"
      text        = '"' characters '"' | "'" characters "'"
      case        = name
      """
    case .path:
      """
      path  = "$" scope { "." ( name | number ) }
      scope = \(Scope.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " | "))
      """
    case .type: #"type = name | type "?" | "[" type "]""#
    case .slot: #"slot = type [ " = " default ]"#
    case .color: ##"colour = "#" ( 3 digits | 6 digits | 8 digits )"##
    case .duration: #"duration = number ( "ms" | "s" | "m" | "h" | "d" )"#
    case .aspectRatio: #"ratio = number [ "/" number ]"#
    case .shortcut:
      """
      shortcut = { held "+" } key
      held     = \(SpecShortcut.Modifier.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " | "))
      key      = character | \(SpecShortcut.NamedKey.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " | "))
      """
    }
  }

  /// Texts in the notation, as they are seen by its reader: without YAML's quotes.
  public var examples: [String] {
    switch self {
    case .value: ["newest", "3", "$item.author.name", "not $item.liked", "/users/{$item.id}/posts"]
    case .name: ["PostCard", "createdAt"]
    case .condition:
      [
        "$item.photo != nil", "$item.likes >= 3 and not $item.liked",
        "$item.audience == friends or ($item.author.name == 'me')",
      ]
    case .path:
      ["$item.author.name", "$state.query", "$parameters.posts.count", "$item.photos.first"]
    case .type: ["String", "URL?", "[Post]"]
    case .slot: ["Int = 0", "URL?", "Audience = everyone", "String = \"\""]
    case .color: ["#3068cc", "#fff", "#3068cc80"]
    case .duration: ["300ms", "60s", "1h"]
    case .aspectRatio: ["4/3", "1.5"]
    case .shortcut: ["cmd+n", "cmd+shift+f", "escape"]
    }
  }
}

extension Scope {
  /// What paths from this scope lead to.
  public var documentation: String {
    switch self {
    case .item: "The model of the row or cell that the value stands in."
    case .parameters: "What whoever shows the screen, or uses the source or request, has said."
    case .state: "The screen's state."
    case .data:
      """
      What the screen's `data:` has loaded; it is missing until then. Sections, their rows and what \
      follows from tapping those read it. A list is an empty one until then, and `$data.posts.isLoaded` says \
      whether it has come.
      """
    case .flags: "What the app has been started with."
    case .session:
      """
      What is known while somebody is logged in. Behind the log-in gate it is always there, before it \
      never; in an app without a gate its values are missing while nobody is logged in. Secrets are \
      there only where an API says who asks.
      """
    case .form: "What has been entered in the screen's form so far."
    case .result:
      "What a request has answered, or a screen has returned, under `then:` and `returned:`."
    case .value: "What an input of a cell was set to, in its effect."
    case .selected:
      "What is selected of a list: its `items`, their `ids`, and how many they are, its `count`."
    case .moved:
      """
      Where a row was moved to, by the action of a `reorder:`: its `index` from 0, and the models of the \
      rows beside it, `previous` and `next`. `previous` is missing at the start, `next` behind the last row that \
      is loaded.
      """
    case .window:
      """
      The window, which is `regular` or `compact`: wide or narrow. Conditions of layouts, sections, rows \
      and nodes of cells ask for it.
      """
    case .group: "The group that a header stands above: its `value`, and the `count` of its items."
    }
  }
}

extension BuiltinType {
  /// What values of this type are.
  public var documentation: String {
    switch self {
    case .string: "A text."
    case .integer: "A whole number."
    case .number: "A number."
    case .decimal:
      "An exact decimal number, such as an amount of money."
    case .boolean: "`true` or `false`; only a Bool is a condition by itself."
    case .date:
      """
      A moment. Where the app runs, in its screens' state, forms and conditions and in what is given or sent, `now` is \
      the time that it is, and `today` the beginning of the day. As defaults of parameters of screens, sources and \
      requests they are taken when these are shown, asked or sent.
      """
    case .url: "An address."
    case .identifier:
      """
      An identity: a text, or a whole number that is read as one. Where a `String` is due, it is its text.
      """
    case .color: "A colour of the theme, in models written in place."
    case .image: "A symbol or an image of the app, in models written in place."
    case .data: "Bytes."
    case .text: "A text for people: a key of the strings, or a value with its format."
    }
  }
}
