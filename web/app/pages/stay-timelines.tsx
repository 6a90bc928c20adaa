import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { Illustration } from '../art/illustrations.js'
import { ChooseTimelineForm } from '../features/stay-timelines/choose-timeline-form.js'
import { stayTimelinesCopy } from '../features/stay-timelines/stay-timelines.copy.js'
import { timelinePathOf } from '../features/stay-timelines/timeline-path.js'
import { readTreatmentTypes } from '../features/trip-plans/read-offered-treatments.server.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { Breadcrumbs, trailTo } from '../publications/breadcrumbs.js'
import { siteOriginOf } from '../root-data.js'
import { ownPageHead } from '../seo/page-head.js'
import { breadcrumbsOf } from '../seo/structured-data.js'
import { PageBand } from '../shell/page-band.js'
import { LinkList } from '../ui/link-list.js'

const copy = stayTimelinesCopy.index
const trail = trailTo({ label: stayTimelinesCopy.crumb, to: '/timeline' })

/** Redirects to the chosen procedure's page; without a procedure, the form shows that it is missing. */
export async function loader({ context, url }: LoaderFunctionArgs<SenebLoadContext>) {
  const types = (await readTreatmentTypes(context.readFrame)).filter(({ slug }) => slug !== 'other')
  const path = timelinePathOf(url.searchParams.get('procedure'), types)
  return path ? redirect(path) : { types, isRequested: url.searchParams.has('procedure') }
}

export function meta({ matches }: MetaArgs) {
  const origin = siteOriginOf(matches)
  return ownPageHead({
    title: copy.pageTitle,
    description: copy.description,
    path: '/timeline',
    origin,
    shown: [copy.title, copy.lead],
    about: [breadcrumbsOf(origin, trail)],
  })
}

/** Page for choosing a stay timeline in a form or from the list. */
export default function StayTimelinesPage() {
  const { isRequested, types } = useLoaderData<typeof loader>()
  return (
    <>
      <PageBand
        eyebrow={stayTimelinesCopy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        art={<Illustration name="step-plan" className="size-full" />}
      />
      <Breadcrumbs trail={trail} />
      <div className="wrap grid gap-12 py-10 md:py-14 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start">
        <ChooseTimelineForm isRequested={isRequested} procedures={types.flatMap(({ procedures }) => procedures)} />
        <section aria-labelledby="timelines" className="min-w-0">
          <h2 id="timelines" className="text-[1.625rem]">
            {copy.all}
          </h2>
          <div className="mt-6 grid gap-8">
            {types.map(({ name, procedures, slug }) => (
              <LinkList
                key={slug}
                inline
                id={slug}
                title={name}
                level={3}
                links={procedures.map((procedure) => ({ to: `/timeline/${procedure.slug}`, label: procedure.name }))}
              />
            ))}
          </div>
        </section>
      </div>
    </>
  )
}
