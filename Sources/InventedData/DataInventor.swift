import Diagnostics
import SeededRandom
import SpecModel
import SpecSemantics

/// Invents what servers and files would answer where nobody has recorded it: the same for the same seed, in the form
/// that the app decodes.
public struct DataInventor: Sendable {
  /// What has been invented as the answer to a question.
  public struct Answer: Sendable {
    public let body: JSONValue
    /// What the headers say of further pages.
    public let headers: [(name: String, value: String)]
  }

  /// Which page of how many.
  public struct Page: Sendable, Hashable {
    /// From 0.
    public let number: Int
    public let count: Int

    public init(_ number: Int, of count: Int) {
      self.number = number
      self.count = count
    }

    var isLast: Bool { number + 1 >= count }

    public static let only = Page(0, of: 1)
  }

  /// 15 January 2026, ten o'clock in the morning, universal time.
  public static let usualNow = 1_768_471_200

  private let index: AppIndex
  private let seed: UInt64
  private let now: Int
  /// The sources of which screens load one object and no list.
  private let loadedWhole: Set<ObjectIdentifier>

  /// - Parameter now: The seconds since 1970 around which dates are.
  public init(index: AppIndex, seed: UInt64 = 1, now: Int = DataInventor.usualNow) {
    self.index = index
    self.seed = seed
    self.now = now
    loadedWhole = Self.loadedWhole(in: index)
  }

  private static func loadedWhole(in index: AppIndex) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for declaration in index.files.flatMap(\.declarations) {
      guard case .screen(let screen) = declaration else { continue }
      for data in screen.data {
        guard let source = index.source(of: data.source), !source.yields.isList else { continue }
        found.insert(ObjectIdentifier(source))
      }
    }
    return found
  }

  // MARK: - Answers

  /// The answer to a source's question.
  ///
  /// - Returns: Nil for sources that no JSON comes from, and for Firestore, whose answers have a form of their own:
  ///   ``items(of:like:page:)`` has their items.
  public func answer(
    to source: SourceDeclaration, like variant: InventedVariant = .usual, page: Page = .only
  ) -> Answer? {
    guard let form = AnswerForm(of: source, index) else { return nil }
    var inventor = inventor(for: source.name.text, form.style, variant, page)
    guard !loadedWhole.contains(ObjectIdentifier(source)) else {
      return form.answer(with: inventor.value(of: form.item), total: 1, on: .only)
    }
    let items = inventor.items(of: form.item, page)
    return form.answer(with: .array(items), total: page.count * variant.count, on: page)
  }

  /// The answer to a request that is sent as an effect; nil where nothing is made of its answer.
  public func answer(
    to request: RequestDeclaration, like variant: InventedVariant = .usual
  ) -> Answer? {
    guard let type = request.yields.flatMap({ index.type($0) }) else { return nil }
    let style = PayloadStyle(of: request.call, index)
    var inventor = inventor(for: request.name.text, style, variant, .only)
    return Answer(body: inventor.value(of: type), headers: [])
  }

  /// The items of any source, one by one, as a JSON file of the app would have them.
  public func items(
    of source: SourceDeclaration, like variant: InventedVariant = .usual, page: Page = .only
  ) -> [JSONValue] {
    guard let yields = index.type(source.yields) else { return [] }
    var item = yields
    if case .list(let element) = yields { item = element }
    var inventor = inventor(for: source.name.text, .stored(index), variant, page)
    return inventor.items(of: item, page)
  }

  /// A value by itself, such as that of a parameter, as the app's main API would write it.
  public func value(
    of type: SpecType, called name: String, like variant: InventedVariant = .usual
  ) -> JSONValue {
    var inventor = inventor(for: name, .main(index), variant, .only)
    return inventor.value(of: type, called: name)
  }

  private func inventor(
    for name: String, _ style: PayloadStyle, _ variant: InventedVariant, _ page: Page
  ) -> ValueInventor {
    // What is invented for one does not depend on what was invented for others.
    let own = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let generator = SeededGenerator(seed: seed ^ own &+ UInt64(page.number) &* 0x9E37_79B9)
    return ValueInventor(
      index: index, style: style, variant: variant, now: now, generator: generator)
  }
}
