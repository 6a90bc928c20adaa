import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { schemaOf } from '@seneb/platform/config'

import { adoptionOf, retireOldMigrator } from './schema-ownership.js'

/** Who needs a password: for each schema the runtime role of its service, and the role that may change its tables. */
export type DatabaseUser = ServiceName | `${ServiceName}-migrator`

/** The role that owns a service's schema and may change it; only the migrate step has its password. */
export function migratorOf<S extends ServiceName>(service: S): `${S}-migrator` {
  return `${service}-migrator`
}

/** Every login of the platform. */
export const databaseUsers: readonly DatabaseUser[] = [...serviceNames, ...serviceNames.map(migratorOf)]

/** The name of a database role: `seneb_ai_planning`, `seneb_ai_planning_migrator`. */
export function roleOf(user: DatabaseUser): string {
  return `seneb_${user.replaceAll('-', '_')}`
}

/**
 * The statements a superuser runs once inside the database: one schema per service, owned by a migration role of its
 * own; one runtime role per service that can read and write the rows of its schema and make nothing (S8). Safe to run
 * again; running again sets the passwords anew and takes back what a role has changed of itself.
 */
export function databaseSetupStatements(options: { passwords: Record<DatabaseUser, string> }): string[] {
  return [
    'revoke all on schema public from public',
    nothingMadeByEverybody,
    ...databaseUsers.map((user) => createRole(user, options.passwords[user])),
    ...serviceNames.flatMap(ownSchema),
    ...extensions.flatMap(ownExtension),
    retireOldMigrator,
  ]
}

/**
 * Belongs to each database anew, for a database copied from a template does not copy its rights. PostgreSQL lets everybody make temporary tables (and functions in them) and large objects. Where the login is not a
 * real superuser, as in some managed databases, the functions stay as they are and a warning says so.
 */
export const nothingMadeByEverybody = `do $$
  declare made record;
  begin
    execute format('revoke temporary, create on database %I from public', current_database());
    for made in select oid::regprocedure as name from pg_proc where pronamespace = 'pg_catalog'::regnamespace
      and proname in ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_open', 'lo_put', 'lowrite', 'lo_import')
    loop
      execute format('revoke execute on function %s from public', made.name);
    end loop;
  exception when insufficient_privilege then
    raise warning 'everybody may still make temporary tables or large objects in this database';
  end $$`

/** What only a superuser may bring in, and whose schema it stands in; content's search forgives typing errors by it. */
const extensions: readonly { readonly name: string; readonly of: ServiceName }[] = [{ name: 'pg_trgm', of: 'content' }]

function ownExtension({ name, of }: (typeof extensions)[number]): string[] {
  return [
    `create extension if not exists ${name} with schema ${schemaOf(of)}`,
    // One that was there before may stand where the service cannot see it.
    `alter extension ${name} set schema ${schemaOf(of)}`,
  ]
}

function createRole(user: DatabaseUser, password: string): string {
  const role = roleOf(user)
  return `do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login; end if;
    execute format('alter role ${role} with login nosuperuser nocreatedb nocreaterole noinherit password %L', ${literal(password)});
    alter role ${role} reset all;
  end $$`
}

function ownSchema(service: ServiceName): string[] {
  const [schema, role, migrator] = [schemaOf(service), roleOf(service), roleOf(migratorOf(service))]
  return [
    `create schema if not exists ${schema} authorization ${migrator}`,
    adoptionOf({ schema, owner: migrator }),
    `revoke all on schema ${schema} from public`,
    `grant usage on schema ${schema} to ${role}`,
    `alter role ${role} set search_path = ${schema}`,
    `alter default privileges for role ${migrator} in schema ${schema} grant select, insert, update, delete on tables to ${role}`,
    `alter default privileges for role ${migrator} in schema ${schema} grant usage, select on sequences to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    onlyReadMigrations(service),
  ]
}

/** The list of applied migrations is read by the service and written by the migrate step alone. */
export function onlyReadMigrations(service: ServiceName): string {
  const table = `${schemaOf(service)}.migrations`
  return `do $$ begin
    if to_regclass('${table}') is not null then
      revoke insert, update, delete, truncate on ${table} from ${roleOf(service)};
    end if;
  end $$`
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
