import Foundation

/// What a recogniser knows of the gesture that may be under way, and of other recognisers.
@MainActor struct GestureRecognition {
  /// The touch that is followed.
  weak var sequence: TouchSequence?
  /// Whether the gesture may still turn out to be this one's.
  var isUndecided = false
  /// The state to go to once those that go first have failed.
  var waiting: UIGestureRecognizer.State?
  /// The recognisers that go first.
  var required: [UIGestureRecognizer] = []
  /// Those that this one goes before.
  var dependents: [GestureReference] = []
  /// Those that go first, and after, for the touch that is followed, because a delegate says so.
  var requiredNow: [GestureReference] = []
  var dependentNow: [GestureReference] = []

  /// Whether one that goes first may still have the gesture.
  var hasToWait: Bool {
    required.contains(where: \.isUndecided)
      || requiredNow.contains { $0.recognizer?.isUndecided == true }
  }
}

struct GestureReference {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  var isUndecided: Bool { recognition.isUndecided }

  /// Whether the view and the delegate let the recogniser have a touch.
  func accepts(_ touch: UITouch) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether the gesture may begin now, by its view and delegate.
  func mayBegin(with touch: UITouch) -> Bool { accepts(touch) && viewLetsBegin }

  private var viewLetsBegin: Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? false)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Begins to follow a touch.
  func join(_ sequence: TouchSequence, at point: CGPoint) {
    recognition.sequence = sequence
    recognition.isUndecided = true
    recognition.waiting = nil
    recognition.requiredNow = []
    recognition.dependentNow = []
    windowPoint = point
    startPoint = point
  }

  /// Lets `other` wait for this one's failing where the delegate wants it.
  func goFirst(before other: UIGestureRecognizer) {
    guard delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) == true else { return }
    other.recognition.requiredNow.append(GestureReference(recognizer: self))
    recognition.dependentNow.append(GestureReference(recognizer: other))
  }

  /// Whether the rest of a touch is of interest.
  func listens(to sequence: TouchSequence) -> Bool {
    recognition.sequence === sequence && (isUndecided || state == .began || state == .changed)
  }

  func hasRecognized(in sequence: TouchSequence) -> Bool {
    recognition.sequence === sequence && (state == .began || state == .changed)
  }

  /// Whether one of the two recognisers' delegates lets both have the touch.
  func goes(along other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Takes the gesture for its own, as soon as those have failed that go first.
  func recognize(as newState: State) {
    guard isUndecided else { return }
    if recognition.hasToWait {
      recognition.waiting = newState
      return
    }
    guard viewLetsBegin, recognition.sequence?.refuses(self) != true else { return fail() }
    recognition.isUndecided = false
    recognition.sequence?.didRecognize(self)
    change(to: newState)
    for dependent in recognition.dependents + recognition.dependentNow {
      dependent.recognizer?.fail()
    }
  }

  /// Goes on with a gesture that takes time.
  func goOn(as newState: State) {
    guard state == .began || state == .changed else { return }
    change(to: newState)
  }

  /// Leaves the gesture to others.
  func fail() {
    guard isUndecided else { return }
    recognition.isUndecided = false
    recognition.waiting = nil
    reset()
    for dependent in recognition.dependents + recognition.dependentNow {
      guard let recognizer = dependent.recognizer, let state = recognizer.recognition.waiting
      else { continue }
      recognizer.recognition.waiting = nil
      recognizer.recognize(as: state)
    }
  }

  /// Ends whatever is under way.
  func stop() {
    fail()
    goOn(as: .cancelled)
  }
}
