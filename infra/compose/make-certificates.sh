#!/bin/sh
# make-certificates.sh FOLDER: an authority of the platform's own and certificates for its PostgreSQL and NATS, as
# docker-compose.production.yml wants them. Existing files are replaced. Put ca-key.pem away: no container needs it.
set -eu
umask 077
mkdir -p "$1" && cd "$1"
key='ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
# shellcheck disable=SC2086 -- the options of the key are words
openssl req -x509 -newkey $key -days 3650 -subj '/CN=Seneb' -keyout ca-key.pem -out ca.pem
for host in postgres nats; do
  # shellcheck disable=SC2086 -- as above
  openssl req -newkey $key -subj "/CN=$host" -keyout "$host-key.pem" -out "$host.csr"
  printf 'subjectAltName=DNS:%s\nextendedKeyUsage=serverAuth\n' "$host" >"$host.ext"
  openssl x509 -req -in "$host.csr" -CA ca.pem -CAkey ca-key.pem -CAcreateserial -days 825 -extfile "$host.ext" -out "$host.pem"
  rm "$host.csr" "$host.ext"
done
