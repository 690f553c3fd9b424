#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Packs Literaxx.app, which packaging/freeze.py has made, into a disk image to drag it out of.
#
#   packaging/macos/dmg.sh [IDENTITY]
#
# With an identity of the keychain the app is signed with it; without, only for this machine's own
# use ("ad hoc"), and others have to allow it once by its context menu.
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' literaxx/__init__.py)
app=build/frozen/Literaxx.app
image=dist/Literaxx-$version-$(uname -m).dmg

if [ $# -gt 0 ]; then
  codesign --force --deep --options runtime --timestamp --sign "$1" "$app"
else
  codesign --force --deep --sign - "$app"
fi
codesign --verify --deep --strict "$app"

staged=$(mktemp -d)
trap 'rm -rf "$staged"' EXIT
ditto "$app" "$staged/Literaxx.app"
ln -s /Applications "$staged/Applications"
cp LICENSE THIRD_PARTY.md "$staged"
mkdir -p dist
rm -f "$image"
hdiutil create -quiet -volname Literaxx -srcfolder "$staged" -fs HFS+ -format UDBZ "$image"
hdiutil verify -quiet "$image"
ls -lh "$image"
