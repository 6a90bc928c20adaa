import type { DeskOwnMeansQuery } from '../../graph/generated/account/graphql.js'

/** A passkey as its owner is shown it. */
export type Passkey = DeskOwnMeansQuery['signInMethods']['passkeys'][number]
