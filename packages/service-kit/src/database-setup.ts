import { serviceNames, type ServiceName } from '@seneb/contracts/define'

import { schemaOf } from './config.js'

/** Who needs a password: each service's runtime role, and the one role that may change tables. */
export type DatabaseUser = ServiceName | 'migrator'

/** The name of a database role. */
export function roleOf(user: DatabaseUser): string {
  return user === 'migrator' ? 'seneb_migrator' : `seneb_${schemaOf(user)}`
}

/**
 * The statements a superuser runs once inside the database: one schema per service, owned by the migration role;
 * one runtime role per service that can read and write the rows of its own schema and do nothing else (S8).
 * Safe to run again; running again sets the passwords anew.
 */
export function databaseSetupStatements(options: { passwords: Record<DatabaseUser, string> }): string[] {
  const users: readonly DatabaseUser[] = ['migrator', ...serviceNames]
  return [
    'revoke all on schema public from public',
    ...users.map((user) => createRole(user, options.passwords[user])),
    ...serviceNames.flatMap(ownSchema),
    ...extensions.flatMap(ownExtension),
  ]
}

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
  end $$`
}

function ownSchema(service: ServiceName): string[] {
  const [schema, role, migrator] = [schemaOf(service), roleOf(service), roleOf('migrator')]
  return [
    `create schema if not exists ${schema} authorization ${migrator}`,
    `revoke all on schema ${schema} from public`,
    `grant usage on schema ${schema} to ${role}`,
    `alter role ${role} set search_path = ${schema}`,
    `alter default privileges for role ${migrator} in schema ${schema} grant select, insert, update, delete on tables to ${role}`,
    `alter default privileges for role ${migrator} in schema ${schema} grant usage, select on sequences to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
  ]
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
