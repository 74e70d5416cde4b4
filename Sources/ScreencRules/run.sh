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

# Reads files with their places, and runs a program that puts them there, such as `ln -s`. Neighbours that keep their names
# are put there together: a program for each of them would take ten times as long as screenc does.
put() {
  from=$1
  to=$2
  program=$3
  into=
  set --
  while IFS=$tab read -r file place; do
    [ -n "$file" ] || continue
    name=${place##*/}
    folder=$to/${place%"$name"}
    if [ "$folder" != "$into" ] || [ $# -ge 100 ]; then
      # shellcheck disable=SC2086 # a program with its options
      if [ $# -gt 0 ]; then $program "$@" "$into"; fi
      set --
      into=$folder
      mkdir -p "$into"
    fi
    if [ "${file##*/}" = "$name" ]; then
      set -- "$@" "$from$file"
    else
      # shellcheck disable=SC2086 # a program with its options
      $program "$from$file" "$into$name"
    fi
  done
  # shellcheck disable=SC2086 # a program with its options
  if [ $# -gt 0 ]; then $program "$@" "$into"; fi
}

put "$here/" "$work/in" "ln -s" <"$files"

for argument; do
  shift
  case $argument in @out@*) argument=$work/out${argument#@out@} ;; esac
  set -- "$@" "$argument"
done
# Places in findings are those of the workspace.
(cd "$work/in" && "$screenc" "$@") >"$work/said" 2>&1 || { status=$?; cat "$work/said" >&2; exit $status; }

# Each file that is wanted, where it was written.
find "$work/out" -type f >"$work/written"
awk -F "$tab" '
  written { count = split($0, parts, "/"); place[parts[count]] = $0; next }
  $1 == "" { next }
  !($1 in place) { print "screenc wrote no " $1; exit 3 }
  { print place[$1] "\t" $2 }
' written=1 "$work/written" written= "$outputs" >"$work/wanted" || { tail -n 1 "$work/wanted" >&2; exit 3; }
put "" "$here" cp <"$work/wanted"
