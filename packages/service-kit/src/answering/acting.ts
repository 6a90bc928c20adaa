import type { WriteTx } from '../storing/db.js'
import type { Audited, AuditedNoun } from './audited-noun.js'
import { staffOf } from './staff-actor.js'

/** What one of our staff did to one record. */
export interface Act<Field extends string> {
  /** Verb and noun, as in `change-roles`. */
  readonly action: string
  readonly object: { readonly noun: AuditedNoun<Field>; readonly id: string }
  readonly before?: Audited<Field>
  readonly after?: Audited<Field>
}

/** Says an act in the transaction of the change, so that the audit trail has it exactly when it happened (S10). */
export type Acting = <Field extends string>(tx: WriteTx, act: Act<Field>) => Promise<void>

/** Where nobody of our staff asks, nobody acts: throws SIGN_IN_REQUIRED. */
export const noActing: Acting = () => {
  staffOf({})
  return Promise.resolve()
}
