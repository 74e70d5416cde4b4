import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Forms straight from specs whose steps are screens of their own.
@MainActor @Suite struct FormStepScreensTests {
  private static func app(_ architecture: String) -> String {
    """
    app: Club
    language: 1
    architecture: \(architecture)
    ---
    api: Main
    base: https://club.example
    ---
    request: Join
    parameters: { name: String, guide: String?, mail: String }
    method: POST
    path: /members
    body: { name: $parameters.name, guide: $parameters.guide, mail: $parameters.mail }
    ---
    screen: Joining
    title: { verbatim: Membership }
    form:
      name: { type: String, title: { verbatim: Name }, required: true }
      guide: { type: String, title: { verbatim: Guide }, required: true, when: $form.name == "Bea" }
      mail: { type: String, title: { verbatim: Mail }, required: true, format: email }
    steps:
      - { title: { verbatim: You }, fields: [name] }
      - { title: { verbatim: Your guide }, fields: [guide] }
      - { title: { verbatim: Contact }, fields: [mail] }
    stepsAs: screens
    submit:
      title: { verbatim: Join }
      request: Join
      with: { name: $form.name, guide: $form.guide, mail: $form.mail }
      then: { do: pop }
    discard: confirm

    """
  }

  /// A form whose first step is there once it is a gift.
  private static func giving(_ architecture: String) -> String {
    """
    app: Club
    language: 1
    architecture: \(architecture)
    ---
    api: Main
    base: https://club.example
    ---
    request: Give
    parameters: { card: String? }
    method: POST
    path: /gifts
    body: { card: $parameters.card }
    ---
    screen: Joining
    title: { verbatim: Membership }
    form:
      card: { type: String, title: { verbatim: Card }, required: true, when: $form.isGift }
      isGift: { type: Bool, title: { verbatim: Is it a gift } }
    steps:
      - { title: { verbatim: Your card }, fields: [card] }
      - { title: { verbatim: You }, fields: [isGift] }
    stepsAs: screens
    submit:
      title: { verbatim: Give }
      request: Give
      with: { card: $form.card }
      then: { do: pop }

    """
  }

  /// A form whose last step says whether the one before it is there.
  private static func guided(_ architecture: String) -> String {
    app(architecture)
      .replacing(#"when: $form.name == "Bea""#, with: #"when: $form.mail == "bea@example.com""#)
  }

  /// A form whose first step goes once `field` says "Eve".
  private static func leaving(_ architecture: String, by field: String) -> String {
    app(architecture)
      .replacing(#", when: $form.name == "Bea""#, with: "")
      .replacing("name: String,", with: "name: String?,")
      .replacing(", required: true, format: email", with: ", required: true")
      .replacing(
        "title: { verbatim: Name }, required: true",
        with: #"title: { verbatim: Name }, required: true, when: $form.\#(field) != "Eve""#)
  }

  /// A form whose second step asks for a number.
  private static func counted(_ architecture: String) -> String {
    let guide = #"String, title: { verbatim: Guide }, required: true, when: $form.name == "Bea""#
    return app(architecture)
      .replacing(guide, with: "Int, title: { verbatim: Guests }, default: 1")
      .replacing("guide: String?", with: "guide: Int")
  }

  private func form(
    _ spec: String, _ server: ScriptedTransport
  ) throws -> UIViewController {
    let sketch = try Sketch(["App.yaml": spec])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(transport: server, store: MemoryStore()))
    return try #require(app.makeController(forScreen: "Joining"))
  }

  /// The form on top of another screen.
  private func joining(
    _ architecture: String, _ server: ScriptedTransport,
    spec: String? = nil
  ) async throws -> (ScreenDriver, UINavigationController) {
    let screen = try form(spec ?? Self.app(architecture), server)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(screen, animated: false)
    let driver = ScreenDriver(root: navigation)
    try await driver.settle()
    return (driver, navigation)
  }

  @Test(arguments: InterpretedSystems.forms)
  func eachIsPushed(architecture: String) async throws {
    let server = ScriptedTransport { _ in HTTPResponse(json: "{}") }
    let (driver, navigation) = try await joining(architecture, server)
    #expect(driver.sees("You") && driver.sees("Step 1 of 2"))
    try await driver.tap(text: "Next")
    #expect(driver.sees("Please fill this in") && navigation.viewControllers.count == 2)
    try await driver.type("Bea", into: "name")
    try await driver.tap(text: "Next")
    #expect(driver.topScreen?.title == "Your guide" && driver.sees("Step 2 of 3"))
    #expect(navigation.viewControllers.count == 3)
    #expect(!driver.sees("Previous"), "the navigation leads back")
    try await driver.goBack()
    #expect(driver.topScreen?.title == "Membership", "on the way nothing is asked")
    #expect(driver.sees("Bea"))
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Next")
    #expect(driver.topScreen?.title == "Contact" && driver.sees("Step 2 of 2"))
    try await driver.type("ann@example.com", into: "mail")
    try await driver.tap(text: "Join")
    #expect(await server.count(of: "members") == 1)
    #expect(navigation.viewControllers.count == 1, "all steps are left")
    driver.close()
  }

  @Test(arguments: InterpretedSystems.forms)
  func serverLeadsBackToTheStepOfAField(architecture: String) async throws {
    let server = ScriptedTransport { _ in
      HTTPResponse(json: #"{"errors": {"name": ["is taken"]}}"#, status: 422)
    }
    let (driver, navigation) = try await joining(architecture, server)
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Next")
    try await driver.type("ann@example.com", into: "mail")
    try await driver.tap(text: "Join")
    #expect(driver.topScreen?.title == "Membership")
    #expect(driver.sees("is taken"))
    #expect(navigation.viewControllers.count == 2)
    try await driver.goBack()
    #expect(driver.sees("Discard your changes?"))
    driver.close()
  }

  @Test(
    "a first step that comes to be there later can be gone back to",
    arguments: InterpretedSystems.forms)
  func firstStepComesLater(architecture: String) async throws {
    let server = ScriptedTransport { _ in HTTPResponse(json: "{}") }
    let (driver, navigation) = try await joining(
      architecture, server, spec: Self.giving(architecture))
    #expect(driver.sees("Step 1 of 1") && !driver.sees("Previous"))
    try await driver.toggle(id: "isGift")
    #expect(driver.sees("Step 2 of 2"))
    try await driver.tap(text: "Previous")
    #expect(driver.sees("Your card") && !driver.sees("Previous"))
    #expect(navigation.viewControllers.count == 2)
    try await driver.type("For Bea", into: "card")
    try await driver.tap(text: "Next")
    #expect(driver.topScreen?.title == "You" && navigation.viewControllers.count == 3)
    try await driver.goBack()
    #expect(driver.sees("Your card") && driver.sees("Step 1 of 2"))
    driver.close()
  }

  @Test(
    "a first step of which no field is left leaves its place to the one that is seen",
    arguments: InterpretedSystems.forms)
  func firstStepGoes(architecture: String) async throws {
    let server = ScriptedTransport { _ in HTTPResponse(json: "{}") }
    let (driver, navigation) = try await joining(
      architecture, server, spec: Self.giving(architecture))
    try await driver.toggle(id: "isGift")
    try await driver.tap(text: "Previous")
    try await driver.type("For Bea", into: "card")
    try await driver.tap(text: "Next")
    #expect(driver.topScreen?.title == "You" && navigation.viewControllers.count == 3)
    try await driver.toggle(id: "isGift")
    #expect(driver.topScreen?.title == "Membership" && navigation.viewControllers.count == 2)
    #expect(driver.sees("You") && driver.sees("Step 1 of 1") && !driver.sees("Previous"))
    try await driver.toggle(id: "isGift")
    try await driver.tap(text: "Previous")
    #expect(driver.sees("Your card") && driver.sees("For Bea"))
    try await driver.tap(text: "Next")
    try await driver.toggle(id: "isGift")
    try await driver.tap(text: "Give")
    #expect(await server.count(of: "gifts") == 1)
    #expect(navigation.viewControllers.count == 1)
    driver.close()
  }

  @Test(
    "what takes the place of a first step below is counted anew before it is gone back to",
    arguments: InterpretedSystems.forms)
  func placeBelowIsCounted(architecture: String) async throws {
    let server = ScriptedTransport { _ in HTTPResponse(json: "{}") }
    let (driver, navigation) = try await joining(
      architecture, server, spec: Self.leaving(architecture, by: "mail"))
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Next")
    try await driver.type("Bea", into: "guide")
    try await driver.tap(text: "Next")
    #expect(driver.sees("Step 3 of 3") && navigation.viewControllers.count == 4)
    try await driver.type("Eve", into: "mail")
    #expect(driver.sees("Step 2 of 2") && navigation.viewControllers.count == 3)
    let below = navigation.viewControllers[1].viewIfLoaded
    #expect(below?.says("Your guide") == true && below?.says("Step 1 of 2") == true)
    try await driver.type("Ann", into: "mail")
    #expect(below?.says("Step 2 of 3") == true, "what comes before it can be gone back to again")
    driver.close()
  }

  @Test(
    "what is wrong beside the fields stays where a step takes the place of the first one",
    arguments: InterpretedSystems.forms)
  func problemElsewhereStays(architecture: String) async throws {
    let server = ScriptedTransport { _ in
      HTTPResponse(
        json: #"{"errors": {"guide": ["is unknown"], "base": ["No more room"]}}"#, status: 422)
    }
    let (driver, navigation) = try await joining(
      architecture, server, spec: Self.leaving(architecture, by: "guide"))
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Next")
    try await driver.type("Bea", into: "guide")
    try await driver.tap(text: "Next")
    try await driver.type("Ann", into: "mail")
    try await driver.tap(text: "Join")
    #expect(driver.topScreen?.title == "Your guide" && driver.sees("No more room"))
    try await driver.type("Eve", into: "guide")
    #expect(driver.topScreen?.title == "Membership" && navigation.viewControllers.count == 2)
    #expect(driver.sees("No more room"))
    driver.close()
  }

  @Test(
    "a step between of which no field is left is not gone back to",
    arguments: InterpretedSystems.forms)
  func stepBetweenGoes(architecture: String) async throws {
    let server = ScriptedTransport { _ in HTTPResponse(json: "{}") }
    let (driver, navigation) = try await joining(
      architecture, server, spec: Self.guided(architecture))
    try await driver.type("Bea", into: "name")
    try await driver.tap(text: "Next")
    try await driver.type("bea@example.com", into: "mail")
    try await driver.tap(text: "Join")
    try await driver.type("Ann", into: "guide")
    try await driver.tap(text: "Next")
    #expect(driver.topScreen?.title == "Contact" && navigation.viewControllers.count == 4)
    try await driver.type("eve@example.com", into: "mail")
    #expect(driver.topScreen?.title == "Contact" && driver.sees("Step 2 of 2"))
    #expect(navigation.viewControllers.count == 3)
    try await driver.goBack()
    #expect(driver.topScreen?.title == "Membership" && driver.sees("Step 1 of 2"))
    driver.close()
  }

  @Test(
    "a step that comes to be there before the one that is seen stands below it",
    arguments: InterpretedSystems.forms)
  func stepComesBeforeTheOneThatIsSeen(architecture: String) async throws {
    let server = ScriptedTransport { _ in HTTPResponse(json: "{}") }
    let (driver, navigation) = try await joining(
      architecture, server, spec: Self.guided(architecture))
    try await driver.type("Bea", into: "name")
    try await driver.tap(text: "Next")
    #expect(driver.topScreen?.title == "Contact" && driver.sees("Step 2 of 2"))
    try await driver.type("bea@example.com", into: "mail")
    #expect(driver.sees("Step 3 of 3"))
    try await driver.tap(text: "Join")
    #expect(driver.topScreen?.title == "Your guide" && driver.sees("Please fill this in"))
    #expect(navigation.viewControllers.count == 3)
    try await driver.type("Ann", into: "guide")
    try await driver.tap(text: "Next")
    #expect(driver.topScreen?.title == "Contact" && driver.sees("bea@example.com"))
    #expect(navigation.viewControllers.count == 4)
    try await driver.goBack()
    #expect(driver.topScreen?.title == "Your guide" && driver.sees("Step 2 of 3"))
    driver.close()
  }

  @Test(
    "what was typed where it is no number is still seen when its step is come to again",
    arguments: InterpretedSystems.forms)
  func unreadableNumberIsSeenAgain(architecture: String) async throws {
    let server = ScriptedTransport { _ in HTTPResponse(json: "{}") }
    let (driver, _) = try await joining(
      architecture, server, spec: Self.counted(architecture))
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Next")
    try await driver.type("two", into: "guide")
    try await driver.tap(text: "Next")
    #expect(driver.topScreen?.title == "Your guide" && driver.sees("This is not valid"))
    try await driver.goBack()
    try await driver.tap(text: "Next")
    #expect(driver.topScreen?.title == "Your guide" && driver.sees("two"))
    #expect(driver.sees("This is not valid"))
    try await driver.type("2", into: "guide")
    try await driver.tap(text: "Next")
    #expect(driver.topScreen?.title == "Contact")
    driver.close()
  }

  @Test(
    "what is wrong beside the fields stands on the step that the reader is led to",
    arguments: InterpretedSystems.forms)
  func problemsElsewhereStandOnTheStepThatIsSeen(architecture: String) async throws {
    let server = ScriptedTransport { _ in
      HTTPResponse(
        json: #"{"errors": {"name": ["is taken"], "base": ["No more room"]}}"#, status: 422)
    }
    let (driver, _) = try await joining(architecture, server)
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Next")
    try await driver.type("ann@example.com", into: "mail")
    try await driver.tap(text: "Join")
    #expect(driver.topScreen?.title == "Membership")
    #expect(driver.sees("is taken") && driver.sees("No more room"))
    driver.close()
  }

  @Test(
    "the list behind the back button doesn't lead past the question",
    arguments: InterpretedSystems.forms)
  func stepsGoBackOneByOne(architecture: String) async throws {
    let server = ScriptedTransport { _ in HTTPResponse(json: "{}") }
    let (driver, navigation) = try await joining(architecture, server)
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Next")
    // Beside an action of its own a back button has no list.
    #expect(driver.topScreen?.navigationItem.backAction != nil)
    try await driver.goBack()
    #expect(navigation.viewControllers.count == 2 && !driver.sees("Discard your changes?"))
    try await driver.goBack()
    #expect(driver.sees("Discard your changes?"))
    driver.close()
  }

  @Test("a sheet is held on each of the steps", arguments: InterpretedSystems.forms)
  func sheetAsksOnEachStep(architecture: String) async throws {
    let server = ScriptedTransport { _ in HTTPResponse(json: "{}") }
    let root = UIViewController()
    let driver = ScreenDriver(root: root)
    let sheet = UINavigationController(rootViewController: try form(Self.app(architecture), server))
    root.present(sheet, animated: false)
    try await driver.settle()
    try await driver.type("Ann", into: "name")
    try await driver.tap(text: "Next")
    #expect(driver.topScreen?.title == "Contact")
    try await driver.pullDown()
    #expect(driver.sees("Discard your changes?"))
    try await driver.tap(text: "OK")
    #expect(root.presentedViewController == nil)
    driver.close()
  }
}

extension UIView {
  /// Whether it shows `text`, be it in sight or below another screen.
  fileprivate func says(_ text: String) -> Bool {
    (self as? UILabel)?.text == text || subviews.contains { $0.says(text) }
  }
}
