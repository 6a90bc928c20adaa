import type { WriteTx } from '@seneb/service-kit/database/db'

import type { PartnerAgreement } from './consents/consent.rules.js'

/** Partner that submits an enquiry for a person, and the record saved with it in the same transaction. */
export interface SubmittedOnBehalf {
  /** Name of the partner, as shown to the person in the receipt. */
  readonly by: string
  /** Consent that the person gave to the partner, who showed none of our texts. */
  readonly agreement: PartnerAgreement
  readonly save: (identity: NewIdentity, tx: WriteTx) => Promise<void>
}

export interface NewIdentity {
  readonly id: string
  readonly reference: string
  readonly at: Date
}
