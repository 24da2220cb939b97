#!/usr/bin/env bash
# Publishes a built site behind nginx, in one step for every visitor:
#
#   deploy/release.sh FOLDER [SITE [HEADERS]]
#
# FOLDER is where nginx serves from (`nginx -p FOLDER -c nginx.conf`), SITE the built `public/`, HEADERS what the build has written
# for nginx. A release is a folder with the site, its headers and nginx's rules for it, in which no file changes or goes. nginx
# turns to another one at a reload only, and to all three at once: no page ever meets the policy of another build. What fails
# leaves the release before in place.
set -euo pipefail
umask 022
# Where Debian has nginx, and users who are not root do not look.
PATH=$PATH:/usr/sbin

# How many releases stay beside the one that is served: open pages still ask for their scripts, and one may be wanted back.
KEPT=5

fail() {
  echo "release.sh: $*" >&2
  exit 1
}

[ $# -ge 1 ] || fail "name the folder that nginx serves from, as in: deploy/release.sh /srv/copro-energie-conseil"
deploy=$(dirname "$(realpath "$0")")
site=$(realpath -m "${2:-$deploy/../public}")
headers=$(realpath -m "${3:-$deploy/generated/headers.conf}")
for file in "$site/_headers" "$headers"; do
  [ -f "$file" ] || fail "$file is missing: npm run build"
done

mkdir -p "$1/releases" "$1/temp"
cd "$1"
exec 9>temp/release.lock
flock 9

for file in nginx.conf tls.conf; do
  [ -e "$file" ] || cp "$deploy/$file" "$file"
done

# http.conf is written last: what is without one was stopped halfway.
for folder in releases/*/; do
  [ -e "$folder/http.conf" ] || rm -rf "$folder"
done

name=$(date -u +%Y%m%dT%H%M%S.%3NZ)
release=releases/$name
mkdir "$release"
trap 'rm -rf "$release"' EXIT

# Times are kept, and with them the ETags of files that are the same.
cp -Rp "$site/." "$release/public"
chmod -R a+rX "$release/public"
cp "$deploy/site.conf" "$release/site.conf"
cp "$headers" "$release/headers.conf"

# Another build may have ended between the two copies.
sed -n 's/^  Content-Security-Policy: //p' "$release/public/_headers" | while IFS= read -r policy; do
  grep -qF -- "\"$policy\"" "$release/headers.conf" || fail "the site and nginx's headers are of different builds"
done

# What pages that are open may still ask for: files that never change, as _headers says, and the pages' data.
(
  cd "$release/public"
  awk '/^\// { path = $0 } /immutable/ { print path } END { print "/page-data/*" }' _headers |
    while IFS= read -r path; do
      find ".${path%\*}" -type f ! -name '*.br' ! -name '*.gz'
    done
) >"$release/lasting-files"

# Gives a release the lasting files of another that it has not itself, with their compressed twins.
share() {
  while IFS= read -r file; do
    [ ! -e "$2/public/$file" ] || continue
    mkdir -p "$(dirname "$2/public/$file")"
    for twin in "$file" "$file.br" "$file.gz"; do
      [ ! -e "$1/public/$twin" ] || ln "$1/public/$twin" "$2/public/$twin"
    done
  done <"$1/lasting-files"
}

mapfile -t earlier < <(find releases -mindepth 2 -maxdepth 2 -name http.conf -printf '%h\n' | sort -r)
for folder in "${earlier[@]:0:KEPT}"; do
  share "$folder" "$release"
done

{
  echo "root $release/public;"
  cat "$release/headers.conf" "$deploy/http.conf"
} >"$release/http.conf"

serve() {
  ln -sfn "$1" next
  mv -T next current
}

before=$(readlink current || true)
serve "$release"
if ! nginx -p "$PWD" -c nginx.conf -t -q; then
  if [ -n "$before" ]; then serve "$before"; else rm current; fi
  fail "nginx does not take this release; the one before is still served"
fi
trap - EXIT

# For a tenth of a second nginx answers from both releases: a page of the new one may ask the old one for its files.
[ -z "$before" ] || share "$release" "$before"

if [ -s temp/nginx.pid ]; then
  nginx -p "$PWD" -c nginx.conf -s reload
  echo "$name is served."
else
  echo "$name is ready: nginx -p $PWD -c nginx.conf"
fi

for folder in "${earlier[@]:KEPT}"; do
  [ "$folder" = "$before" ] || rm -rf "$folder"
done
