import { ButtonLink } from '@seneb/ui/button-link'
import { useEffect, useRef } from 'react'
import {
  data,
  Link,
  useActionData,
  useLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router-dom'

import { changeByLink, consentsOf, statusOf } from '../features/consents/change-consents.server.js'
import { ConsentCard } from '../features/consents/consent-card.js'
import { consentsCopy as copy } from '../consents/consents.copy.js'
import { readForm } from '../forms/handle-form.server.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { siteOriginOf } from '../root-data.js'
import { pageHead } from '../seo/page-head.js'
import { HeaderGround } from '../shell/page-band.js'

export async function loader({ params, context }: LoaderFunctionArgs<SenebLoadContext>) {
  const outcome = await consentsOf(params['token'], context.queryGraph)
  return data(outcome, { status: statusOf[outcome.kind] })
}

export async function action({ request, params, context }: ActionFunctionArgs<SenebLoadContext>) {
  const form = await readForm(request)
  const outcome = await changeByLink({ token: params['token'], form }, context.queryGraph)
  return data(outcome, { status: statusOf[outcome.kind] })
}

/** Prevents intermediate caches from storing one person's consents. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta({ matches }: MetaArgs) {
  const { description, pageTitle } = copy
  return pageHead({ title: pageTitle, description, path: '/', origin: siteOriginOf(matches), indexed: false })
}

/**
 * Target of a receipt's link (TRIP-26, TRIP-54, LEGAL-05): the consents given, with a plain form for each. Opening it
 * changes nothing, because link checkers open it too. Withdrawing asks for confirmation first, and can be undone for
 * seven days, even without a script.
 */
export default function ConsentsPage() {
  const loaded = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>()
  const outcome = done ?? loaded
  const consents = 'consents' in outcome ? outcome.consents : 'consents' in loaded ? loaded.consents : []
  const hasEnded = consents.some(({ effect, withdrawnAt }) => effect === 'enquiry-ended' && withdrawnAt)
  const reference = consents.find((consent) => consent.reference)?.reference
  const [search] = useSearchParams()
  const purposeToWithdraw = done ? undefined : search.get('withdraw')
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves focus to the result at the top of the page, as the pressed button may be further down.
  useEffect(() => {
    if (done) heading.current?.focus()
  }, [done])
  const { title, text } = outcome.kind === 'shown' ? { title: copy.title, text: copy.lead } : copy[outcome.kind]
  return (
    <>
      <HeaderGround />
      <div className="wrap max-w-3xl py-12 md:py-16">
        <div aria-live="polite">
          <h1 ref={heading} tabIndex={-1} className="title-2 scroll-mt-28 outline-none">
            {title}
          </h1>
          <p className="lead mt-4">{text}</p>
          {reference && (
            <p className="mt-2 font-semibold">
              {copy.about} <span className="whitespace-nowrap">{reference}</span>.
            </p>
          )}
        </div>
        {consents.length > 0 ? (
          <>
            <ul className="mt-10 grid gap-6">
              {consents.map((consent) => (
                <li key={consent.purpose}>
                  <ConsentCard
                    consent={consent}
                    hasEnded={hasEnded}
                    isRequested={purposeToWithdraw === consent.purpose}
                  />
                </li>
              ))}
            </ul>
            <Limits />
          </>
        ) : (
          <ButtonLink variant="brand" to="/" className="mt-8">
            {copy.home}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

function Limits() {
  const { items, title } = copy.limits
  return (
    <section aria-labelledby="limits" className="mt-12">
      <h2 id="limits" className="text-[min(1.375rem,8vw)]">
        {title}
      </h2>
      <ul className="mt-3 list-disc space-y-2 ps-5 text-ink-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Link to="/privacy-policy" className="mt-4 inline-flex min-h-12 items-center underline underline-offset-4">
        {copy.policy}
      </Link>
    </section>
  )
}
