import type { WriteTx } from '@seneb/service-kit/database/db'

import { sealHalf } from '../email-deliveries/sealed-halves.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { withdrawAiPlanSql, withdrawOperatorEmailSql, eraseOperatorEmailsSql } from './operator-email.entity.js'

/** Deletes the pending mail to the care team; it is never rendered (LEGAL-05). */
export async function withdrawOperatorEmail(tripPlanId: string, tx: WriteTx): Promise<void> {
  await tx.query(withdrawOperatorEmailSql, [tripPlanId])
}

/**
 * Puts the word that the draft was withdrawn where the draft was, or was waited for; the mail then leaves without it. Wake
 * the composing worker after the commit.
 */
export async function withdrawDraft(tripPlanId: string, tx: WriteTx, ctx: NotificationCtx): Promise<void> {
  const value = { isWithheld: true, wasAllowed: true } as const
  const sealed = sealHalf({ tripPlanId, name: 'aiPlan', value }, ctx)
  await tx.query(withdrawAiPlanSql, [tripPlanId, sealed])
}

/** Deletes the pending mails to the care team about these trip plans (LEGAL-05). */
export async function eraseOperatorEmails(ids: readonly string[], tx: WriteTx): Promise<void> {
  await tx.query(eraseOperatorEmailsSql, [ids])
}
