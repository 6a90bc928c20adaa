import { DeskOfferInvitationPasskeyDocument } from '../../graph/generated/invitations/graphql.js'
import { postGraph } from '../../graph/post-graph.js'
import { refusalIn } from '../../graph/refusal.js'
import { makePasskey, type PasskeyMade, type PasskeyOffer } from '../../session/passkey-prompt.js'

/** Has the browser of an invited person make their first passkey. */
export async function makeInvitedPasskey(token: string): Promise<PasskeyMade> {
  const answer = await postGraph(DeskOfferInvitationPasskeyDocument, { token })
  if ('refusal' in answer) return answer
  const refusal = refusalIn(answer.data.createInvitationPasskeyChallenge)
  return refusal ? { refusal } : makePasskey(answer.data.createInvitationPasskeyChallenge as PasskeyOffer)
}
