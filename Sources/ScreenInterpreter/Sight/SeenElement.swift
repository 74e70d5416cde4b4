public import Foundation
import ScreenDriver
import ScreenKit

/// Something in a window that assistive technology stops at, and what a person can do there.
public struct SeenElement: Sendable {
  /// What it is to a person.
  public enum Role: String, Sendable, Codable {
    case button, link, tab, heading, image, text
    case field, secureField, longField, search
    case toggle, segment, slider, date, menu

    /// Whether a tap anywhere on it does what it is for.
    var isTapped: Bool {
      switch self {
      case .button, .link, .tab, .toggle, .segment: true
      case .heading, .image, .text, .field, .secureField, .longField, .search, .slider, .date,
        .menu:
        false
      }
    }
  }

  /// What names it among all that is seen: its role and label, with how many of these stand before it.
  public let id: String
  /// Where it stands among what is like it, in its row or outside of rows: the same in every language.
  public let place: String
  public let role: Role
  public let label: String
  /// What it holds; nil for what holds nothing.
  public let value: String?
  public let isEnabled: Bool
  public let isSelected: Bool
  /// In the window, in points.
  public let frame: CGRect
  /// What can be chosen, or what VoiceOver offers to do.
  public let choices: [String]
  let target: SeenTarget

  /// Whether it leads away from where it is seen, and does nothing else.
  @MainActor package var isWayOut: Bool {
    guard case .part(let part) = target else { return false }
    return switch part.kind {
    case .back, .cancel: true
    case .title, .prompt, .button, .tab, .choice: false
    }
  }
}

/// What an element stands for.
enum SeenTarget: Sendable {
  case view(UIView)
  case part(HeadlessPaintedPart)
  /// A segment of a control.
  case segment(UISegmentedControl, Int)
  /// A button of a stepper.
  case step(UIStepper, isLess: Bool)

  /// In what it is counted: a row, a bar or what else paints its own parts, or all that lies outside of these.
  @MainActor fileprivate var surroundings: String {
    switch self {
    case .part(let part): "in \(type(of: part.owner))"
    case .view(let view): view.rowAround?.place ?? ""
    case .segment(let control, _): control.rowAround?.place ?? ""
    case .step(let stepper, _): stepper.rowAround?.place ?? ""
    }
  }
}

/// A person's eyes: what of a window can be used now.
@MainActor
public struct SeenElements {
  public private(set) var elements: [SeenElement] = []
  private var parts: [ObjectIdentifier: [HeadlessPaintedPart]]
  private var counts: [String: Int] = [:]

  /// What is seen of a window, in the order in which it is read out. What is presented lies over all else.
  ///
  /// - Parameter parts: What bars and alerts have painted by themselves.
  init(in window: UIWindow, _ parts: [HeadlessPaintedPart]) {
    self.parts = Dictionary(grouping: parts) { ObjectIdentifier($0.owner) }
    if let view = window.rootViewController?.frontmost.viewIfLoaded { visit(view) }
  }

  private mutating func visit(_ view: UIView) {
    guard ViewTexts.isOnScreen(view), !view.accessibilityElementsHidden else { return }
    for part in parts[ObjectIdentifier(view)] ?? [] { add(part) }
    guard !view.isSpoken || view.bounds.isEmpty else {
      add(view)
      // A control within a row that is read out as a whole can be touched by itself.
      if !view.speaksForItsParts { for part in view.subviews { visitCovered(part) } }
      return
    }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && ViewTexts.isVisible($0) }
    for part in modal.map({ [$0] }) ?? ViewTexts.inReadingOrder(view.subviews) { visit(part) }
  }

  private mutating func visitCovered(_ view: UIView) {
    guard ViewTexts.isOnScreen(view) else { return }
    if view is UIControl, view.isTouchable {
      add(view)
    } else {
      for part in view.subviews { visitCovered(part) }
    }
  }

  // MARK: - Elements

  private mutating func add(_ part: HeadlessPaintedPart) {
    let role: SeenElement.Role
    var isSelected = false
    switch part.kind {
    case .title: role = .heading
    case .prompt: role = .text
    case .tab(let item, let bar): (role, isSelected) = (.tab, bar.selectedItem === item)
    case .back, .button, .choice, .cancel: role = .button
    }
    add(
      role, part.label, frame: part.frame,
      isEnabled: part.isEnabled || role == .heading || role == .text,
      isSelected: isSelected, target: .part(part))
  }

  private mutating func add(_ view: UIView) {
    let frame = view.convert(view.bounds, to: nil)
    switch view {
    case let segments as UISegmentedControl: add(segments, in: frame)
    case let stepper as UIStepper: add(stepper, in: frame)
    case let bar as UISearchBar:
      add(
        .search, bar.placeholder ?? "", value: bar.text ?? "",
        frame: bar.searchTextField.convert(bar.searchTextField.bounds, to: nil), target: .view(bar))
      for part in parts[ObjectIdentifier(bar)] ?? [] { add(part) }
      if let scopes = bar.headlessScopes { add(scopes, in: scopes.convert(scopes.bounds, to: nil)) }
    case let field as UITextField:
      add(
        field.isSecureTextEntry ? .secureField : .field,
        field.accessibilityLabel ?? field.placeholder ?? "", value: field.text ?? "", frame: frame,
        isEnabled: field.isEnabled, target: .view(field))
    case let text as UITextView where text.isEditable:
      add(
        .longField, text.accessibilityLabel ?? "", value: text.text ?? "", frame: frame,
        target: .view(text))
    case let toggle as UISwitch:
      add(
        .toggle, toggle.accessibilityLabel ?? "", value: toggle.isOn ? "on" : "off", frame: frame,
        isEnabled: toggle.isEnabled, target: .view(toggle))
    case let slider as UISlider:
      add(
        .slider, slider.accessibilityLabel ?? "", value: "\(slider.value)", frame: frame,
        isEnabled: slider.isEnabled,
        choices: ["\(slider.minimumValue)", "\(slider.maximumValue)"], target: .view(slider))
    case let picker as UIDatePicker:
      add(
        .date, picker.accessibilityLabel ?? "", value: picker.date.formatted(.iso8601),
        frame: frame, isEnabled: picker.isEnabled, target: .view(picker))
    case let button as UIButton where button.menuInPlace != nil:
      add(
        .menu, view.spokenText.isEmpty ? button.currentTitle ?? "" : view.spokenText,
        value: button.currentTitle, frame: frame, isEnabled: button.isEnabled,
        choices: button.menuInPlace?.allActions.map(\.title) ?? [], target: .view(button))
    default: addPlain(view, in: frame)
    }
  }

  private func role(
    of view: UIView, with traits: UIAccessibilityTraits
  ) -> SeenElement.Role {
    // Headers that fold their rows are buttons.
    if traits.contains(.header), !traits.contains(.button) { return .heading }
    if traits.contains(.link) { return .link }
    // A text in a row that does something is how keys and VoiceOver get to the row.
    if traits.contains(.button) || view is UIControl || view.rowAround?.answersTap == true {
      return .button
    }
    return traits.contains(.image) ? .image : .text
  }

  private mutating func addPlain(_ view: UIView, in frame: CGRect) {
    let traits = view.accessibilityTraits
    let role = role(of: view, with: traits)
    let isEnabled = (view as? UIControl)?.isEnabled ?? !traits.contains(.notEnabled)
    add(
      role, view.spokenText.isEmpty ? (view as? UIButton)?.currentTitle ?? "" : view.spokenText,
      frame: frame, isEnabled: isEnabled, isSelected: traits.contains(.selected),
      choices: actions(of: view).map(\.name), target: .view(view))
  }

  private mutating func add(_ control: UISegmentedControl, in frame: CGRect) {
    let count = control.numberOfSegments
    let width = frame.width / CGFloat(max(count, 1))
    let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in 0..<count {
      let place = CGFloat(isMirrored ? count - 1 - index : index)
      add(
        .segment, control.titleForSegment(at: index) ?? "",
        frame: CGRect(
          x: frame.minX + place * width, y: frame.minY, width: width, height: frame.height),
        isEnabled: control.isEnabled, isSelected: control.selectedSegmentIndex == index,
        target: .segment(control, index))
    }
  }

  private mutating func add(_ stepper: UIStepper, in frame: CGRect) {
    let label = stepper.accessibilityLabel ?? ""
    let isMirrored = stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = frame.divided(atDistance: frame.width / 2, from: .minXEdge)
    for isLess in [true, false] {
      add(
        .button, "\(label) \(isLess ? "−" : "+")", frame: isLess != isMirrored ? left : right,
        isEnabled: stepper.isEnabled, target: .step(stepper, isLess: isLess))
    }
  }

  private mutating func add(
    _ role: SeenElement.Role, _ label: String, value: String? = nil, frame: CGRect,
    isEnabled: Bool = true, isSelected: Bool = false, choices: [String] = [], target: SeenTarget
  ) {
    let name = "\(role.rawValue) \(label)"
    elements.append(
      SeenElement(
        id: numbered(name), place: numbered("\(target.surroundings) \(role.rawValue)"), role: role,
        label: label, value: value, isEnabled: isEnabled, isSelected: isSelected, frame: frame,
        choices: choices, target: target))
  }

  /// A name with how many of these stand before it.
  private mutating func numbered(_ name: String) -> String {
    let number = counts[name] ?? 0
    counts[name] = number + 1
    return "\(name) \(number)"
  }

  /// What is offered for a row beside tapping it.
  private func actions(of view: UIView) -> [UIAccessibilityCustomAction] {
    SeenElement.actions(of: view)
  }
}

extension SeenElement {
  /// What VoiceOver offers for a row or a view, beside tapping it.
  @MainActor
  static func actions(of view: UIView) -> [UIAccessibilityCustomAction] {
    switch view.rowAround {
    case .table(let table, let path):
      return actions(
        table.headlessAccessibilityActions(forRowAt: path),
        and: table.headlessContextMenu(forRowAt: path))
    case .collection(let list, let path):
      return actions(
        view.headlessAccessibilityActions, and: list.headlessContextMenu(forItemAt: path))
    case nil: return view.headlessAccessibilityActions
    }
  }

  /// What is offered, and what only the menu of the row does.
  @MainActor
  private static func actions(
    _ own: [UIAccessibilityCustomAction], and menu: UIMenu?
  ) -> [UIAccessibilityCustomAction] {
    let entries = menu?.allActions ?? []
    return own + entries.filter { entry in !own.contains { $0.name == entry.title } }.map(offered)
  }

  /// What the menu of a row offers.
  @MainActor
  private static func offered(_ action: UIAction) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: action.title) { _ in
      action.headlessPerform()
      return true
    }
  }
}

extension UIViewController {
  /// What is presented last from the controller or from one in it, or itself. A search that is under way presents
  /// nothing that could be seen.
  fileprivate var frontmost: UIViewController {
    let presented = presentedViewController.flatMap { presented in
      presented.presentingViewController === self && !(presented is UISearchController)
        ? presented : nil
    }
    if let presented { return presented.frontmost }
    return children.lazy.compactMap(\.presentedFront).first ?? self
  }

  /// What is presented last from a controller in this one; nil where nothing is.
  private var presentedFront: UIViewController? {
    let front = frontmost
    return front === self ? nil : front
  }
}

/// A row of a list.
@MainActor
enum SeenRow {
  case table(UITableView, IndexPath)
  case collection(UICollectionView, IndexPath)

  /// Its place in its list.
  fileprivate var place: String {
    switch self {
    case .table(_, let path), .collection(_, let path): "row \(path.section).\(path.item)"
    }
  }

  /// Whether a tap on it does anything.
  var answersTap: Bool {
    switch self {
    case .table(let table, let path): table.headlessAnswersTap(onRowAt: path)
    case .collection(let list, let path): list.headlessAnswersTap(onItemAt: path)
    }
  }

  func tap() {
    switch self {
    case .table(let table, let path): table.headlessTapRow(at: path)
    case .collection(let list, let path): list.headlessTapItem(at: path)
    }
  }
}

extension UIView {
  /// The row that a view is, or is in.
  var rowAround: SeenRow? {
    var view: UIView? = self
    while let current = view {
      if let cell = current as? UITableViewCell {
        guard let table = cell.listAround as? UITableView else { return nil }
        return table.indexPath(for: cell).map { .table(table, $0) }
      }
      if let cell = current as? UICollectionViewCell {
        guard let list = cell.listAround as? UICollectionView else { return nil }
        return list.indexPath(for: cell).map { .collection(list, $0) }
      }
      view = current.superview
    }
    return nil
  }

  private var listAround: UIView? {
    superview is UITableView || superview is UICollectionView ? superview : superview?.listAround
  }
}

extension UIMenu {
  /// The actions of the menu and of those in it.
  var allActions: [UIAction] {
    children.flatMap { element in
      (element as? UIAction).map { [$0] } ?? (element as? UIMenu)?.allActions ?? []
    }
  }
}
