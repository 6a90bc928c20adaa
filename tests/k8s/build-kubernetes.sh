#!/bin/sh
# build-kubernetes.sh FOLDER MIRROR PROGRAM…: builds programs of Kubernetes (1.20) of Debian's sources into FOLDER. The API
# server alone takes ten minutes, all five of a cluster twenty, and 5 GB on the way.
# The machine's own lists of packages stay as they are.
set -eu
mkdir -p "$1/apt/lists/partial" "$1/apt/cache/archives/partial"
folder=$(cd "$1" && pwd) && mirror=$2
shift 2
cd "$folder"
key=/usr/share/keyrings/debian-archive-keyring.gpg
echo "deb-src [signed-by=$key] $mirror bookworm main" >apt/sources.list
options="-o Dir::Etc::sourcelist=$folder/apt/sources.list -o Dir::Etc::sourceparts=/dev/null
  -o Dir::State::lists=$folder/apt/lists -o Dir::Cache=$folder/apt/cache -o APT::Sandbox::User=root"
# shellcheck disable=SC2086 -- the options are words
(cd apt && apt-get $options update && apt-get $options source --download-only kubernetes)
rm -rf source && mkdir source && cd source
tar xzf ../apt/kubernetes_*.orig.tar.gz --strip-components=1
tar xJf ../apt/kubernetes_*.debian.tar.xz
while read -r name; do
  case $name in '#'* | '') ;; *) patch -s -p1 <"debian/patches/$name" ;; esac
done <debian/patches/series
printf "KUBE_GIT_COMMIT='debian'\nKUBE_GIT_TREE_STATE='clean'\nKUBE_GIT_VERSION='v1.20.2'\n" >../version
printf "KUBE_GIT_MAJOR='1'\nKUBE_GIT_MINOR='20'\n" >>../version
export KUBE_GIT_VERSION_FILE="$folder/version" GOCACHE="$folder/go-cache" GOFLAGS=-mod=vendor
make WHAT="$(printf 'cmd/%s ' "$@")"
for program in "$@"; do cp _output/local/bin/linux/*/"$program" "../$program.new" && mv "../$program.new" "../$program"; done
cd .. && rm -rf source go-cache
