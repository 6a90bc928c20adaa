/**
 * Returns PostgreSQL settings that archive every log segment into the folder `log`, compressed. A segment is archived
 * when it is full, and at the latest `timeout` seconds after a write. It gets its name only when it is complete and on
 * disk. An existing segment is never overwritten; when the server retries after losing the reply, identical bytes count
 * as success.
 */
export function archivingSettings(log: string, timeout: number): Readonly<Record<string, string>> {
  const [archived, part] = [`'${log}/%f.gz'`, `'${log}/%f.part'`]
  const same = `test -f ${archived} && gzip -dc ${archived} | cmp -s - '%p'`
  const put = `test ! -e ${archived} && gzip -1 <'%p' >${part} && sync ${part} && mv ${part} ${archived}`
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: String(timeout),
    archive_command: `{ ${same}; } || { ${put}; }`,
  }
}
