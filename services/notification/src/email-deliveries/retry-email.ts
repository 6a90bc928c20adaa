import type { Input, Output } from '@seneb/contracts/define'
import type { RetryEmail } from '@seneb/contracts/messages/notification/email.messages'
import { AppError } from '@seneb/platform/app-error'

import type { NotificationCtx } from '../notification-ctx.js'
import { deliveryWorker } from './deliver-due-emails.js'
import { emailAudit as noun } from './email.audit.js'
import { retryEmailSql } from './waiting-email.queries.js'

interface Retried {
  readonly kind: string
  readonly state: string
  readonly attempts: number
  readonly stateBefore: string
  readonly attemptsBefore: number
}

/** Sends a mail now that waits for its next attempt or was given up (D-51). */
export async function retryEmail(
  { emailId }: Input<typeof RetryEmail>,
  ctx: NotificationCtx,
): Promise<Output<typeof RetryEmail>> {
  await ctx.db.write(async (tx) => {
    const [email] = await tx.query<Retried>(retryEmailSql, [emailId])
    if (!email) throw new AppError('EMAIL_NOT_WAITING')
    const { attempts, attemptsBefore, kind, state, stateBefore } = email
    const before = { kind, state: stateBefore, attempts: attemptsBefore }
    await ctx.act(tx, {
      action: 'retry-email',
      object: { noun, id: emailId },
      before,
      after: { kind, state, attempts },
    })
  })
  ctx.wake(deliveryWorker)
  return { emailId }
}
