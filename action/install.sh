#!/usr/bin/env bash
# Installs the npm package for action.yml, outside the repository: no .npmrc or package.json there decides what is installed.
set -euo pipefail

case $VERSION in
  '' | *[!0-9A-Za-z.+-]*)
    echo "::error title=Deemster::The input version must be a version such as 1.0.0, or installed."
    exit 2
    ;;
esac
folder=$RUNNER_TEMP/deemster
mkdir -p "$folder"
cd "$folder"
npm install --prefix "$folder" --ignore-scripts --no-audit --no-fund --no-save "deemster@$VERSION"
# Says which Node it needs if this one is too old: actions/setup-node installs another.
"$folder/node_modules/.bin/deemster" version
