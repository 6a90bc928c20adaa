import { aTripPlan } from '@seneb/testkit/a-trip-plan'

import { operatorAddress } from '../support/deployables.js'
import { eventually } from '../support/eventually.js'
import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanAnswer } from '../support/gateway-client.js'
import type { ObservedStack } from '../support/observed-stack.js'

/** Enough for the first requests after a start, which take longer, not to be a tenth of all. */
const questions = 60

/**
 * Triggers everything that is measured only on use: requests, an enquiry until its mail, a page, an address without
 * one.
 */
export async function useEverything({ mailbox, stack }: ObservedStack): Promise<void> {
  for (const path of ['/', '/no-such-page']) await (await fetch(`${stack.siteUrl}${path}`)).arrayBuffer()
  for (let asked = 0; asked < questions; asked++)
    await sendGraphql(stack.graphqlUrl, { query: '{ countries { source } }' })
  const answer = await sendGraphql<SubmitTripPlanAnswer>(stack.graphqlUrl, {
    query: submitTripPlanOperation,
    variables: { input: aTripPlan() },
  })
  const reference = answer.data?.submitTripPlan.reference
  if (reference === undefined) throw new Error(`the enquiry was not taken: ${JSON.stringify(answer)}`)
  await eventually("the care team's mail", () =>
    mailbox.sentTo(operatorAddress).find(({ mail }) => mail.subject?.includes(reference)),
  )
}
