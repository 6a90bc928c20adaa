import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { NotificationCtx } from '../notification-ctx.js'
import { composeWhenComplete } from './compose-operator-email.js'
import { withdrawAiPlanSql, withdrawOperatorEmailSql, type StoredOperatorEmail } from './operator-email.queries.js'
import { sealHalf } from './sealed-halves.js'

/** Forgets what was being put together for the care team; no mail is made of it (LEGAL-05). */
export async function withdrawOperatorEmail(tripPlanId: string, tx: WriteTx): Promise<void> {
  await tx.query(withdrawOperatorEmailSql, [tripPlanId])
}

/** Puts the word that the draft was withdrawn where the draft was, or was waited for; the mail then leaves without it. */
export async function withdrawDraft(tripPlanId: string, tx: WriteTx, ctx: NotificationCtx): Promise<void> {
  const value = { isWithheld: true, wasAllowed: true } as const
  const sealed = sealHalf({ tripPlanId, name: 'aiPlan', value }, ctx)
  const [operatorEmail] = await tx.query<StoredOperatorEmail>(withdrawAiPlanSql, [tripPlanId, sealed])
  if (operatorEmail) await composeWhenComplete(operatorEmail, tx, ctx)
}
