import type { NotificationCtx } from '../notification-ctx.js'
import type { CauseKind, EmailKind } from './email-delivery.entity.js'
import { signBounceAddress, signReplyAddress } from './signed-address.rules.js'

/** Mails of an enquiry that go to staff, or belong to no person, although they have its id. */
const kindsOfOthers = /-operator-email$|^synthetic-/

const causesOfPatients: ReadonlySet<CauseKind> = new Set<CauseKind>(['trip-plan', 'consultation'])

/** Whether a mail goes to the patient of an enquiry, so that replies to it belong to that enquiry. */
export function isPatientEmail({ causeKind, kind }: { causeKind: CauseKind; kind: EmailKind }): boolean {
  return causesOfPatients.has(causeKind) && !kindsOfOthers.test(kind)
}

interface Addressed {
  readonly id: string
  readonly kind: EmailKind
  readonly causeId: string
  readonly causeKind: CauseKind
}

/** Returns the signed addresses of a patient's mail; replies and bounces of all other mails go to the sender. */
export function signedAddresses(
  email: Addressed,
  { addressKeys }: Pick<NotificationCtx, 'addressKeys'>,
): { readonly replyAddress?: string; readonly bounceAddress?: string } {
  if (!isPatientEmail(email)) return {}
  return {
    replyAddress: signReplyAddress(email.causeId, addressKeys),
    bounceAddress: signBounceAddress(email.id, addressKeys),
  }
}
