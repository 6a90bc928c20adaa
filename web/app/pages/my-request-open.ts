import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'

import { statusOf } from '../features/my-request/act-result.js'
import { openByLink } from '../features/my-request/open-by-link.server.js'
import { readForm } from '../forms/handle-form.server.js'
import type { SenebLoadContext } from '../graph/load-context.js'

const path = '/my-request'

/** Opening the address without a form changes nothing. */
export function loader(_args: LoaderFunctionArgs<SenebLoadContext>): Response {
  return redirect(path, 303)
}

/**
 * Opens a request by the secret of its link, sent by the early script or pasted into the form. The script gets a status
 * alone, a browser without script the page.
 */
export async function action({ request, context }: ActionFunctionArgs<SenebLoadContext>): Promise<Response> {
  const result = await openByLink(await readForm(request), context.queryGraph)
  const problem = result.kind === 'problem' ? result.problem : undefined
  if (request.headers.get('accept') === 'application/json')
    return new Response(null, { status: problem === undefined ? 204 : scriptStatusOf(problem) })
  return redirect(problem === undefined ? path : `${path}?problem=${problem}`, 303)
}

function scriptStatusOf(problem: Parameters<typeof statusOf>[0]): number {
  return problem === 'link' ? 404 : statusOf(problem)
}
