import { browserGraph } from '../../graph/browser-graph.js'
import { ProcessReferralDocument } from '../../graph/generated/graphql.js'
import { outcomeOf, unexpectedFailure } from './referral-outcome.js'
import type { SendReferral } from './run-referral.js'

/** Has a link counted and resolved, in one round trip (REF-14, REF-45). */
export const sendReferral: SendReferral = async (path, sessionVisitAt) => {
  const { data } = await browserGraph.mutate({
    mutation: ProcessReferralDocument,
    variables: { input: { path, sessionVisitAt } },
    fetchPolicy: 'no-cache',
  })
  return data ? outcomeOf(data) : unexpectedFailure
}
