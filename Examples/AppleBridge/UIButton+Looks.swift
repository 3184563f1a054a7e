#if canImport(UIKit) && !os(watchOS)
  import AnimCore
  import UIKit

  extension UIButton {
    /// The conditions of the button, of those that an effect can name.
    var motionState: ButtonState {
      var conditions = ButtonState.normal
      if !isEnabled { conditions.insert(.disabled) }
      if isHighlighted { conditions.insert(.highlighted) }
      if isSelected { conditions.insert(.selected) }
      if isFocused { conditions.insert(.focused) }
      if isHovered { conditions.insert(.hovered) }
      return conditions
    }

    /// Takes the button's looks as a twin's resting values.
    func readLooks(into twin: AnimCore.Button) {
      let background = configuration?.background.backgroundColor ?? backgroundColor
      twin[.backgroundColor] = background.flatMap { Color($0, in: traitCollection) }
      twin[.foregroundColor] = Color(
        configuration?.baseForegroundColor ?? currentTitleColor, in: traitCollection)
      twin[.borderColor] = layer.borderColor.flatMap {
        Color(UIColor(cgColor: $0), in: traitCollection)
      }
      twin[.opacity] = min(max(Double(alpha), 0), 1)
      twin[.cornerRadius] = max(Double(layer.cornerRadius), 0)
      twin[.borderWidth] = max(Double(layer.borderWidth), 0)
      twin[.shadowRadius] = max(Double(layer.shadowRadius), 0)
      twin[.shadowOpacity] = min(max(Double(layer.shadowOpacity), 0), 1)
    }

    /// Shows a twin's looks at a tick: of the properties that its effects animate.
    func show(_ twin: AnimCore.Button, at tick: Tick, beside base: CGAffineTransform) {
      let animated = Set((twin.animations?.effects ?? []).map(\.property.name))
      func number(_ property: Property<Double>) -> CGFloat? {
        guard animated.contains(property.traits.name) else { return nil }
        return CGFloat(twin.value(of: property, at: tick))
      }
      func color(_ property: Property<AnimCore.Color>) -> UIColor? {
        guard animated.contains(property.traits.name) else { return nil }
        return UIColor(twin.value(of: property, at: tick))
      }
      if let color = color(.backgroundColor) { showBackground(color) }
      if let color = color(.foregroundColor) { showForeground(color) }
      if let color = color(.borderColor) { layer.borderColor = color.cgColor }
      if let opacity = number(.opacity) { alpha = opacity }
      if let radius = number(.cornerRadius) { layer.cornerRadius = radius }
      if let width = number(.borderWidth) { layer.borderWidth = width }
      if let radius = number(.shadowRadius) { layer.shadowRadius = radius }
      if let opacity = number(.shadowOpacity) { layer.shadowOpacity = Float(Double(opacity)) }

      let scale = number(.scale)
      let (x, y, rotation) = (number(.offsetX), number(.offsetY), number(.rotation))
      guard scale != nil || x != nil || y != nil || rotation != nil else { return }
      transform =
        base
        .translatedBy(x: x ?? 0, y: y ?? 0)
        .rotated(by: CGFloat(Double(rotation ?? 0) * Double.pi / 180))
        .scaledBy(x: scale ?? 1, y: scale ?? 1)
    }

    private func showBackground(_ color: UIColor) {
      if configuration == nil {
        backgroundColor = color
      } else {
        configuration?.background.backgroundColor = color
      }
    }

    private func showForeground(_ color: UIColor) {
      if configuration == nil {
        setTitleColor(color, for: .normal)
        tintColor = color
      } else {
        configuration?.baseForegroundColor = color
      }
    }
  }

  extension AnimCore.Color {
    /// A colour of UIKit in sRGB, as it is with these traits; what lies beyond sRGB is clamped.
    fileprivate init?(_ color: UIColor, in traits: UITraitCollection) {
      guard let space = CGColorSpace(name: CGColorSpace.sRGB),
        let seen = color.resolvedColor(with: traits).cgColor.converted(
          to: space, intent: .defaultIntent, options: nil),
        let components = seen.components, components.count == 4
      else { return nil }
      let channels = components.map { min(max(Double($0), 0), 1) }
      try? self.init(
        red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    }
  }

  extension UIColor {
    fileprivate convenience init(_ color: AnimCore.Color) {
      self.init(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha))
    }
  }
#endif
