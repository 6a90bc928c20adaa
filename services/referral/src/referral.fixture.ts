import type { DocumentStore } from '@seneb/bus/document-store'
import { Sealing } from '@seneb/platform/sealing'
import type { Db } from '@seneb/service-kit/database/db'
import { testCtx, type TestCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import type { ReferralCtx } from './referral-ctx.js'
import { ReferralCode, Referral } from './referrals/referral.entity.js'
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
/** For tests of what has nothing to do with documents. */
const nowhere: DocumentStore = {
  put: noDocuments,
  read: noDocuments,
  has: noDocuments,
  remove: noDocuments,
  usage: noDocuments,
}

/** Stores a code as an ambassador's approval does. */
export function storeCode(db: Db, code: Partial<ReferralCode> & { code: string }): Promise<void> {
  return db.write((tx) => tx.save(Object.assign(new ReferralCode(), { assigned: false, ...code })))
}

/** The stored referral of an id. */
export function referralOf(db: Db, referralId: string): Promise<Referral | null> {
  return db.read((tx) => tx.findOne(Referral, { referral_id: referralId }))
}
