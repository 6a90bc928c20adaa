import { readReferralPath, type ReferralReading } from '@seneb/contracts/forms/referral-id.form'
import { useEffect, useState } from 'react'
import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { NoticeCard, WelcomeCard, type VisibleClaim } from '../features/referrals/referral-card.js'
import { ReferralLoading } from '../features/referrals/referral-loading.js'
import { referralsCopy as copy } from '../features/referrals/referrals.copy.js'
import type { ReferralLink } from '../features/referrals/run-referral.js'
import { useProcessReferral } from '../features/referrals/use-process-referral.js'
import { useReferral } from '../features/referrals/use-referral.js'
import { ReferralClaimDocument } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { siteOriginOf } from '../root-data.js'
import { pageHead } from '../seo/page-head.js'
import { HeaderGround } from '../shell/page-band.js'
import { showToast } from '../ui/toast.js'

/** REF-25: how long the loading view stays without a result. */
const loadingTimeoutMs = 2000
/** Maximum time a page waits for the claim; without it, the page shows no number. */
const claimTimeoutMs = 800

type PageContent =
  | { readonly kind: 'link'; readonly link: ReferralLink; readonly claim: VisibleClaim | undefined }
  | { readonly kind: 'test-page' }
  | { readonly kind: 'invalid'; readonly title: string; readonly message: string }

/** Parses the address as a referral link; responds with HTTP 404 to an invalid one (D-10). */
export async function loader({ url, context }: LoaderFunctionArgs<SenebLoadContext>) {
  const path = url.pathname
  const reading: ReferralReading = readReferralPath(path)
  switch (reading.kind) {
    case 'link': {
      const { id, type } = reading
      const content: PageContent = { kind: 'link', link: { id, type, path }, claim: await visibleClaim(context) }
      return data(content)
    }
    case 'test-page':
      return data<PageContent>({ kind: 'test-page' })
    case 'invalid':
    case 'none': {
      const isTour = reading.kind === 'invalid' && reading.type === 'tour-guide'
      const title = isTour ? copy.errors.tourGuideTitle : copy.errors.title
      const message = reading.kind === 'invalid' ? reading.message : ''
      return data<PageContent>({ kind: 'invalid', title, message }, { status: 404 })
    }
  }
}

async function visibleClaim({ queryGraph }: SenebLoadContext): Promise<VisibleClaim | undefined> {
  const reading = await queryGraph(ReferralClaimDocument, {}, claimTimeoutMs)
  const found = reading.data?.savingsClaim
  if (!found?.claim) return undefined
  return { claim: found.claim, evidence: found.evidence }
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

/** A referral link that stays on its page (ROUTE-05..07). */
export default function ReferPage() {
  const content = useLoaderData<typeof loader>()
  return (
    <>
      <HeaderGround />
      {content.kind === 'link' && <LinkView key={content.link.path} {...content} />}
      {content.kind === 'test-page' && <TestView />}
      {content.kind === 'invalid' && <NoticeCard isError title={content.title} lines={[content.message]} />}
    </>
  )
}

function LinkView({ link, claim }: { readonly link: ReferralLink; readonly claim: VisibleClaim | undefined }) {
  const [isVisible, setVisible] = useState(false)
  const { error, referralType, referrerName } = useReferral()
  useProcessReferral(link, () => setVisible(true))
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), loadingTimeoutMs)
    return () => clearTimeout(timer)
  }, [])

  const isTourGuide = (referralType ?? link.type) === 'tour-guide'
  if (!isVisible) return <ReferralLoading />
  if (error === undefined) return <WelcomeCard isTourGuide={isTourGuide} referrerName={referrerName} claim={claim} />
  return (
    <NoticeCard
      isError
      title={link.type === 'tour-guide' ? copy.errors.tourGuideTitle : copy.errors.title}
      lines={[error]}
    />
  )
}

/** The page without a code (REF-10, REF-37, REF-39, REF-40, D-10). */
function TestView() {
  useEffect(() => showToast(copy.test.toast), [])
  return <NoticeCard title={copy.test.title} lines={copy.test.lines} />
}
