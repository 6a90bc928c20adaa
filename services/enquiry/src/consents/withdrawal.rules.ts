import type { Output } from '@seneb/contracts/define'
import type { ListConsents, withdrawalEffects } from '@seneb/contracts/messages/enquiry/consent.messages'
import { consentPurposes, type ConsentPurpose } from '@seneb/contracts/vocabulary/consent-texts'
import { allConsentTexts } from '@seneb/contracts/vocabulary/earlier-consent-texts'

import type { Consent } from './consent.entity.js'
import { carriedConsent } from './consent.rules.js'

type Effect = (typeof withdrawalEffects)[number]
type ListedConsent = Output<typeof ListConsents>['consents'][number]

/** A newly added purpose does not compile until its withdrawal effect is defined here. */
const effects: Readonly<Record<ConsentPurpose, Effect>> = {
  'personal-data': 'enquiry-ended',
  'consultation-terms': 'enquiry-ended',
  'health-data': 'health-erased',
  'plan-draft': 'draft-erased',
}

/** Consents required before an enquiry is accepted come first. */
const inOrder: readonly string[] = ['personal-data', 'consultation-terms', 'plan-draft', 'health-data']

/** Returns the effect that withdrawing a consent has on its enquiry (TRIP-26, LEGAL-05). */
export function effectOf(purpose: string): Effect {
  return effects[purposeOf(purpose)]
}

/** A withdrawal that can still be undone. */
interface Pending {
  readonly effect: Effect
  readonly withdrawn_at: Date
  readonly erase_at: Date
}

interface About {
  readonly reference?: string
  readonly pending: readonly Pending[]
}

/** Returns the consents of one link as their person reads them. */
export function givenConsents(consents: readonly Consent[], { pending, reference }: About): ListedConsent[] {
  const isEnded = pending.some(({ effect }) => effect === 'enquiry-ended')
  return consents
    .toSorted((a, b) => inOrder.indexOf(a.purpose) - inOrder.indexOf(b.purpose))
    .map((consent) => ({
      ...carriedConsent(consent),
      purpose: purposeOf(consent.purpose),
      text: textOf(consent),
      withdrawnAt: consent.withdrawn_at?.toISOString(),
      effect: effectOf(consent.purpose),
      reference,
      undoUntil: undoUntilOf(consent, isEnded, pending),
    }))
}

/**
 * Returns the time until which a withdrawal can be undone. Withdrawals made before the enquiry ended can be undone only
 * after the enquiry is restored.
 */
function undoUntilOf(
  consent: Pick<Consent, 'purpose' | 'withdrawn_at'>,
  isEnded: boolean,
  pending: readonly Pending[],
): string | undefined {
  const effect = effectOf(consent.purpose)
  if (!consent.withdrawn_at || (isEnded && effect !== 'enquiry-ended')) return undefined
  return pending.find((one) => one.effect === effect)?.erase_at.toISOString()
}

/**
 * Returns the consents that a restored withdrawal reactivates: those that it
 * ended, except the consent to an AI draft, which is already erased.
 */
export function returningWith({ effect, withdrawn_at: at }: Pending, all: readonly Consent[]): readonly Consent[] {
  const endedAtThatTime = all.filter(({ withdrawn_at }) => withdrawn_at?.getTime() === at.getTime())
  const isComplete = effect === 'enquiry-ended'
  return endedAtThatTime.filter(
    ({ purpose }) => effectOf(purpose) === effect || (isComplete && purpose === 'health-data'),
  )
}

/** Enquiry that a consent was given with. */
export interface EnquiryOfConsent {
  readonly kind: 'trip-plan' | 'consultation'
  readonly id: string
}

/** Enquiry of a consent that is in force. */
export function enquiryOf({ consultation_id, trip_plan_id }: Consent): EnquiryOfConsent {
  if (trip_plan_id) return { kind: 'trip-plan', id: trip_plan_id }
  if (consultation_id) return { kind: 'consultation', id: consultation_id }
  throw new Error('a consent that holds has no enquiry')
}

/** Returns the consents that end with this one: all when the enquiry ends, else only this one. */
export function endingWith(consent: Consent, all: readonly Consent[]): readonly Consent[] {
  const ending = effectOf(consent.purpose) === 'enquiry-ended' ? all : [consent]
  return ending.filter(({ withdrawn_at }) => !withdrawn_at)
}

function purposeOf(purpose: string): ConsentPurpose {
  const match = consentPurposes.find((one) => one === purpose)
  if (!match) throw new Error(`a consent was stored for "${purpose}", which is no purpose`)
  return match
}

/** Returns one of our own texts; a partner's text is stored by the partner. */
function textOf({ agreed_with, purpose, text_version: version }: Consent): string | undefined {
  if (agreed_with) return undefined
  const found = allConsentTexts.find((text) => text.purpose === purpose && text.version === version)
  if (!found) throw new Error(`no consent text for "${purpose}" has the version ${version}`)
  return found.text
}
