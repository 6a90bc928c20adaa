import { Button } from '@seneb/ui/button'
import {
  data,
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router-dom'

import { QuietHarbour } from '../art/quiet-harbour.js'
import { outcomeBeforeAsking, statusOf, unsubscribeByLink } from '../features/newsletter/answer-newsletter.server.js'
import { canTryAgain } from '../features/newsletter/newsletter-outcome.js'
import { NewsletterView } from '../features/newsletter/newsletter-view.js'
import { newsletterCopy as copy } from '../features/newsletter/newsletter.copy.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { siteOriginOf } from '../root-data.js'
import { HeaderGround } from '../shell/page-band.js'
import { pageHead } from '../seo/page-head.js'

export function loader({ params }: LoaderFunctionArgs<SenebLoadContext>) {
  const outcome = outcomeBeforeAsking(params['token'])
  return data(outcome, { status: outcome ? statusOf[outcome] : 200 })
}

export async function action({ params, context }: ActionFunctionArgs<SenebLoadContext>) {
  const outcome = await unsubscribeByLink(params['token'], context.askGraph)
  return data(outcome, { status: statusOf[outcome] })
}

export function meta({ matches }: MetaArgs) {
  const { description, pageTitle } = copy.unsubscribe
  return pageHead({ title: pageTitle, description, path: '/newsletter', origin: siteOriginOf(matches), indexed: false })
}

/**
 * Where the way out in every newsletter mail leads. Opening it changes nothing, because programs that check links open
 * them too; one press ends the subscription. Mail programs have an address of their own (RFC 8058).
 */
export default function UnsubscribeNewsletterPage() {
  const known = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>() ?? known
  const isWorking = useNavigation().state !== 'idle'
  return (
    <>
      <HeaderGround />
      <NewsletterView
        {...(outcome ? copy.outcomes[outcome] : copy.unsubscribe)}
        art={<QuietHarbour className="w-full rounded-panel" />}
      >
        {!outcome || canTryAgain(outcome) ? (
          <Form method="post">
            <Button variant="brand" type="submit" disabled={isWorking}>
              {isWorking ? copy.working : outcome ? copy.tryAgain : copy.unsubscribe.action}
            </Button>
          </Form>
        ) : undefined}
      </NewsletterView>
    </>
  )
}
