import { browserGraph } from '../../graph/browser-graph.js'
import { SubscribeNewsletterDocument } from '../../graph/generated/operations.js'
import type { FormUse } from '../../ui/form-use.js'
import { subscribeOutcomeOf, type SubscribeOutcome } from './newsletter-outcome.js'

/** Asks for the newsletter from the browser (NEWS-04). */
export async function sendNewsletter(email: string, formUse: FormUse): Promise<SubscribeOutcome> {
  const { data } = await browserGraph.mutate({
    mutation: SubscribeNewsletterDocument,
    variables: { email, formUse },
    fetchPolicy: 'no-cache',
  })
  return data ? subscribeOutcomeOf(data) : 'failed'
}
