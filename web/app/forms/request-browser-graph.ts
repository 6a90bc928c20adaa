import { browserGraph } from '../graph/browser-graph.js'
import { consumeRequestId } from '../graph/last-request.js'
import type { RequestMutation, FormOutcome } from './form-request.js'

/** Sends a form's mutation from the browser; rejects when the graph is unreachable (TRIP-63). */
export const requestBrowserGraph: RequestMutation = async (mutation, variables) => {
  const { data } = await browserGraph.mutate({ mutation, variables, fetchPolicy: 'no-cache' })
  return data ?? undefined
}

/** Invalid input is not our failure, so no toast shows the id of the request (ERR-04). */
export const clearRequestOf = ({ kind }: Pick<FormOutcome, 'kind'>): void => {
  if (kind === 'input') consumeRequestId()
}
