import type { EmailTextKey } from '@seneb/contracts/vocabulary/email-texts'

import {
  ambassadorApplicationApproved,
  ambassadorApplicationRejected,
} from '../emails/ambassador-application-decision.email.js'
import { ambassadorApplicationReceipt } from '../emails/ambassador-application-receipt.email.js'
import { consultationReceipt } from '../emails/consultation-receipt.email.js'
import { documentsRequested } from '../emails/documents-requested.email.js'
import type { EmailContext } from '../emails/email-wording.js'
import { erasureNotice } from '../emails/erasure-notice.email.js'
import { lateReplyNotice } from '../emails/late-reply-notice.email.js'
import { newsletterConfirmation } from '../emails/newsletter-confirmation.email.js'
import { partnerWithdrawalNotice } from '../emails/partner-withdrawal-notice.email.js'
import type { Email } from '../emails/render-email.js'
import { tripPlanReceipt } from '../emails/trip-plan-receipt.email.js'

const reference = 'SNB-7K3M9Q'
const fullName = 'Amal Haddad'
const token = 'preview'
const partner = 'Nile Travel'
const at = '2027-01-05T09:00:00.000Z'
const instant = new Date(at)
const person = { reference, fullName, submittedAt: instant, timeZone: 'Europe/Paris' }
const trip = { ...person, withdrawalToken: token, asked: { travelDate: '2027-02-10', nights: '9', phoneEnd: '789' } }
const requested = {
  consultationId: '0190b1d5-0000-7000-8000-000000000001',
  reference,
  requestedAt: at,
  personal: { fullName, email: 'amal@example.com', phoneNumber: '+33123456789' },
  treatmentType: 'Dental Care',
  withdrawalToken: token,
  consents: [],
}
const application = {
  applicationId: '0190b1d5-0000-7000-8000-000000000002',
  reference,
  decidedAt: at,
  applicantType: 'tour-guide',
  personal: { fullName, email: 'amal@example.com' },
}
const reason = 'The photo of your license cannot be read.'

/** Every editable email with the facts of an invented person, the same in every preview. */
export const sampleEmails: Readonly<Record<EmailTextKey, (context: EmailContext) => Email>> = {
  'trip-plan-receipt': (context) => tripPlanReceipt({ ...trip, ...context }),
  'trip-plan-receipt-by-partner': (context) => tripPlanReceipt({ ...trip, ...context, submittedByPartner: partner }),
  'consultation-receipt': (context) => consultationReceipt({ ...person, ...context, requested }),
  'consultation-receipt-by-partner': (context) =>
    consultationReceipt({ ...person, ...context, requested: { ...requested, submittedByPartner: partner } }),
  'late-reply-notice': (context) => lateReplyNotice({ ...person, ...context, dueAt: instant }),
  'erasure-notice': (context) => erasureNotice({ ...person, ...context, erasedAt: instant }),
  'partner-withdrawal-notice': (context) =>
    partnerWithdrawalNotice({
      ...person,
      ...context,
      withdrawnBy: partner,
      withdrawnAt: instant,
      withdrawalToken: token,
    }),
  'ambassador-application-receipt': (context) => ambassadorApplicationReceipt({ ...person, ...context }),
  'ambassador-application-approved': (context) =>
    ambassadorApplicationApproved({ ...application, code: 'amal7' }, context),
  'ambassador-application-rejected': (context) => ambassadorApplicationRejected({ ...application, reason }, context),
  'documents-requested': (context) =>
    documentsRequested({ ...application, kinds: ['tour-guide-license'], reason, token, expiresAt: at }, context),
  'newsletter-confirmation': (context) => newsletterConfirmation({ ...context, token, needsConfirmation: true }),
  'newsletter-welcome': (context) => newsletterConfirmation({ ...context, token, needsConfirmation: false }),
}
