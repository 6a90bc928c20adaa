/** How the person agreed that the partner hands in their enquiry: a form of the partner's, on paper, or by telephone. */
export const agreementWays = ['form', 'paper', 'telephone'] as const
export type AgreementWay = (typeof agreementWays)[number]

/** The ways as people read them, behind 'agreed with them'. */
export const agreementMethodLabels: Readonly<Record<string, string>> = {
  form: 'by a form of theirs',
  paper: 'on paper',
  telephone: 'by telephone',
} satisfies Record<AgreementWay, string>

/** An agreement that is older than so many days is asked for anew. */
export const maxAgreementDays = 90

/**
 * What a partner may be told of an enquiry that they handed in. Of a real one it is that we have it, that they withdrew it,
 * or that it is erased: the rest is the person's to share. A key for trying out can put its own into any of them.
 */
export const partnerEnquiryStates = [
  'received',
  'in-care',
  'waiting-for-patient',
  'answered',
  'plan-sent',
  'closed',
  'withdrawn',
  'erased',
] as const
export type PartnerEnquiryState = (typeof partnerEnquiryStates)[number]

/** What the person shares with the partner: that we have the enquiry. */
export const sharings = ['receipt-only'] as const

/** Enquiries that were handed in by a key for trying out are forgotten after so long. */
export const testEnquiryPeriod = '7 days'
