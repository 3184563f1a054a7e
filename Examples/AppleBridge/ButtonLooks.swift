#if canImport(SwiftUI)
  import AnimCore
  import SwiftUI

  /// The looks a headless button has at a tick, around a label.
  struct ButtonLooks: ViewModifier {
    let button: AnimCore.Button
    let tick: Tick

    func body(content: Content) -> some View {
      let shape = RoundedRectangle(cornerRadius: number(.cornerRadius))
      content
        .foregroundColor(foreground)
        .background(shape.fill(color(.backgroundColor)))
        .overlay(shape.stroke(color(.borderColor), lineWidth: number(.borderWidth)))
        .shadow(
          color: SwiftUI.Color.black.opacity(value(.shadowOpacity)), radius: number(.shadowRadius)
        )
        .opacity(value(.opacity))
        .scaleEffect(number(.scale))
        .rotationEffect(.degrees(value(.rotation)))
        .offset(x: number(.offsetX), y: number(.offsetY))
    }

    /// The label's own colour where none is stated.
    private var foreground: SwiftUI.Color? {
      let shown = button.value(of: .foregroundColor, at: tick)
      return shown.alpha > 0 ? color(.foregroundColor) : nil
    }

    private func value(_ property: Property<Double>) -> Double {
      button.value(of: property, at: tick)
    }

    private func number(_ property: Property<Double>) -> CGFloat {
      CGFloat(value(property))
    }

    private func color(_ property: Property<AnimCore.Color>) -> SwiftUI.Color {
      let color = button.value(of: property, at: tick)
      return SwiftUI.Color(
        .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
  }
#endif
