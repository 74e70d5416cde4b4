import SpecModel
import SpecSemantics
import SwiftCode

/// What declarations of specs are called in Swift.
enum Naming {
  /// A field, parameter, case or token. Names that already are as Swift wants them stay.
  static func member(_ name: String) -> String {
    isPlain(name, startingWith: UInt8(ascii: "a")...UInt8(ascii: "z"))
      && !Keywords.isUnusableMember(name) ? name : SafeName.lowerCamel(name)
  }

  /// A type.
  static func type(_ name: String) -> String {
    isPlain(name, startingWith: UInt8(ascii: "A")...UInt8(ascii: "Z"))
      && !SafeName.isReservedType(name) ? name : SafeName.upperCamel(name)
  }

  /// The protocol of what the app does by hand for a screen.
  static func actions(of screen: String) -> String { type(screen) + "Actions" }

  /// The property that holds the app's implementation of ``actions(of:)``.
  static func actionsProperty(of screen: String) -> String {
    withSmallStart(type(screen)) + "Actions"
  }

  /// The property that holds the constructor of a type that the app owns.
  static func maker(of swiftType: String) -> String { "make" + SafeName.upperCamel(swiftType) }

  /// The case of the app's destinations that stands for a screen.
  static func destination(_ screen: String) -> String {
    let name = withSmallStart(type(screen))
    return Keywords.isUnusableMember(name) ? name + "Screen" : name
  }

  /// The class of a screen's presenter.
  static func presenter(of screen: String) -> String { type(screen) + "Presenter" }

  /// The protocol by which a screen's presenter knows the screen.
  static func view(of screen: String) -> String { type(screen) + "View" }

  /// The enum of the cells of a screen, each with its presenter.
  static func cells(of screen: String) -> String { type(screen) + "Cell" }

  /// The class of the presenter of an adapter's cells.
  static func cellPresenter(of adapter: String) -> String { type(adapter) + "Presenter" }

  /// The protocol by which a presenter of an adapter's cell knows the cell.
  static func cellView(of adapter: String) -> String { type(adapter) + "View" }

  /// The class of an adapter's cells in tables.
  static func tableCell(of adapter: String) -> String { type(adapter) + "TableCell" }

  /// The class of an adapter's cells in collection views.
  static func collectionCell(of adapter: String) -> String { type(adapter) + "CollectionCell" }

  /// What sends a request for an adapter's button.
  static func sender(of request: String) -> String { "send" + type(request) }

  /// The local constant that holds an adapter, and the case of a screen's cells for it.
  static func adapterConstant(_ adapter: String) -> String {
    let name = withSmallStart(type(adapter))
    let isTaken = localNames.contains(name) || Keywords.isUnusableMember(name)
    return isTaken ? name + "Adapter" : name
  }

  /// The property of a scene's controller that holds an adapter.
  static func adapterProperty(_ adapter: String) -> String {
    let name = adapterConstant(adapter)
    return controllerNames.contains(name) ? name + "Adapter" : name
  }

  /// The local constant that holds what was entered into a field of a form.
  static func enteredConstant(_ name: String) -> String { "entered" + type(name) }

  /// The parameter by which a component is told whether the window is wide.
  static let windowParameter = "windowIsRegular"

  /// The local constant that holds loaded data.
  static func dataConstant(_ name: String) -> String { withSmallStart(type(name)) + "Data" }

  /// The property of a controller that holds a parameter. Names that controllers have themselves
  /// get a suffix.
  static func storedParameter(_ name: String) -> String {
    let name = member(name)
    return controllerNames.contains(name) ? name + "Parameter" : name
  }

  /// A type's name as that of a member: `PostCard` gives `postCard`, `URLCard` gives `urlCard`.
  private static func withSmallStart(_ name: String) -> String {
    var bytes = Array(name.utf8)
    guard bytes.count > 1, bytes[0].isCapital, bytes[1].isSmall else {
      return SafeName.lowerCamel(name)
    }
    bytes[0] |= 0x20
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ name: String, startingWith first: ClosedRange<UInt8>) -> Bool {
    let isPlain = name.utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.first, first.contains(start) else { return false }
      return bytes.allSatisfy(\.isLetterOrDigit)
    }
    return isPlain ?? false
  }

  /// Names that generated bodies, and the enums of a screen's cells and rows, use for something else.
  private static let localNames: Set<String> = [
    "app", "collectionFace", "form", "item", "kind", "makePresenter", "onReturn", "presenter",
    "register", "result", "rows", "screen", "self", "state", "tableFace",
  ]
}

extension UInt8 {
  fileprivate var isSmall: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  /// It is asked of every byte of every name: letters differ from capitals in one bit.
  fileprivate var isLetterOrDigit: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
  }
}
