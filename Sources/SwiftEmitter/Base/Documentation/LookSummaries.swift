import SpecModel

// What shows something, from nothing but its own declaration.

extension AdapterDeclaration {
  /// What an adapter is, by what it shows of its model.
  var summaries: [String] {
    let what = "Shows `\(model.text)`"
    switch body {
    case .embed(let embed): return ["\(what) by the screen `\(embed.screen.text)`", what]
    case .swift(let own): return ["\(what) by the app's own `\(own.type.text)`", what]
    case .cell(let cell):
      if let view = cell.ownView { return ["\(what) by the view `\(view.type.type.text)`", what] }
      let fields = cell.shownFields
      return fields.isEmpty ? [what] : ["Shows \(fields.listing) of `\(model.text)`", what]
    }
  }
}

extension ComponentDeclaration {
  /// What a component is, by its parameters.
  var summaries: [String] {
    let what = "A part of cells"
    let names = parameters.map(\.name.text)
    return names.isEmpty ? [what] : ["\(what) that is made of \(names.listing)", what]
  }
}

extension ThemeDeclaration {
  /// What a theme is, by what it has names for.
  var summaries: [String] {
    let kinds = [
      ("colors", colors.isEmpty), ("fonts", fonts.isEmpty), ("spacing", spacing.isEmpty),
      ("corners", radii.isEmpty), ("borders", borders.isEmpty), ("shadows", shadows.isEmpty),
      ("gradients", gradients.isEmpty), ("durations", durations.isEmpty),
    ]
    let named = kinds.filter { !$0.1 }.map(\.0)
    return named.isEmpty ? ["A theme"] : ["A theme of \(named.listed)", "A theme"]
  }
}

extension AppDeclaration {
  /// What the app is, by what it begins with.
  var summaries: [String] {
    guard let host else { return ["What screens get their surroundings from"] }
    let menu = host.menu.map(\.screen.text)
    let what =
      switch host.style {
      case .tabBar: "An app with a tab bar for \(menu.listing)"
      case .drawer: "An app with a drawer for \(menu.listing)"
      case .split: "An app with a split view for \(menu.listing)"
      case .stack: "An app that begins with \(Array(menu.prefix(1)).listing)"
      }
    return menu.isEmpty ? ["An app"] : [what, "An app"]
  }
}

// MARK: - What is shown of a model

extension CellNode {
  /// The fields of a model that are seen, in the order in which they are written.
  fileprivate var shownFields: [String] {
    var fields: [String] = []
    forEachNode { node in
      for value in node.shownValues {
        for field in value.fields where !fields.contains(field) { fields.append(field) }
      }
    }
    return fields
  }

  private var shownValues: [Expression] {
    switch content {
    case .image(let image): if case .value(let value) = image.source { [value] } else { [] }
    case .component(let use): use.arguments.map(\.value)
    case .progress(let progress): [progress.value]
    case .rating(let rating): [rating.value]
    case .input(let input): [input.value]
    case .view(let view): view.arguments.map(\.value)
    case .text, .badge, .button: shownText?.values ?? []
    case .container, .control, .embed, .spacer, .divider: []
    }
  }
}

extension TextValue {
  fileprivate var values: [Expression] {
    switch self {
    case .key(_, let arguments): arguments
    case .value(let value, _), .money(let value, _), .verbatim(let value): [value]
    }
  }
}

extension Expression {
  /// The fields of a row's model whose values it has.
  fileprivate var fields: [String] {
    switch kind {
    case .path(let path):
      path.scope == .item && !path.components.isEmpty
        ? [path.components.map(\.text).joined(separator: ".")] : []
    case .template(let segments):
      segments.flatMap { if case .value(let value) = $0 { value.fields } else { [String]() } }
    case .conditional(let values): values.value.fields + values.otherwise.fields
    default: []
    }
  }
}
