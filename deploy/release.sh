#!/usr/bin/env bash
# Publishes a built site behind nginx, in one step for every visitor:
#
#   deploy/release.sh FOLDER [SITE [HEADERS]]
#
# FOLDER is the folder that nginx serves from (`nginx -p FOLDER -c nginx.conf`), SITE the built site (by default that of the build:
# SITE_DIRECTORY, also from .env, or `site`), HEADERS the file that the build has written for nginx beside it. A release is a folder with the site, its headers
# and its rules for nginx. No file in it is changed or removed. nginx switches to another release only at a reload, and to all three
# parts at once, so no page is served with the policy of another build. If anything fails, the previous release stays in place.
set -euo pipefail
umask 022
# Debian installs nginx here, but only root has this folder in its PATH.
PATH=$PATH:/usr/sbin

# The number of earlier releases to keep: open pages still request their scripts, and a rollback may need one.
KEPT=5

fail() {
  echo "release.sh: $*" >&2
  exit 1
}

[ $# -ge 1 ] || fail "name the folder that nginx serves from, as in: deploy/release.sh /srv/site"
command -v nginx >/dev/null || fail "nginx is not installed: apt-get install nginx-light libnginx-mod-http-brotli-static"
deploy=$(dirname "$(realpath "$0")")
project=$(dirname "$deploy")
# The build's own reader of .env: a second one would disagree about quotes, comments or line ends.
default_site='import { readEnvFile, siteDirectory } from "./src/environment"; readEnvFile(); console.log(siteDirectory())'
named=${2:-$(cd "$project" && node_modules/.bin/tsx --eval "$default_site")}
site=$(realpath -m "$named")
headers=$(realpath -m "${3:-${named%/}.headers.conf}")
for file in "$site/_headers" "$headers"; do
  [ -f "$file" ] || fail "$file is missing: npm run build"
done

folder=$(realpath -m "$1")
# nginx replaces variables in its paths.
case $folder in *'$'*) fail "$folder has a \$, which nginx reads as a variable: choose another folder" ;; esac
# A build replaces the site's folder, with what is in it.
case $folder/ in "$site"/*) fail "$folder is in the site, which the next build replaces: choose another folder" ;; esac
case $site/ in "$folder"/releases/*) fail "$site is a release: a build in it would change files that nginx serves" ;; esac

mkdir -p "$folder/releases" "$folder/temp"
cd "$folder"
exec 9>temp/release.lock
flock 9

for file in nginx.conf tls.conf; do
  [ -e "$file" ] || cp "$deploy/$file" "$file"
done

# With this name, every visitor would be sent to another site.
if grep -q '^ *include tls.conf' nginx.conf && grep -q 'www\.site\.example' tls.conf; then
  fail "$PWD/tls.conf has the example's name, www.site.example: write the site's own"
fi

# http.conf is written last: a release without it was interrupted.
for folder in releases/*/; do
  [ -e "$folder/http.conf" ] || rm -rf "$folder"
done

time=$(date -u +%Y%m%dT%H%M%S.%3NZ)
release=releases/$time
mkdir "$release"
trap 'rm -rf "$release"' EXIT

# Keep file times, so that unchanged files keep their ETags.
cp -Rp "$site/." "$release/public"
link=$(find "$release/public" -type l -print -quit)
[ -z "$link" ] || fail "$site/${link#"$release/public/"} is a link: no build makes one, and nginx would serve what it leads to"
name=$(LC_ALL=C find "$release/public" -name '*[[:cntrl:]]*' -print -quit)
[ -z "$name" ] || fail "$(printf %q "$site/${name#"$release/public/"}") has a control character: no build makes one"
chmod -R a+rX "$release/public"
cp "$deploy/site.conf" "$release/site.conf"
cp "$headers" "$release/headers.conf"

# Another build may have finished between the two copies.
sed -n 's/^  Content-Security-Policy: //p' "$release/public/_headers" | while IFS= read -r policy; do
  grep -qF -- "\"$policy\"" "$release/headers.conf" || fail "the site and nginx's headers are of different builds"
done

# The files that open pages may still request: those that _headers marks as immutable, and page data.
(
  cd "$release/public"
  awk '/^\// { path = $0 } /immutable/ { print path } END { print "/page-data/*" }' _headers |
    while IFS= read -r path; do
      find ".${path%\*}" -type f ! -name '*.br' ! -name '*.gz'
    done
) >"$release/lasting-files"

# share FROM TO: links the lasting files of release FROM into release TO, with their compressed versions, unless TO has them.
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
  fail "nginx rejects this release; the previous one is still served"
fi
trap - EXIT

# For a tenth of a second, nginx serves both releases: a page of the new one may request its files from the old one.
[ -z "$before" ] || share "$release" "$before"

# A file that nginx has left behind may name another process.
if pid=$(cat temp/nginx.pid 2>/dev/null) && grep -aqs "^nginx: master process" "/proc/$pid/cmdline"; then
  nginx -p "$PWD" -c nginx.conf -s reload
  echo "$time is served."
else
  echo "$time is ready: nginx -p $PWD -c nginx.conf"
fi

for folder in "${earlier[@]:KEPT}"; do
  [ "$folder" = "$before" ] || rm -rf "$folder"
done
