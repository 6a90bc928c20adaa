import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { Illustration } from '../art/illustrations.js'
import {
  journeyCostPath,
  journeyFields,
  findJourney,
  journeyPlannerPath,
  newestDayOf,
  type JourneyKey,
  type JourneyReading,
} from '../features/journey-costs/journey-figures.js'
import { journeyCostsCopy as copy } from '../features/journey-costs/journey-costs.copy.js'
import { JourneyFiguresForm } from '../features/journey-costs/journey-figures-form.js'
import { JourneyLinks, JourneySum, JourneyVerdict } from '../features/journey-costs/journey-result.js'
import { readJourneyCost } from '../features/journey-costs/read-journey-cost.server.js'
import { NotFoundView } from '../features/not-found/not-found-view.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { Breadcrumbs, trailTo } from '../publications/breadcrumbs.js'
import { NextStep } from '../publications/next-step.js'
import { publicationHead } from '../publications/publication-head.js'
import type { PublicationReading } from '../publications/publication.types.js'
import { respondWith } from '../publications/publication-reading.server.js'
import { PublicationView } from '../publications/publication-view.js'
import { medicalPageOf } from '../seo/structured-data.js'
import { PageBand } from '../shell/page-band.js'
import { ErrorSummary } from '../ui/error-summary.js'

interface JourneyPage {
  readonly comparison: JourneyKey
  readonly reading: JourneyReading
}

export async function loader({ context, params, url }: LoaderFunctionArgs<SenebLoadContext>) {
  const comparison = findJourney(params)
  if (!comparison) return data<PublicationReading<JourneyPage>>({ state: 'missing' }, { status: 404 })
  const reading = await readJourneyCost(comparison, url.searchParams, context)
  return respondWith(reading, (found): JourneyPage => ({ comparison, reading: found }))
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return publicationHead(matches, loaderData, ({ comparison, reading: { cost } }) => {
    const { countryName, procedureName } = cost
    const title = copy.pageTitle(procedureName, countryName)
    const description = copy.description(procedureName, countryName)
    return {
      meta: { title, description, keywords: [] },
      path: journeyCostPath(comparison),
      trail: trailOf(comparison, cost),
      image: null,
      about: ({ url }) => [
        medicalPageOf({ url, name: title, description, changedAt: newestDayOf(cost) }, [
          { name: procedureName, description },
        ]),
      ],
    }
  })
}

function trailOf(comparison: JourneyKey, { countryName, procedureName }: JourneyReading['cost']) {
  return trailTo(
    { label: copy.crumb, to: '/costs' },
    { label: `${procedureName}, ${countryName}`, to: journeyCostPath(comparison) },
  )
}

/** Page that compares treatment at home with treatment in Egypt, including travel; every figure is editable. */
export default function JourneyCostPage() {
  return (
    <PublicationView reading={useLoaderData<typeof loader>()} missing={<NotFoundView />}>
      {({ comparison, reading }) => (
        <>
          <PageBand
            eyebrow={copy.eyebrow}
            title={copy.title(reading.cost.procedureName, reading.cost.countryName)}
            lead={copy.lead}
            art={<Illustration name="article-header-map" className="size-full" />}
          />
          <Breadcrumbs trail={trailOf(comparison, reading.cost)} />
          <div className="wrap grid gap-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:items-start lg:gap-14">
            <div id="answer" className="min-w-0 scroll-mt-28">
              <ErrorSummary title={copy.form.summaryTitle} errors={errorsOf(reading)} attempt={0} />
              <JourneyVerdict cost={reading.cost} />
              <JourneySum cost={reading.cost} />
              <NotIncluded />
            </div>
            <JourneyFiguresForm path={journeyCostPath(comparison)} reading={reading} />
          </div>
          <JourneyLinks cost={reading.cost} comparison={comparison} />
          <div className="print:hidden">
            <NextStep to={journeyPlannerPath(comparison)} />
          </div>
        </>
      )}
    </PublicationView>
  )
}

function errorsOf({ fieldErrors }: JourneyReading) {
  return journeyFields.flatMap((name) => (fieldErrors[name] ? [{ name, message: fieldErrors[name] }] : []))
}

function NotIncluded() {
  return (
    <section aria-labelledby="left-out" className="mt-10">
      <h2 id="left-out" className="title-3">
        {copy.missing.title}
      </h2>
      <ul className="mt-3 list-disc ps-5">
        {copy.missing.points.map((point) => (
          <li key={point} className="mt-1.5">
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-[0.9375rem] text-ink-2 print:hidden">{copy.print}</p>
    </section>
  )
}
