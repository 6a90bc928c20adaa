import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { Worker } from '@seneb/service-kit/working/workers'

import { findOldEnquiries } from '../retention/find-old-enquiries.js'
import { eraseEnquiries } from './erase-enquiries.js'

/** Each is told to the other services by an event of its own, so a portion is small. */
const batchSize = 100

/** The worker that erases enquiries of one kind 24 months after the last activity, as if somebody asked for it (O-7). */
export function endOldEnquiries(kind: EnquiryKind): Worker {
  return {
    name: kind === 'trip-plan' ? 'end-trip-plans' : 'end-consultations',
    everyMs: 60 * 60 * 1000,
    run: async (ctx: Ctx) => {
      const count = await ctx.db.write(async (tx) => {
        const ids = await findOldEnquiries({ kind, now: ctx.now(), limit: batchSize }, tx)
        const enquiries = ids.map((id) => ({ id, kind }))
        await eraseEnquiries(enquiries, { reason: 'time-over' }, { tx, ctx })
        return ids.length
      })
      return count === batchSize ? 'again' : undefined
    },
  }
}
