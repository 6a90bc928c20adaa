import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { NotFoundScreen } from '../features/not-found/not-found-screen.js'
import { AccreditationBodies, Members } from '../features/team/team-lists.js'
import { TeamPageDocument } from '../graph/generated/operations.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { pageHeadOf } from '../published/page-head-of.js'
import { PageOpening } from '../published/page-opening.js'
import { publishedHead } from '../published/published-head.js'
import { answerWith } from '../published/published-reading.server.js'
import { PublishedScreen } from '../published/published-screen.js'
import { RelatedTopics } from '../published/related-topics.js'
import { TextSections } from '../published/text-sections.js'

export async function loader({ context }: LoaderFunctionArgs<SenebLoadContext>) {
  const reading = await context.readPublished(TeamPageDocument, {})
  return answerWith(context, reading, ({ page, team }) => (page ? { page, team } : null))
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return publishedHead(matches, loaderData, ({ page }) => pageHeadOf(page))
}

/** Our team, and the bodies whose standards we look at (ROUTE-12, TEAM-01..04). */
export default function OurTeamScreen() {
  return (
    <PublishedScreen reading={useLoaderData<typeof loader>()} missing={<NotFoundScreen />}>
      {({ page, team }) => (
        <>
          <PageOpening page={page} />
          <div className="wrap py-10 md:py-14">
            <TextSections body={page} />
          </div>
          <Members members={team.members} />
          <AccreditationBodies bodies={team.accreditationBodies} />
          <RelatedTopics topics={page.relatedTopics} />
        </>
      )}
    </PublishedScreen>
  )
}
