# Shared by the restore and its drill.
set -eu
export LC_ALL=C
bases=${BACKUP_BASES:-/backups/bases}
log=${BACKUP_LOG:-/backups/log}

fail() {
  echo "$1" >&2
  exit 1
}

# newest_by STAMP: the newest base backup that had ended by then.
newest_by() {
  found=
  for base in "$bases"/[0-9]*Z; do
    name=${base##*/}
    if [ -d "$base" ] && ! [ "$name" \> "$1" ]; then found=$name; fi
  done
  printf '%s' "$found"
}

# lay_down BASE FOLDER TARGET: makes FOLDER a data folder that the server carries on to TARGET when it starts.
lay_down() {
  gzip -t "$bases/$1/base.tar.gz"
  mkdir -p "$2"
  find "$2" -mindepth 1 -delete
  chmod 700 "$2"
  tar -C "$2" -xzpf "$bases/$1/base.tar.gz"
  cp "$bases/$1/backup_label" "$2/backup_label"
  # One that was restored before says so still, and two targets are refused.
  grep -v -e '^restore_command' -e '^recovery_target' "$2/postgresql.auto.conf" >"$2/auto.draft" || true
  {
    cat "$2/auto.draft"
    echo "restore_command = 'test -f \"$log/%f.gz\" && gzip -dc \"$log/%f.gz\" >\"%p\"'"
    echo "$3"
    echo "recovery_target_action = 'promote'"
  } >"$2/postgresql.auto.conf"
  rm "$2/auto.draft"
  : >"$2/recovery.signal"
}
