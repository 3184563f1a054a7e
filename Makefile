# make install builds animctl and installs it; PREFIX and DESTDIR say where. See docs/install.md.
PREFIX ?= /usr/local
export PREFIX DESTDIR ANIMCTL

.PHONY: all install uninstall test
all:
	swift build -c release --product animctl
install uninstall:
	docs/install.sh $@
test:
	swift test
