import type { AmbassadorApplicationSubmitted } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { enqueueOperatorEmailAndReceipt } from '../email-deliveries/enqueue-operator-email-and-receipt.js'
import { ambassadorApplicationReceipt } from '../emails/ambassador-application-receipt.email.js'
import { ambassadorApplicationOperatorEmail } from '../emails/ambassador-application-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'

/** Tells the team of an application and sends the applicant a receipt (AMB-26, D-40). */
export async function onAmbassadorApplicationSubmitted(
  event: Heard<typeof AmbassadorApplicationSubmitted>,
  ctx: NotificationCtx,
): Promise<void> {
  const { applicationId: id, personal, reference, submittedAt, withholdMail } = event.data
  const { siteUrl } = ctx.emailIdentity
  const about = { reference, fullName: personal.fullName, submittedAt: new Date(submittedAt), siteUrl }

  await enqueueOperatorEmailAndReceipt(
    {
      cause: { kind: 'ambassador-application', id },
      sender: personal,
      withholdMail,
      receipt: { kind: 'ambassador-application-receipt', email: ambassadorApplicationReceipt(about) },
      operatorEmail: {
        kind: 'ambassador-application-operator-email',
        email: ambassadorApplicationOperatorEmail(event.data, siteUrl),
      },
    },
    ctx,
  )
}
