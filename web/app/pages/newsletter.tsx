import { classNames } from '@seneb/ui/class-names'
import { data, useActionData, type ActionFunctionArgs, type MetaArgs } from 'react-router-dom'

import LetterReceived from '../art/letter-received.svg?react'
import { NewsletterView } from '../features/newsletter/newsletter-view.js'
import { newsletterFormCopy as formCopy } from '../features/newsletter/newsletter-form.copy.js'
import { subscribeOutcomeOf } from '../features/newsletter/newsletter-outcome.js'
import { newsletterDefinition } from '../features/newsletter/newsletter.definition.js'
import { newsletterCopy as copy } from '../features/newsletter/newsletter.copy.js'
import { handleForm, readForm, statusOf } from '../forms/handle-form.server.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { siteOriginOf } from '../root-data.js'
import { HeaderGround } from '../shell/page-band.js'
import { pageHead } from '../seo/page-head.js'

/** Handles the footer's form sent without JavaScript (NEWS-04). */
export async function action({ request, context }: ActionFunctionArgs<SenebLoadContext>) {
  const { outcome } = await handleForm(newsletterDefinition, await readForm(request), context)
  return data(subscribeOutcomeOf(outcome), { status: statusOf(outcome) })
}

export function meta({ matches }: MetaArgs) {
  const { description, title } = copy.page
  return pageHead({ title, description, path: '/newsletter', origin: siteOriginOf(matches), indexed: false })
}

/**
 * Shows the result for an address sent without a script. The form itself is in the footer of this page, as on every
 * other.
 */
export default function NewsletterPage() {
  const outcome = useActionData<typeof action>()
  const { title, description } = outcome
    ? formCopy.toasts[outcome]
    : { title: copy.page.title, description: copy.page.text }
  return (
    <>
      <HeaderGround />
      <NewsletterView
        title={title}
        text={description}
        art={
          <LetterReceived className={classNames('w-full rounded-panel', outcome !== 'subscribed' && 'art-unticked')} />
        }
      />
    </>
  )
}
