import Diagnostics

/// The systems that come with the compiler. Readers can be given the names of others.
extension Architecture {
  public static let collection = Architecture(rawValue: "collection")
  public static let composition = Architecture(rawValue: "composition")
  public static let mvp = Architecture(rawValue: "mvp")
  public static let table = Architecture(rawValue: "table")
  public static let viper = Architecture(rawValue: "viper")

  /// The one of apps that don't say any.
  public static let usual = collection

  /// All of them, in the order of their names.
  public static let standard = [collection, composition, mvp, table, viper]

  fileprivate static let choices = [
    collection.choice("Collection controllers with adapters."),
    composition.choice("Coordinators with containers; rows are view controllers."),
    mvp.choice("Presenters behind view protocols, for screens and cells."),
    table.choice("Tables whose rows come from presenters, by model and style."),
    viper.choice("Scenes of factory, presenter, router and interactor, with gateways."),
  ]

  private func choice(_ documentation: String) -> Choice { Choice(rawValue, documentation) }
}

extension Architecture {
  /// What others call the systems, or what is like them there, in small letters without signs.
  private static let otherWords: [String: Architecture] = [
    "coordinator": .composition, "coordinators": .composition, "mvvmc": .composition,
    "containers": .composition, "mvc": .table,
    "tableview": .table, "uitableview": .table, "uitableviewcontroller": .table,
    "collectionview": .collection, "uicollectionview": .collection,
    "uicollectionviewcontroller": .collection, "adapters": .collection,
    "presenter": .mvp, "presenters": .mvp, "mvvm": .mvp,
    "clean": .viper, "cleanswift": .viper, "vip": .viper, "riblets": .viper, "ribs": .viper,
  ]

  fileprivate static func meant(by word: String) -> Architecture? {
    otherWords[word.lowercased().filter(\.isLetter)]
  }
}

extension Form where Value == Architecture {
  /// One of the systems that the reader knows; described are those that come with the compiler.
  static var architecture: Form {
    Form(.choice(Architecture.choices)) { node, reader in
      if reader.tree.kind(node) == .scalar {
        let name = reader.tree.string(node)
        if let known = reader.architectures.first(where: { $0.rawValue == name }) { return known }
        if let meant = Architecture.meant(by: name) {
          let names = reader.architectures.map { "`\($0.rawValue)`" }.joined(separator: ", ")
          // All screens follow from it, and may not be what that one has.
          return reader.mismatch(
            node, expected: "one of \(names)", help: "did you mean `\(meant.rawValue)`?")
        }
      }
      let names = reader.architectures.map(\.rawValue)
      let known = Architecture.choices.filter { names.contains($0.name) }
      return reader.mismatch(
        node, choosingFrom: names,
        explanation: known.isEmpty
          ? nil
          : known.map { "`\($0.name)`: \($0.sentence.replacing(";", with: ","))" }
            .joined(separator: "; "))
    }
  }
}
