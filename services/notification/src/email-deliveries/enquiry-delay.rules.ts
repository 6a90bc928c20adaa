import type { CauseKind, EmailKind } from './email-delivery.entity.js'

/** The mails by which the care team learns of what a person sent, by what that is. */
const tellsOf: Partial<Record<EmailKind, CauseKind>> = {
  'trip-plan-operator-email': 'trip-plan',
  'consultation-operator-email': 'consultation',
  'ambassador-application-operator-email': 'ambassador-application',
}

/** Returns the kind of enquiry that this mail announces to the care team; undefined for every other mail. */
export function enquiryOf(kind: EmailKind): CauseKind | undefined {
  return tellsOf[kind]
}

const version7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7/

/**
 * When the enquiry was accepted: the instant in its id, a UUID v7, which is given at that moment (RFC 9562, 5.7). So
 * nothing of it has to be stored beside the mail. Ids of another version hold no instant.
 */
export function acceptedAt(enquiryId: string): Date | undefined {
  const [, high, low] = version7.exec(enquiryId) ?? []
  return high && low ? new Date(parseInt(high + low, 16)) : undefined
}
