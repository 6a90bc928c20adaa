import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { NotFoundView } from '../features/not-found/not-found-view.js'
import { CalculatorCall, SpecialtyList } from '../features/pages/benefits-sections.js'
import { pagesCopy as copy } from '../features/pages/pages.copy.js'
import { BenefitsPageDocument } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { NextStep } from '../publications/next-step.js'
import { Offers } from '../publications/package-sections.js'
import {
  PageAside,
  Points,
  FaqList,
  RelatedTopics,
  textGrid,
  pageHeadOf,
  PageOpening,
} from '../publications/page-sections.js'
import { publicationHead } from '../publications/publication-head.js'
import { respondWith } from '../publications/publication-reading.server.js'
import { PublicationView } from '../publications/publication-view.js'
import { TextSections } from '../publications/text-sections.js'
import type { RouteHandle } from '../route-handle.js'

export const handle: RouteHandle = { isDocument: true }

/**
 * Loads one of two pages about benefits, selected by the path (ROUTE-10, ROUTE-11). Offers appear on /why-egypt only
 * (SPEC-07).
 */
export async function loader({ context, url }: LoaderFunctionArgs<SenebLoadContext>) {
  const slug = url.pathname.replaceAll('/', '')
  const reading = await context.readPublished(BenefitsPageDocument, { slug })
  const isOverview = slug === 'medical-tourism'
  return respondWith(reading, ({ page, site, specialties, treatments }) =>
    page
      ? {
          page,
          specialties: isOverview ? specialties : [],
          treatments: isOverview ? treatments : [],
          offers: isOverview ? [] : site.offers,
          waitingListUrl: site.settings.waitingListUrl,
        }
      : null,
  )
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return publicationHead(matches, loaderData, ({ page }) => pageHeadOf(page))
}

/** /why-egypt and /medical-tourism: benefits, offers or specialties, questions, the calculator (SPEC-07, SPEC-08). */
export default function BenefitsPage() {
  return (
    <PublicationView reading={useLoaderData<typeof loader>()} missing={<NotFoundView />}>
      {({ page, specialties, treatments, offers, waitingListUrl }) => (
        <>
          <PageOpening page={page} />
          <SpecialtyList specialties={specialties} treatments={treatments} />
          <Offers offers={offers} />
          <div className={textGrid}>
            <PageAside entries={page.tableOfContents} planTo="/trip-planner" />
            <TextSections body={page} />
          </div>
          <Points id="benefits" title={copy.benefits} points={page.benefits} />
          <div className={page.faqs.length === 0 ? 'pb-14' : undefined}>
            <CalculatorCall />
          </div>
          <FaqList faqs={page.faqs} />
          <NextStep waitingListUrl={waitingListUrl} />
          <RelatedTopics topics={page.relatedTopics} />
        </>
      )}
    </PublicationView>
  )
}
