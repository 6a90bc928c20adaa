import { referralMessages } from '@seneb/contracts/forms/referral-messages'
import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { notFoundCopy } from '../features/not-found/not-found.copy.js'
import { NotFoundView } from '../features/not-found/not-found-view.js'
import { NoticeCard } from '../features/referrals/referral-card.js'
import { referralsCopy } from '../features/referrals/referrals.copy.js'
import { siteOriginOf } from '../root-data.js'
import { HeaderGround } from '../shell/page-band.js'
import { pageHead } from '../seo/page-head.js'
import type { RouteHandle } from '../route-handle.js'

export const handle: RouteHandle = { isDocument: true }

/** Responds with HTTP 404 (ROUTE-25, ROUTE-26, D-22, D-67); an invalid referral link gets a specific message (D-15). */
export function loader({ url }: LoaderFunctionArgs) {
  const isReferral = url.searchParams.get('reason') === 'referral'
  return data({ referralSentence: isReferral ? referralMessages.invalidLink : undefined }, { status: 404 })
}

export function meta({ matches }: MetaArgs) {
  return pageHead({
    title: notFoundCopy.pageTitle,
    description: notFoundCopy.description,
    path: '/404',
    origin: siteOriginOf(matches),
    indexed: false,
  })
}

export default function NotFoundPage() {
  const { referralSentence } = useLoaderData<typeof loader>()
  return (
    <>
      <HeaderGround />
      {referralSentence === undefined ? (
        <NotFoundView />
      ) : (
        <NoticeCard isError title={referralsCopy.errors.title} lines={[referralSentence]} />
      )}
    </>
  )
}
