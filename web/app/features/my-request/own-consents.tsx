import { agreementMethodLabels } from '@seneb/contracts/vocabulary/partner-enquiries'

import { dayOf } from '../../ui/figures.js'
import { consentsCopy } from '../../consents/consents.copy.js'
import { ActForm, FoldedAct, useFailedAct } from './act-form.js'
import { Block } from './block.js'
import { requestDetailsCopy } from './my-request-details.copy.js'
import type { ShownRequest } from './read-my-request.server.js'

const copy = requestDetailsCopy.consents

type Consent = NonNullable<ShownRequest['consents']>[number]

/** Consents that were given with the request, each with its withdrawal, and its reversal while that is possible. */
export function OwnConsents({ consents }: { readonly consents: readonly Consent[] }) {
  if (consents.length === 0) return null
  return (
    <Block id="consents" title={copy.title}>
      <ul className="mt-4 grid gap-6">
        {consents.map((consent) => (
          <OwnConsent key={consent.purpose} consent={consent} />
        ))}
      </ul>
    </Block>
  )
}

function OwnConsent({ consent }: { readonly consent: Consent }) {
  const { agreedWith, agreementWay, effect, givenAt, purpose, text, undoUntil, withdrawnAt } = consent
  const effectCopy = consentsCopy.effects[effect]
  const failed = useFailedAct('withdraw-consent', purpose)
  return (
    <li className="border-t border-line pt-4">
      <h3 className="text-[1.0625rem]">{consentsCopy.purposes[purpose] ?? consentsCopy.otherPurpose}</h3>
      {agreedWith && (
        <p className="mt-2">{consentsCopy.agreedWith(agreedWith, agreementMethodLabels[agreementWay ?? ''] ?? '')}</p>
      )}
      {text && <blockquote className="mt-2 border-s-4 border-line ps-4 text-ink-2">{text}</blockquote>}
      <p className="mt-2 text-[0.9375rem] text-ink-2">
        {copy.givenOn(dayOf(givenAt.slice(0, 10)))}
        {withdrawnAt && `. ${copy.withdrawnOn(dayOf(withdrawnAt.slice(0, 10)))}`}
      </p>
      {!withdrawnAt && effectCopy && (
        <FoldedAct title={effectCopy.action} isOpen={failed !== undefined}>
          <p className="mb-4">{effectCopy.willDo}</p>
          <ActForm act="withdraw-consent" about={purpose} submit={copy.yes} />
        </FoldedAct>
      )}
      {withdrawnAt && undoUntil && (
        <div className="mt-3">
          <p className="font-semibold">{copy.undoUntil(dayOf(undoUntil.slice(0, 10)))}</p>
          <ActForm act="restore-consent" about={purpose} submit={copy.undo} className="mt-3" />
        </div>
      )}
    </li>
  )
}
