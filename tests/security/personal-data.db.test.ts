import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { migratorRole } from '@seneb/service-kit/database/database-setup'
import { migrate } from '@seneb/service-kit/database/migrate'
import { emptyDatabase, type EmptyDatabase } from '@seneb/testkit/test-db'
import pg from 'pg'

import { migrations as aiPlanning } from '../../services/ai-planning/src/migrations/index.js'
import { migrations as content } from '../../services/content/src/migrations/index.js'
import { migrations as enquiry } from '../../services/enquiry/src/migrations/index.js'
import { migrations as identity } from '../../services/identity/src/migrations/index.js'
import { migrations as notification } from '../../services/notification/src/migrations/index.js'
import { migrations as referral } from '../../services/referral/src/migrations/index.js'
import { readRegister } from '../support/personal-data-register.js'

const migrationsOf: Record<ServiceName, Parameters<typeof migrate>[0]['migrations']> = {
  'ai-planning': aiPlanning,
  content,
  enquiry,
  notification,
  referral,
  identity,
}
const register = readRegister()
let database: EmptyDatabase
let columns: { name: string; type: string }[]

beforeAll(async () => {
  database = await emptyDatabase()
  for (const service of serviceNames) {
    await migrate({ service, url: database.urlOf(migratorRole(service)), migrations: migrationsOf[service] })
  }
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string; type: string }>(
    `select concat_ws('.', table_schema, table_name, column_name) as name, data_type as type
     from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  await client.end()
  columns = rows
}, 60_000)
afterAll(() => database.drop())

test('every column of every schema is listed once in docs/registers/personal-data.md, as personal or not [S13]', () => {
  const namings = new Map<string, number>()
  for (const { column } of register) namings.set(column, (namings.get(column) ?? 0) + 1)

  const errors = columns.flatMap(({ name }) => {
    const times = namings.get(name) ?? 0
    if (times === 1) return []
    if (times > 1) return [`${name} is named ${times} times in docs/registers/personal-data.md; name it once.`]
    return [
      `${name} is not in docs/registers/personal-data.md: say what it holds of a person, why, until when and who reads it, or list it among the columns that hold none.`,
    ]
  })

  expect(columns.length).toBeGreaterThan(200)
  expect(errors).toEqual([])
})

test('docs/registers/personal-data.md names only existing columns', () => {
  const existing = new Set(columns.map(({ name }) => name))

  expect(register.map(({ column }) => column).filter((column) => !existing.has(column))).toEqual([])
})

test('every personal column has content, storage, purpose, retention and readers', () => {
  const personal = register.filter(({ details }) => details.length > 0)

  expect(personal.length).toBeGreaterThan(50)
  for (const { details, column, holding } of personal)
    expect({ column, holding, details: details.filter(Boolean).length }).toEqual({
      column,
      details: 5,
      holding: expect.stringMatching(/^(clear|sealed|digest|id)$/),
    })
})

test('encrypted data is stored as bytes or in the payload of an event', () => {
  const typeOf = new Map(columns.map(({ name, type }) => [name, type]))
  const sealed = register.filter(({ holding }) => holding === 'sealed').map(({ column }) => column)

  expect(sealed.length).toBeGreaterThan(5)
  expect(sealed.filter((name) => typeOf.get(name) !== 'bytea' && !name.endsWith('.outbox.payload'))).toEqual([])
})
