import SpecModel

// What data is, from nothing but its own declaration: what another one says changes no byte of it.

extension ModelDeclaration {
  /// What a model is, by its fields.
  var summaries: [String] {
    let kind = hasIdentity ? "A model" : "A value"
    return fields.isEmpty ? [kind] : ["\(kind) with \(fields.map(\.name.text).listing)", kind]
  }
}

extension EnumDeclaration {
  /// What an enum is, by its cases.
  var summaries: [String] {
    let choice = "One of \(cases.map(\.name.text).listing)"
    guard let unknown else { return [choice, "A choice"] }
    return ["\(choice); anything else is `\(unknown.text)`", choice, "A choice"]
  }
}

extension UnionDeclaration {
  /// What a union is, by its models.
  var summaries: [String] {
    var models: [String] = []
    for item in cases where !models.contains(item.model.text) { models.append(item.model.text) }
    let choice = "One of the models \(models.listing)"
    return ["\(choice), told apart by `\(tag.text)`", choice, "One of several models"]
  }
}

extension EventsDeclaration {
  /// What a catalogue is, by its events.
  var summaries: [String] {
    ["Tells analytics of \(cases.map(\.name.text).listing)", "What analytics are told"]
  }
}
