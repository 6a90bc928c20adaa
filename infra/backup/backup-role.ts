/** Name of the backup role's entry among the database passwords. */
export const backupUser = 'backup'

/** The role by which base backups are begun and ended. */
export const backupRole = 'seneb_backup'

/**
 * The statements a superuser runs once in the database. The role may say that a backup begins and ends, mark a point in
 * the log and have a segment put away; it can read no table and is no role of replication, which could read them all.
 */
export function backupRoleStatements(password: string): string[] {
  const functions =
    'pg_backup_start(text, boolean), pg_backup_stop(boolean), pg_create_restore_point(text), pg_switch_wal()'
  return [
    `do $$ begin
      if not exists (select from pg_roles where rolname = '${backupRole}') then create role ${backupRole} login; end if;
    end $$`,
    `alter role ${backupRole} with login nosuperuser nocreatedb nocreaterole noinherit noreplication connection limit 3
      password '${password.replaceAll("'", "''")}'`,
    `grant execute on function ${functions} to ${backupRole}`,
  ]
}
