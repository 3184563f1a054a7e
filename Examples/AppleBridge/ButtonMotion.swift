#if canImport(UIKit) && !os(watchOS)
  import AnimCore
  import QuartzCore
  import UIKit

  /// What moves a button: a headless twin that is told the button's states, and a display link that shows
  /// the twin's looks while they change.
  ///
  /// The button holds it as an interaction, and it holds nothing of the button.
  @MainActor final class ButtonMotion: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    private let twin: PacedButton
    private var link: CADisplayLink?
    /// The transform the button had before it was moved.
    private let transform: CGAffineTransform
    private var isInstalled = false

    /// The motion of a button, made when it is first asked for.
    static func of(_ button: UIButton) -> ButtonMotion {
      for case let motion as ButtonMotion in button.interactions { return motion }
      let motion = ButtonMotion(button)
      button.addInteraction(motion)
      return motion
    }

    private init(_ button: UIButton) {
      twin = PacedButton(title: button.currentTitle ?? "")
      transform = button.transform
      super.init()
    }

    func willMove(to view: UIView?) {
      if view == nil { stop() }
    }

    func didMove(to view: UIView?) {
      self.view = view
    }

    /// A description bound to the button. Looks are read only where no motion has changed them.
    func snapshot() -> ButtonAnimations {
      if let button, link == nil, twin.button.animations == nil || twin.state == .normal {
        button.readLooks(into: twin.button)
      }
      return twin.button.animationSnapshot
    }

    func apply(_ animations: ButtonAnimations) throws(SnapshotError) {
      try twin.apply(animations, at: CACurrentMediaTime())
      install()
      start()
    }

    private var button: UIButton? { view as? UIButton }

    /// Listens to the button: to its own updates, after the handler there was, and to touches.
    private func install() {
      guard !isInstalled, let button else { return }
      isInstalled = true
      let kept = button.configurationUpdateHandler
      button.configurationUpdateHandler = { [weak self] button in
        kept?(button)
        self?.follow(button)
      }
      button.addAction(UIAction { [weak self] _ in self?.start() }, for: .allTouchEvents)
    }

    private func follow(_ button: UIButton) {
      guard button.motionState != twin.state else { return }
      twin.set(
        button.motionState, at: CACurrentMediaTime(),
        isMotionReduced: UIAccessibility.isReduceMotionEnabled)
      start()
    }

    private func start() {
      guard link == nil, view != nil else { return }
      let link = CADisplayLink(target: self, selector: #selector(step))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// A display link holds its target, so it lasts only while something moves.
    private func stop() {
      link?.invalidate()
      link = nil
    }

    @objc private func step() {
      guard let button, let link else { return stop() }
      follow(button)
      button.show(twin.button, at: twin.tick(at: link.targetTimestamp), beside: transform)
      if twin.isAtRest(at: link.targetTimestamp) { stop() }
    }
  }
#endif
