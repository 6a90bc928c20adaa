import { createHash, randomUUID } from 'node:crypto'

import { staffRoles, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import pg from 'pg'

/** Staff member in a test database, with a session. */
export interface Caller {
  readonly token: string
}

interface CallerSpec {
  readonly roles: readonly StaffRole[]
  /** The account as staff see it; that of a test unless given. */
  readonly account?: { readonly email: string; readonly title: string }
  readonly is?: 'locked' | 'stale' | 'ended' | 'disabled'
}

/** Callers of the gateway that have a session; `nobody` and `partner` have none. */
const callerSpecs: Readonly<Record<string, CallerSpec>> = {
  ...Object.fromEntries(staffRoles.map((role) => [role, { roles: [role] }])),
  locked: { roles: staffRoles, is: 'locked' },
  stale: { roles: staffRoles, is: 'stale' },
  ended: { roles: staffRoles, is: 'ended' },
  disabled: { roles: staffRoles, is: 'disabled' },
}

/** Stores all callers and their sessions in identity's tables, as if they had signed in. */
export async function signInAll(adminUrl: string): Promise<ReadonlyMap<string, Caller>> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('set search_path to identity')
    const callers = new Map<string, Caller>()
    for (const [name, want] of Object.entries(callerSpecs)) callers.set(name, await signIn(client, name, want))
    return callers
  } finally {
    await client.end()
  }
}

/** Creates one of them. */
export async function signIn(
  client: pg.Client,
  name: string,
  { account = { email: `${name}@matrix.example`, title: 'Test' }, is, roles }: CallerSpec,
): Promise<Caller> {
  const [staffId, token] = [
    randomUUID(),
    Buffer.from(randomUUID() + randomUUID())
      .toString('base64url')
      .slice(0, 43),
  ]
  const isDisabled = is === 'disabled'
  await client.query(
    `insert into staff (id, email, name, title, state, password_hash, created_at, disabled_at)
     values ($1, $2, $3, $4, $5, 'none', now(), case when $6 then now() end)`,
    [staffId, account.email, name, account.title, isDisabled ? 'disabled' : 'active', isDisabled],
  )
  for (const role of roles) {
    await client.query(`insert into staff_roles values ($1, $2, 'test', now())`, [staffId, role])
  }
  await client.query(
    `insert into sessions (id, staff_id, token_hash, device_id, user_agent, network_key, opened_at, authenticated_at,
       last_seen_at, locks_after_min, locked_at, expires_at, ended_at, end_reason)
     values ($1, $2, $3, $4, 'test', 'test', now(), now() - case when $5 then interval '11 minutes' else '0' end,
       now(), 30, case when $6 then now() end, now() + interval '8 hours', case when $7 then now() end,
       case when $7 then 'signed-out' end)`,
    [
      randomUUID(),
      staffId,
      createHash('sha256').update(token).digest(),
      randomUUID(),
      is === 'stale',
      is === 'locked',
      is === 'ended',
    ],
  )
  return { token }
}
