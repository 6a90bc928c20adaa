import { randomUUID } from 'node:crypto'

import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import pg from 'pg'

import type { SeededRandom } from '../seeded-random.js'

/** Action of a staff member, permitted or not, on one record that no other action uses. */
export interface StaffMutation {
  readonly kind: 'change-roles' | 'change-access' | 'discard'
  /** Service of the dead letter; identity for actions on a person. */
  readonly service: ServiceName
  readonly recordId: string
  /** True when the action is sent again immediately, as by a double click. */
  readonly isTwice: boolean
  /** Whether the sender lacks the permission for it. */
  readonly isForbidden: boolean
}

/** Roles of people before and after a change. */
export const [roleBefore, roleAfter] = ['care-agent', 'doctor'] as const

/** Returns a random action: most are in identity, which has two kinds, the others in any service. */
export function mixedMutation(random: SeededRandom): StaffMutation {
  const kind = random.pick(['change-roles', 'change-access', 'discard', 'discard'] as const)
  const service = kind === 'discard' ? random.pick(serviceNames) : 'identity'
  const [isTwice, isForbidden] = [random.chance(0.2), random.chance(0.1)]
  return { kind, service, recordId: randomUUID(), isTwice, isForbidden }
}

/** Inserts the objects of the actions: a person, or an event that could not be handled. */
export async function prepareRecords(adminUrl: string, auditActions: readonly StaffMutation[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const mutation of auditActions)
      await (mutation.kind === 'discard' ? addDeadLetter(mutation, client) : addPerson(mutation, client))
  } finally {
    await client.end()
  }
}

async function addPerson({ recordId }: StaffMutation, client: pg.Client): Promise<void> {
  await client.query(
    `insert into identity.staff (id, email, name, title, state, password_hash, created_at, joined_at)
     values ($1::uuid, $1 || '@chaos.example', 'Chaos', 'Test', 'active', 'none', now(), now())`,
    [recordId],
  )
  await client.query(`insert into identity.staff_roles values ($1, $2, 'test', now())`, [recordId, roleBefore])
}

async function addDeadLetter({ recordId, service }: StaffMutation, client: pg.Client): Promise<void> {
  await client.query(
    `insert into ${schemaOf(service)}.dead_letters (id, consumer, subject, body, reason, deliveries, failed_at)
     values ($1, 'chaos', 'chaos.record.made.v1.1', '', 'made by a test', 1, now())`,
    [recordId],
  )
}

export function schemaOf(service: ServiceName): string {
  return service.replaceAll('-', '_')
}
