import { randomBytes, randomUUID } from 'node:crypto'

import { rootFieldAccess, type RootFieldAccess } from '@seneb/gateway/access/root-field-access'
import { readTypeDefinitions } from '@seneb/gateway/graphql/type-definitions'
import { createRequestClient } from '@seneb/bus/request-client'
import { connectBus } from '@seneb/bus/bus'
import { allRequests } from '@seneb/contracts/messages/all-messages'
import { permissions, staffRoles, type Permission } from '@seneb/contracts/vocabulary/staff-access'
import { newApiKey } from '@seneb/platform/api-keys'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testKey } from '@seneb/testkit/test-keys'
import { testPersonalToken } from '@seneb/testkit/test-identity-token'
import { buildSchema } from 'graphql'
import pg from 'pg'

import { identityTokenKeyName } from '../../../infra/deployables.ts'
import { guardedOperations, requestAtGateway, websiteMutations, type Gateway } from './at-the-gateway.js'
import { requestAtBus } from './at-the-bus.js'
import { compare, type Cell, type Row, type Table, type Verdict } from './matrix.js'

/** Written manually: actions forbidden to tokens although no recent sign-in is required. */
const neverByToken: ReadonlySet<Permission> = new Set([
  'catalogue:approve',
  'enquiry:assign',
  'enquiry:read-personal',
  'newsletter:read-subscribers',
  'plan:approve',
  'self:profile',
  'self:sessions',
])
/** Written manually: fields that read the caller's own account, which tokens never do. */
const ownAccountFields: ReadonlySet<string> = new Set(['sendTestNewsletterIssue'])
/** Written manually: actions permitted to tokens although a recent sign-in is required. */
const alwaysByToken: ReadonlySet<Permission> = new Set(['price:publish'])
/** The only scope of the token `token-audit`. */
const narrowScope: Permission = 'audit:read'

/** Tokens of a person with every role; the scopes of `token` are as if an attacker had added all of them. */
const everyToken: Readonly<
  Record<string, { readonly scopes: readonly Permission[]; readonly is?: 'revoked' | 'expired' }>
> = {
  token: { scopes: permissions },
  'token-audit': { scopes: [narrowScope] },
  'token-revoked': { scopes: permissions, is: 'revoked' },
  'token-expired': { scopes: permissions, is: 'expired' },
}
const callers = Object.keys(everyToken)

/** Inserts a person with every role and their tokens, as if they had created them. Returns the texts by caller. */
async function issueTokens(adminUrl: string): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('set search_path to identity')
    const staffId = randomUUID()
    await client.query(
      `insert into staff (id, email, name, title, state, created_at) values ($1, $2, 'Tokens', 'Test', 'active', now())`,
      [staffId, 'tokens@matrix.example'],
    )
    for (const role of staffRoles) {
      await client.query(`insert into staff_roles values ($1, $2, 'test', now())`, [staffId, role])
    }
    const texts = new Map<string, string>()
    for (const [name, { is, scopes }] of Object.entries(everyToken)) {
      const { digest, keyId, text } = newApiKey('staff', randomBytes)
      await client.query(
        `insert into personal_tokens (id, key_id, staff_id, name, digest, scopes, created_at, expires_at, revoked_at)
         values ($1, $2, $3, 'test', $4, $5, now() - interval '2 days',
           now() + case when $6 then interval '-1 day' else interval '1 day' end, case when $7 then now() end)`,
        [randomUUID(), keyId, staffId, digest, scopes, is === 'expired', is === 'revoked'],
      )
      texts.set(name, text)
    }
    return texts
  } finally {
    await client.end()
  }
}

/** Expected cells of a mutation of the website, whose senders are counted by the public limits. */
const neverRow: Row = new Map<string, Cell>([
  ['token', 'no-token'],
  ['token-audit', 'no-token'],
  ['token-revoked', 'wrong-token'],
  ['token-expired', 'wrong-token'],
])

/**
 * Sends every field for staff and every mutation of the website by personal tokens. Expects for staff fields the column
 * of a stale sign-in.
 */
export async function compareTokensAtGateway(table: Table, gateway: Gateway, adminUrl: string): Promise<Verdict> {
  const texts = await issueTokens(adminUrl)
  const [website, guarded] = [websiteMutations(), guardedOperations()]
  const operations = new Map([...website, ...guarded])
  const permissionOf = permissionsOfFields()
  const rows = new Map([
    ...tokenRows(table, permissionOf),
    ...[...website.keys()].map((name) => [name, neverRow] as const),
  ])
  const names = [...operations.keys()].filter((name) => rows.has(name))
  const verdict = await compare({ callers, rows }, names, (field, caller) =>
    requestAtGateway(gateway, operations.get(field) ?? '', { authorization: `Bearer ${texts.get(caller)}` }),
  )
  // Fields without a row are reported by the table of sessions.
  return { ...verdict, undeclared: [] }
}

/** Same for every request at the bus, as an attacker who controls the gateway could send it. */
export async function compareTokensAtBus(table: Table, natsUrl: string): Promise<Verdict> {
  const bus = await connectBus({ name: 'gateway', url: natsUrl, log: silentLogger })
  try {
    const client = createRequestClient(bus)
    const signed = { roles: staffRoles, signedBy: testKey(identityTokenKeyName) }
    const tokens: Readonly<Record<string, string>> = {
      token: testPersonalToken({ ...signed, scopes: permissions }),
      'token-audit': testPersonalToken({ ...signed, scopes: [narrowScope] }),
    }
    const requests = new Map(allRequests.map((contract) => [contract.subject, contract]))
    const permissionOf = new Map(
      allRequests.flatMap(({ access, subject }): [string, Permission][] =>
        typeof access === 'object' && 'permission' in access ? [[subject, access.permission]] : [],
      ),
    )
    const rows = tokenRows(table, permissionOf)
    const verdict = await compare({ callers: Object.keys(tokens), rows }, [...permissionOf.keys()], (subject, caller) =>
      requestAtBus(client, requests.get(subject), tokens[caller]),
    )
    return { ...verdict, undeclared: [] }
  } finally {
    await bus.drain()
  }
}

/** Expected cells of tokens, from the handwritten column `stale`: a person with every role and an old sign-in. */
function tokenRows({ rows }: Table, permissionOf: ReadonlyMap<string, Permission>): ReadonlyMap<string, Row> {
  return new Map(
    [...rows].flatMap(([name, row]): [string, Row][] => {
      const permission = permissionOf.get(name)
      if (permission === undefined) return []
      const whole = cellOfToken(permission, row.get('stale'))
      const narrow = whole === '+' && permission !== narrowScope ? 'scope' : whole
      return [
        [
          name,
          new Map<string, Cell>([
            ['token', ownAccountFields.has(name) ? 'no-token' : whole],
            ['token-audit', narrow],
            ['token-revoked', 'wrong-token'],
            ['token-expired', 'wrong-token'],
          ]),
        ],
      ]
    }),
  )
}

function cellOfToken(permission: Permission, stale: Cell | undefined): Cell {
  if (alwaysByToken.has(permission)) return '+'
  return stale === 'fresh' || neverByToken.has(permission) ? 'no-token' : '+'
}

function permissionsOfFields(): ReadonlyMap<string, Permission> {
  const schema = buildSchema(readTypeDefinitions())
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  )
  const hasPermission = (access: RootFieldAccess): access is Extract<RootFieldAccess, { permission: Permission }> =>
    typeof access === 'object' && 'permission' in access
  return new Map(
    fields.flatMap((field): [string, Permission][] => {
      const access = rootFieldAccess(field)
      return hasPermission(access) ? [[field.name, access.permission]] : []
    }),
  )
}
