import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { NotFoundView } from '../features/not-found/not-found-view.js'
import { PlanningTools } from '../features/planning-tools/planning-tools.js'
import { conditionOf, treatmentFacts } from '../features/treatments/treatment-facts.js'
import { readPrices } from '../features/treatments/read-price.server.js'
import { treatmentsCopy as copy } from '../features/treatments/treatments.copy.js'
import { TreatmentPageDocument } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { Breadcrumbs, trailTo, type Crumb } from '../publications/breadcrumbs.js'
import { FactBand, formPaths } from '../publications/fact-band.js'
import { MedicalReviewLine } from '../publications/medical-review.js'
import { NextStep, NextStepBar } from '../publications/next-step.js'
import { Inclusions } from '../publications/package-sections.js'
import { PageAside, FaqList, RelatedTopics, textGrid } from '../publications/page-sections.js'
import { PublicationArt } from '../publications/publication-art.js'
import { requestedOf, publicationHead } from '../publications/publication-head.js'
import { respondWith } from '../publications/publication-reading.server.js'
import { PublicationView } from '../publications/publication-view.js'
import { TextSections } from '../publications/text-sections.js'
import { medicalPageOf, questionsOf } from '../seo/structured-data.js'
import { PageBand } from '../shell/page-band.js'
import type { RouteHandle } from '../route-handle.js'

export const handle: RouteHandle = { isDocument: true }

export async function loader({ context, params }: LoaderFunctionArgs<SenebLoadContext>) {
  const [reading, priceOf] = await Promise.all([
    context.readPublished(TreatmentPageDocument, { slug: params['treatment'] ?? '' }),
    readPrices(context.readPublished),
  ])
  return respondWith(reading, ({ treatment }) =>
    treatment ? { treatment, price: priceOf(treatment.procedure?.slug ?? '') } : null,
  )
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return publicationHead(matches, loaderData, ({ treatment }) => ({
    ...treatment,
    trail: trailOf(treatment),
    about: ({ url }) => [
      medicalPageOf(
        {
          url,
          name: treatment.heading,
          description: treatment.meta.description,
          changedAt: treatment.updatedAt,
          reviewer: treatment.reviewer,
        },
        [{ name: treatment.name, description: treatment.summary }],
        conditionOf(treatment.slug),
      ),
      ...questionsOf(url, requestedOf(treatment.faqs)),
    ],
  }))
}

interface TreatmentRef {
  readonly name: string
  readonly path: string
  readonly specialty: { readonly name: string; readonly path: string }
}

function trailOf({ name, path, specialty }: TreatmentRef): readonly Crumb[] {
  return trailTo(
    { label: copy.all, to: '/medical-tourism' },
    { label: specialty.name, to: specialty.path },
    { label: name, to: path },
  )
}

/** One of the eleven treatments (ROUTE-27, D-33). */
export default function TreatmentPage() {
  return (
    <PublicationView reading={useLoaderData<typeof loader>()} missing={<NotFoundView />}>
      {({ treatment, price }) => {
        const { procedure } = treatment
        const ways = formPaths(treatment.specialty.formLabel, procedure?.name)
        return (
          <>
            <PageBand
              eyebrow={treatment.specialty.name}
              title={treatment.heading}
              lead={treatment.summary}
              art={<PublicationArt picture={treatment.image} className="size-full" />}
              isArtWide
            />
            <Breadcrumbs trail={trailOf(treatment)} />
            <MedicalReviewLine reviewer={treatment.reviewer} className="wrap pt-4 text-ink-2" />
            <FactBand
              facts={treatmentFacts({ procedure, price, page: treatment, quoteTo: ways.planTo })}
              origin={procedure?.reviewedBy ? copy.facts : `${copy.facts} ${copy.unreviewed}`}
              {...ways}
            />
            <div className={textGrid}>
              <PageAside entries={treatment.tableOfContents} planTo={ways.planTo} />
              <TextSections body={treatment} />
            </div>
            <PlanningTools
              procedures={treatment.procedure ? [treatment.procedure.slug] : []}
              name={treatment.procedure?.name}
            />
            <Inclusions inclusions={treatment.packageInclusions} />
            <FaqList faqs={treatment.faqs} />
            <NextStep to={ways.planTo} />
            <RelatedTopics topics={treatment.relatedTopics} />
            <NextStepBar {...ways} />
          </>
        )
      }}
    </PublicationView>
  )
}
