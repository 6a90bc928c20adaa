import type { DeskOwnSignInMethodsQuery } from '../../graph/generated/account/graphql.js'

/** A passkey as its owner is shown it. */
export type Passkey = DeskOwnSignInMethodsQuery['signInMethods']['passkeys'][number]
