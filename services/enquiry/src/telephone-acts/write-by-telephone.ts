import type { Input, Output } from '@seneb/contracts/define'
import { WriteByTelephone } from '@seneb/contracts/messages/enquiry/telephone-act.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { executeIdempotently } from '@seneb/service-kit/requests/idempotency'
import type { Ctx } from '@seneb/service-kit/ctx'

import { lockedEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { fileWrittenMessage } from '../messages/file-written-message.js'
import { auditTelephoneAct } from './audit-telephone-act.js'

/** Files a message that the person dictated; a request repeated with its key gets the first result. */
export function writeByTelephone(
  request: Input<typeof WriteByTelephone>,
  ctx: Ctx,
): Promise<Output<typeof WriteByTelephone>> {
  const { enquiryId, text } = request
  return executeIdempotently({ contract: WriteByTelephone, request }, ctx, async (tx) => {
    await lockedEnquiry(enquiryId, undefined, tx)
    const recordedBy = requireStaff(ctx).id
    const isFiled = await fileWrittenMessage({ enquiryId, text, recordedBy }, tx, ctx)
    if (!isFiled) throw new AppError('MY_REQUEST_CONFLICT')
    return auditTelephoneAct({ enquiryId, action: 'write-by-telephone', after: { note: text } }, tx, ctx)
  })
}
