import AnimCore

// The origin's usage sample: a grey button that turns blue and gives way under a finger.

let button = Button(title: "Start")
button[.backgroundColor] = try Color(hex: "#8E8E93")

let animations = button.animationSnapshot
  .bgEffect(effectColor: .blue)
  .scaleEffect(ratio: 0.95)
try button.apply(animationSnapshot: animations)

let timeline = try button.timeline(playing: .tap)
for tick in timeline.ticks {
  let scale = timeline.value(of: .scale, at: tick)
  let background = timeline.value(of: .backgroundColor, at: tick)
  print(tick.index, timeline.state(at: tick), scale, background.hex)
}

// A snapshot belongs to the button it was taken from, and an effect is chained once.
let other = Button(title: "Other")
do throws(SnapshotError) {
  try other.apply(animationSnapshot: animations)
} catch .buttonNotSame(let snapshot, let button) {
  print("\(button) refuses the snapshot of \(snapshot)")
}
do throws(SnapshotError) {
  try button.apply(animationSnapshot: animations.scaleEffect(ratio: 0.9))
} catch .invalid(let problems) {
  for case .duplicateEffect(let property, let key) in problems {
    print("\(property) already has an effect for \(key)")
  }
}
