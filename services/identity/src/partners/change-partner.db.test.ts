import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Input } from '@seneb/contracts/define'
import { readForm } from '@seneb/contracts/forms/read-form'
import { StaffActionCompleted } from '@seneb/contracts/messages/identity/every-service.messages'
import {
  PartnerChanged,
  PartnerErasureStarted,
  UpdatePartner,
} from '@seneb/contracts/messages/identity/partner.messages'
import { apiKeyDigest, parseApiKey } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'
import { replayLedger } from '@seneb/service-kit/erasure/erasure-work'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { aPerson, asStaff, identityDb, identityTestCtx, type IdentityTestCtx } from '../identity.fixture.js'
import { createApiKey, revokeApiKey, rollApiKey } from './change-api-keys.js'
import { deletePartner, disablePartner, enablePartner, partnerErasing, updatePartner } from './change-partner.js'
import { createPartner } from './create-partner.js'
import { recordPartnerDays } from './partner-days.js'
import { listPartners } from './read-partners.js'
import { verifyApiKey } from './verify-api-key.js'

let postgres: TestDb
let ctx: IdentityTestCtx
let admin: IdentityTestCtx

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
  admin = asStaff(await aPerson(ctx, ['admin']), ctx)
})
afterAll(() => postgres.close())

const reason = 'The agreement has ended.'
let partners = 0
const aPartner = async (name = `Changed partner ${++partners}`) => (await createPartner({ name }, admin)).partnerId
const aKey = (partnerId: string, name = 'Server') =>
  createApiKey({ partnerId, name, mode: 'live', scopes: ['usage:read'], days: 30 }, admin)
const verified = (key: string) =>
  verifyApiKey({ keyId: parseApiKey(key)?.keyId ?? '', digest: apiKeyDigest(key).toString('base64url') }, ctx)
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const listed = async (id: string) => (await listPartners(admin)).partners.find(({ partnerId }) => partnerId === id)
const update = (partnerId: string, changes: Partial<Input<typeof UpdatePartner>> = {}) =>
  updatePartner(
    { partnerId, version: 1, name: 'New', pointsPerMinute: undefined, pointsPerDay: undefined, ...changes },
    admin,
  )
const auditOf = async (id: string) =>
  (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(({ object }) => object.id === id)
const problemsOf = (input: object) => {
  const partnerId = '0190f5fe-7c00-7a00-8000-000000000001'
  const form = readForm(UpdatePartner.input, { partnerId, version: 1, name: 'Nile Travel', ...input }, {})
  return form.problems?.map(({ path }) => path)
}

test('a partner is renamed and limited in the version that was seen, and gateways are notified of each change [S11, S20, S10]', async () => {
  const partnerId = await aPartner()
  const { key } = await aKey(partnerId)
  expect((await verified(key)).limits).toEqual({})

  const name = `Renamed ${partnerId}`
  expect(await update(partnerId, { name, pointsPerMinute: 600, pointsPerDay: 50_000 })).toEqual({
    partnerId,
    version: 2,
  })

  expect((await verified(key)).limits).toEqual({ pointsPerMinute: 600, pointsPerDay: 50_000 })
  expect(await listed(partnerId)).toMatchObject({ name, version: 2, pointsPerMinute: 600, state: 'active' })
  expect(await codeOf(update(partnerId, { name: 'Late' }))).toBe('CHANGED_MEANWHILE')
  // Nothing changes, so nothing is recorded.
  const same = { name, version: 2, pointsPerMinute: 600, pointsPerDay: 50_000 }
  expect(await update(partnerId, same)).toEqual({ partnerId, version: 2 })
  expect(await outboxPayloads(postgres.db, PartnerChanged, partnerId)).toEqual([{ partnerId }])
  const entries = (await auditOf(partnerId)).filter(({ action }) => action === 'update-partner')
  expect(entries.map(({ fields }) => fields)).toEqual([
    expect.arrayContaining([
      { name: 'name', description: 'changed' },
      { name: 'pointsPerMinute', to: '600' },
    ]),
  ])
  await update(partnerId, { ...same, pointsPerMinute: undefined, pointsPerDay: undefined })
  expect((await verified(key)).limits).toEqual({})
})

test('partner names are unique regardless of case, and deceptive names are rejected [S11]', async () => {
  const [first, second] = [await aPartner('Sphinx Voyages'), await aPartner()]

  expect(await codeOf(update(second, { name: 'SPHINX voyages' }))).toBe('PARTNER_EXISTS')
  expect(await codeOf(update(first, { name: 'sphinx voyages' }))).toBe('done')
  expect(await codeOf(update('0190f5fe-7c00-7a00-8000-00000000dead'))).toBe('PARTNER_UNKNOWN')
  for (const name of ['', '   ', '\u202Etxt.exe', 'a\nb', '---', 'x'.repeat(81), 'Nile\u0000'])
    expect([name, problemsOf({ name })]).toEqual([name, ['name']])
  expect(problemsOf({ name: 'شركة النيل' })).toBeUndefined()
  // Marks that telephones copy along are dropped, so they make no second name.
  const form = readForm(UpdatePartner.input, { partnerId: first, version: 2, name: 'Nile\u2066 Travel' }, {})
  expect(form.value?.name).toBe('Nile Travel')
})

test.each([0, -1, 99, 1.5, 2_000_000_000, Number.NaN, 'all'])(
  'a limit of %s points in a minute is refused at its field [S20]',
  (pointsPerMinute) => {
    expect(problemsOf({ pointsPerMinute })).toEqual(['pointsPerMinute'])
  },
)

test('a limit above the configured maximum is refused at its field and stores nothing [S20]', async () => {
  const partnerId = await aPartner()
  const fieldsOf = (promise: Promise<unknown>) =>
    promise.catch((error: unknown) => (error instanceof AppError ? error.fields : error))

  expect(await fieldsOf(update(partnerId, { pointsPerMinute: 20_001, pointsPerDay: 5_000_001 }))).toEqual([
    { path: 'pointsPerMinute', message: 'Please give at most 20,000' },
    { path: 'pointsPerDay', message: 'Please give at most 5,000,000' },
  ])
  expect(await listed(partnerId)).toMatchObject({ version: 1, pointsPerMinute: undefined })
  const most = { name: `Most ${partnerId}`, pointsPerMinute: 20_000, pointsPerDay: 5_000_000 }
  expect(await codeOf(update(partnerId, most))).toBe('done')
})

test('a disabled partner has no access with any key, gets no new one, and works again once enabled [S11, S10]', async () => {
  const partnerId = await aPartner()
  const [first, second] = [await aKey(partnerId), await aKey(partnerId)]

  await disablePartner({ partnerId, version: 1, reason }, admin)

  expect(await codeOf(verified(first.key))).toBe('PARTNER_DISABLED')
  expect(await codeOf(verified(second.key))).toBe('PARTNER_DISABLED')
  expect(await codeOf(aKey(partnerId))).toBe('PARTNER_STATE_CONFLICT')
  expect(await codeOf(rollApiKey({ keyId: first.keyId, graceHours: 1 }, admin))).toBe('PARTNER_STATE_CONFLICT')
  expect(await codeOf(disablePartner({ partnerId, version: 2, reason }, admin))).toBe('PARTNER_STATE_CONFLICT')
  expect(await listed(partnerId)).toMatchObject({ state: 'disabled', disabledReason: reason, version: 2 })
  // Guessing does not tell whether a partner is disabled.
  const wrong = { keyId: first.keyId, digest: apiKeyDigest(second.key).toString('base64url') }
  expect(await codeOf(verifyApiKey(wrong, ctx))).toBe('API_KEY_INVALID')

  await revokeApiKey({ keyId: second.keyId }, admin)
  expect(await codeOf(enablePartner({ partnerId, version: 1 }, admin))).toBe('CHANGED_MEANWHILE')
  await enablePartner({ partnerId, version: 2 }, admin)
  expect([await codeOf(verified(first.key)), await codeOf(verified(second.key))]).toEqual(['done', 'API_KEY_INVALID'])
  expect(await listed(partnerId)).toMatchObject({ state: 'active', disabledReason: undefined })
  expect(await outboxPayloads(postgres.db, PartnerChanged, partnerId)).toHaveLength(2)
  const entries = (await auditOf(partnerId)).filter(({ action }) => action !== 'create-partner')
  expect(entries.map(({ action }) => action)).toEqual(['disable-partner', 'enable-partner'])
  expect(JSON.stringify(entries)).not.toContain(reason)
})

test('a key requested while its partner is being disabled is created before or not at all [S11, R3]', async () => {
  for (let round = 0; round < 5; round++) {
    const partnerId = await aPartner()
    const { keyId } = await aKey(partnerId)
    const made = Array.from({ length: 3 }, () => aKey(partnerId))
    const rolled = rollApiKey({ keyId, graceHours: 1 }, admin)
    const [disabled, ...results] = await Promise.all(
      [disablePartner({ partnerId, version: 1, reason }, admin), rolled, ...made].map(codeOf),
    )

    expect(disabled).toBe('done')
    expect(results.filter((code) => code !== 'done' && code !== 'PARTNER_STATE_CONFLICT')).toEqual([])
    for (const each of await Promise.allSettled([rolled, ...made]))
      if (each.status === 'fulfilled') expect(await codeOf(verified(each.value.key))).toBe('PARTNER_DISABLED')
  }
})

test('of ten concurrent requests to disable a partner, one succeeds [S10, R3]', async () => {
  const partnerId = await aPartner()
  const disable = () => codeOf(disablePartner({ partnerId, version: 1, reason }, admin))
  const codes = await Promise.all(Array.from({ length: 10 }, disable))

  expect(codes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'CHANGED_MEANWHILE'), 'done'])
})

test('used points of a day are retained, the latest report counts, and a changed limit returns only its difference [S20]', async () => {
  const partnerId = await aPartner()
  const other = await aPartner()
  const { key } = await aKey(partnerId)
  const inHours = (hours: number) => new Date(ctx.now().getTime() + hours * 3_600_000).toISOString()
  const record = (hours: number, pointsPerDay: number, mode: 'live' | 'test' = 'live', id = partnerId) =>
    recordPartnerDays({ days: [{ partnerId: id, mode, pointsPerDay, fullAt: Date.parse(inHours(hours)) }] }, ctx)
  const fullAt = async () => (await verified(key)).dayFullAt
  const set = (version: number, pointsPerDay: number | undefined) =>
    update(partnerId, { name: `Day ${partnerId}`, version, pointsPerDay })
  await set(1, 1000)
  expect(await fullAt()).toBeUndefined()

  for (const hours of [6, 12, 3]) await record(hours, 1000)
  await record(20, 1000, 'test')
  expect(await fullAt()).toBe(inHours(12))
  // A partner without a limit, and a time that no day reaches.
  await record(18, 1000, 'live', other)
  expect(await fullAt()).toBe(inHours(12))
  await record(1000, 1000)
  expect(await fullAt()).toBe(inHours(24))

  // All 1,000 points are used, so of 4,000 a quarter is, and of 500 all, which are back after a day.
  await set(2, 4000)
  expect(await fullAt()).toBe(inHours(6))
  await set(3, 500)
  expect(await fullAt()).toBe(inHours(24))
  ctx.clock.advance(24 * 3_600_000)
  await set(4, 1000)
  expect(await fullAt()).toBeUndefined()
})

test('points used just before a change of the limit, and before it was removed, stay used [S20]', async () => {
  const partnerId = await aPartner()
  const { key } = await aKey(partnerId)
  const inHours = (hours: number) => new Date(ctx.now().getTime() + hours * 3_600_000).toISOString()
  const record = (hours: number, pointsPerDay: number) =>
    recordPartnerDays({ days: [{ partnerId, mode: 'live', pointsPerDay, fullAt: Date.parse(inHours(hours)) }] }, ctx)
  const fullAt = async () => (await verified(key)).dayFullAt
  const set = (version: number, pointsPerDay: number | undefined) =>
    update(partnerId, { name: `Late ${partnerId}`, version, pointsPerDay })
  await set(1, 1000)
  await record(6, 1000)
  await set(2, 2000)
  expect(await fullAt()).toBe(inHours(3))

  // A gateway counted 500 of 1,000 points until the change, which are 500 of 2,000.
  await record(12, 1000)
  expect(await fullAt()).toBe(inHours(6))
  await set(3, undefined)
  await record(8, 2000)
  await set(4, 2000)
  expect(await fullAt()).toBe(inHours(8))
  await set(5, undefined)
  await set(6, 4000)
  expect(await fullAt()).toBe(inHours(4))
})

test('a limit of a day that is lowered and raised again gives no used points back [S20]', async () => {
  const partnerId = await aPartner()
  const { key } = await aKey(partnerId)
  const inHours = (hours: number) => new Date(ctx.now().getTime() + hours * 3_600_000).toISOString()
  const record = (hours: number, pointsPerDay: number) =>
    recordPartnerDays({ days: [{ partnerId, mode: 'live', pointsPerDay, fullAt: Date.parse(inHours(hours)) }] }, ctx)
  const fullAt = async () => (await verified(key)).dayFullAt
  const set = (version: number, pointsPerDay: number | undefined) =>
    update(partnerId, { name: `Lowered ${partnerId}`, version, pointsPerDay })
  await set(1, 4000)
  // 3,000 points are used, of which a limit of 500 has only 500.
  await record(18, 4000)
  await set(2, 500)
  expect(await fullAt()).toBe(inHours(24))
  await set(3, 4000)
  expect(await fullAt()).toBe(inHours(18))

  // The same over another limit between, and over a time without one.
  await set(4, 500)
  await set(5, 2000)
  expect(await fullAt()).toBe(inHours(24))
  await set(6, undefined)
  await set(7, 4000)
  expect(await fullAt()).toBe(inHours(18))

  // Six hours later a quarter of 4,000 is back, and 125 points were used under the lower limit.
  await set(8, 500)
  ctx.clock.advance(6 * 3_600_000)
  await record(24, 500)
  await set(9, 4000)
  expect(await fullAt()).toBe(inHours(12.75))

  // A day after the limit was lowered, everything is back.
  await set(10, 500)
  ctx.clock.advance(24 * 3_600_000)
  await set(11, 4000)
  expect(await fullAt()).toBeUndefined()
})

test('concurrent reports of one partner, under two limits and in both modes, retain the latest of each [S20]', async () => {
  const partnerId = await aPartner()
  await update(partnerId, { name: `Mixed ${partnerId}`, pointsPerDay: 1000 })
  const at = (hours: number) => ctx.now().getTime() + hours * 3_600_000
  const day = { partnerId, mode: 'live', pointsPerDay: 1000, fullAt: at(3) } as const
  const days = [day, { ...day, pointsPerDay: 2000, fullAt: at(4) }, { ...day, mode: 'test', fullAt: at(2) }] as const
  await Promise.all([recordPartnerDays({ days: [...days] }, ctx), recordPartnerDays({ days: days.toReversed() }, ctx)])

  const stored = await postgres.dataSource.query<unknown[]>(
    `select live_day_full_at as live, test_day_full_at as test from partners where id = $1`,
    [partnerId],
  )
  expect(stored).toEqual([{ live: new Date(at(8)), test: new Date(at(2)) }])
})

test('one report has many partners in both modes, and repeating it changes nothing [S20]', async () => {
  const ids = [await aPartner(), await aPartner()]
  for (const id of ids) await update(id, { name: `Both ${id}`, pointsPerDay: 1000 })
  const fullAt = new Date(ctx.now().getTime() + 3_600_000).toISOString()
  const days = ids.flatMap((partnerId) =>
    (['live', 'test'] as const).map((mode) => ({ partnerId, mode, pointsPerDay: 1000, fullAt: Date.parse(fullAt) })),
  )
  const stored = () =>
    postgres.dataSource.query<unknown[]>(
      `select live_day_full_at as live, test_day_full_at as test from partners where id = any($1)`,
      [ids],
    )
  for (let time = 0; time < 2; time++) {
    await recordPartnerDays({ days }, ctx)
    expect(await stored()).toEqual(ids.map(() => ({ live: new Date(fullAt), test: new Date(fullAt) })))
  }
  expect(await recordPartnerDays({ days: [] }, ctx)).toEqual({ heard: true })
})

test('a restored backup brings no name of a deleted partner back, and its keys stay ended [LEGAL-05, S11]', async () => {
  const name = 'Restored Oasis Tours'
  const partnerId = await aPartner(name)
  const { key } = await aKey(partnerId, 'Booking page of Oasis')
  await disablePartner({ partnerId, version: 1, reason: 'Oasis asked for it.' }, admin)
  const backup = await rowsOf(partnerId)
  await deletePartner({ partnerId, version: 2, name }, admin)
  const { length, 0: started } = await outboxPayloads(postgres.db, PartnerErasureStarted, partnerId)
  expect([length, started?.partnerId]).toEqual([1, partnerId])
  // Enquiry writes the ledger from this event.
  const ledger = async function* () {
    await Promise.resolve()
    yield { erasureId: partnerId, recordIds: [partnerId] }
  }
  expect(await replayLedger(ledger(), partnerErasing, ctx)).toBe(0)

  await restore(partnerId, backup)
  expect(await tablesWith('Oasis')).toEqual(['api_keys', 'partners'])
  expect(await replayLedger(ledger(), partnerErasing, ctx)).toBe(1)
  expect(await tablesWith('Oasis')).toEqual([])
  expect(await codeOf(verified(key))).toBe('API_KEY_INVALID')
  expect(await listed(partnerId)).toBeUndefined()
})

/** The rows of a partner and its keys, as a backup has them. */
async function rowsOf(partnerId: string) {
  const [partner] = await postgres.dataSource.query<{ row: object }[]>(
    `select to_jsonb(p) as row from partners p where id = $1`,
    [partnerId],
  )
  const keys = await postgres.dataSource.query<{ row: object }[]>(
    `select to_jsonb(k) as row from api_keys k where partner_id = $1`,
    [partnerId],
  )
  return { partner: partner?.row, keys: keys.map(({ row }) => row) }
}

/** Restores the rows of a backup, which contains no erasure. */
async function restore(partnerId: string, { keys, partner }: Awaited<ReturnType<typeof rowsOf>>): Promise<void> {
  const sql = (table: string) => `insert into ${table} select * from jsonb_populate_record(null::${table}, $1::jsonb)`
  await postgres.dataSource.query(`delete from erased_records where record_id = $1`, [partnerId])
  await postgres.dataSource.query(`delete from api_keys where partner_id = $1`, [partnerId])
  await postgres.dataSource.query(`delete from partners where id = $1`, [partnerId])
  await postgres.dataSource.query(sql('partners'), [JSON.stringify(partner)])
  for (const key of keys) await postgres.dataSource.query(sql('api_keys'), [JSON.stringify(key)])
}

test('only a disabled partner is deleted, by its name; its keys end, no table has its names, and its id stays [S11, S10, LEGAL-05]', async () => {
  const name = 'Erased Desert Tours'
  const partnerId = await aPartner(name)
  const { key, keyId } = await aKey(partnerId, 'Booking page of Mona Erased')
  const remove = (version: number, typed = name) => codeOf(deletePartner({ partnerId, version, name: typed }, admin))

  expect(await remove(1)).toBe('PARTNER_STATE_CONFLICT')
  await disablePartner({ partnerId, version: 1, reason: 'Mona Erased asked for it.' }, admin)
  expect([await remove(1), await remove(2, 'Erased desert tours')]).toEqual(['CHANGED_MEANWHILE', 'INPUT_INVALID'])
  expect(await remove(2)).toBe('done')

  expect(await codeOf(verified(key))).toBe('API_KEY_INVALID')
  expect(await listed(partnerId)).toBeUndefined()
  expect([await remove(3), await codeOf(aKey(partnerId))]).toEqual(['PARTNER_UNKNOWN', 'PARTNER_UNKNOWN'])
  expect(await codeOf(rollApiKey({ keyId, graceHours: 1 }, admin))).toBe('API_KEY_UNKNOWN')
  expect(await codeOf(createPartner({ name }, admin))).toBe('done')
  await postgres.dataSource.query(`delete from partners where name = $1`, [name])
  expect(await tablesWith('Erased')).toEqual([])
  expect(await tablesWith(partnerId)).toEqual(expect.arrayContaining(['partners', 'api_keys']))
  expect((await auditOf(partnerId)).map(({ action }) => action)).toEqual([
    'create-partner',
    'disable-partner',
    'delete-partner',
  ])
})

/** The tables of which a row has this text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await postgres.dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables
     where table_schema = 'identity' and table_type = 'BASE TABLE' order by table_name`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const sql = `select 1 from identity.${name} t where t::text like $1 limit 1`
      return (await postgres.dataSource.query<unknown[]>(sql, [`%${text}%`])).length > 0 ? [name] : []
    }),
  )
  return found.flat()
}
