import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from '@seneb/service-kit/database/db'
import type { TestDb } from '@seneb/testkit/test-db'

import { assignReferralCode, mergeReferralCode, revokeReferralCode } from '../referral-codes/change-referral-code.js'
import { CodeDesk } from '../referral-codes/referral-codes.fixture.js'
import { referralDb, referralOf } from '../referral.fixture.js'
import { recordReferralVisit, rollUpHits } from './process-referral.js'
import { ReferralHit } from './referral.entity.js'

let postgres: TestDb
let desk: CodeDesk

beforeAll(async () => {
  postgres = await referralDb()
  desk = new CodeDesk(postgres)
})
afterAll(() => postgres.close())

const reason = 'Misprint.'

/** A visit whose link is read before a change of its code, and counted after it. */
function visitDuring(code: string, change: () => Promise<unknown>) {
  const db: Db = {
    read: (fn) => postgres.db.read(fn),
    run: (sql, params) => postgres.db.run(sql, params),
    write: async (fn) => {
      await change()
      return postgres.db.write(fn)
    },
  }
  return recordReferralVisit({ path: `/t/${code}` }, desk.visitor({ db }))
}

test('a visit in flight while its code is merged counts for the code that stays [D-07, REF-18]', async () => {
  const ambassadorId = await desk.ambassador()
  for (const code of ['flight-from', 'flight-into']) await desk.assigned(code, ambassadorId)
  const merge = () => mergeReferralCode({ code: 'flight-from', version: 2, into: 'flight-into', reason }, desk.as())

  await visitDuring('flight-from', merge)
  await postgres.db.write((tx) => tx.save(Object.assign(new ReferralHit(), { referral_id: 'flight-from' })))
  await rollUpHits(desk.visitor())

  expect(await referralOf(postgres.db, 'flight-from')).toBeNull()
  expect(await referralOf(postgres.db, 'flight-into')).toMatchObject({ visit_count: '1', hit_count: '2' })
})

test('a visit in flight while its code changes hands has the new owner, and none once it is revoked [D-08, D-11]', async () => {
  const [first, second] = [await desk.ambassador('First Owner'), await desk.ambassador('Second Owner')]
  await desk.assigned('flight-owner', first)
  await visitDuring('flight-owner', () =>
    assignReferralCode({ code: 'flight-owner', version: 2, ambassadorId: second }, desk.as()),
  )
  expect(await referralOf(postgres.db, 'flight-owner')).toMatchObject({ referrer_name: 'Second Owner' })

  await desk.assigned('flight-revoked', first)
  await visitDuring('flight-revoked', () =>
    revokeReferralCode({ code: 'flight-revoked', version: 2, reason }, desk.as()),
  )
  expect(await referralOf(postgres.db, 'flight-revoked')).toMatchObject({ visit_count: '1', referrer_name: null })
})
