import { randomUUID } from 'node:crypto'

import type { AttackCase, Family, Verdict } from '../attack-case.js'
import { formDocument, readFormResponse, sendForm, type FormResult } from '../forms.js'
import { newClient } from '../target.js'

const oddKeys: readonly string[] = [
  '',
  ' ',
  'a b',
  'a'.repeat(256),
  'a'.repeat(60_000),
  'é',
  '\u0000',
  '\r\nX-Evil: 1',
  '\u202e',
  '🔑',
]
const soundKeys: readonly string[] = [
  '__proto__',
  'constructor',
  '../../x',
  "';drop/**/table/**/x;--",
  '%00',
  '{"a":1}',
  '*.>',
  '$JS.API',
]

/** The same enquiry sent often is stored once, and keys are mere identifiers. */
export const idempotency: Family = {
  name: 'idempotency',
  replays: 'races and odd keys; finding L7 (kit tests ask as several callers; here all are anonymous)',
  cases: () => [fiftyEqual, thirtyDifferent, ...oddKeys.map(rejectedKey), ...soundKeys.map(acceptedKey)],
}

const fiftyEqual: AttackCase<readonly FormResult[]> = {
  name: '50 equal enquiries at once under one key, of 10 clients',
  send: async (target) => {
    const [email, key] = [target.newAddress(), randomUUID()]
    const clients = Array.from({ length: 10 }, newClient)
    const all = Array.from({ length: 50 }, (_, i) =>
      sendForm(target, 'trip plan', { email }, { key, headers: { 'x-forwarded-for': clients[i % 10] } }),
    )
    return Promise.all(all)
  },
  holds: async (results, { scene }): Promise<Verdict> => {
    const ids = new Set(results.flatMap(({ id }) => id ?? []))
    if (ids.size !== 1) return `${ids.size} ids were given`
    const sql = 'select count(*) as times, subject from enquiry.outbox where subject like $1 group by subject'
    const { rows } = await scene.database.query<{ times: string }>(sql, [`%.${[...ids][0]}`])
    return (rows.length > 0 && rows.every(({ times }) => times === '1')) || `its events: ${JSON.stringify(rows)}`
  },
}

const thirtyDifferent: AttackCase<readonly FormResult[]> = {
  name: '30 different enquiries at once under one key',
  send: (target) => {
    const key = randomUUID()
    return Promise.all(Array.from({ length: 30 }, () => sendForm(target, 'trip plan', {}, { key })))
  },
  holds: (results): Verdict => {
    const accepted = results.filter(({ type }) => type === 'TripPlanReceived').length
    const others = results.filter(({ type }) => type !== 'TripPlanReceived' && type !== 'IdempotencyConflict')
    if (others.length > 0) return `${others.length} were answered ${others[0]?.type}`
    return accepted === 1 || `${accepted} were taken`
  },
}

function rejectedKey(key: string): AttackCase<FormResult> {
  return {
    name: `the key ${JSON.stringify(key.slice(0, 20))}`,
    send: (target) => sendForm(target, 'consultation', {}, { key }),
    holds: ({ type, response }) => type === 'InvalidInput' || response.status === 400 || `it was answered ${type}`,
  }
}

function acceptedKey(key: string): AttackCase<FormResult> {
  return {
    name: `the key ${key}, twice with the same form`,
    send: async (target) => {
      const input = { email: target.newAddress() }
      const own = `${key}${randomUUID()}`
      const first = await sendForm(target, 'consultation', input, { key: own })
      const again = await sendForm(target, 'consultation', input, { key: own })
      return first.id === again.id ? first : readFormResponse(await target.request(formDocument('consultation')))
    },
    holds: ({ type }) => type === 'ConsultationRequested' || `it was answered ${type}`,
  }
}
