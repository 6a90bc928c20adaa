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

import { LetterReceived } from '../art/letter-received.js'
import { confirmByLink, outcomeBeforeAsking, statusOf } from '../features/newsletter/answer-newsletter.server.js'
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
  const outcome = await confirmByLink(params['token'], context.askGraph)
  return data(outcome, { status: statusOf[outcome] })
}

export function meta({ matches }: MetaArgs) {
  const { description, pageTitle } = copy.confirm
  return pageHead({ title: pageTitle, description, path: '/newsletter', origin: siteOriginOf(matches), indexed: false })
}

/**
 * Where the confirmation mail leads (D-16). Opening it changes nothing, with or without a script, because programs that
 * check links open them too, and some run scripts; a person presses the button.
 */
export default function ConfirmNewsletterPage() {
  const known = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>() ?? known
  const isWorking = useNavigation().state !== 'idle'

  return (
    <>
      <HeaderGround />
      <NewsletterView
        {...(outcome ? copy.outcomes[outcome] : copy.confirm)}
        art={
          <LetterReceived
            isTicked={outcome === 'confirmed' || outcome === 'confirmed-before'}
            className="w-full rounded-panel"
          />
        }
      >
        {!outcome || canTryAgain(outcome) ? (
          <Form method="post">
            <Button variant="brand" type="submit" disabled={isWorking}>
              {isWorking ? copy.working : outcome ? copy.tryAgain : copy.confirm.action}
            </Button>
          </Form>
        ) : undefined}
      </NewsletterView>
    </>
  )
}
