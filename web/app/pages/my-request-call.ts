import { callCalendar } from '@seneb/contracts/forms/call-calendar'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'

import { MyRequestDocument } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'

/**
 * Returns an agreed call as a calendar file, whose name and text reveal nothing about health. Without a session that a
 * code has raised, it leads to the page; 404 for a call that is not agreed.
 */
export async function loader({ request, context }: LoaderFunctionArgs<SenebLoadContext>): Promise<Response> {
  const { data, unavailable } = await context.queryGraph(MyRequestDocument, { after: null })
  if (unavailable) return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  if (!data.myRequest?.calls) return redirect('/my-request?problem=ended', 303)
  const { calls, reference } = data.myRequest
  const id = new URL(request.url).searchParams.get('id')
  const call = calls.find((one) => one.id === id && one.state === 'AGREED')
  if (!call) return new Response(null, { status: 404 })
  const file = callCalendar({ callId: call.id, reference, startsAt: call.startsAt, madeAt: new Date() })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="seneb-call.ics"',
      'cache-control': 'no-store',
    },
  })
}
