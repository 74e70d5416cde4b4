import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What recorded responses show to be slips in the specs, though each by itself could be read: it takes all of them
/// to tell.
struct SampleSlips: Sendable {
  /// A value that no case has, where one has nearly the same.
  struct Stray: Sendable {
    let type: String
    let text: String
    /// The value or tag of the case.
    let near: String
    let place: Location
  }

  /// By enums and unions, a few values for which no case is but that for all others, and where each stands.
  struct Strangers: Sendable {
    struct Value: Sendable {
      let text: String
      let place: Location
      /// Whether it is the name of a case, which has another value.
      let isName: Bool
    }

    private(set) var values: [String: [Value]] = [:]
    /// More are not named.
    private static let most = 3

    mutating func add(_ value: Value, of type: String) {
      let known = values[type, default: []]
      guard known.count < Self.most, !known.contains(where: { $0.text == value.text }) else {
        return
      }
      values[type] = known + [value]
    }

    /// Those of which there are several, as there are where the cases have the values of something else, or names of cases.
    fileprivate var telling: Strangers {
      Strangers(values: values.filter { $0.value.count > 1 || $0.value.contains(where: \.isName) })
    }

    fileprivate mutating func add(_ other: Strangers) {
      for (type, values) in other.values {
        for value in values { add(value, of: type) }
      }
    }
  }

  /// A key that an object lacks, where it has one that is nearly the same and that nothing reads.
  struct Absence: Sendable {
    let key: String
    let near: String
    /// The other key as `json:` says it, within the objects that lead there.
    let path: String
    /// How keys are to be derived for that one to be read, if that is all.
    let style: KeyStyle?
    /// Where the field is declared, and where its key is said, if it is.
    let field: Location
    let keyPlace: Location?
    let sample: Location
  }

  private(set) var strays: [Stray] = []
  private(set) var absences: [Absence] = []
  private(set) var strangers = Strangers()
  /// The fields whose keys are written in the other style.
  private(set) var styled: Set<Location> = []
  /// By the names of APIs, what the dates of their responses seem to be.
  private(set) var dates: [String: Set<DateStyle>] = [:]

  /// What is declared to be a list, and is an object.
  private(set) var noLists: Set<SpecType> = []

  var isEmpty: Bool {
    strays.isEmpty && absences.isEmpty && styled.isEmpty && dates.isEmpty && noLists.isEmpty
      && strangers.values.isEmpty
  }

  mutating func note(_ stray: Stray) {
    if !strays.contains(where: { $0.type == stray.type && $0.text == stray.text }) {
      strays.append(stray)
    }
  }

  mutating func note(_ strangers: Strangers) {
    if !strangers.values.isEmpty { self.strangers.add(strangers.telling) }
  }

  mutating func note(_ absence: Absence) {
    absences.append(absence)
    if absence.style != nil { styled.insert(absence.field) }
  }

  mutating func noteNoList(of element: SpecType) {
    noLists.insert(.list(element))
  }

  mutating func noteStyled(_ field: Location) {
    styled.insert(field)
  }

  mutating func noteDates(_ style: DateStyle, of api: String) {
    dates[api, default: []].insert(style)
  }

  mutating func append(_ other: SampleSlips) {
    for stray in other.strays { note(stray) }
    strangers.add(other.strangers)
    absences += other.absences
    noLists.formUnion(other.noLists)
    styled.formUnion(other.styled)
    dates.merge(other.dates) { $0.union($1) }
  }

  /// What findings have in common that go away when an API says how its dates are written.
  static func causeOfDates(of api: String) -> String { "dates of `\(api)`" }

  /// What findings have in common that go away when a field is called otherwise.
  static func causeOfAbsence(at place: Location) -> String {
    "nothing for the field at \(place.file) \(place.span.start)"
  }

  /// What findings have in common that go away when the keys are derived in another style.
  static func causeOfKeys(in style: KeyStyle) -> String { "keys: \(style.rawValue)" }
}

extension Findings {
  /// Adds what the recorded responses of all sources show, in the place of what only follows from it.
  mutating func addSlips(in index: AppIndex) {
    guard !slips.isEmpty else { return }
    for type in slips.noLists {
      note(explained: TypeProblem.causeOfList(type), by: .sampleMismatch)
    }
    let shown = ShownPayloads(of: index)
    for (api, styles) in slips.dates.sorted(by: { $0.key < $1.key }) where styles.count == 1 {
      guard let style = styles.first, !shown.datedAPIs.contains(api) else { continue }
      addSlip(ofDatesOf: api, style, in: index)
    }
    let isOfStyle = addSlipOfKeys(in: index, shown)
    var told: Set<Location> = []
    for absence in slips.absences where !(isOfStyle && absence.style != nil) {
      // Where other responses have the key, it is this one that has another.
      let isOfOne = shown.fields.contains(absence.field)
      guard !isOfOne || NearMiss.isSlip(absence.near, of: absence.key),
        told.insert(absence.field).inserted
      else { continue }
      report(isOfOne ? absence.diagnosticOfOne : absence.diagnostic)
    }
    for (type, values) in slips.strangers.values.sorted(by: { $0.key < $1.key })
    where shown.cases[type]?.isEmpty != false && !slips.strays.contains(where: { $0.type == type })
    {
      if let finding = Self.diagnostic(ofStrangers: values, of: type, in: index) { report(finding) }
    }
    for stray in slips.strays where !shown.hasCase(of: stray.near, of: stray.type, in: index) {
      if let finding = stray.diagnostic(in: index) { report(finding) }
    }
  }

  /// A finding at an enum or union that has none of the values that responses have.
  private static func diagnostic(
    ofStrangers values: [SampleSlips.Strangers.Value], of type: String, in index: AppIndex
  ) -> Diagnostic? {
    let (place, own): (Location, [String])
    if let id = index.id(of: .enumeration, type), let choice = index.enumeration(type),
      let first = choice.cases.first
    {
      place = Location(file: index.file(of: id), span: first.payloadSpan)
      own = choice.cases.map(\.payload)
    } else if let id = index.id(of: .union, type), let union = index.union(type),
      let first = union.cases.first
    {
      place = Location(file: index.file(of: id), span: first.name.span)
      own = union.tags
    } else {
      return nil
    }
    let found = Listing.quoted(values.map(\.text))
    let named = values.first(where: \.isName)?.text
    return Diagnostic(
      rule: SpecRule.sampleMismatch.rule.name, severity: .warning,
      message:
        "no response has a value of a case of `\(type)`, such as \(Listing.quoted(own.prefix(1))): all are for `unknown:`",
      at: place, related: values.map { .init($0.place, "`\($0.text)` stands here") },
      help: [
        named.map { "give the cases their values in payloads, in braces: `{ \($0): \($0), … }`" }
          ?? "give the cases the values that responses have: \(found)"
      ])
  }

  private mutating func addSlip(ofDatesOf name: String, _ style: DateStyle, in index: AppIndex) {
    guard let api = index.api(name), let id = index.id(of: .api, name) else { return }
    // One date may well be written otherwise.
    let cause = SampleSlips.causeOfDates(of: name)
    let count = diagnostics.reduce(0) { $0 + ($1.cause == cause ? 1 + $1.notes.count : 0) }
    guard count > 1 else { return }
    let found = take(causedBy: cause)
    let place = Location(file: index.file(of: id), span: api.datesPlace ?? api.name.span)
    let isSaid = api.datesPlace != nil
    report(
      Diagnostic(
        .sampleMismatch,
        "the dates of its responses are \(style.noun), and `\(name)` reads them as \(api.dates.noun)",
        at: place, related: Self.places(of: found, "this is a date of a response"),
        help: [isSaid ? "write `\(style.rawValue)`" : "say `dates: \(style.rawValue)` of the API"],
        fixes: isSaid
          ? Fix.replacing(api.dates.rawValue, at: place, by: style.rawValue, .unsafe) : []))
  }

  /// - Returns: Whether it is the API that has to say how keys are written.
  private mutating func addSlipOfKeys(in index: AppIndex, _ shown: ShownPayloads) -> Bool {
    guard !slips.styled.isEmpty, let api = index.api(nil),
      let id = index.id(of: .api, api.name.text)
    else { return false }
    let style = api.keys.other
    guard slips.styled.count >= Self.fewestStyled else {
      if api.keysPlace == nil, !shown.hasFields(in: api.keys, otherThanIn: style, index) {
        let place = Location(file: index.file(of: id), span: api.name.span)
        let what = "`\(api.name.text)` does not say how keys are written"
        sayKeys(style, of: Diagnostic.Related(place, what))
      }
      return false
    }
    let found = take(causedBy: SampleSlips.causeOfKeys(in: style))
    let samples = found.isEmpty ? slips.absences.filter { $0.style != nil }.map(\.sample) : []
    let place = Location(file: index.file(of: id), span: api.keysPlace ?? api.name.span)
    let isSaid = api.keysPlace != nil
    report(
      Diagnostic(
        .sampleMismatch,
        "the keys of its responses are \(style.noun), and `\(api.name.text)` reads them \(api.keys.noun)",
        at: place,
        related: Self.places(of: found, "this response is an example")
          + samples.prefix(Self.mostPlaces).map { .init($0, "this key is an example") },
        notes: ["\(slips.styled.count) fields have no value for it"],
        help: [isSaid ? "write `\(style.rawValue)`" : "say `keys: \(style.rawValue)` of the API"],
        fixes: isSaid
          ? Fix.replacing(api.keys.rawValue, at: place, by: style.rawValue, .unsafe) : []))
    return true
  }

  /// Names the API that may have to say how keys are written, where one field alone shows it, and none shows the
  /// opposite.
  private mutating func sayKeys(_ style: KeyStyle, of api: Diagnostic.Related) {
    let cause = SampleSlips.causeOfKeys(in: style)
    for position in diagnostics.indices where diagnostics[position].cause == cause {
      let finding = diagnostics[position]
      guard let own = finding.help.first?.quotedWords.last else { continue }
      let help = [
        "say `keys: \(style.rawValue)` of the API, if its keys are written like this one",
        "or name the key of this one: `\(own)`",
      ]
      diagnostics[position] = finding.saying(help, related: [api])
    }
  }

  /// One field may well have a key of its own.
  private static let fewestStyled = 2
  private static let mostPlaces = 3

  private static func places(
    of findings: [Diagnostic], _ message: String
  ) -> [Diagnostic.Related] {
    findings.prefix(mostPlaces).map { Diagnostic.Related($0.primary, message) }
  }
}

extension SampleSlips.Absence {
  /// A finding in a response that has a key of its own for what others have under another one.
  fileprivate var diagnosticOfOne: Diagnostic {
    Diagnostic(
      rule: SpecRule.sampleMismatch.rule.name, severity: .warning,
      message:
        "nothing reads `\(near)`, and other responses have `\(key)`, which this one lacks",
      at: sample, related: [.init(keyPlace ?? field, "it is read here")],
      help: [
        "record the response again, or correct the key; if the server writes it so here, give the source a model of its own"
      ])
  }

  fileprivate var diagnostic: Diagnostic {
    var help = "name its key in payloads: `json: \(path)`"
    if keyPlace != nil { help = "did you mean `\(path)`?" }
    var finding = Diagnostic(
      rule: SpecRule.sampleMismatch.rule.name, severity: .warning,
      message:
        "no response has the key `\(key)`, and nothing reads the key `\(near)` that they have",
      at: keyPlace ?? field, related: [.init(sample, "it stands here")], help: [help],
      fixes: keyPlace.map { Fix.replacing(key, at: $0, by: path, .unsafe) } ?? [])
    if keyPlace == nil { finding.misnaming = Misnaming(key, insteadOf: near) }
    return finding
  }
}

extension KeyStyle {
  var other: KeyStyle { self == .asWritten ? .snakeCase : .asWritten }

  fileprivate var noun: String {
    switch self {
    case .asWritten: "as fields are written"
    case .snakeCase: "in snake case"
    }
  }
}

extension DateStyle {
  fileprivate var noun: String {
    switch self {
    case .iso8601: "texts by ISO 8601"
    case .secondsSince1970: "seconds since 1970"
    case .millisecondsSince1970: "milliseconds since 1970"
    case .tagged: "objects with `iso`"
    }
  }
}
