import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { NotFoundView } from '../features/not-found/not-found-view.js'
import { PlanningTools } from '../features/planning-tools/planning-tools.js'
import {
  PackageCards,
  ProcedureList,
  specialtyFacts,
  TreatmentCards,
} from '../features/specialties/specialty-sections.js'
import { specialtiesCopy as copy } from '../features/specialties/specialties.copy.js'
import { SpecialtyPageDocument } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { Breadcrumbs, trailTo } from '../publications/breadcrumbs.js'
import { FactBand, formPaths } from '../publications/fact-band.js'
import { MedicalReviewLine } from '../publications/medical-review.js'
import { NextStep, NextStepBar } from '../publications/next-step.js'
import { Notice, PageAside, Points, FaqList, RelatedTopics, textGrid } from '../publications/page-sections.js'
import { Inclusions } from '../publications/package-sections.js'
import { textOf } from '../publications/prose.js'
import { PublicationArt } from '../publications/publication-art.js'
import { publicationsCopy } from '../publications/publications.copy.js'
import { requestedOf, publicationHead } from '../publications/publication-head.js'
import { respondWith } from '../publications/publication-reading.server.js'
import { PublicationView } from '../publications/publication-view.js'
import { TextSections } from '../publications/text-sections.js'
import { medicalPageOf, questionsOf, serviceOf } from '../seo/structured-data.js'
import { PageBand } from '../shell/page-band.js'
import type { RouteHandle } from '../route-handle.js'

export const handle: RouteHandle = { isDocument: true }

/** One loader for the nine specialties; the path names which (ROUTE-24). */
export async function loader({ context, url }: LoaderFunctionArgs<SenebLoadContext>) {
  const slug = url.pathname.replaceAll('/', '')
  const reading = await context.readPublished(SpecialtyPageDocument, { slug })
  return respondWith(reading, ({ specialty, site }) =>
    specialty ? { specialty, waitingListUrl: site.settings.waitingListUrl } : null,
  )
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return publicationHead(matches, loaderData, ({ specialty }) => ({
    ...specialty,
    trail: trailOf(specialty),
    about: ({ origin, url }) => [
      medicalPageOf(
        {
          url,
          name: specialty.heading,
          description: specialty.meta.description,
          changedAt: specialty.updatedAt,
          reviewer: specialty.reviewer,
        },
        specialty.procedures.map(({ name, html }) => ({ name, description: textOf(html) })),
      ),
      serviceOf({ url, name: specialty.name, origin }, specialty.packages),
      ...questionsOf(url, requestedOf(specialty.faqs)),
    ],
  }))
}

function trailOf({ name, path }: { readonly name: string; readonly path: string }) {
  return trailTo({ label: copy.all, to: '/medical-tourism' }, { label: name, to: path })
}

/** A specialty (ROUTE-24, SPEC-01..09): description, procedures, reasons for Egypt, and contents of a package. */
export default function SpecialtyPage() {
  return (
    <PublicationView reading={useLoaderData<typeof loader>()} missing={<NotFoundView />}>
      {({ specialty, waitingListUrl }) => {
        const { packages, procedures } = specialty
        const ways = formPaths(specialty.formLabel)
        const facts = specialtyFacts({ procedures, packages, page: specialty, quoteTo: ways.planTo })
        return (
          <>
            <PageBand
              eyebrow={specialty.name}
              title={specialty.heading}
              lead={specialty.summary}
              art={<PublicationArt picture={specialty.image} className="size-full" />}
              isArtWide
            />
            <Breadcrumbs trail={trailOf(specialty)} />
            <MedicalReviewLine reviewer={specialty.reviewer} className="wrap pt-4 text-ink-2" />
            <Notice prose={specialty.noticeHtml} />
            <FactBand facts={facts} origin={copy.facts} {...ways} />
            <ProcedureList procedures={procedures} />
            <TreatmentCards treatments={specialty.treatments} linked={procedures.map(({ path }) => path)} />
            <div className={textGrid}>
              <PageAside entries={specialty.tableOfContents} planTo={ways.planTo} />
              <TextSections body={specialty} />
            </div>
            <PlanningTools procedures={procedures.map(({ slug }) => slug)} />
            <Points id="why-egypt" title={publicationsCopy.whyEgypt} points={specialty.whyEgypt} />
            <Inclusions inclusions={specialty.packageInclusions} />
            <PackageCards packages={packages} />
            <FaqList faqs={specialty.faqs} />
            <NextStep to={ways.planTo} waitingListUrl={waitingListUrl} />
            <RelatedTopics topics={specialty.relatedTopics} />
            <NextStepBar {...ways} />
          </>
        )
      }}
    </PublicationView>
  )
}
