/**
 * What PostgreSQL is told so that every segment of its log gets into the folder `log`, compressed: when it is full, and
 * at the latest after `timeout` seconds in which something was written. A segment gets its name when it is whole and on
 * disk. One that is there already is never written over; when the server asks again because it lost the answer, the
 * same bytes are a success.
 */
export function archivingSettings(log: string, timeout: number): Readonly<Record<string, string>> {
  const [whole, part] = [`'${log}/%f.gz'`, `'${log}/%f.part'`]
  const same = `test -f ${whole} && gzip -dc ${whole} | cmp -s - '%p'`
  const put = `test ! -e ${whole} && gzip -1 <'%p' >${part} && sync ${part} && mv ${part} ${whole}`
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: String(timeout),
    archive_command: `{ ${same}; } || { ${put}; }`,
  }
}
