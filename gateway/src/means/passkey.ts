import type { Output } from '@seneb/contracts/define'
import type { ReadMeans } from '@seneb/contracts/messages/identity/means.messages'

type Known = Output<typeof ReadMeans>['passkeys'][number]

/** The `Passkey` of the schema. */
export function passkeyOf({ passkeyId, ...passkey }: Known) {
  return { id: passkeyId, ...passkey }
}
