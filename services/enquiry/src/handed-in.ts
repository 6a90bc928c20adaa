import type { WriteTx } from '@seneb/service-kit/database/db'

import type { PartnerAgreement } from './consents/consent.rules.js'

/** By whom an enquiry is handed in for a person, and what is noted of that beside it, in the same transaction. */
export interface HandedIn {
  /** How the partner is called: the person reads it in the receipt. */
  readonly by: string
  /** What the person agreed to with the partner: of the texts of ours they were shown none. */
  readonly agreement: PartnerAgreement
  readonly save: (identity: NewIdentity, tx: WriteTx) => Promise<void>
}

export interface NewIdentity {
  readonly id: string
  readonly reference: string
  readonly at: Date
}
