import { createHash, randomBytes, randomUUID } from 'node:crypto'

import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import type { BrowserContext } from '@playwright/test'

import { readLocation } from './config.js'
import { withDatabase } from './site-database.js'

interface SeededPerson {
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
}

/** Stores a team member without a sign-in method and returns their ID; `createSession` creates sessions for them. */
export async function seedPerson({ name, email, roles }: SeededPerson): Promise<string> {
  const id = randomUUID()
  await withDatabase(
    `insert into identity.staff (id, email, name, title, state, created_at, joined_at)
     values ($1, $2, $3, 'Test', 'active', now(), now())`,
    [id, email, name],
  )
  for (const role of roles) {
    await withDatabase(`insert into identity.staff_roles values ($1, $2, 'test', now())`, [id, role])
  }
  return id
}

let count = 0

/** Signs a browser in as a new team member with one role; returns their ID. */
export async function signInAs(context: BrowserContext, role: StaffRole, name: string): Promise<string> {
  const email = `person-${randomUUID().slice(0, 8)}-${++count}@seneb.example`
  const staffId = await seedPerson({ name, email, roles: [role] })
  await createSession(context, { staffId, siteUrl: readLocation().siteUrl })
  return staffId
}

/** Signs a browser in as a person who proved their identity the given number of minutes ago. */
export async function createSession(
  context: BrowserContext,
  { staffId, siteUrl, provenMinutesAgo = 0 }: { staffId: string; siteUrl: string; provenMinutesAgo?: number },
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await withDatabase(
    `insert into identity.sessions (id, staff_id, token_hash, device_id, user_agent, network_key, opened_at, authenticated_at,
       last_seen_at, locks_after_min, expires_at)
     values ($1, $2, $3, $4, 'Another browser', 'test', now(), now() - make_interval(mins => $5), now(), 30,
       now() + interval '8 hours')`,
    [randomUUID(), staffId, createHash('sha256').update(token).digest(), randomUUID(), provenMinutesAgo],
  )
  await context.addCookies([{ name: 'seneb-staff', value: token, url: siteUrl, httpOnly: true, sameSite: 'Strict' }])
}
