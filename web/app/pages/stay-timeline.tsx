import { homeLocations } from '@seneb/contracts/vocabulary/home-places'
import { buttonClass } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { ArrowRight, CalendarPlus } from 'lucide-react'
import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { Illustration } from '../art/illustrations.js'
import { NotFoundView } from '../features/not-found/not-found-view.js'
import { PriceNote } from '../features/planning-tools/planning-tools.js'
import { flightChoiceFrom, readStayTimeline } from '../features/stay-timelines/read-stay-timeline.server.js'
import type { TimelineReading } from '../features/stay-timelines/stay-timeline.types.js'
import { stayTimelinesCopy as copy } from '../features/stay-timelines/stay-timelines.copy.js'
import { TimelineForm } from '../features/stay-timelines/timeline-form.js'
import {
  TimelineDays,
  TimelineNotes,
  TimelineNotices,
  TimelineSummary,
} from '../features/stay-timelines/timeline-sections.js'
import { calendarPathOf, planPathOf, timelinePathOf } from '../features/stay-timelines/timeline-path.js'
import { readTreatmentTypes } from '../features/trip-plans/read-offered-treatments.server.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { Breadcrumbs, trailTo } from '../publications/breadcrumbs.js'
import { publicationHead } from '../publications/publication-head.js'
import type { PublicationReading } from '../publications/publication.types.js'
import { respondWith } from '../publications/publication-reading.server.js'
import { PublicationView } from '../publications/publication-view.js'
import { toChecklist } from '../seo/structured-data.js'
import { PageBand } from '../shell/page-band.js'
import { ErrorSummary } from '../ui/error-summary.js'

interface TimelinePage {
  readonly path: string
  readonly reading: TimelineReading
}

export async function loader({ context, params, url }: LoaderFunctionArgs<SenebLoadContext>) {
  const { procedure = '' } = params
  const path = timelinePathOf(procedure, await readTreatmentTypes(context.readFrame))
  if (!path) return data<PublicationReading<TimelinePage>>({ state: 'missing' }, { status: 404 })
  const input = { procedure, choice: flightChoiceFrom(url.searchParams), now: new Date() }
  const reading = await readStayTimeline(input, context)
  return respondWith(reading, (found): TimelinePage => ({ path, reading: found }))
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return publicationHead(matches, loaderData, ({ path, reading: { timeline } }) => {
    const title = copy.pageTitle(timeline.procedureName)
    const description = copy.description(timeline.procedureName)
    return {
      meta: { title, description, keywords: [] },
      path,
      trail: trailOf(path, timeline.procedureName),
      image: null,
      about: ({ url }) => [
        toChecklist(
          { url, name: title, description },
          timeline.entries.map((entry) => entry.title),
        ),
      ],
    }
  })
}

function trailOf(path: string, procedure: string) {
  return trailTo({ label: copy.crumb, to: '/timeline' }, { label: procedure, to: path })
}

/** A procedure day by day, for a flight on a chosen day in two time zones, with print and calendar file. */
export default function StayTimelinePage() {
  return (
    <PublicationView reading={useLoaderData<typeof loader>()} missing={<NotFoundView />}>
      {({ path, reading }) => (
        <>
          <PageBand
            eyebrow={copy.eyebrow}
            title={titleOf(reading)}
            lead={copy.lead}
            art={<Illustration name="step-plan" className="size-full" />}
          />
          <Breadcrumbs trail={trailOf(path, reading.timeline.procedureName)} />
          <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:items-start lg:gap-14">
            <div className="lg:order-last">
              <TimelineForm path={path} reading={reading} />
            </div>
            <div id="answer" className="min-w-0 scroll-mt-28">
              <ErrorSummary title={copy.form.summaryTitle} errors={errorsOf(reading)} attempt={0} />
              <TimelineSummary timeline={reading.timeline} hasHome={reading.choice.home !== ''} />
              <TimelineNotices timeline={reading.timeline} />
              <TimelineLinks path={path} reading={reading} />
              <PriceNote procedure={reading.timeline.procedure} name={reading.timeline.procedureName} />
              <TimelineDays reading={reading} />
              {Object.keys(reading.clocks).length > 0 && (
                <p className="mt-6 text-[0.9375rem] text-ink-2">{copy.clocksNote}</p>
              )}
              <TimelineNotes timeline={reading.timeline} />
            </div>
          </div>
        </>
      )}
    </PublicationView>
  )
}

/** Whether the shown days are those of the requested flight. */
function isDated({ timeline }: TimelineReading): boolean {
  return timeline.entries.some(({ date }) => date !== null)
}

function titleOf(reading: TimelineReading): string {
  const { choice, timeline } = reading
  return isDated(reading) ? copy.titleOn(timeline.procedureName, choice.date) : copy.title(timeline.procedureName)
}

function errorsOf({ fieldErrors }: TimelineReading) {
  return ['date', 'home'].flatMap((name) => (fieldErrors[name] ? [{ name, message: fieldErrors[name] }] : []))
}

function TimelineLinks({ path, reading }: TimelinePage) {
  const { choice, timeline } = reading
  const country = homeLocations.find(({ value }) => value === choice.home)?.country ?? ''
  const date = isDated(reading) ? choice.date : ''
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <ButtonLink to={planPathOf(timeline, { date, country })} rel="nofollow" variant="gold">
        {copy.plan}
        <ArrowRight aria-hidden size={19} className="rtl:-scale-x-100" />
      </ButtonLink>
      {date !== '' && (
        <a href={calendarPathOf(path, choice)} className={buttonClass({})}>
          <CalendarPlus aria-hidden size={19} />
          {copy.calendar.link}
        </a>
      )}
    </div>
  )
}
