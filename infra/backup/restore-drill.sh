# The drill restores a base backup and a later point when they are named, in a folder of its own. It reads every
# row of every table, records the result and removes everything. No other client can query that server: it reads
# the statement from here and ends.
room=${DRILL_ROOM:-/drilled}
database=${DRILL_DATABASE:-seneb}
read_all="do \$\$ declare t record; n bigint; all_rows bigint := 0; tables int := 0; begin
  for t in select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema') loop
  execute format('select count(md5(x::text)) from %I.%I x', t.schemaname, t.tablename) into n;
  all_rows := all_rows + n; tables := tables + 1; end loop;
  raise log 'read whole: % tables, % rows', tables, all_rows; end \$\$"

# restored BASE POINT: brings it back and prints what was read.
restored() {
  lay_down "$1" "$room/cluster" "recovery_target_name = '$2'"
  # A line is a statement here.
  printf '%s' "$read_all" | tr '\n' ' ' | postgres --single -D "$room/cluster" -c archive_mode=off -c hot_standby=off \
    -c shared_buffers=32MB -c log_error_verbosity=terse -c listen_addresses= "$database" 2>&1 >/dev/null
}

drill() {
  outcome=failed
  # Behind, and not in a condition: only so does the first fault end it.
  restored "$1" "$2" >"$room/said" 2>&1 &
  wait $! || true
  read_whole=$(sed -n 's/.*read whole: \([1-9].*\)/\1/p' "$room/said")
  if [ -n "$read_whole" ]; then outcome=passed; else tail -n 20 "$room/said" >&2; fi
  rm -rf "$room/cluster" "$room/said"
  printf '%s %s %s %s\n' "$outcome" "$(date +%s)" "$1" "$2" >"$room/last.draft"
  mv "$room/last.draft" "$room/last"
  echo "the drill of the base backup $1 up to $2 $outcome: ${read_whole:-nothing was read}"
}

trap 'exit 0' TERM INT
drilled=$(sed -n 's/^passed [0-9]* //p' "$room/last" 2>/dev/null || true)
while :; do
  touch "$room/alive"
  asked=$(cat "$bases/drill" 2>/dev/null || true)
  if [ -n "$asked" ] && [ "$asked" != "$drilled" ]; then
    drill "${asked% *}" "${asked#* }" &
    wait $!
    drilled=$asked
  fi
  sleep "${DRILL_LOOKS_EVERY:-30}" &
  wait $!
done
