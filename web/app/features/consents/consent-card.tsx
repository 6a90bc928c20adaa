import { agreementMethodLabels } from '@seneb/contracts/vocabulary/partner-enquiries'
import { Button } from '@seneb/ui/button'
import { useEffect, useRef } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router-dom'

import { staysInPlace } from '../../shell/scroll-memory.js'
import { dayOf } from '../../ui/figures.js'
import type { VisibleConsent } from './consents-outcome.js'
import { consentsCopy as copy } from '../../consents/consents.copy.js'

interface ConsentCardProps {
  readonly consent: VisibleConsent
  /** True when the enquiry that it was given with has ended. */
  readonly hasEnded: boolean
  /** True when the card asks the person to confirm the withdrawal. */
  readonly isRequested: boolean
}

/**
 * One consent: its text, its date, and a button that withdraws it, or the effect of a withdrawal and a button that
 * undoes it.
 */
export function ConsentCard({ consent, hasEnded, isRequested }: ConsentCardProps) {
  const { effect, givenAt, purpose, undoUntil, withdrawnAt } = consent
  const effectCopy = copy.effects[effect]
  const until = undoUntil ? dayOf(undoUntil.slice(0, 10)) : undefined
  const did = hasEnded && effect !== 'enquiry-ended' ? copy.endedWithEnquiry : effectCopy?.did(until)
  const id = `consent-${purpose}`
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface p-[min(1.5rem,6vw)] md:p-8">
      <h2 id={id} className="text-[min(1.375rem,8vw)]">
        {copy.purposes[purpose] ?? copy.otherPurpose}
      </h2>
      <AgreementLine consent={consent} />
      <p className="mt-3 text-[0.9375rem] text-ink-2">
        {copy.givenOn} <Day at={givenAt} /> ({versionText(consent)})
        {withdrawnAt && (
          <>
            {'. '}
            <strong className="text-ink">
              {copy.withdrawnOn} <Day at={withdrawnAt} />
            </strong>
          </>
        )}
      </p>
      {effectCopy && <p className="mt-4">{withdrawnAt ? did : effectCopy.willDo}</p>}
      {effectCopy &&
        !withdrawnAt &&
        (isRequested ? <WithdrawalConfirmation consent={consent} /> : <ConsentPrompt {...{ purpose, effectCopy }} />)}
      {until && <Undo purpose={purpose} until={until} />}
    </section>
  )
}

/** Shows our text verbatim; for a partner's text, which we do not have, names the partner. */
function AgreementLine({ consent: { agreedWith, agreementWay, text } }: Pick<ConsentCardProps, 'consent'>) {
  if (!agreedWith) return <blockquote className="mt-3 border-s-4 border-line ps-4 text-ink-2">{text}</blockquote>
  return <p className="mt-3">{copy.agreedWith(agreedWith, agreementMethodLabels[agreementWay ?? ''] ?? '')}</p>
}

function versionText({ agreedWith, textVersion }: VisibleConsent): string {
  if (agreedWith) return copy.versionOf(agreedWith, textVersion)
  return `${copy.textOf} ${/^\d{4}-\d{2}-\d{2}$/.test(textVersion) ? dayOf(textVersion) : textVersion}`
}

function Day({ at }: { readonly at: string }) {
  return <time dateTime={at}>{dayOf(at.slice(0, 10))}</time>
}

interface ConsentPromptProps {
  readonly purpose: string
  readonly effectCopy: { readonly action: string }
}

/** Opens the confirmation, so that a single press withdraws nothing. */
function ConsentPrompt({ purpose, effectCopy }: ConsentPromptProps) {
  const { pathname } = useLocation()
  return (
    <Form method="get" action={pathname} state={staysInPlace} className="mt-5">
      <input type="hidden" name="withdraw" value={purpose} />
      <Button type="submit" variant="outline">
        {effectCopy.action}
      </Button>
    </Form>
  )
}

function WithdrawalConfirmation({ consent: { purpose, reference } }: Pick<ConsentCardProps, 'consent'>) {
  const { pathname } = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="mt-5 rounded-card border-2 border-brand bg-tint p-[min(1.25rem,5vw)]">
      <h3 ref={title} tabIndex={-1} className="scroll-mt-28 text-[1.1875rem] outline-none">
        {copy.confirmation.title(reference ?? null)}
      </h3>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ActionButton purpose={purpose} action="withdraw" label={copy.confirmation.yes} />
        <Link
          to={pathname}
          state={staysInPlace}
          className="inline-flex min-h-12 items-center font-medium underline underline-offset-4"
        >
          {copy.confirmation.no}
        </Link>
      </div>
    </div>
  )
}

function Undo({ purpose, until }: { readonly purpose: string; readonly until: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="font-semibold">{copy.undo(until)}</p>
      <ActionButton purpose={purpose} action="undo" label={copy.undoAction} />
    </div>
  )
}

interface ActionProps {
  readonly purpose: string
  readonly action: 'withdraw' | 'undo'
  readonly label: string
}

function ActionButton({ action, purpose, label }: ActionProps) {
  const { pathname } = useLocation()
  const { formData, state } = useNavigation()
  const isWorking = state !== 'idle'
  const isPressed = isWorking && formData?.get('purpose') === purpose && formData.get('act') === action
  return (
    <Form method="post" action={pathname}>
      <input type="hidden" name="purpose" value={purpose} />
      <input type="hidden" name="act" value={action} />
      <Button type="submit" variant="outline" disabled={isWorking}>
        {isPressed ? copy.working : label}
      </Button>
    </Form>
  )
}
