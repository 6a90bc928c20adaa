import { browserGraph } from '../graph/browser-graph.js'
import { takeRequestId } from '../graph/last-request.js'
import type { AskMutation, FormOutcome } from './form-request.js'

/** Sends a form's mutation from the browser; rejects when the graph is unreachable (TRIP-63). */
export const askBrowserGraph: AskMutation = async (mutation, variables) => {
  const { data } = await browserGraph.mutate({ mutation, variables, fetchPolicy: 'no-cache' })
  return data ?? undefined
}

/** A slip of the person is no failure of ours: no toast about it quotes the id of the request (ERR-04). */
export const forgetRequestOf = ({ kind }: Pick<FormOutcome, 'kind'>): void => {
  if (kind === 'input') takeRequestId()
}
