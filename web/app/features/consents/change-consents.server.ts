import { linkToken } from '@seneb/contracts/forms/link-token'

import {
  GivenConsentsDocument,
  RestoreConsentDocument,
  WithdrawConsentDocument,
} from '../../graph/generated/graphql.js'
import { textOf } from '../../forms/form-definition.js'
import type { RequestGraph } from '../../graph/load-context.js'
import { changedOutcomeOf, visibleOutcomeOf, type ConsentsOutcome } from './consents-outcome.js'

/** HTTP status for each outcome of a link. */
export const statusOf: Readonly<Record<ConsentsOutcome['kind'], number>> = {
  shown: 200,
  withdrawn: 200,
  restored: 200,
  'link-invalid': 404,
  limited: 429,
  failed: 503,
}

/** Returns the consents given with a link's enquiry; reading changes nothing (TRIP-26). */
export async function consentsOf(token: string | undefined, requestGraph: RequestGraph): Promise<ConsentsOutcome> {
  if (token === undefined || !linkToken().isValidSync(token)) return { kind: 'link-invalid' }
  const reading = await requestGraph(GivenConsentsDocument, { token })
  return reading.unavailable ? { kind: 'failed' } : visibleOutcomeOf(reading.data)
}

interface Pressed {
  readonly token: string | undefined
  readonly form: FormData
}

/** Withdraws the consent that the pressed button names, or restores it (TRIP-26, LEGAL-05). */
export async function changeByLink({ form, token }: Pressed, requestGraph: RequestGraph): Promise<ConsentsOutcome> {
  const purpose = textOf(form, 'purpose')
  if (textOf(form, 'act') === 'undo') {
    const reading = await requestGraph(RestoreConsentDocument, { token, purpose })
    return reading.unavailable ? { kind: 'failed' } : changedOutcomeOf(reading.data.restoreConsent)
  }
  const reading = await requestGraph(WithdrawConsentDocument, { token, purpose })
  return reading.unavailable ? { kind: 'failed' } : changedOutcomeOf(reading.data.withdrawConsent)
}
