import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { schemaOf } from '@seneb/platform/config'
import { databaseUsers, migratorRole, roleName, type DatabaseUser } from '@seneb/service-kit/database/database-setup'

/** One cell of the matrix: a statement, and whether the role that runs it may. */
export interface DatabaseCell {
  readonly sql: string
  readonly allowed: boolean
  /** Statements that PostgreSQL accepts only outside a transaction. */
  readonly alone?: boolean
}

/** Statements to try under one role: rows, tables and new objects, in every schema and outside (S8). */
export function cellsOf(user: DatabaseUser): readonly DatabaseCell[] {
  const ofSchemas = serviceNames.flatMap((service) => [
    ...rowsOf(schemaOf(service)).map((sql) => ({ sql, allowed: user === service || user === migratorRole(service) })),
    ...[...historyOf(schemaOf(service)), ...changesOf(service)].map((sql) => ({
      sql,
      allowed: user === migratorRole(service),
    })),
    { sql: `select name from ${schemaOf(service)}.migrations`, allowed: isOf(service, user) },
  ])
  const never = (sql: string): DatabaseCell => ({ sql, allowed: false })
  const neverAlone = (sql: string): DatabaseCell => ({ sql, allowed: false, alone: true })
  return [...ofSchemas, ...makings.map(never), ...createdAlone.map(neverAlone), ...othersOf(user).map(never)]
}

const isOf = (service: ServiceName, user: DatabaseUser) => user === service || user === migratorRole(service)

const rowsOf = (schema: string) => [
  `select * from ${schema}.outbox`,
  `insert into ${schema}.inbox (consumer, event_id) values ('x', '0193a1b2-0000-7000-8000-000000000001')`,
  `update ${schema}.outbox set occurred_at = now()`,
  `delete from ${schema}.dead_letters`,
]

/** List of migrations applied by the migrate step. */
const historyOf = (schema: string) => [
  `insert into ${schema}.migrations (timestamp, name) values (1, 'Mine1')`,
  `update ${schema}.migrations set name = 'Mine1'`,
  `delete from ${schema}.migrations`,
]

function changesOf(service: ServiceName): string[] {
  const schema = schemaOf(service)
  return [
    `create table ${schema}.mine (id int)`,
    `create view ${schema}.mine as select 1`,
    `create materialized view ${schema}.mine as select 1`,
    `create sequence ${schema}.mine`,
    `create type ${schema}.mine as enum ('a')`,
    `create domain ${schema}.mine as text`,
    `create function ${schema}.mine() returns int language sql as 'select 1'`,
    `create procedure ${schema}.mine() language sql as 'select 1'`,
    `create aggregate ${schema}.mine (int) (sfunc = int4pl, stype = int)`,
    `create collation ${schema}.mine from "C"`,
    `create statistics ${schema}.mine on consumer, event_id from ${schema}.inbox`,
    `create trigger mine before insert on ${schema}.outbox execute function suppress_redundant_updates_trigger()`,
    `create rule mine as on insert to ${schema}.outbox do nothing`,
    `create policy mine on ${schema}.outbox`,
    `create index on ${schema}.outbox (id)`,
    `alter table ${schema}.outbox add column mine int`,
    `alter table ${schema}.outbox disable trigger all`,
    `comment on table ${schema}.outbox is 'mine'`,
    `truncate ${schema}.outbox`,
    `drop table ${schema}.outbox`,
  ]
}

/**
 * Statements that create objects outside the schemas or reach outside the database; even the owner of a schema may not
 * run them.
 */
const makings = [
  'create temporary table mine (id int)',
  'create temporary sequence mine',
  "create function pg_temp.mine() returns int language sql as 'select 1'",
  'create table public.mine (id int)',
  "create function public.mine() returns int language sql as 'select 1'",
  'create schema mine',
  ...serviceNames.map((service) => `alter schema ${schemaOf(service)} rename to mine`),
  'select lo_creat(-1)',
  'select lo_create(0)',
  "select lo_from_bytea(0, 'x')",
  "select lo_import('/etc/passwd')",
  'select lo_open(1, 131072)',
  'create extension citext',
  'drop extension pg_trgm',
  'create role mine',
  'create publication mine',
  'create foreign data wrapper mine',
  'create event trigger mine on ddl_command_start execute function suppress_redundant_updates_trigger()',
  'create language mine handler plpgsql_call_handler',
  'create cast (text as int) with inout',
  "copy (select 1) to program 'true'",
  "copy (select 1) to '/tmp/mine'",
  "select pg_read_file('/etc/passwd')",
  "select pg_ls_dir('.')",
  'select pg_reload_conf()',
  'select * from pg_authid',
  "set session_replication_role = 'replica'",
  "set log_statement = 'all'",
  "alter role all set search_path = 'mine'",
]

const createdAlone = [
  'create database mine',
  "create tablespace mine location '/tmp'",
  "create subscription mine connection 'host=127.0.0.1' publication p with (connect = false)",
  "alter system set log_error_verbosity = 'verbose'",
]

/** Returns the statements by which a role could change other logins or become another role. */
function othersOf(user: DatabaseUser): string[] {
  const others = databaseUsers.filter((other) => other !== user).map(roleName)
  return [
    ...others.flatMap((role) => [
      `alter role ${role} password 'mine'`,
      `alter role ${role} set search_path = 'mine'`,
      `set role ${role}`,
      `set session authorization ${role}`,
      `grant ${role} to ${roleName(user)}`,
      `drop role ${role}`,
    ]),
    `alter role ${roleName(user)} superuser`,
    `alter role ${roleName(user)} createrole`,
    `alter role ${roleName(user)} bypassrls`,
    'set role seneb_admin',
    'grant pg_read_all_data to current_user',
  ]
}
