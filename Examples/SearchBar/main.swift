import AnimCore

// A search bar in use: what its parts tell, what it searches for, and how its button moves meanwhile.

let bar = try SearchBar()
let results = bar.searches.subscribe { print("    searches for \"\($0)\"") }
bar.field.addAction(for: .editingDidBegin) { _ in print("    editing begins") }
bar.field.addAction(for: .editingDidEnd) { _ in print("    editing ends") }

print("Tapped with nothing typed:")
try bar.tap()

print("Typed \"oolong\", and tapped:")
bar.type("oolong")
try bar.tap()

print("Tapped again, the text unchanged:")
try bar.tap()

print("Typed \"sencha\", and pressed the search key:")
bar.type("sencha")
bar.field.pressSearchKey()

print("Typed a blank, which is not nothing, and pressed the search key:")
bar.type(" ")
bar.field.pressSearchKey()

print("Typed \"sencha\" once more, and tapped with the button disabled:")
bar.type("sencha")
bar.button.isEnabled = false
try bar.tap()

print("Tapped with the button enabled:")
bar.button.isEnabled = true
try bar.tap()
