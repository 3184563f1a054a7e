import AnimCore
import Testing

@Suite("Sliders, pages, bar items, search fields")
struct ControlTypesTests {
  @Test("an action is given its control's own type")
  func types() {
    let slider = Slider(range: 0...10)
    var value: Double?
    slider.addAction(for: .valueChanged) { value = $0.value }
    slider.slide(to: 3)
    #expect(value == 3)

    let field = SearchField(placeholder: "Tea")
    var placeholder: String?
    field.addAction(for: .editingDidEndOnExit) { placeholder = $0.placeholder }
    field.beginEditing()
    field.pressSearchKey()
    #expect(placeholder == "Tea" && !field.isEditing)

    // By another name it is still the same control.
    let control: Control = field
    var same = false
    control.addAction(for: .editingDidBegin) { same = $0 === field }
    field.beginEditing()
    #expect(same)
  }

  @Test(
    "a slider's value stays in its range",
    arguments: [
      (0.25, 0.25), (-1, 0), (2, 1), (Double.infinity, 1), (-Double.infinity, 0), (Double.nan, 0.5),
      (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ] as [(Double, Double)])
  func sliderClamps(value: Double, result: Double) {
    let slider = Slider(value: 0.5)
    var told = 0
    slider.addAction(for: .valueChanged) { _ in told += 1 }
    slider.value = value
    #expect(slider.value == result && told == 0)
    slider.value = 0.5
    slider.slide(to: value)
    #expect(slider.value == result && told == (result == 0.5 ? 0 : 1))
  }

  @Test("a new range moves the value to its nearer end")
  func sliderRange() {
    let slider = Slider(range: -1...1, value: 0.5)
    slider.range = 2...3
    #expect(slider.value == 2)
    slider.range = -5 ... -4
    #expect(slider.value == -4)
    #expect(Slider(range: 3...4, value: .nan).value == 3)
    slider.isEnabled = false
    slider.slide(to: -5)
    #expect(slider.value == -4)
  }

  @Test("pages stay pages there are", arguments: [-3, 0, 1, 4, Int.max, Int.min])
  func pages(count: Int) {
    let pages = PageControl(numberOfPages: count, currentPage: 2)
    let last = max(count, 1) - 1
    #expect(pages.numberOfPages == max(count, 0) && pages.currentPage == min(2, last))
    var told = 0
    pages.addAction(for: .valueChanged) { _ in told += 1 }
    for page in [Int.max, 0, Int.min, -1] {
      pages.currentPage = page
      #expect(pages.currentPage == min(max(page, 0), last))
    }
    #expect(told == 0)
    for turn in [Int.max, Int.max, Int.min, Int.min, 1] {
      let old = pages.currentPage
      let before = told
      pages.turn(by: turn)
      #expect((0...last).contains(pages.currentPage))
      #expect(told - before == (pages.currentPage == old ? 0 : 1))
    }
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    pages.isEnabled = false
    pages.turn(by: 1)
    #expect(pages.currentPage == 0)
  }

  @Test("a bar item fires without a target, typed, and beside what is added later")
  func barItems() {
    let heard = Heard<String>()
    let done = BarButtonItem(title: "Done", style: .done) { heard.hear($0.title ?? "none") }
    let search = BarButtonItem(image: .system("magnifyingglass"), style: .plain) {
      heard.hear($0.image?.name ?? "none")
    }
    done.addAction(for: .primaryActionTriggered) { _ in heard.hear("more") }
    done.tap()
    search.tap()
    #expect(heard.values == ["Done", "more", "magnifyingglass"])
    done.isEnabled = false
    done.tap()
    #expect(heard.values.count == 3)
    #expect(done.style == .done && done.image == nil && search.title == nil)
    #expect(search.image != ImageName("magnifyingglass") && ImageName("logo") == "logo")
  }

  @Test("a bar item keeps what its action holds for as long as it lives")
  func barItemLifetime() {
    weak var item: BarButtonItem?
    weak var probe: Heard<Int>?
    do {
      let heard = Heard<Int>()
      let newItem = BarButtonItem(title: "Done") { _ in heard.hear(1) }
      (item, probe) = (newItem, heard)
      newItem.tap()
      #expect(heard.values == [1])
    }
    #expect(item == nil && probe == nil)
  }
}
