import { DeskOfferInvitationPasskeyDocument } from '../../graph/generated/invitations/graphql.js'
import { postGraph } from '../../graph/post-graph.js'
import { errorIn } from '../../graph/refusal.js'
import { makePasskey, type PasskeyCreated, type PasskeyOffer } from '../../session/passkey-prompt.js'

/** Has the browser of an invited person make their first passkey. */
export async function makeInvitedPasskey(token: string): Promise<PasskeyCreated> {
  const answer = await postGraph(DeskOfferInvitationPasskeyDocument, { token })
  if ('refusal' in answer) return answer
  const refusal = errorIn(answer.data.createInvitationPasskeyChallenge)
  return refusal ? { refusal } : makePasskey(answer.data.createInvitationPasskeyChallenge as PasskeyOffer)
}
