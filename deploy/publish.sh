#!/usr/bin/env bash
# Publishes the assembled folders beside deploy/ on a server with nginx: deploy/publish.sh user@host:/srv/docs
#
# No reader gets a page before its scripts, or one whose inline scripts the headers don't allow: the hashed
# files come first, then rules that allow the inline scripts of the old and of the new pages, then the pages,
# and their own rules last. Hashed files of earlier builds stay: open pages still ask for them.
set -euo pipefail

target=${1:?Name the server and its folder: deploy/publish.sh user@host:/srv/docs}
host=${target%%:*}
folder=${target#*:}
cd "$(dirname "$0")/.."

both=$(mktemp -d)
trap 'rm -r "$both"' EXIT
for rules in build*/.nginx.conf; do
  published=$(ssh "$host" "cat '$folder/$rules' || true")
  hashes=$(grep -o "'sha256-[^']*'" <<< "$published" | sort -u | tr '\n' ' ' || true)
  mkdir -p "$both/${rules%/*}"
  sed "s#'wasm-unsafe-eval' #&$hashes#" "$rules" > "$both/$rules"
done

reload() { ssh "$host" sudo nginx -s reload; }

rsync --archive --include '*/' --include '**/assets/**' --exclude '*' --prune-empty-dirs ./ "$target/"
rsync --archive "$both/" "$target/"
reload
rsync --archive --delete-after --delay-updates --filter 'protect assets/**' --exclude .nginx.conf ./ "$target/"
rsync --archive --include '/build*/' --include '/build*/.nginx.conf' --exclude '*' ./ "$target/"
reload
