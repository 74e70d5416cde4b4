import Diagnostics
import JSONSyntax
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics
import SpecSyntax

/// The recorded responses of a source, and what is to be read from them.
struct SourceSamples {
  private let index: AppIndex
  private var plan: SamplePlan
  private let samples: [SampleFiles.Sample]
  /// Whether all that the source names could be read.
  private let areWhole: Bool

  /// - Returns: nil where there is nothing to read.
  init?(of source: SourceDeclaration, in file: FileID, _ index: AppIndex) {
    guard !source.samples.isEmpty, !index.samples.isEmpty else { return nil }
    // How payloads are to be read is said by what could not be.
    guard !index.isBroken(.source, source.name.text), !index.hasBroken(.api) else { return nil }
    samples = source.samples.compactMap { index.samples.sample(at: $0.text) }
    guard !samples.isEmpty, let plan = SamplePlan(of: source, in: file, index) else { return nil }
    self.plan = plan
    self.index = index
    areWhole = samples.count == source.samples.count
  }

  /// Reads the recorded responses of a source as those of another model.
  ///
  /// - Returns: nil where there is nothing to read.
  init?(of source: SourceDeclaration, in file: FileID, _ index: AppIndex, as model: String) {
    self.init(of: source, in: file, index)
    plan.item = .model(model)
  }

  /// Reads answers that the source does not name.
  ///
  /// - Returns: nil where there is nothing to read.
  init?(
    of source: SourceDeclaration, in file: FileID, _ index: AppIndex,
    answers: [SampleFiles.Sample]
  ) {
    guard !answers.isEmpty, let plan = SamplePlan(of: source, in: file, index) else { return nil }
    self.plan = plan
    self.index = index
    samples = answers
    areWhole = true
  }

  /// Reads all responses.
  ///
  /// - Parameter places: Where in the responses what is read stands, if anybody wants to know.
  func decoded(
    noting coverage: ShownPayloads? = nil, places: PayloadPlaces? = nil
  ) -> SampleDecoder {
    var decoder = SampleDecoder(
      index, dates: plan.dates, booleans: plan.booleans, sample: samples[0])
    decoder.coverage = coverage
    decoder.places = places
    decoder.skipsInvalid = plan.skipsInvalid
    decoder.api = plan.api
    var absences = [Absence](repeating: .unknown, count: plan.marks.count + 1)
    for sample in samples {
      decoder.sample = sample
      for (position, result) in decoder.decode(by: plan).enumerated() {
        absences[position].add(result, in: sample)
      }
    }
    if areWhole { report(absences, into: &decoder) }
    decoder.reportAbsencesOfOwn()
    decoder.findings.leaveNothing = decoder.kept.areNone
    decoder.noteDates()
    decoder.slips.note(decoder.strangers)
    return decoder
  }

  /// Lists, and nothing, where a screen loads one object.
  func lists(for demand: SampleDemand) -> SampleFindings {
    var decoder = SampleDecoder(
      index, dates: plan.dates, booleans: plan.booleans, sample: samples[0])
    for sample in samples {
      decoder.sample = sample
      guard let root = sample.content.root,
        case .value(let node) = decoder.value(at: plan.list, from: root)
      else { continue }
      switch sample.content.kind(node) {
      case .array: decoder.report(.list, at: node, for: demand)
      case .null: decoder.report(.null, at: node, for: demand)
      case .isTrue, .isFalse, .number, .string, .object: break
      }
    }
    return decoder.findings
  }

  /// Whether a path has led anywhere so far, and if not, where it did not first.
  private enum Absence {
    case unknown
    case shown
    case nowhere(JSONTree.NodeID, lacks: String, SampleFiles.Sample)

    mutating func add(_ result: SampleDecoder.PathResult, in sample: SampleFiles.Sample) {
      switch (self, result) {
      case (_, .somewhere): self = .shown
      case (.unknown, .nowhere(let node, let key)): self = .nowhere(node, lacks: key, sample)
      case (.shown, _), (.nowhere, _), (.unknown, .unknown): break
      }
    }
  }

  private func report(_ absences: [Absence], into decoder: inout SampleDecoder) {
    let list = (plan.list.joined(separator: "."), plan.listDemand)
    let paths = [list] + plan.marks.map { ($0.path, $0.demand) }
    for (absence, (path, demand)) in zip(absences, paths) {
      guard case .nowhere(let node, let key, let sample) = absence else { continue }
      decoder.sample = sample
      decoder.reportNowhere(path, lacking: key, at: node, for: demand)
    }
  }
}
