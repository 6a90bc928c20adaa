import { retentionPeriods, type RetentionPeriod } from '@seneb/contracts/vocabulary/retention-periods'
import type { Ctx } from '@seneb/service-kit/ctx'
import { deleteSql, sweeper } from '@seneb/service-kit/working/sweeping'
import type { Worker } from '@seneb/service-kit/working/workers'

import { endConsultationsSql, endTripPlansSql } from './retention/retention.queries.js'

const hourMs = 60 * 60 * 1000
const isOver = (column: string) => `${column} <= $2::timestamptz - $3::interval`
const after = (period: RetentionPeriod) => (ctx: Ctx) => [ctx.now(), period]

/** What the service does by itself: it forgets people when their time is over (O-7, LEGAL-05). */
export const enquiryWorkers: readonly Worker[] = [
  sweeper({
    ...{ name: 'end-trip-plans', everyMs: hourMs, sql: endTripPlansSql },
    params: after(retentionPeriods.enquiry),
  }),
  sweeper({
    ...{ name: 'end-consultations', everyMs: hourMs, sql: endConsultationsSql },
    params: after(retentionPeriods.enquiry),
  }),
  sweeper({
    ...{ name: 'forget-consent-proofs', everyMs: hourMs },
    sql: deleteSql({
      ...{ name: 'forgetConsentProofs', from: 'consents' },
      where: `trip_plan_id is null and consultation_id is null and ${isOver('given_at')}`,
    }),
    params: after(retentionPeriods.consentProof),
  }),
  sweeper({
    ...{ name: 'forget-cookie-choices', everyMs: hourMs },
    sql: deleteSql({ name: 'forgetCookieChoices', from: 'cookie_choices', where: isOver('recorded_at') }),
    params: after(retentionPeriods.cookieChoice),
  }),
]
