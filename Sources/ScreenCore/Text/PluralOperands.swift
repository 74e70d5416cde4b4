/// What plural rules ask of a number, by the names that the Unicode's UTS #35 gives it ("Plural Operand
/// Meanings"): how the number is written decides, so `1` and `1.0` may have different forms.
struct PluralOperands: Hashable, Sendable {
  /// Beyond this the digits of a `Double` are not all there; its last ones decide, as if it were this large.
  private static let largest = 1e15

  /// The digits before the decimal point.
  let i: Int
  /// How many digits are written behind it.
  let v: Int
  /// The digits behind it, as a number.
  let f: Int
  /// The digits behind it without zeros at the end, as a number.
  let t: Int
  /// The power of ten of a number in compact form, such as 6 for "2 million".
  let e: Int

  /// The number as a whole one; nil if it is none. Rules about `n` hold for whole numbers only.
  var n: Int? { t == 0 ? i : nil }

  /// - Parameters:
  ///   - number: What is counted; its sign doesn't matter.
  ///   - fractionDigits: How many digits are written behind the decimal point; nil for as many as the number needs,
  ///     but three at most, as numbers are written where no text says otherwise.
  ///   - exponent: The power of ten, where the number is written in compact form.
  init(_ number: Double, fractionDigits: Int? = nil, exponent: Int = 0) {
    let magnitude = number.isFinite ? abs(number) : 0
    let scale = Self.power(of: min(fractionDigits ?? 3, 9))
    let isExact = magnitude < Self.largest / Double(scale)
    let scaled = isExact ? Int((magnitude * Double(scale)).rounded(.toNearestOrEven)) : 0
    i = isExact ? scaled / scale : Self.lastDigits(of: magnitude)
    var (digits, places) = (scaled % scale, fractionDigits.map { min($0, 9) } ?? 3)
    let (written, writtenPlaces) = (digits, places)
    while places > 0, digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    t = digits
    f = fractionDigits == nil ? digits : written
    v = fractionDigits == nil ? places : writtenPlaces
    e = exponent
  }

  private static func power(of digits: Int) -> Int {
    (0..<digits).reduce(1) { power, _ in power * 10 }
  }

  private static func lastDigits(of magnitude: Double) -> Int {
    guard magnitude >= largest else { return Int(magnitude.rounded()) }
    return Int(largest + magnitude.truncatingRemainder(dividingBy: largest))
  }
}
