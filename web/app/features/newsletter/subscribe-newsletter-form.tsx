import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import { Button } from '@seneb/ui/button'
import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react'

import { consumeRequestId } from '../../graph/last-request.js'
import { Honeypot, useBotSignals, type BotSignals } from '../../forms/bot-signals.js'
import { ShownVersions } from '../../forms/shown-versions.js'
import { showToast } from '../../ui/toast.js'
import { looksLikeAddress, type SubscribeOutcome } from './newsletter-outcome.js'
import { newsletterFormCopy } from './newsletter-form.copy.js'

const copy = newsletterFormCopy.form
const heading = 'font-sans text-[0.9375rem] font-semibold tracking-normal text-gold-300'

interface SubscribeNewsletterFormProps {
  readonly className?: string
  /** Versions of the legal documents that the page links; undefined when they were unavailable. */
  readonly legalVersions: LegalVersionsShown | undefined
}

/**
 * Newsletter form (SHELL-11, NEWS-02, NEWS-03): a toast reports the outcome, and a line at the field keeps showing it.
 * Without JavaScript it is a plain form handled by `/newsletter`. Phones show it folded (controls.css).
 */
export function SubscribeNewsletterForm({ className, legalVersions }: SubscribeNewsletterFormProps) {
  const { website, botSignals } = useBotSignals()
  const { submit, input, outcome, isSubmitting } = useSubscribe(botSignals, legalVersions)
  const id = useId()
  return (
    <form
      method="post"
      action="/newsletter"
      noValidate
      onSubmit={submit}
      aria-labelledby={`${id}-title`}
      className={className}
    >
      <Honeypot website={website} />
      <ShownVersions legalVersions={legalVersions} />
      <h2 id={`${id}-title`} className={`instead-of-summary ${heading}`}>
        {copy.title}
      </h2>
      <details className="folded-on-phones group">
        <summary className="flex min-h-12 items-center justify-between gap-4">
          <span className={heading}>{copy.title}</span>
          <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <AddressField {...{ id, input, outcome, isSubmitting }} />
      </details>
    </form>
  )
}

interface AddressFieldProps {
  readonly id: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly outcome: SubscribeOutcome | undefined
  readonly isSubmitting: boolean
}

function AddressField({ id, input, outcome, isSubmitting }: AddressFieldProps) {
  return (
    <>
      <p id={`${id}-hint`} className="text-[0.9375rem] text-nile-200 sm:mt-2">
        {copy.hint}
      </p>
      <label htmlFor={id} className="mt-4 block text-[0.9375rem] font-semibold">
        {copy.email}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          ref={input}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          disabled={isSubmitting}
          aria-invalid={isRejection(outcome) || undefined}
          aria-describedby={`${id}-hint${outcome ? ` ${id}-outcome` : ''}`}
          className="min-h-13 min-w-0 flex-1 basis-56 rounded-full border-[1.5px] border-white/55 bg-white/8 px-5 text-[1.0625rem] text-white disabled:opacity-60 aria-invalid:border-2 aria-invalid:border-gold-300"
        />
        <Button type="submit" variant="deep" disabled={isSubmitting} className="shrink-0">
          {isSubmitting ? copy.submitting : copy.submit}
        </Button>
      </div>
      {outcome && <OutcomeLine id={`${id}-outcome`} outcome={outcome} />}
    </>
  )
}

function OutcomeLine({ id, outcome }: { readonly id: string; readonly outcome: SubscribeOutcome }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [outcome])
  const isRejected = isRejection(outcome)
  const Icon = isRejected ? CircleAlert : CircleCheck
  return (
    <p
      ref={line}
      id={id}
      data-uncovered
      className={`mt-2.5 flex gap-2 text-[0.9375rem] ${isRejected ? 'font-medium text-gold-300' : 'text-sand-100'}`}
    >
      <Icon aria-hidden size={18} className="mt-1 shrink-0" />
      {newsletterFormCopy.toasts[outcome].description}
    </p>
  )
}

const isRejection = (outcome: SubscribeOutcome | undefined) => outcome === 'invalid' || outcome === 'failed'

function useSubscribe(botSignals: () => Promise<BotSignals>, legalVersions: LegalVersionsShown | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<SubscribeOutcome>()
  const [isSubmitting, setSubmitting] = useState(false)

  const showOutcome = (result: SubscribeOutcome): void => {
    setOutcome(result)
    const requestId = result === 'failed' ? consumeRequestId() : undefined
    showToast({ ...newsletterFormCopy.toasts[result], about: copy.title, requestId })
    if (!isRejection(result) && input.current) input.current.value = ''
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const email = input.current?.value ?? ''
    if (isSubmitting) return
    if (!looksLikeAddress(email)) {
      showOutcome('invalid')
      return
    }
    setSubmitting(true)
    void send(email, botSignals, legalVersions).then((result) => {
      setSubmitting(false)
      showOutcome(result)
    })
  }
  return { submit, input, outcome, isSubmitting }
}

/**
 * Loads the form's definition and the graph client with the first submission, because they are larger than the page.
 */
async function send(
  email: string,
  botSignals: () => Promise<BotSignals>,
  legalVersions: LegalVersionsShown | undefined,
): Promise<SubscribeOutcome> {
  try {
    const { sendNewsletter } = await import('./send-newsletter.js')
    return await sendNewsletter(email, { botSignals: await botSignals(), legalVersions })
  } catch {
    return 'failed'
  }
}
