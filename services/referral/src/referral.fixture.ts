import { randomUUID } from 'node:crypto'

import type { DocumentStore } from '@seneb/bus/document-store'
import { Sealing } from '@seneb/platform/sealing'
import type { Db } from '@seneb/service-kit/database/db'
import { testCtx, type TestCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { Ambassador } from './ambassadors/ambassador.entity.js'
import type { ReferralCtx } from './referral-ctx.js'
import { ReferralCode } from './referral-codes/referral-code.entity.js'
import { Referral } from './referrals/referral.entity.js'
import { migrations } from './migrations/index.js'
import { referralEntities } from './referral.module.js'

/** A migrated, empty database of the service. */
export function referralDb(): Promise<TestDb> {
  return testDb({ schema: 'referral', entities: referralEntities, migrations })
}

/** Returns the context of use cases, with the default settings of the service. */
export function referralTestCtx({ db }: { db: Db }, changes: Partial<ReferralCtx> = {}): ReferralCtx & TestCtx {
  const sealing = new Sealing(Buffer.alloc(32, 7).toString('base64'))
  const ports = { sealing, uploads: nowhere, formerDocuments: nowhere, documentRetentionDays: 90 }
  return { ...testCtx({ db }), documentCapacityBytes: 1e9, ...ports, ...changes }
}

const noDocuments = () => Promise.reject(new Error('this test has no documents'))
/** For tests that do not involve documents. */
const nowhere: DocumentStore = {
  put: noDocuments,
  read: noDocuments,
  has: noDocuments,
  remove: noDocuments,
  usage: noDocuments,
}

type StoredCode = Partial<ReferralCode> & Pick<ReferralCode, 'code'>

/** Stores a code, in stock by default; one with an owner gets its own ambassador. */
export async function storeCode(db: Db, code: StoredCode, owner: Partial<Ambassador> = {}): Promise<void> {
  const { assigned_email, assigned_to, referrer_type, state = 'in-stock' } = code
  const at = new Date('2026-11-01T09:00:00Z')
  const ambassador = Object.assign(new Ambassador(), {
    id: randomUUID(),
    name: assigned_to ?? 'Nadia Fahmy',
    email: assigned_email ?? 'nadia@guides.example',
    referrer_type: referrer_type ?? 'general',
    state: 'active',
    created_at: at,
    changed_at: at,
    ...owner,
  })
  await db.write(async (tx) => {
    if (state === 'in-stock') return tx.save(Object.assign(new ReferralCode(), { ...code, state }))
    await tx.save(ambassador)
    await tx.save(Object.assign(new ReferralCode(), { ...code, state, ambassador_id: ambassador.id }))
  })
}

/** The stored referral of an id. */
export function referralOf(db: Db, referralId: string): Promise<Referral | null> {
  return db.read((tx) => tx.findOne(Referral, { referral_id: referralId }))
}
