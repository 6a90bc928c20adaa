import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { NotFoundScreen } from '../features/not-found/not-found-screen.js'
import { PackageCards } from '../features/specialties/package-cards.js'
import { ProcedureList } from '../features/specialties/procedure-list.js'
import { specialtiesCopy as copy } from '../features/specialties/specialties.copy.js'
import { TreatmentCards } from '../features/specialties/treatment-cards.js'
import { SpecialtyPageDocument } from '../graph/generated/operations.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { Breadcrumbs, trailTo } from '../published/breadcrumbs.js'
import { NextStep } from '../published/next-step.js'
import { Notice } from '../published/notice.js'
import { Inclusions } from '../published/package-parts.js'
import { PageAside, textGrid } from '../published/page-aside.js'
import { Points } from '../published/points.js'
import { wordsOf } from '../published/prose.js'
import { PublishedArt } from '../published/published-art.js'
import { publishedCopy } from '../published/published.copy.js'
import { askedOf, publishedHead } from '../published/published-head.js'
import { answerWith } from '../published/published-reading.server.js'
import { PublishedScreen } from '../published/published-screen.js'
import { QuestionList } from '../published/question-list.js'
import { RelatedTopics } from '../published/related-topics.js'
import { TextSections } from '../published/text-sections.js'
import { medicalPageOf, questionsOf, serviceOf } from '../seo/structured-data.js'
import { PageBand } from '../shell/page-band.js'

/** One loader for the nine specialties; the path names which (ROUTE-24). */
export async function loader({ context, url }: LoaderFunctionArgs<SenebLoadContext>) {
  const slug = url.pathname.replaceAll('/', '')
  const reading = await context.readPublished(SpecialtyPageDocument, { slug })
  return answerWith(context, reading, ({ specialty, site }) =>
    specialty ? { specialty, waitingListUrl: site.settings.waitingListUrl } : null,
  )
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return publishedHead(matches, loaderData, ({ specialty }) => ({
    ...specialty,
    trail: trailOf(specialty),
    about: ({ origin, url }) => [
      medicalPageOf(
        { url, name: specialty.heading, description: specialty.meta.description, changedAt: specialty.changedAt },
        specialty.procedures.map(({ name, html }) => ({ name, description: wordsOf(html) })),
      ),
      serviceOf({ url, name: specialty.name, origin }, specialty.packages),
      ...questionsOf(url, askedOf(specialty.faqs)),
    ],
  }))
}

function trailOf({ name, path }: { readonly name: string; readonly path: string }) {
  return trailTo({ label: copy.all, to: '/medical-tourism' }, { label: name, to: path })
}

/** A specialty (ROUTE-24, SPEC-01..09): what it is, its procedures, why Egypt, what a package holds. */
export default function SpecialtyScreen() {
  return (
    <PublishedScreen reading={useLoaderData<typeof loader>()} missing={<NotFoundScreen />}>
      {({ specialty, waitingListUrl }) => {
        const planTo = `/trip-planner?treatment=${encodeURIComponent(specialty.formLabel)}`
        return (
          <>
            <PageBand
              eyebrow={specialty.name}
              title={specialty.heading}
              lead={specialty.summary}
              art={<PublishedArt picture={specialty.image} className="size-full" />}
            />
            <Breadcrumbs trail={trailOf(specialty)} />
            <Notice prose={specialty.noticeHtml} />
            <div className={textGrid}>
              <PageAside entries={specialty.tableOfContents} planTo={planTo} />
              <TextSections body={specialty} />
            </div>
            <ProcedureList procedures={specialty.procedures} />
            <TreatmentCards treatments={specialty.treatments} linked={specialty.procedures.map(({ path }) => path)} />
            <Points id="why-egypt" title={publishedCopy.whyEgypt} points={specialty.whyEgypt} />
            <Inclusions inclusions={specialty.packageInclusions} />
            <PackageCards packages={specialty.packages} />
            <QuestionList faqs={specialty.faqs} />
            <NextStep to={planTo} waitingListUrl={waitingListUrl} />
            <RelatedTopics topics={specialty.relatedTopics} />
          </>
        )
      }}
    </PublishedScreen>
  )
}
