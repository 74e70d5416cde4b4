#!/bin/sh
# Runs screenc in a folder that is laid out of files, and takes what it wrote from there:
#
#     run.sh SCREENC FILES OUTPUTS ARGUMENT …
#
# FILES has a file a line, with a tab and its path in that folder behind it; OUTPUTS the name of a file that is written,
# with a tab and where it goes. `@out@` in an ARGUMENT is the folder that screenc writes into.
set -eu
here=$PWD
screenc=$1
files=$2
outputs=$3
shift 3
case $screenc in /*) ;; *) screenc=$here/$screenc ;; esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/in" "$work/out"
tab=$(printf '\t')

while IFS=$tab read -r file place; do
  [ -n "$file" ] || continue
  folder=${place%/*}
  if [ "$folder" != "$place" ] && [ ! -d "$work/in/$folder" ]; then mkdir -p "$work/in/$folder"; fi
  ln -s "$here/$file" "$work/in/$place"
done <"$files"

for argument; do
  shift
  case $argument in @out@*) argument=$work/out${argument#@out@} ;; esac
  set -- "$@" "$argument"
done
# Places in findings are those of the workspace.
(cd "$work/in" && "$screenc" "$@") >"$work/said" 2>&1 || { status=$?; cat "$work/said" >&2; exit $status; }

find "$work/out" -type f >"$work/written"
while IFS=$tab read -r name place; do
  [ -n "$name" ] || continue
  written=$(grep -F -m 1 -- "/$name" "$work/written" || true)
  if [ "${written##*/}" != "$name" ]; then echo "screenc wrote no $name" >&2; exit 3; fi
  cp "$written" "$here/$place"
done <"$outputs"
