import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What of models, enums and unions recorded responses show.
struct ShownPayloads {
  /// The models of which there are values.
  private(set) var models: Set<String> = []
  /// Where the fields are declared that have a value somewhere.
  private(set) var fields: Set<Location> = []
  /// By enums and unions, the values and tags in payloads.
  private(set) var cases: [String: Set<String>] = [:]
  /// The APIs with dates that could be read.
  private(set) var datedAPIs: Set<String> = []

  mutating func meet(_ model: String) {
    models.insert(model)
  }

  mutating func show(_ field: Location) {
    fields.insert(field)
  }

  mutating func show(_ payload: String, of type: String) {
    cases[type, default: []].insert(payload)
  }

  mutating func showDate(of api: String?) {
    if let api { datedAPIs.insert(api) }
  }

  mutating func merge(_ other: ShownPayloads) {
    models.formUnion(other.models)
    fields.formUnion(other.fields)
    datedAPIs.formUnion(other.datedAPIs)
    cases.merge(other.cases) { $0.union($1) }
  }
}

extension ShownPayloads {
  /// Whether there is a value of the case that one in payloads is read as, or the tag itself.
  func hasCase(of payload: String, of type: String, in index: AppIndex) -> Bool {
    guard let shown = cases[type] else { return false }
    if shown.contains(payload) { return true }
    if let item = index.union(type)?.item(tagged: payload) {
      return item.tags.contains { shown.contains($0.text) }
    }
    let item = index.enumeration(type)?.cases.first { $0.reads(payload) }
    return item?.others.contains { shown.contains($0.text) } == true
      || item.map { shown.contains($0.payload) } == true
  }

  /// Whether there are values of fields whose keys are others in another style.
  func hasFields(in style: KeyStyle, otherThanIn other: KeyStyle, _ index: AppIndex) -> Bool {
    index.names(of: .model).contains { name in
      guard let model = index.model(name), let id = index.id(of: .model, name) else { return false }
      let file = index.file(of: id)
      return model.fields.contains { field in
        style.key(for: field.name.text) != other.key(for: field.name.text)
          && fields.contains(Location(file: file, span: field.name.span))
      }
    }
  }

  /// What the responses of all sources show.
  init(of index: AppIndex) {
    let parts = Array(index.heads.indices).parallelMap(partsOf: 512) { range in
      var coverage = ShownPayloads()
      for number in range {
        let id = DeclarationID(number)
        index.declaration(id).forEachSource { source in
          guard !source.samples.isEmpty else { return }
          let samples = SourceSamples(of: source, in: index.file(of: id), index)
          if let shown = samples?.decoded(noting: ShownPayloads()).coverage {
            coverage.merge(shown)
          }
        }
      }
      return coverage
    }
    self = parts.reduce(into: ShownPayloads()) { $0.merge($1) }
  }
}
