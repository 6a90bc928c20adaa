import { DeskOfferInvitationPasskeyDocument } from '../../graph/generated/invitations/graphql.js'
import { postGraph } from '../../graph/post-graph.js'
import { errorIn } from '../../graph/desk-error.js'
import { makePasskey, type PasskeyCreated, type PasskeyOffer } from '../../session/passkey-prompt.js'

/** Has the browser of an invited person make their first passkey. */
export async function makeInvitedPasskey(token: string): Promise<PasskeyCreated> {
  const response = await postGraph(DeskOfferInvitationPasskeyDocument, { token })
  if ('error' in response) return response
  const error = errorIn(response.data.createInvitationPasskeyChallenge)
  return error ? { error } : makePasskey(response.data.createInvitationPasskeyChallenge as PasskeyOffer)
}
