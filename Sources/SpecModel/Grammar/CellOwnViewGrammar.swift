import SourceText

/// A view of the app's own in a cell: a map, a video, a page of the web.
enum CellOwnViewGrammar {
  static let arguments = Key(
    "with", .arguments,
    "What it shows, by the names that the `Values` of its type has for it.",
    example: "{ place: $item.place }")
  static let size = Key("size", .points, "Its width and height in points.", example: "80")
  static let width = Key("width", .points, "Its width in points.", example: "120")
  static let height = Key(
    "height", .points, "Its height in points; without a width it is as wide as there is room.",
    example: "160")
  static let aspect = Key(
    "aspect", .aspect, "Its width by its height, where the width is what there is.",
    example: "16/9")
  static let label = Key(
    "label", .text,
    "What assistive technology says of it as a whole; without one, its own parts are read out.",
    example: "shop.map")
  static let record = Record<Conditional<CellOwnView>>(
    "view",
    """
    A place for a view that the app's code has: a map, a video, a page of the web. Its type conforms to \
    `CellContentView`, whose `Values` are what it is asked to show. Without a size it is a square as wide \
    as there is room.
    """,
    example: """
      type: StoreMapView
      with: { latitude: $item.latitude, longitude: $item.longitude }
      aspect: 16/9
      label: shop.map
      """,
    rules: CellImageGrammar.sizeRules(of: "view")
  ) { mapping in
    let type = mapping.part(of: SwiftTypeGrammar.record.construct) { SwiftTypeGrammar.read(&$0) }
    let arguments = mapping.value(arguments)
    let size = mapping.value(size)
    let width = mapping.value(width)
    let height = mapping.value(height)
    let aspect = mapping.value(aspect)
    let label = mapping.value(label)
    let condition = mapping.value(CellGrammar.condition)
    guard let type, arguments != nil || !mapping.has(Self.arguments) else { return nil }
    return Conditional(
      value: CellOwnView(
        type: type, arguments: arguments ?? [], size: size, width: width, height: height,
        aspect: aspect, label: label),
      condition: condition)
  }
}
