import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { NotFoundView } from '../features/not-found/not-found-view.js'
import { ValuesPageDocument } from '../graph/generated/graphql.js'
import { CompanyValueCards, Greeting, useGreeting } from '../features/pages/values-sections.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { NextStep } from '../publications/next-step.js'
import { pageHeadOf, PageOpening, RelatedTopics } from '../publications/page-sections.js'
import { publicationHead } from '../publications/publication-head.js'
import { respondWith } from '../publications/publication-reading.server.js'
import { PublicationView } from '../publications/publication-view.js'
import { TextSections } from '../publications/text-sections.js'
import { StaticIsland } from '../hydration/static-island.js'
import type { RouteHandle } from '../route-handle.js'

export const handle: RouteHandle = { isDocument: true }

export async function loader({ context }: LoaderFunctionArgs<SenebLoadContext>) {
  const reading = await context.readPublished(ValuesPageDocument, {})
  return respondWith(reading, ({ page, companyValues, site }) => (page ? { page, companyValues, site } : null))
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return publicationHead(matches, loaderData, ({ page }) => pageHeadOf(page))
}

/**
 * Our values (ROUTE-13, VALS-01..03). It shows no offer, which would hurry readers of a page that promises no hurry.
 */
export default function OurValuesPage() {
  const reading = useLoaderData<typeof loader>()
  const settings = reading.state === 'found' ? reading.page.site.settings : undefined
  const greeting = { title: settings?.valuesWelcomeTitle ?? null, text: settings?.valuesWelcomeText ?? null }
  useGreeting(greeting.title, greeting.text)
  return (
    <PublicationView reading={reading} missing={<NotFoundView />}>
      {({ page, companyValues, site }) => (
        <>
          <StaticIsland id="greeting">{import.meta.env.SSR && <Greeting {...greeting} />}</StaticIsland>
          <PageOpening page={page} />
          <div className="wrap py-10 md:py-14">
            <TextSections body={{ ...page, sections: [], sources: [] }} />
          </div>
          <CompanyValueCards companyValues={companyValues} />
          <div className="wrap pt-2 pb-14">
            <TextSections body={{ ...page, introHtml: [], featuredVideo: null }} />
          </div>
          <NextStep waitingListUrl={site.settings.waitingListUrl} />
          <RelatedTopics topics={page.relatedTopics} />
        </>
      )}
    </PublicationView>
  )
}
