/// A form while it is being filled in: what is wrong with it, whether that is said, and what there is to
/// lose.
///
/// What is wrong with a field is said once the reader has tried to send the form, or to leave the step behind
/// that it is in, and from then on at every change. What the server finds wrong with a field, and names it in its
/// answer, is said until the field is edited or the form is sent again.
@MainActor
package final class FormFilling {
  /// The fields, as they are being filled in.
  package var entries: [FormEntry] { steps.entries }

  private lazy var steps = makeSteps()
  /// What the form says beside its fields, as it was said last.
  package private(set) lazy var texts = findTexts() ?? FormTexts(configuration)
  private let configuration: FormConfiguration
  private let makeFields: @MainActor () -> [FormField]
  private let findTexts: @MainActor () -> FormTexts?
  private let findDraft: @MainActor () -> FormDraft?
  private let drafts: FormDrafts
  private let findOutput: @MainActor () -> (any FormOutput)?
  private var observed: [any ChangeTracking] = []
  /// What keeps the draft; nil for a form without one, and until the fields are there.
  private var keeping: DraftKeeping?
  private var isEnteredAgain = false
  /// Whether the fields take what was entered before, of which nothing has to be told.
  private var isBeginning = false
  /// Whether something of the wish to send the form has failed: what is done after that sends nothing.
  private var hasFailed = false
  /// How much is under way for the wish to send the form.
  private var sendingCount = 0
  /// Whether what has gone on so far for that wish has succeeded, though something may come after it.
  private var isSent = false

  /// A form with the fields that `fields` makes, shown on what `output` finds, as long as it is there.
  ///
  /// - Parameter texts: Says what the form says beside its fields as things are, nil where that stays as configured.
  /// - Parameter draft: Says which of `drafts` is the form's; nil where what is entered goes with the form.
  package init(
    _ configuration: FormConfiguration, fields: @escaping @MainActor () -> [FormField],
    texts: @escaping @MainActor () -> FormTexts?,
    draft: @escaping @MainActor () -> FormDraft?, of drafts: FormDrafts,
    on output: @escaping @MainActor () -> (any FormOutput)?
  ) {
    self.configuration = configuration
    makeFields = fields
    findTexts = texts
    findDraft = draft
    self.drafts = drafts
    findOutput = output
  }

  /// The steps as they are with what was entered before, which decides which of them are there.
  private func makeSteps() -> FormSteps {
    let fields = makeFields()
    if let draft = findDraft() {
      let keeping = DraftKeeping(of: fields, as: draft, in: drafts)
      isBeginning = true
      isEnteredAgain = keeping.enterAgain()
      isBeginning = false
      self.keeping = keeping
    }
    return FormSteps(texts.steps, of: fields.map { FormEntry($0) })
  }

  /// The form is about to be seen: with what was entered before there is something to lose.
  package func begin() {
    _ = entries
    if isEnteredAgain { output?.showUnsavedChanges(asksBeforeLeaving) }
  }

  private var output: (any FormOutput)? { findOutput() }

  // MARK: Changes

  /// Counts changes of `state` as some of the form.
  package func track(_ state: any ChangeTracking) {
    observed.append(state)
  }

  /// Whether there are changes that were not sent.
  package var hasChanges: Bool { !isSent && observed.contains(where: \.hasChanges) }

  /// Whether there is something to lose that the reader has to be asked about.
  private var asksBeforeLeaving: Bool { configuration.discard == .confirm && hasChanges }

  /// Counts changes that were not sent as none, and forgets their draft.
  private func forgetChanges() {
    isSent = false
    keeping?.forget()
    for state in observed { state.markSaved() }
    output?.showUnsavedChanges(false)
  }

  /// Something begins that takes its time.
  package func operationWillBegin() {
    if isSending { sendingCount += 1 }
  }

  /// Something has succeeded: what comes after it may close the screen, and nothing asks then. What buttons of the bar do
  /// leaves the changes unsent.
  package func operationDidSucceed() {
    guard isSending, !hasFailed else { return }
    isSent = true
    output?.showUnsavedChanges(false)
  }

  /// Something has ended. Changes are sent once all that comes one after the other has succeeded: until then the app may
  /// end, and what fails in between leaves what was entered to be sent again.
  package func operationDidEnd(successfully: Bool) {
    guard isSending else { return }
    sendingCount = max(0, sendingCount - 1)
    if !successfully {
      isSent = false
      output?.showUnsavedChanges(asksBeforeLeaving)
    } else if isSent, sendingCount == 0 {
      forgetChanges()
    }
  }

  /// A question is asked, with `next` behind a yes. One on the way of what is being sent leaves what was entered unsent
  /// until it is answered so: who says no, or nothing, has not sent all.
  package func asked(_ next: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard isSending, isSent else { return next }
    isSent = false
    output?.showUnsavedChanges(asksBeforeLeaving)
    return { [weak self] in
      guard let self else { return next() }
      isSent = true
      output?.showUnsavedChanges(false)
      next()
      if isSent, sendingCount == 0 { forgetChanges() }
    }
  }

  /// Whether what goes on is for the wish to send the form; without a view there are no buttons that it could be for.
  private var isSending: Bool { output?.isSending != false }

  /// The screen is about to close by itself. What its button hands back to who has shown the screen is sent by that.
  package func willClose() {
    if output?.isSending == true, !hasFailed { forgetChanges() }
  }

  /// Leaves by `way`, once the reader has agreed where something is lost by it, which `ask` asks. What the screen returns
  /// by that is told to `result` after a yes only.
  package func leave(
    awaitedBy result: (any AwaitedResult)?,
    asking ask: @MainActor (ScreenText, @escaping @MainActor () -> Void) -> Void,
    by way: @escaping @MainActor () -> Void
  ) {
    guard asksBeforeLeaving else { return way() }
    result?.screenWillAsk()
    ask(StandardText.discard) { [weak self, weak result] in
      // A screen that has gone has let go of it.
      let result = result
      self?.forgetChanges()
      way()
      result?.screenMayLeave()
    }
  }

  // MARK: What the reader does

  /// A value has changed, whoever did it.
  package func valuesDidChange() {
    guard !isBeginning else { return }
    for entry in entries { entry.field.loadedChoices?.follow() }
    keeping?.keep()
    output?.showValues()
    showTexts()
    // Which steps there are may follow from what was entered.
    if let progress { output?.showStep(progress) }
    didEdit()
  }

  /// Says what follows from the values beside the fields.
  private func showTexts() {
    guard let texts = findTexts(), texts != self.texts else { return }
    self.texts = texts
    output?.showTexts(texts)
  }

  /// The reader has edited a field.
  package func didEdit() {
    if !steps.triedEntries.isEmpty { showProblems() }
    output?.showUnsavedChanges(asksBeforeLeaving)
    output?.updateBarItems()
  }

  /// The reader wants to go on: to the next step if nothing is wrong in this one, and behind the last one to send the
  /// form, which `send` does.
  package func goOn(_ send: @MainActor () -> Void) {
    guard steps.hasNext else { return self.send(send) }
    steps.tryCurrent()
    let problems = steps.currentEntries.problems
    guard problems.isEmpty else {
      showProblems()
      return lead(toFirstOf: problems)
    }
    steps.goOn()
    showStep()
  }

  /// The reader wants to go back to the step before.
  package func goBack() {
    steps.goBack()
    showStep()
  }

  /// The reader has gone back by the navigation, to `step`.
  package func didReturn(to step: FormProgress.Step) {
    steps.go(to: step)
    showStep()
  }

  /// How far the reader has come; nil for a form without steps.
  package var progress: FormProgress? {
    guard var progress = steps.progress else { return nil }
    // The steps know what they were called at first.
    if let title = texts.title(of: progress.step) { progress.title = title }
    return progress
  }

  private func showStep() {
    if let progress { output?.showStep(progress) }
    output?.updateBarItems()
    // A screen that is made for it knows nothing yet of what is wrong there.
    if !steps.triedEntries.isEmpty { showProblems() }
  }

  /// The reader wants the form to be sent, which `send` does if nothing is wrong with it. What was edited
  /// since the last try has to be right, too.
  package func send(_ send: @MainActor () -> Void) {
    hasFailed = false
    steps.tryAll()
    entries.forgetRefusals()
    output?.showFormProblem(nil)
    showProblems()
    let problems = entries.problems
    if problems.isEmpty { send() } else { lead(toFirstOf: problems) }
  }

  // MARK: What is wrong

  private func showProblems() {
    output?.showProblems(shownProblems)
  }

  /// What is said of the fields: what is wrong with them, and else what the server has found wrong.
  private var shownProblems: [String: ScreenText] {
    steps.triedEntries.problems.merging(entries.refusals) { problem, _ in problem }
  }

  /// Who doesn't see the whole form would look for it in vain.
  private func lead(toFirstOf problems: [String: ScreenText]) {
    guard let first = entries.first(where: { problems[$0.field.id] != nil }) else { return }
    if steps.go(to: first) { showStep() }
    output?.focus(on: first.field.id)
  }

  /// Says what the server has found wrong with what was sent; the answer is whether that was anything.
  package func showRefusal(_ error: LoadError) -> Bool {
    guard output?.isSending != false else { return false }
    hasFailed = true
    guard entries.refuse(by: error) else { return false }
    showProblems()
    lead(toFirstOf: shownProblems)
    // It stands above the button of the step that is seen by then.
    output?.showFormProblem(entries.problemsElsewhere(error))
    return true
  }
}

/// What shows a form that is being filled in.
@MainActor
public protocol FormOutput: AnyObject {
  /// Whether what goes on now is for the wish to send the form, and not for a button of the bar.
  var isSending: Bool { get }

  /// Shows what the fields hold now, and what they are called.
  func showValues()

  /// Says what has changed on the button, above and below groups, and above steps.
  func showTexts(_ texts: FormTexts)

  /// Says what is wrong with fields, by their ids; nothing is wrong with those left out.
  func showProblems(_ problems: [String: ScreenText])

  /// Says what the server has found wrong beside what stands at the fields; nil when that was nothing.
  func showFormProblem(_ problem: ScreenText?)

  /// Shows a step of the form: its fields, how far that is, and what leads on and back.
  func showStep(_ progress: FormProgress)

  /// Keeps the reader from leaving by a swipe as long as there are changes to lose.
  func showUnsavedChanges(_ hasChanges: Bool)

  /// What stands in the bars may have changed.
  func updateBarItems()

  /// Leads the reader to the field with the id `field`, the first in which something is wrong: it comes into sight, the
  /// keyboard writes into it, and VoiceOver goes there.
  func focus(on field: String)
}

extension FormOutput {
  /// Shows all fields, whatever the step.
  public func showStep(_ progress: FormProgress) {}

  /// Leaves all texts as they were at first.
  public func showTexts(_ texts: FormTexts) {}

  /// Leads nowhere.
  public func focus(on field: String) {}

  /// Says nothing.
  public func showFormProblem(_ problem: ScreenText?) {}
}
