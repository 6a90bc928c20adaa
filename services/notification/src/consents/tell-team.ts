import type { WriteTx } from '@seneb/service-kit/storing/db'

import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail, type EmailToSend } from '../email-deliveries/enqueue-email.js'
import { consentWithdrawalOperatorEmail, type ToldOfWithdrawal } from '../emails/consent-withdrawal-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'

interface Told extends Required<Pick<EmailToSend, 'cause' | 'occasion'>> {
  readonly withdrawn: ToldOfWithdrawal
}

/** Queues the mail to the care team about a withdrawal, once for each occasion. */
export async function tellTeam({ withdrawn, ...about }: Told, tx: WriteTx, ctx: NotificationCtx): Promise<void> {
  const { operator: to, siteUrl } = ctx.emailIdentity
  const email = consentWithdrawalOperatorEmail(withdrawn, siteUrl)
  const kind = 'consent-withdrawal-operator-email'
  await enqueueEmail({ ...about, kind, to, email, outcomeWhenFailed: outcomes.failed }, tx, ctx)
}
