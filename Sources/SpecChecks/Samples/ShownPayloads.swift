import Diagnostics

/// What of models, enums and unions recorded responses show.
struct ShownPayloads {
  /// The models of which there are values.
  private(set) var models: Set<String> = []
  /// Where the fields are declared that have a value somewhere.
  private(set) var fields: Set<Location> = []
  /// By enums and unions, the values and tags in payloads.
  private(set) var cases: [String: Set<String>] = [:]

  mutating func meet(_ model: String) {
    models.insert(model)
  }

  mutating func show(_ field: Location) {
    fields.insert(field)
  }

  mutating func show(_ payload: String, of type: String) {
    cases[type, default: []].insert(payload)
  }

  mutating func merge(_ other: ShownPayloads) {
    models.formUnion(other.models)
    fields.formUnion(other.fields)
    cases.merge(other.cases) { $0.union($1) }
  }
}
