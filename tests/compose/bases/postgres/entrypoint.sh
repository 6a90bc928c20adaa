#!/bin/sh
# The part of the official entrypoint that docker-compose.yml uses: a first start makes the cluster, its user and its
# database.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # The password is read by initdb itself; it stands in no command line.
  # shellcheck disable=SC2086 -- the arguments are words
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth=scram-sha-256 --pgdata="$PGDATA" ${POSTGRES_INITDB_ARGS:-}
  # As in the official image, whose sample configuration says so.
  echo "listen_addresses = '*'" >>"$PGDATA/postgresql.conf"
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  echo "create database \"$POSTGRES_DB\"" | postgres --single -D "$PGDATA" postgres >/dev/null
fi
exec "$@"
