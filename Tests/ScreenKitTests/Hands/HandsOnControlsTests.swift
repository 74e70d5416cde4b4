import ScreenDriver
import ScreenKit
import Testing

/// A finger on a control leads to the same events by UIKit's public API as by the stand-in's hooks.
@MainActor @Suite struct HandsOnControlsTests {
  @Test func controlsTellOfTheSame() async throws {
    let calls = try await expectAlike(LoggedForm.init) { driver, screen in
      try await driver.tap(id: "button")
      try await driver.toggle(id: "switch")
      try await driver.toggle(id: "switch")
      try await driver.chooseSegment("Two", in: "segments")
      try await driver.chooseSegment("Two", in: "segments")
      for _ in 0..<3 { try await driver.step(id: "stepper") }
      try await driver.step(id: "stepper", less: true)
      try await driver.slide(id: "slider", to: 0.5)
      try await driver.choose(Date(timeIntervalSince1970: 86_400), in: "date")
      try await driver.choose("Second", in: "menu")
      try await driver.type("Ada", into: "field")
      try await driver.type("no", into: "field")
      try await driver.type("", into: "field")
      try await driver.pressReturn(in: "field")
      try await driver.tap(text: "Bar")
      #expect(!screen.toggle.isOn && screen.stepper.value == 1)
    }
    #expect(
      calls == [
        "button", "switch true", "switch false", "segments 1", "stepper 1.0", "stepper 2.0",
        "stepper 1.0", "slider 0.5", "date 0.0", "Second", "field begins", "asks Ada",
        "field Ada", "asks no", "asks ", "field ", "asks return", "field exits", "bar",
      ])
  }

  @Test(arguments: HandsKind.allCases)
  func coveredAndDisabledControlsAreNotTouched(kind: HandsKind) async throws {
    let log = CallLog()
    let screen = LoggedForm(log)
    let driver = ScreenDriver(root: screen, hands: kind.hands)
    screen.toggle.isEnabled = false
    var error = await #expect(throws: DriverError.self) { try await driver.toggle(id: "switch") }
    #expect(error?.message == "What should be touched is disabled.")
    let cover = UIView(frame: screen.view.bounds)
    screen.view.addSubview(cover)
    error = await #expect(throws: DriverError.self) { try await driver.tap(id: "button") }
    #expect(error?.message == "Something else lies over what should be tapped.")
    #expect(log.calls.isEmpty)
  }

  @Test(arguments: HandsKind.allCases)
  func theDeviceIsSet(kind: HandsKind) async throws {
    let driver = ScreenDriver(root: UIViewController(), hands: kind.hands)
    try await driver.setDarkMode(true)
    try await driver.setTextSize(.accessibilityLarge)
    try await driver.setIncreasedContrast(true)
    try await driver.setBoldText(true)
    try await driver.setRightToLeft(true)
    try await driver.rotate()
    let traits = try #require(driver.topScreen).traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.accessibilityContrast == .high)
    #expect(traits.legibilityWeight == .bold)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.verticalSizeClass == .compact)
    #expect(driver.topScreen?.view.bounds.size == CGSize(width: 844, height: 390))
    try await driver.setDarkMode(false)
    #expect(driver.topScreen?.traitCollection.userInterfaceStyle == .light)
  }
}

/// Controls of each kind that tell of their events.
private final class LoggedForm: UIViewController, UITextFieldDelegate {
  private let log: CallLog
  let toggle = UISwitch()
  let stepper = UIStepper()

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Bar", primaryAction: action { "bar" })
    let button = UIButton()
    button.addAction(action { "button" }, for: .touchUpInside)
    place(button, "button")
    toggle.addAction(action { [toggle] in "switch \(toggle.isOn)" }, for: .valueChanged)
    place(toggle, "switch")
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.addAction(
      action { "segments \(segments.selectedSegmentIndex)" }, for: .valueChanged)
    place(segments, "segments")
    stepper.maximumValue = 2
    stepper.addAction(action { [stepper] in "stepper \(stepper.value)" }, for: .valueChanged)
    place(stepper, "stepper")
    let slider = UISlider()
    slider.addAction(action { "slider \(slider.value)" }, for: .valueChanged)
    place(slider, "slider")
    let picker = UIDatePicker()
    picker.maximumDate = Date(timeIntervalSince1970: 0)
    picker.addAction(
      action { "date \(picker.date.timeIntervalSince1970)" }, for: .valueChanged)
    place(picker, "date")
    let menu = UIButton()
    menu.menu = UIMenu(
      children: ["First", "Second"].map { title in
        UIAction(title: title) { [log] _ in log(title) }
      })
    menu.showsMenuAsPrimaryAction = true
    place(menu, "menu")
    addField()
  }

  private func addField() {
    let field = UITextField()
    field.delegate = self
    field.addAction(action { "field begins" }, for: .editingDidBegin)
    field.addAction(action { "field \(field.text ?? "")" }, for: .editingChanged)
    field.addAction(action { "field exits" }, for: .editingDidEndOnExit)
    place(field, "field")
  }

  private func action(_ text: @escaping @MainActor () -> String) -> UIAction {
    UIAction { [log] _ in log(text()) }
  }

  private func place(_ control: UIControl, _ id: String) {
    control.accessibilityIdentifier = id
    control.frame = CGRect(
      x: 20, y: 60 + 40 * CGFloat(view.subviews.count), width: 200, height: 34)
    view.addSubview(control)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log("asks \(string)")
    return string != "no"
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log("asks return")
    return true
  }
}
