import type { AmbassadorApplicationSubmitted } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { tellTeamAndSender } from '../email-deliveries/tell-team-and-sender.js'
import { applicationReceipt } from '../emails/application-receipt.email.js'
import { applicationToTeam } from '../emails/application-to-team.email.js'
import type { NotificationCtx } from '../notification-ctx.js'

/** Tells the team of an application and sends the applicant a receipt (AMB-26, D-40). */
export async function onApplicationSubmitted(
  event: Heard<typeof AmbassadorApplicationSubmitted>,
  ctx: NotificationCtx,
): Promise<void> {
  const { applicationId: id, personal, reference, submittedAt, withholdMail } = event.data
  const { siteUrl } = ctx.letterhead
  const about = { reference, fullName: personal.fullName, submittedAt: new Date(submittedAt), siteUrl }

  await tellTeamAndSender(
    {
      cause: { kind: 'ambassador-application', id },
      sender: personal,
      withholdMail,
      receipt: { kind: 'application-receipt', email: applicationReceipt(about) },
      brief: { kind: 'application-brief', email: applicationToTeam(event.data, siteUrl) },
    },
    ctx,
  )
}
