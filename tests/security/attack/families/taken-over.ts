import { existsSync, readFileSync } from 'node:fs'

import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { environmentPrefix } from '@seneb/platform/config'
import pg from 'pg'

import { superuser } from '../../../../infra/postgres/postgres.ts'
import type { AttackCase, Family, Verdict } from '../attack-case.js'
import type { Target } from '../target.js'

/** Returns the environment of a running process, which an attacker who controls it could read. */
function environmentOf({ scene }: Target, name: ServiceName): ReadonlyMap<string, string> {
  const text = readFileSync(`/proc/${scene.stack.part(name).pid}/environ`, 'utf8')
  const pairs = text
    .split('\0')
    .map((line): [string, string] => [line.replace(/=.*$/s, ''), line.replace(/^[^=]*=/, '')])
  return new Map(pairs)
}

const everySchema = serviceNames.map((name) => name.replaceAll('-', '_'))

const escalations: readonly (readonly [name: string, by: ServiceName, subject: string, request: object])[] = [
  [
    'points its own durable at consultations',
    'referral',
    '$JS.API.CONSUMER.DURABLE.CREATE.ENQUIRY.referral__stolen',
    {
      stream_name: 'ENQUIRY',
      config: { durable_name: 'referral__stolen', ack_policy: 'explicit', filter_subject: 'enquiry.>' },
    },
  ],
  [
    'answers in the place of another service',
    'content',
    '$JS.API.STREAM.UPDATE.CONTENT',
    { name: 'CONTENT', subjects: ['content.>', 'enquiry.trip-plan.submit'] },
  ],
  [
    'copies another stream',
    'referral',
    '$JS.API.STREAM.CREATE.STOLEN',
    { name: 'STOLEN', subjects: ['referral.stolen'], sources: [{ name: 'ENQUIRY' }] },
  ],
  [
    'makes a consumer without a filter',
    'notification',
    '$JS.API.CONSUMER.CREATE.ENQUIRY.notification__all',
    { stream_name: 'ENQUIRY', config: { durable_name: 'notification__all', ack_policy: 'explicit' } },
  ],
  ['deletes a stream', 'content', '$JS.API.STREAM.DELETE.ENQUIRY', {}],
  ['empties a stream', 'content', '$JS.API.STREAM.PURGE.ENQUIRY', {}],
  ['reads a message directly', 'content', '$JS.API.STREAM.MSG.GET.ENQUIRY', { seq: 1 }],
]

/** A compromised service has only its own rights, not those of any other (M2, M3, L10). */
export const takenOver: Family = {
  name: 'taken-over services',
  replays: 'database roles, NATS direct; findings M2, M3, L10',
  atOnce: 4,
  // Only where processes show their environment.
  cases: () =>
    existsSync('/proc/self/environ') ? [...migrationRights, ...foreignSchemas, ...privileges, ...onTheBus] : [],
}

const migrationRights = serviceNames.map((name): AttackCase<readonly string[]> => ({
  name: `${name} holds no right to change tables`,
  send: (target) => Promise.resolve([...environmentOf(target, name).keys()].filter((key) => /MIGRAT/.test(key))),
  holds: (found) => found.length === 0 || `its environment holds ${found.join()}`,
}))

const foreignSchemas = serviceNames.flatMap((name) =>
  everySchema
    .filter((schema) => schema !== name.replaceAll('-', '_'))
    .map((schema) => inDatabase(`${name} reads the schema ${schema}`, name, `select * from ${schema}.outbox limit 1`)),
)

const forbidden: Readonly<Record<string, string>> = {
  'makes a temporary table': 'create temp table t (a int)',
  'makes a schema': 'create schema stolen',
  'reads a file': "select pg_read_file('/etc/passwd')",
  'runs a program': "copy (select 1) to program 'true'",
  'takes the role of a superuser': `set role ${superuser}`,
  'makes a role': 'create role stolen',
  'reads the passwords': 'select rolpassword from pg_authid',
}

const privileges = serviceNames.flatMap((name) =>
  Object.entries(forbidden).map(([what, sql]) => inDatabase(`${name} ${what}`, name, sql)),
)

function inDatabase(name: string, service: ServiceName, sql: string): AttackCase<string | undefined> {
  return {
    name,
    send: async (target) => {
      const connectionString = environmentOf(target, service).get(`${environmentPrefix(service)}_DATABASE_URL`)
      const client = new pg.Client({ connectionString })
      await client.connect()
      try {
        await client.query(sql)
        return undefined
      } catch (error) {
        return (error as { code?: string }).code ?? String(error)
      } finally {
        await client.end()
      }
    },
    // Insufficient privilege is among the codes of PostgreSQL's class 42; a table that is not visible counts as
    // missing.
    holds: (code) =>
      (code !== undefined && /^42/.test(code)) || (code === undefined ? 'it was done' : `it failed by ${code}`),
  }
}

const onTheBus = escalations.map(([name, by, subject, request]): AttackCase<Verdict> => ({
  name: `${by} ${name}`,
  send: async (target) => {
    const url = new URL(target.scene.stack.natsUrlOf(by))
    const connection = await connect({
      servers: url.host,
      user: url.username,
      pass: url.password,
      inboxPrefix: `_INBOX.${by}`,
    })
    try {
      return await deniedOnBus(connection, subject, request)
    } finally {
      await connection.close()
    }
  },
  holds: (verdict) => verdict,
}))

async function deniedOnBus(connection: NatsConnection, subject: string, request: object): Promise<Verdict> {
  try {
    const reply = await connection.request(subject, JSON.stringify(request), { timeout: 1000 })
    const { error } = reply.json<{ error?: { description?: string } }>()
    return error ? `it reached the server, which answered ${error.description}` : 'it was done'
  } catch (error) {
    return /permission|timeout|no responders/i.test(String(error)) || `it failed by ${String(error)}`
  }
}
