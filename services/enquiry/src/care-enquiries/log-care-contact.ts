import type { Input, Output } from '@seneb/contracts/define'
import { type LogCareContact, AddCareNote } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { executeIdempotently } from '@seneb/service-kit/requests/idempotency'

import { mirrorReply } from './mirror-reply.js'
import { recomputeMarks } from './recompute-messages.js'
import { endPromise } from '../reply-promises/reply-promise.js'
import { assertNotClaimedByAnother, claimFor, lockedEnquiry, writeChange } from './change-care-enquiry.js'

/**
 * Logs a contact. Reaching the person ends the promise of a reply permanently; an attempt does not (GEN-07). The
 * enquiry is then claimed by the staff member.
 */
export async function logCareContact(
  { channel, enquiryId, note, result, version }: Input<typeof LogCareContact>,
  ctx: Ctx,
): Promise<Output<typeof LogCareContact>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    assertNotClaimedByAnother(enquiry, ctx)

    const isFirstReply = result === 'reached' && !enquiry.first_replied_at
    if (isFirstReply) await endPromise(enquiryId, ctx.now(), tx)
    const reached = result === 'reached' ? { has_mail_problem: false } : {}
    const state = enquiry.state === 'new' ? 'open' : enquiry.state
    const line = { id: ctx.newId(), kind: 'contacted', channel, result } as const
    const change = {
      lineId: line.id,
      patch: { ...claimFor(ctx), state, ...reached, ...(isFirstReply ? { first_replied_at: ctx.now() } : {}) },
      line: { kind: 'contacted', channel, result },
      text: note,
      audit: {
        action: 'log-contact',
        before: { state: enquiry.state },
        after: { state, contact: `${channel}, ${result}`, note },
      },
    } as const
    const changed = await writeChange(enquiry, change, { tx, ctx })
    if (result === 'reached') {
      const mirrored = { ...line, at: ctx.now(), actor_id: requireStaff(ctx).id }
      if (enquiry.has_merges) await mirrorReply(mirrored, enquiryId, { tx, ctx })
      await recomputeMarks(enquiry, tx)
    }
    return changed
  })
}

/** Adds an encrypted note for the team. It needs no claim and no version, because it undoes no other change. */
export async function addCareNote(request: Input<typeof AddCareNote>, ctx: Ctx): Promise<Output<typeof AddCareNote>> {
  const { enquiryId, note } = request
  return executeIdempotently({ contract: AddCareNote, request }, ctx, async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, undefined, tx)
    const action = { action: 'add-note', after: { note } }
    return writeChange(enquiry, { patch: {}, line: { kind: 'noted' }, text: note, audit: action }, { tx, ctx })
  })
}
