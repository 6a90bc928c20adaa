import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { readMeter } from '../reply-promises/read-promise-meter.server.js'
import { ClosingCall, PersonalJourney } from '../features/home/closing-call.js'
import { Facts, Honesty, Rating } from '../features/home/trust.js'
import { Hero } from '../features/home/hero.js'
import { homeCopy } from '../features/home/home.copy.js'
import { JourneySteps, ProcedureCards } from '../features/home/how-it-works.js'
import { readChosenSavings, readClaim } from '../features/savings-estimates/read-savings.server.js'
import { SavingsSection } from '../features/savings-estimates/savings-section.js'
import { dayOf } from '../ui/figures.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { siteOriginOf, siteSettingsOf, type RootData } from '../root-data.js'
import { ownPageHead } from '../seo/page-head.js'
import { emptySiteSettings } from '../shell/site-settings.js'

export async function loader({
  context: { queryGraph, readFrame, readPublished },
  url,
}: LoaderFunctionArgs<SenebLoadContext>) {
  const search = url.searchParams
  const [claim, reading, meter] = await Promise.all([
    readClaim(readPublished),
    readChosenSavings(search, queryGraph),
    readMeter(readFrame),
  ])
  return { claim, reading, meter }
}

export function meta({ matches }: MetaArgs) {
  const { hero, personal, procedures } = homeCopy
  return ownPageHead({
    title: homeCopy.pageTitle,
    description: homeCopy.description,
    shown: [hero.title, personal.title, ...procedures.cards.map(({ name }) => name)],
    rating: siteSettingsOf(matches).rating,
    path: '/',
    origin: siteOriginOf(matches),
  })
}

/** The home page (ROUTE-01, ROUTE-02, HOME-01..08), a column of sections. */
export default function HomePage() {
  const { claim, meter, reading } = useLoaderData<typeof loader>()
  const { rating, waitingListUrl } = useRouteLoaderData<RootData>('root')?.settings ?? emptySiteSettings
  return (
    <>
      <Hero waitingListUrl={waitingListUrl} />
      <Facts savings={claim && { ...claim, date: dayOf(claim.asOf) }} meter={meter} />
      <Rating rating={rating} />
      <PersonalJourney waitingListUrl={waitingListUrl} />
      <ProcedureCards />
      <div className="section-air">
        <SavingsSection claim={claim} reading={reading} />
      </div>
      <JourneySteps />
      <Honesty />
      <ClosingCall />
    </>
  )
}
