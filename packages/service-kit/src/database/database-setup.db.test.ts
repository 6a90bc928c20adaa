import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { serviceNames } from '@seneb/contracts/define'
import { schemaOf } from '@seneb/platform/config'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testPasswords, testPostgres } from '@seneb/testkit/test-postgres'
import pg from 'pg'

import { runStatements, withDatabase, withLogin } from '../../../../infra/postgres/postgres.ts'
import { connectDataSource } from './data-source.js'
import { databaseSetupStatements, migratorRole, roleName, type DatabaseUser } from './database-setup.js'
import { migrate } from './migrate.js'

const name = `test_${randomUUID().replaceAll('-', '')}`
let serverUrl: string
let adminUrl: string

beforeAll(async () => {
  serverUrl = await testPostgres()
  adminUrl = withDatabase(serverUrl, name)
  await runStatements(serverUrl, [`create database ${name}`])
})
afterAll(() =>
  runStatements(serverUrl, [
    `drop database if exists ${name} with (force)`,
    'drop role if exists seneb_migrator',
    `alter role ${roleName('enquiry')} reset all`,
    `alter role ${roleName('enquiry')} set search_path = enquiry`,
  ]),
)

const setUp = () => runStatements(adminUrl, databaseSetupStatements({ passwords: testPasswords }))
const urlOf = (user: DatabaseUser) => withLogin(adminUrl, roleName(user), testPasswords[user])

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Setup of earlier versions: one migration role that owns every schema. */
const earlierSetup = [
  `create role seneb_migrator login nosuperuser noinherit password 'earlier'`,
  ...serviceNames
    .map(schemaOf)
    .flatMap((schema) => [
      `create schema ${schema} authorization seneb_migrator`,
      `grant usage on schema ${schema} to seneb_${schema}`,
      `alter default privileges for role seneb_migrator in schema ${schema} grant select, insert, update, delete on tables to seneb_${schema}`,
      `alter default privileges for role seneb_migrator in schema ${schema} grant usage, select on sequences to seneb_${schema}`,
    ]),
]

const ownersSql = `
  select distinct n.nspname as schema, pg_get_userbyid(c.relowner) as owner
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname not like 'pg_%' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union select n.nspname, pg_get_userbyid(p.proowner) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in (${serviceNames.map((service) => `'${schemaOf(service)}'`).join(', ')})
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union select nspname, pg_get_userbyid(nspowner) from pg_namespace where nspname not like 'pg_%' and nspname not in ('information_schema', 'public')
  order by 1, 2`

test('an installation with a single migration role is migrated: each schema gets its own owner, and the old role is dropped', async () => {
  const earlierUrl = withLogin(adminUrl, 'seneb_migrator', 'earlier')
  await runStatements(adminUrl, earlierSetup)
  for (const service of serviceNames) await migrate({ service, url: earlierUrl, migrations: [] })
  await runStatements(earlierUrl, [
    `create type enquiry.mood as enum ('calm')`,
    `create function enquiry.one() returns int language sql as 'select 1'`,
    `create view enquiry.heard as select * from enquiry.inbox`,
    `create sequence enquiry.counted`,
  ])
  await query(urlOf('enquiry'), `insert into enquiry.inbox values ('before', gen_random_uuid())`)

  await setUp()
  await setUp()

  const owners = await query<{ schema: string; owner: string }>(adminUrl, ownersSql)
  expect(owners).toEqual(
    serviceNames
      .map((service) => ({ schema: schemaOf(service), owner: roleName(migratorRole(service)) }))
      .sort((one, other) => (one.schema < other.schema ? -1 : 1)),
  )
  expect(await query(adminUrl, `select from pg_roles where rolname = 'seneb_migrator'`)).toEqual([])
  expect(await query(urlOf('enquiry'), `select consumer from inbox`)).toEqual([{ consumer: 'before' }])
  await query(urlOf('enquiry-migrator'), `create table enquiry.after (id int)`)
  await query(urlOf('enquiry'), `insert into after values (1)`)
  await expect(query(urlOf('enquiry'), `delete from migrations`)).rejects.toThrow('permission denied')
})

test('changes of a role to itself affect no other role, and the set-up reverts them', async () => {
  await query(urlOf('enquiry'), `alter role ${roleName('enquiry')} set search_path = 'content'`)
  await query(urlOf('enquiry'), `alter role ${roleName('enquiry')} set statement_timeout = 1`)

  const service = await connectDataSource({
    service: 'enquiry',
    url: urlOf('enquiry'),
    entities: [],
    poolSize: 1,
    log: silentLogger,
  })
  expect(await service.query('select current_schema() as schema, to_regclass($1)::text as found', ['inbox'])).toEqual([
    { schema: 'enquiry', found: 'inbox' },
  ])
  await service.destroy()

  await setUp()
  const [role] = await query<{ rolconfig: string[] }>(
    adminUrl,
    `select rolconfig from pg_roles where rolname = '${roleName('enquiry')}'`,
  )
  expect(role?.rolconfig).toEqual(['search_path=enquiry'])
})

test('a grant of a service to another has no effect', async () => {
  await query(urlOf('enquiry'), `grant select on inbox to ${roleName('content')}`)

  await expect(query(urlOf('content'), 'select * from enquiry.inbox')).rejects.toThrow('permission denied')
})

test('concurrent migrations apply pending ones once, and a second run does nothing', async () => {
  class CreateMine1790000000000 {
    readonly name = 'CreateMine1790000000000'
    up = (runner: { query: (sql: string) => Promise<unknown> }) => runner.query('create table mine (id int)')
    down = () => Promise.resolve()
  }
  const step = { service: 'referral' as const, url: urlOf('referral-migrator'), migrations: [CreateMine1790000000000] }

  const applied = await Promise.all([migrate(step), migrate(step), migrate(step)])

  expect(applied.flat()).toEqual(['CreateMine1790000000000'])
  expect(await migrate(step)).toEqual([])
  expect(await query(urlOf('referral'), 'select * from mine')).toEqual([])
})
