import type { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import { enqueueOperatorEmailAndReceipt } from '../email-deliveries/enqueue-email.js'
import { consultationReceipt } from '../emails/consultation-receipt.email.js'
import { consultationOperatorEmail } from '../emails/consultation-operator.email.js'
import { emailContext } from '../email-texts/email-context.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { storeFirstLink } from '../request-links/store-link.js'

/** Notifies the care team of a consultation request and sends the person a receipt (CONT-14, CONT-15). */
export async function onConsultationRequested(
  event: ReceivedEvent<typeof ConsultationRequested>,
  ctx: NotificationCtx,
): Promise<void> {
  const { requestToken, ...requested } = event.data
  const { consultationId: id, personal, reference, requestedAt, withholdMail } = requested
  const context = await emailContext(ctx)
  const { fullName, timeZone } = personal
  const about = { reference, fullName, timeZone, submittedAt: new Date(requestedAt), ...context }

  await enqueueOperatorEmailAndReceipt(
    {
      cause: { kind: 'consultation', id },
      sender: personal,
      withholdMail,
      before: async (tx) => {
        if (requestToken === undefined) return
        await storeFirstLink({ enquiryId: id, token: requestToken, issuedAt: requestedAt }, tx, ctx)
      },
      receipt: { kind: 'consultation-receipt', email: consultationReceipt({ ...about, requested }) },
      operatorEmail: {
        kind: 'consultation-operator-email',
        email: consultationOperatorEmail(requested, context.siteUrl),
      },
    },
    ctx,
  )
}
