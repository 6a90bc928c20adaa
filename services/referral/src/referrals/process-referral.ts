import type { Output, Input } from '@seneb/contracts/define'
import { readBareReferralId, readReferralPath, type ReferralReading } from '@seneb/contracts/forms/referral-id.form'
import type { RecordReferralVisit } from '@seneb/contracts/messages/referral/referral.messages'
import { AppError } from '@seneb/platform/app-error'
import { isDatabaseDown, isDeadlock } from '@seneb/service-kit/database/database-errors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'

import { ReferralHit } from './referral.entity.js'
import {
  holdCodeSql,
  holdHitCodesSql,
  lockRollUpSql,
  ownerOfSql,
  readStoredReferralSql,
  recordVisitSql,
  rollUpHitsSql,
} from './referral.queries.js'
import {
  isOwnedBySession,
  isUnknownReferralId,
  evaluateReferralLink,
  publicNameOf,
  rejectionMessage,
  type AcceptedReferral,
  type Link,
  type StoredReferral,
} from './referral.rules.js'

type VisitInput = Input<typeof RecordReferralVisit>
type Outcome = Output<typeof RecordReferralVisit>

/**
 * Records a visit by a link: finds the owner of the link, and counts every run as a hit. It also counts as a visit,
 * subject to the windows of session and id (REF-14, REF-16..19, D-07..D-09). The test page gets a reply and stores
 * nothing (D-10). An id that was never issued is stored only while its sender may create more of them (S20).
 */
export async function recordReferralVisit(input: VisitInput, ctx: Ctx): Promise<Outcome> {
  const link = parseLink(input)
  const processedAt = ctx.now().toISOString()
  if (!link) return { isTest: true, referralType: 'general', visitRecorded: false, processedAt, isNew: false }
  const [stored, acceptUnknown] = await Promise.all([
    ctx.db.read((tx) => readStoredReferral(link, tx)),
    ctx.switches.isOn('referral.acceptUnknown', ctx),
  ])

  const { accepted, rejection } = evaluateReferralLink({ ...link, id: stored.id }, stored, acceptUnknown)
  if (rejection) throw new AppError(rejection, { message: rejectionMessage(rejection, link.id) })
  const isFirstVisit = isUnknownReferralId(accepted, stored)
  if (isFirstVisit && input.mayCreate === false) throw new AppError('RATE_LIMITED')

  const sessionVisitAt = input.sessionVisitAt === undefined ? undefined : new Date(input.sessionVisitAt)
  const isSuppressed = stored.visitedLately || (!isFirstVisit && isOwnedBySession(sessionVisitAt, ctx.now()))
  const visitRecorded = isSuppressed ? await countHit(accepted, ctx) : await countVisit(accepted, ctx)

  return {
    isTest: false,
    referralId: accepted.id,
    referralType: accepted.type,
    referrerName: publicNameOf(accepted, stored),
    visitRecorded,
    processedAt,
    isNew: isFirstVisit && visitRecorded,
  }
}

async function readStoredReferral({ id }: Link, tx: ReadTx): Promise<StoredReferral> {
  const [stored] = await tx.query<StoredReferral>(readStoredReferralSql, [id])
  return stored ?? { id, status: null, visitedLately: false, code: null }
}

/** Link of the request; undefined for the test page. */
function parseLink({ id, path, type = 'general' }: VisitInput): Link | undefined {
  const reading: ReferralReading = path === undefined ? readBareReferralId(id ?? '', type) : readReferralPath(path)
  switch (reading.kind) {
    case 'link':
      return reading
    case 'test-page':
      return undefined
    case 'invalid':
      throw new AppError('REFERRAL_LINK_INVALID', { message: reading.message })
    case 'none':
      throw new AppError('REFERRAL_LINK_INVALID')
  }
}

/** Appends one row with one statement: the cost of a busy link within its window. */
async function countHit({ id }: AcceptedReferral, ctx: Ctx): Promise<false> {
  await ctx.db.write((tx) => tx.save(createHit(id)))
  return false
}

async function countVisit(accepted: AcceptedReferral, ctx: Ctx): Promise<boolean> {
  const { status } = accepted
  return retryAfterDeadlock(() =>
    ctx.db.write(async (tx) => {
      const { email, id, name, type } = await lockOwner(accepted, tx)
      await tx.save(createHit(id))
      const counted = await withNamedError(accepted, () =>
        tx.query(recordVisitSql, [id, type, status, name, email, ctx.newId()]),
      )
      return counted.length > 0
    }),
  )
}

type Owner = Pick<AcceptedReferral, 'email' | 'id' | 'name' | 'type'>

/** Returns the code that a visit counts for, with its owner, who may have changed since the link was read. */
async function lockOwner(accepted: AcceptedReferral, tx: WriteTx): Promise<Owner> {
  const lockedCodes = await tx.query(holdCodeSql, [accepted.id])
  if (lockedCodes.length === 0) return accepted
  const [owner] = await tx.query<Omit<Owner, 'type'> & { type: Owner['type'] | null }>(ownerOfSql, [accepted.id])
  return owner ? { ...owner, type: owner.type ?? accepted.type } : accepted
}

async function retryAfterDeadlock<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    if (!isDeadlock(error) && !isDeadlock(cause)) throw error
    return write()
  }
}

/** Names the failed insert in the error for the log; the caller receives no details (REF-32, D-78). */
async function withNamedError<T>({ status }: AcceptedReferral, insert: () => Promise<T>): Promise<T> {
  try {
    return await insert()
  } catch (cause) {
    if (isDatabaseDown(cause)) throw cause
    const recordName = status === 'assigned' ? 'referral record' : 'generic referral'
    throw new Error(`Error creating ${recordName}: ${cause instanceof Error ? cause.message : 'unknown'}`, { cause })
  }
}

function createHit(referralId: string): ReferralHit {
  return Object.assign(new ReferralHit(), { referral_id: referralId })
}

const maxHitsPerRun = 5000

/** Adds the appended hits to the sums of their referrals; each counts exactly once, even after a crash (D-09). */
export async function rollUpHits(ctx: Ctx): Promise<'again' | void> {
  const rolledUp = await ctx.db.write(async (tx) => {
    const [lock] = await tx.query<{ locked: boolean }>(lockRollUpSql)
    if (!lock?.locked) return 0
    await tx.query(holdHitCodesSql, [maxHitsPerRun])
    const [rolled] = await tx.query<{ taken: number }>(rollUpHitsSql, [maxHitsPerRun])
    return rolled?.taken ?? 0
  })
  if (rolledUp === maxHitsPerRun) return 'again'
}
