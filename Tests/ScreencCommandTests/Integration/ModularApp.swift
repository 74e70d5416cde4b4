/// An app of modules: all of them use what `Core` has, and each of the others has a list of things.
struct ModularApp {
  /// A module beside `Core`, with a screen that others may show.
  struct Module {
    let name: String
    /// What it uses beside `Core`.
    var uses: [String] = []
    let screen: String
    /// The screen of another module that its own leads to.
    var next: String?
    /// How many screens more it has. They lead to the first.
    var parts = 0
  }

  /// The screen that the app begins with.
  let start: String
  let modules: [Module]

  /// The files by their paths.
  var files: [String: String] {
    let own = [
      "Specs/screenc.yaml": "output: ../Generated\n", "Specs/App.yaml": app,
      "Specs/Core/Core.yaml": Self.core,
    ]
    return modules.reduce(into: own) { files, module in
      for (name, text) in module.files { files["Specs/\(module.name)/\(name)"] = text }
    }
  }

  private var app: String {
    """
    app: Big
    language: 1
    swift: { access: public }
    theme: Plain
    host: { menu: [{ screen: \(start), title: { verbatim: First }, icon: house }] }
    ---
    api: Main
    base: https://big.example

    """
  }

  private static let core = """
    module: Core
    exports: [Plain, Thing]
    swift: { module: CoreKit }
    ---
    theme: Plain
    colors: { text: { light: "#000000", dark: "#ffffff" } }
    fonts: { body: { size: 17 } }
    ---
    model: Thing
    fields: { id: ID, name: String }

    """
}

extension ModularApp.Module {
  /// The module's files by their names.
  fileprivate var files: [String: String] {
    var files = ["Module.yaml": declaration]
    files["Screen.yaml"] = list(screen, of: "/things", leadingTo: next) + "---\n" + row
    for number in 0..<parts {
      files["Part\(number + 1).yaml"] = list(
        "\(screen)Part\(number + 1)", of: "/things/\(number + 1)", leadingTo: screen)
    }
    return files
  }

  private var declaration: String {
    """
    module: \(name)
    uses: [\((["Core"] + uses).joined(separator: ", "))]
    exports: [\(screen)]
    swift: { module: \(name)UI }

    """
  }

  private func list(_ name: String, of path: String, leadingTo next: String?) -> String {
    let list = """
      screen: \(name)
      title: { verbatim: Things }
      source: { request: { path: \(path) }, yields: Thing }
      adapters: [\(screen)Row]
      states:
        empty: { text: { verbatim: None } }
        error: { text: { verbatim: Failed } }

      """
    return list + (next.map { "actions: [{ select: Thing, push: \($0) }]\n" } ?? "")
  }

  private var row: String {
    """
    adapter: \(screen)Row
    for: Thing
    cell: { text: { value: $item.name, font: body, color: text } }

    """
  }
}
