# Brings a data folder back to a point in time; the server does the rest when it starts.
folder=${RESTORE_INTO:-/var/lib/postgresql/data}
pattern='([0-9]{4})-([0-9]{2})-([0-9]{2}) ([0-9]{2}):([0-9]{2}):([0-9]{2})([.][0-9]+)?[+]00'
stamp=$(printf '%s\n' "${RESTORE_TO:-}" | sed -nE "s/^$pattern\$/\\1\\2\\3T\\4\\5\\6Z/p")
[ -n "$stamp" ] || fail 'Say to which point in time, in UTC: 2026-11-23 08:15:00+00'
[ ! -e "$folder/postmaster.pid" ] || fail "A server works on $folder, or was killed: end it, remove postmaster.pid"
base=$(newest_by "$stamp")
[ -n "$base" ] || fail "No base backup had ended by $RESTORE_TO; those that there are: $(ls "$bases")"
lay_down "$base" "$folder" "recovery_target_time = '$RESTORE_TO'"
echo "the base backup $base is laid down; the server carries it on to $RESTORE_TO when it starts"
