import { browserGraph } from '../graph/browser-graph.js'
import type { AskMutation } from './form-request.js'

/** Asks a form's mutation from the browser; rejects when the graph cannot be reached (TRIP-63). */
export const askBrowserGraph: AskMutation = async (mutation, variables) => {
  const { data } = await browserGraph.mutate({ mutation, variables, fetchPolicy: 'no-cache' })
  return data ?? undefined
}
