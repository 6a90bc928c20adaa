import { readReferralPath } from '@seneb/contracts/forms/referral-id.form'
import { useCallback } from 'react'
import { redirect, useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { ReferralLoading } from '../features/referrals/referral-loading.js'
import { referralsCopy as copy } from '../features/referrals/referrals.copy.js'
import type { ReferralLink } from '../features/referrals/run-referral.js'
import { useProcessReferral } from '../features/referrals/use-process-referral.js'
import { siteOriginOf } from '../root-data.js'
import { pageHead } from '../seo/page-head.js'
import { HeaderGround } from '../shell/page-band.js'

/** An address that is not a referral link redirects to the 404 page, which explains this (REF-30, D-15). */
export function loader({ url }: LoaderFunctionArgs): ReferralLink {
  const path = url.pathname
  const reading = readReferralPath(path)
  // oxlint-disable-next-line typescript/only-throw-error -- this is how a route answers with a redirection
  if (reading.kind !== 'link') throw redirect('/404?reason=referral')
  return { id: reading.id, type: reading.type, path }
}

export function meta({ matches }: MetaArgs) {
  return pageHead({
    title: copy.pageTitle,
    description: copy.description,
    path: '/refer',
    origin: siteOriginOf(matches),
    indexed: false,
  })
}

/**
 * A link that leads home after it is processed, with any outcome, and leaves no history entry (ROUTE-03, ROUTE-04,
 * REF-09).
 */
export default function ReferralRedirectPage() {
  const link = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const goHome = useCallback(() => void navigate('/', { replace: true }), [navigate])
  useProcessReferral(link, goHome)
  return (
    <>
      <HeaderGround />
      <ReferralLoading />
    </>
  )
}
