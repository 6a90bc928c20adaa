/** Name of the backup role's entry among the database passwords. */
export const backupUser = 'backup'

/** Database role that starts and stops base backups. */
export const backupRole = 'seneb_backup'

/**
 * Returns the statements that a superuser runs once in the database. The role may start and stop backups, create
 * restore points and switch log segments. It can read no table, and is not a replication role, which could read all
 * tables.
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
