import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { CareDeskCard } from '../care-desk/care-desk-card.js'
import { NotFoundView } from '../features/not-found/not-found-view.js'
import { HowPaid, AccreditationBodies, Members } from '../features/team/team-lists.js'
import { TeamPageDocument } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { pageHeadOf, PageOpening, RelatedTopics } from '../publications/page-sections.js'
import { publicationHead } from '../publications/publication-head.js'
import { respondWith } from '../publications/publication-reading.server.js'
import { PublicationView } from '../publications/publication-view.js'
import { TextSections } from '../publications/text-sections.js'
import type { RouteHandle } from '../route-handle.js'

export const handle: RouteHandle = { isDocument: true }

export async function loader({ context }: LoaderFunctionArgs<SenebLoadContext>) {
  const reading = await context.readPublished(TeamPageDocument, {})
  return respondWith(reading, ({ page, site, team }) => (page ? { page, site, team } : null))
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return publicationHead(matches, loaderData, ({ page }) => pageHeadOf(page))
}

/** Our team, and the accreditation bodies (ROUTE-12, TEAM-01..04). */
export default function OurTeamPage() {
  return (
    <PublicationView reading={useLoaderData<typeof loader>()} missing={<NotFoundView />}>
      {({ page, site, team }) => (
        <>
          <PageOpening page={page} />
          <div className="wrap grid gap-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
            <TextSections body={page} />
            <CareDeskCard className="self-start lg:sticky lg:top-28" />
          </div>
          <Members members={team.members} />
          <AccreditationBodies bodies={team.accreditationBodies} />
          <HowPaid settings={site.settings} />
          <RelatedTopics topics={page.relatedTopics} />
        </>
      )}
    </PublicationView>
  )
}
