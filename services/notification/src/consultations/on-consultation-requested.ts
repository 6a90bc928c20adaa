import type { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { tellTeamAndSender } from '../email-deliveries/tell-team-and-sender.js'
import { consultationReceipt } from '../emails/consultation-receipt.email.js'
import { consultationToTeam } from '../emails/consultation-to-team.email.js'
import type { NotificationCtx } from '../notification-ctx.js'

/** Tells the care team of a request for a consultation and sends the person a receipt (CONT-14, CONT-15). */
export async function onConsultationRequested(
  event: Heard<typeof ConsultationRequested>,
  ctx: NotificationCtx,
): Promise<void> {
  const { consultationId: id, personal, reference, requestedAt, withholdMail } = event.data
  const { siteUrl } = ctx.letterhead
  const about = { reference, fullName: personal.fullName, submittedAt: new Date(requestedAt), siteUrl }

  await tellTeamAndSender(
    {
      cause: { kind: 'consultation', id },
      sender: personal,
      withholdMail,
      receipt: { kind: 'consultation-receipt', email: consultationReceipt(about) },
      brief: { kind: 'consultation-brief', email: consultationToTeam(event.data, siteUrl) },
    },
    ctx,
  )
}
