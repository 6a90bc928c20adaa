import {
  retentionPeriods,
  type RetentionPeriod,
  syntheticJourneyPeriod,
} from '@seneb/contracts/vocabulary/retention-periods'
import { sessionLifeHours } from '@seneb/contracts/vocabulary/my-request'
import { testEnquiryPeriod } from '@seneb/contracts/vocabulary/partner-enquiries'
import type { Ctx } from '@seneb/service-kit/ctx'
import { deleteSql, createSweeper } from '@seneb/service-kit/workers/create-sweeper'
import type { Worker } from '@seneb/service-kit/workers/worker-loop'

import type { FileCtx } from './enquiry-ctx.js'
import { queueRepliesWorker, queueReplies } from './replies/queue-replies.js'
import { fileOpeningLife } from './messages/open-message-file.js'
import { storeMessageFiles, storeMessageFilesWorker } from './messages/store-message-files.js'
import { releaseLapsedClaims } from './care-enquiries/claim-care-enquiry.js'
import { wakeCareEnquiries } from './care-enquiries/move-care-enquiry.js'
import { deletePartnerEnquiriesSql, deleteTestEnquiriesSql } from './partner-enquiries/partner-enquiry.entity.js'
import { publishPromiseThresholds } from './promise-thresholds/publish-promise-thresholds.js'
import { endOldEnquiries } from './erasures/erase-enquiries.js'
import { eraseRequested } from './my-request/erase-my-request.js'
import { eraseWithdrawn } from './withdrawals/erase-withdrawn.js'
import { endSyntheticTripPlansSql } from './retention/retention.js'

const hourMs = 60 * 60 * 1000
const isOver = (column: string) => `${column} <= $2::timestamptz - $3::interval`
const after = (period: RetentionPeriod) => (ctx: Ctx) => [ctx.now(), period]

/**
 * Background work of the service. It reports expiring promises (GEN-07), queues replies whose recall time has passed
 * and reopens enquiries that waited for their patient. It also releases expired claims and erases personal data in time
 * (LEGAL-05).
 */
export const enquiryWorkers: readonly Worker[] = [
  { name: 'tell-promise-marks', intervalMs: 10_000, run: publishPromiseThresholds },
  { name: queueRepliesWorker, intervalMs: 2000, run: queueReplies },
  createSweeper({
    name: 'forget-message-file-openings',
    intervalMs: hourMs,
    sql: deleteSql({ name: 'forgetMessageFileOpenings', from: 'message_file_openings', where: isOver('opened_at') }),
    params: (ctx) => [ctx.now(), fileOpeningLife],
  }),
  endOldEnquiries('trip-plan'),
  endOldEnquiries('consultation'),
  eraseWithdrawn,
  eraseRequested,
  { name: 'wake-care-enquiries', intervalMs: 60_000, run: wakeCareEnquiries },
  { name: 'release-lapsed-claims', intervalMs: 10_000, run: releaseLapsedClaims },
  createSweeper({
    name: 'end-synthetic-trip-plans',
    intervalMs: 5 * 60_000,
    sql: endSyntheticTripPlansSql,
    params: (ctx) => [ctx.now(), syntheticJourneyPeriod],
  }),
  createSweeper({
    name: 'forget-receipt-lookups',
    intervalMs: hourMs,
    sql: deleteSql({ name: 'forgetReceiptLookups', from: 'receipt_lookups', where: isOver('counted_since') }),
    params: (ctx) => [ctx.now(), '1 day'],
  }),
  createSweeper({
    name: 'forget-request-sessions',
    intervalMs: hourMs,
    sql: deleteSql({ name: 'forgetRequestSessions', from: 'request_sessions', where: isOver('opened_at') }),
    params: (ctx) => [ctx.now(), `${sessionLifeHours} hours`],
  }),
  createSweeper({
    name: 'forget-access-codes',
    intervalMs: hourMs,
    sql: deleteSql({ name: 'forgetAccessCodes', from: 'access_codes', where: isOver('sent_at') }),
    params: (ctx) => [ctx.now(), '1 day'],
  }),
  createSweeper({
    name: 'forget-test-enquiries',
    intervalMs: hourMs,
    sql: deleteTestEnquiriesSql,
    params: (ctx) => [ctx.now(), testEnquiryPeriod],
  }),
  createSweeper({
    name: 'forget-partner-enquiries',
    intervalMs: hourMs,
    sql: deletePartnerEnquiriesSql,
    params: after(retentionPeriods.enquiry),
  }),
  createSweeper({
    name: 'forget-consent-proofs',
    intervalMs: hourMs,
    sql: deleteSql({
      name: 'forgetConsentProofs',
      from: 'consents',
      where: `trip_plan_id is null and consultation_id is null and ${isOver('given_at')}`,
    }),
    params: after(retentionPeriods.consentProof),
  }),
  createSweeper({
    name: 'forget-cookie-choices',
    intervalMs: hourMs,
    sql: deleteSql({ name: 'forgetCookieChoices', from: 'cookie_choices', where: isOver('recorded_at') }),
    params: after(retentionPeriods.cookieChoice),
  }),
  createSweeper({
    name: 'forget-erasures',
    intervalMs: hourMs,
    sql: deleteSql({ name: 'forgetErasures', from: 'erasures', where: isOver('started_at') }),
    params: after(retentionPeriods.erasure),
  }),
]

/** Background work with the files of messages. */
export const messageFileWorkers: readonly Worker<FileCtx>[] = [
  { name: storeMessageFilesWorker, intervalMs: 10_000, run: storeMessageFiles },
]
