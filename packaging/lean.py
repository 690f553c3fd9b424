# SPDX-License-Identifier: GPL-3.0-or-later
"""What of Qt goes into the frozen program, and which system libraries stay out of it.

PyInstaller takes all plugins of a Qt module and everything they are linked to. The program draws
widgets, reads pictures that it brings along itself, and speaks TLS; the rest is half of Qt.
Standard library only: the specification for PyInstaller and a test ask here.
"""

import re

BINDINGS = frozenset({"Core", "Gui", "Network", "Widgets"})
"""The modules of PySide6 that the program imports."""

MODULES = BINDINGS | {"DBus", "Svg", "WaylandClient", "XcbQpa"}
"""Qt's libraries that are kept; those that are not imported are for plugins."""

PLUGINS = {
    # Pictures: our icons are SVG, the icon of a window in Windows is an ICO.
    "iconengines": {"svgicon"},
    "imageformats": {"svg", "ico"},
    # `offscreen` is there for trying the program where no screen is.
    "platforms": {"xcb", "wayland", "windows", "cocoa", "offscreen"},
    # File dialogs of the desktop, through its portal.
    "platformthemes": {"xdgdesktopportal"},
    "platforminputcontexts": {"composeplatforminputcontext", "ibusplatforminputcontext"},
    "tls": {"openssl", "securetransport", "schannel"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""For each folder of plugins the names that are kept; other folders are dropped."""

LANGUAGES = ("it", "pl", "ro")
"""The languages in which Qt's own texts are kept, if it has them."""

ENCHANT = frozenset(
    {
        "enchant-2",
        "enchant_hunspell",
        "gcc_s_seh-1",
        "glib-2.0-0",
        "gmodule-2.0-0",
        "hunspell-1.7-0",
        "iconv-2",
        "intl-8",
        "pcre2-8-0",
        "stdc++-6",
        "winpthread-1",
    }
)
"""Of the spelling checker that pyenchant brings along for Windows: itself, its part that reads
Hunspell's dictionaries, and what these two are linked to. It lies among a whole toolbox."""

OPENSSL = ("libssl-3-x64.dll", "libcrypto-3-x64.dll")
"""The libraries that Qt's plugin for encryption asks Windows for."""

SPELLED = frozenset({"en_GB", "en_US"})
"""Of the dictionaries that pyenchant brings along those that are kept; players add their own."""

_SYSTEM = re.compile(
    r"lib(blkid|bsd|brotli\w*|cap|dbus-1|drm|EGL|expat|fontconfig|freetype|gbm|gcc_s|gcrypt"
    r"|GL|GLX|GLdispatch|gio-2|glib-2|gmodule-2|gobject-2|gpg-error|gthread-2|lz4|md|mount|OpenGL"
    r"|pcre2-8|png16|selinux|stdc\+\+|systemd|uuid|wayland-[a-z]+|X11|X11-xcb|xcb|Xau|Xdmcp"
    r"|xkbcommon|zstd)[-\d.]*\.so(\.|$)"
)
"""Libraries of a Linux desktop that must be the system's own: what it loads into the program later
(speller, input method, graphics driver) was linked to these, and mixing two of them goes wrong."""

_UNUSED = re.compile(
    # Of GTK, for a plugin that is dropped, and software renderers for what is not drawn.
    r"lib(atk|cairo|cairo-gobject|datrie|fribidi|gdk_pixbuf|graphite2|harfbuzz|jpeg"
    r"|pango|pangocairo|pangoft2|pixman|thai|xcb-glx|Xext|Xrender)[-\d.]*\.so(\.|$)"
    r"|opengl32sw\.dll|d3dcompiler_47\.dll|dxcompiler\.dll|dxil\.dll"
)

_PLUGIN = re.compile(r"^(lib)?q?(?P<name>.*?)(-plugin|plugin|backend)?\.(so|dll|dylib)$")
# On macOS a link of the framework's bare name lies beside the program.
_LIBRARY = re.compile(r"(^|/)(lib)?Qt6?(?P<name>[A-Z]\w*?)(\.so[.\d]*|\.dll|\.framework/.*)?$")
_BINDING = re.compile(r"(^|/)Qt(?P<name>[A-Z]\w*?)(\.abi3)?\.(so|pyd)$")


def is_licence(name: str) -> bool:
    """Whether a file of an installed library holds the terms of its use."""
    return name.upper().startswith(("LICEN", "COPYING"))


def is_wanted(target: str) -> bool:
    """Whether a file goes into the frozen program.

    Args:
        target: Its place in the folder of the program, with any kind of slash.
    """
    path = target.replace("\\", "/")
    folder, _, name = path.rpartition("/")
    if "/plugins/" in path:
        kind = path.partition("/plugins/")[2].partition("/")[0]
        plugin = _PLUGIN.match(name)
        return plugin is not None and plugin["name"] in PLUGINS.get(kind, ())
    if "enchant/data/" in path:
        stem = re.sub(r"^lib", "", name.rpartition(".")[0])
        kept = ENCHANT if name.endswith(".dll") else SPELLED
        return stem in kept or name == "enchant.ordering"
    if (binding := _BINDING.search(path)) and not name.startswith("lib"):
        return binding["name"] in BINDINGS
    if library := _LIBRARY.search(path):
        return library["name"] in MODULES
    if folder.endswith(("PySide6/translations", "Qt/translations")):
        return name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    return not (_SYSTEM.match(name) or _UNUSED.match(name) or "/qml/" in path)
