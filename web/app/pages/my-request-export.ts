import { redirect, type LoaderFunctionArgs } from 'react-router-dom'

import type { SenebLoadContext } from '../graph/load-context.js'

const path = '/my-request'

/** Headers of the gateway's file that the browser gets. */
const passedHeaders = ['content-type', 'content-disposition', 'content-security-policy', 'cache-control']

/**
 * Sends a patient the copy of everything about their request as a file. Without a session that a code has raised, and
 * while a service is away, it leads to the page with the reason.
 */
export async function loader({ request, context }: LoaderFunctionArgs<SenebLoadContext>): Promise<Response> {
  const format = new URL(request.url).pathname.endsWith('.json') ? 'json' : 'html'
  const file = await context.readCopy(format)
  if (file?.ok) {
    const headers = passedHeaders.flatMap((name) => {
      const value = file.headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    })
    return new Response(file.body, { headers })
  }
  await file?.body?.cancel()
  return redirect(`${path}?problem=${problemOf(file?.status)}`, 303)
}

function problemOf(status: number | undefined): string {
  if (status === 401) return 'ended'
  if (status === 403) return 'code-required'
  return status === 429 ? 'limited' : 'copy'
}
