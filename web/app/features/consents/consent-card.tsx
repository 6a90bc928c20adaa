import { Form, useNavigation } from 'react-router-dom'

import { Button } from '../../ui/button.js'
import { dayOf } from '../../ui/figures.js'
import type { ShownConsent } from './consents-outcome.js'
import { consentsCopy as copy } from './consents.copy.js'

interface ConsentCardProps {
  readonly consent: ShownConsent
  /** True once the enquiry it was given with is deleted. */
  readonly hasEnded: boolean
}

/** One consent: its words, when it was given, and the button that withdraws it or what that did. */
export function ConsentCard({ consent, hasEnded }: ConsentCardProps) {
  const { effect, givenAt, purpose, text, textVersion, withdrawnAt } = consent
  const words = copy.effects[effect]
  const did = hasEnded && effect !== 'enquiry-ended' ? copy.endedWithEnquiry : words?.did
  const id = `consent-${purpose}`
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface p-[min(1.5rem,6vw)] md:p-8">
      <h2 id={id} className="text-[min(1.375rem,8vw)]">
        {copy.purposes[purpose] ?? copy.otherPurpose}
      </h2>
      <blockquote className="mt-3 border-s-4 border-line ps-4 text-ink-2">{text}</blockquote>
      <p className="mt-3 text-[0.9375rem] text-ink-2">
        {copy.givenOn} <Day at={givenAt} /> ({copy.textOf} {textVersion})
        {withdrawnAt && (
          <>
            {'. '}
            <strong className="text-ink">
              {copy.withdrawnOn} <Day at={withdrawnAt} />
            </strong>
          </>
        )}
      </p>
      {words && <p className="mt-4">{withdrawnAt ? did : words.willDo}</p>}
      {words && !withdrawnAt && <WithdrawButton purpose={purpose} words={words.action} />}
    </section>
  )
}

function Day({ at }: { readonly at: string }) {
  return <time dateTime={at}>{dayOf(at.slice(0, 10))}</time>
}

function WithdrawButton({ purpose, words }: { readonly purpose: string; readonly words: string }) {
  const { formData, state } = useNavigation()
  const isWorking = state !== 'idle'
  const isPressed = isWorking && formData?.get('purpose') === purpose
  return (
    <Form method="post" className="mt-5">
      <input type="hidden" name="purpose" value={purpose} />
      <Button type="submit" variant="outline" disabled={isWorking}>
        {isPressed ? copy.working : words}
      </Button>
    </Form>
  )
}
