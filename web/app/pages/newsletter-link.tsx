import { Button } from '@seneb/ui/button'
import { classNames } from '@seneb/ui/class-names'
import { lazyComponent } from '@seneb/ui/lazy-part'
import { Suspense } from 'react'
import {
  data,
  Form,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router-dom'

import LetterReceived from '../art/letter-received.svg?react'
import {
  confirmByLink,
  outcomeBeforeRequest,
  statusOf,
  unsubscribeByLink,
} from '../features/newsletter/newsletter-links.server.js'
import { canTryAgain } from '../features/newsletter/newsletter-outcome.js'
import { NewsletterView } from '../features/newsletter/newsletter-view.js'
import { newsletterCopy as copy } from '../features/newsletter/newsletter.copy.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { siteOriginOf } from '../root-data.js'
import { pageHead } from '../seo/page-head.js'
import { HeaderGround } from '../shell/page-band.js'

/** Returns the purpose of a newsletter mail's link, by its address. */
function purposeOf(pathname: string): 'confirm' | 'unsubscribe' {
  return pathname.includes('/unsubscribe/') ? 'unsubscribe' : 'confirm'
}

export function loader({ params }: LoaderFunctionArgs<SenebLoadContext>) {
  const outcome = outcomeBeforeRequest(params['token'])
  return data(outcome, { status: outcome ? statusOf[outcome] : 200 })
}

export async function action({ params, context, request }: ActionFunctionArgs<SenebLoadContext>) {
  const submit = purposeOf(new URL(request.url).pathname) === 'confirm' ? confirmByLink : unsubscribeByLink
  const outcome = await submit(params['token'], context.queryGraph)
  return data(outcome, { status: statusOf[outcome] })
}

export function meta({ location, matches }: MetaArgs) {
  const { description, pageTitle } = copy[purposeOf(location.pathname)]
  return pageHead({ title: pageTitle, description, path: '/newsletter', origin: siteOriginOf(matches), indexed: false })
}

const QuietHarbour = lazyComponent(async () => (await import('../art/quiet-harbour.svg?react')).default)

/**
 * Target of newsletter mail links: confirming a subscription (D-16) and unsubscribing. Opening one changes nothing,
 * with or without a script, because link checkers open them too; a person presses the button. Mail programs use a
 * separate address to unsubscribe (RFC 8058).
 */
export default function NewsletterLinkPage() {
  const purpose = purposeOf(useLocation().pathname)
  const loaded = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>() ?? loaded
  const isWorking = useNavigation().state !== 'idle'
  const isTicked = outcome === 'confirmed' || outcome === 'confirmed-before'
  return (
    <>
      <HeaderGround />
      <NewsletterView
        {...(outcome ? copy.outcomes[outcome] : copy[purpose])}
        art={
          purpose === 'confirm' ? (
            <LetterReceived className={classNames('w-full rounded-panel', !isTicked && 'art-unticked')} />
          ) : (
            <Suspense>
              <QuietHarbour className="w-full rounded-panel" />
            </Suspense>
          )
        }
      >
        {!outcome || canTryAgain(outcome) ? (
          <Form method="post">
            <Button variant="brand" type="submit" disabled={isWorking}>
              {isWorking ? copy.working : outcome ? copy.tryAgain : copy[purpose].action}
            </Button>
          </Form>
        ) : undefined}
      </NewsletterView>
    </>
  )
}
