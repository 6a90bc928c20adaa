/**
 * Way in which the person agreed that the partner submits their enquiry: a form of the partner's, on paper, or by
 * telephone.
 */
export const agreementWays = ['form', 'paper', 'telephone'] as const
export type AgreementMethod = (typeof agreementWays)[number]

/** The ways as people read them, behind 'agreed with them'. */
export const agreementMethodLabels: Readonly<Record<string, string>> = {
  form: 'by a form of theirs',
  paper: 'on paper',
  telephone: 'by telephone',
} satisfies Record<AgreementMethod, string>

/** Maximum age of an agreement in days; after that a new one is required. */
export const maxAgreementDays = 90

/**
 * States of an enquiry that its partner may see. For a real one these are received, decided by the person about a plan,
 * withdrawn, or erased, because the rest is the person's to share. A test key can put its test enquiries into any state.
 */
export const partnerEnquiryStates = [
  'received',
  'in-care',
  'waiting-for-patient',
  'answered',
  'plan-sent',
  'plan-accepted',
  'plan-questioned',
  'plan-declined',
  'closed',
  'withdrawn',
  'erased',
] as const
export type PartnerEnquiryState = (typeof partnerEnquiryStates)[number]

/**
 * Information that the person shares with the partner: that we received the enquiry, and the state of a decision about a
 * plan.
 */
export const sharings = ['receipt-only'] as const

/** Retention period of enquiries submitted with a test key. */
export const testEnquiryPeriod = '7 days'
