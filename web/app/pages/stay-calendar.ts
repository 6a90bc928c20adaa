import type { LoaderFunctionArgs } from 'react-router-dom'

import { flightChoiceFrom, readStayTimeline, calendarOf } from '../features/stay-timelines/read-stay-timeline.server.js'
import { stayTimelinesCopy as copy } from '../features/stay-timelines/stay-timelines.copy.js'
import { timelinePathOf } from '../features/stay-timelines/timeline-path.js'
import { readTreatmentTypes } from '../features/trip-plans/read-offered-treatments.server.js'
import type { SenebLoadContext } from '../graph/load-context.js'

/** Returns a dated timeline as a calendar file; 404 without a valid day. The file name reveals nothing about health. */
export async function loader({ context, params, url }: LoaderFunctionArgs<SenebLoadContext>): Promise<Response> {
  const { procedure = '' } = params
  const choice = flightChoiceFrom(url.searchParams)
  const path = timelinePathOf(procedure, await readTreatmentTypes(context.readFrame))
  if (!path || choice.date === '') return new Response(null, { status: 404 })
  const { data } = await readStayTimeline({ procedure, choice, now: new Date() }, context)
  if (!data || data.isUnavailable) return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  if (Object.keys(data.fieldErrors).length > 0) return new Response(null, { status: 404 })
  return new Response(calendarOf(data.timeline), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${copy.calendar.file}"`,
      'cache-control': 'no-store',
    },
  })
}
