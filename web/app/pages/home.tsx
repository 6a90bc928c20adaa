import { useRouteLoaderData, type MetaArgs } from 'react-router-dom'

import { ClosingCall } from '../features/home/closing-call.js'
import { Hero } from '../features/home/hero.js'
import { homeCopy } from '../features/home/home.copy.js'
import { Honesty } from '../features/home/honesty.js'
import { JourneySteps } from '../features/home/journey-steps.js'
import { Principles } from '../features/home/principles.js'
import { SpecialtyGrid } from '../features/home/specialty-grid.js'
import { siteOriginOf, type RootData } from '../root-data.js'
import { pageHead } from '../seo/page-head.js'

export function meta({ matches }: MetaArgs) {
  return pageHead({
    title: homeCopy.pageTitle,
    description: homeCopy.description,
    path: '/',
    origin: siteOriginOf(matches),
  })
}

/** The home screen (ROUTE-01, ROUTE-02), a column of sections. */
export default function HomePage() {
  const root = useRouteLoaderData<RootData>('root')
  return (
    <>
      <Hero waitingListUrl={root?.settings.waitingListUrl ?? ''} />
      <Principles />
      <SpecialtyGrid />
      <JourneySteps />
      <Honesty />
      <ClosingCall />
    </>
  )
}
