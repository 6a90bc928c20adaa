import type { WriteTx } from '@seneb/service-kit/storing/db'

/** By whom an enquiry is handed in for a person, and what is noted of that beside it, in the same transaction. */
export interface HandedIn {
  /** How the partner is called: the person reads it in the receipt. */
  readonly by: string
  readonly save: (identity: NewIdentity, tx: WriteTx) => Promise<void>
}

export interface NewIdentity {
  readonly id: string
  readonly reference: string
  readonly at: Date
}
