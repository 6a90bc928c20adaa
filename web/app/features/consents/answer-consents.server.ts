import { linkToken } from '@seneb/contracts/forms/link-token'

import { GivenConsentsDocument, WithdrawConsentDocument } from '../../graph/generated/operations.js'
import type { AskGraph } from '../../graph/load-context.js'
import { shownOutcomeOf, withdrawnOutcomeOf, type ConsentsOutcome } from './consents-outcome.js'

/** HTTP's word for each outcome of a link. */
export const statusOf: Readonly<Record<ConsentsOutcome['kind'], number>> = {
  shown: 200,
  withdrawn: 200,
  'link-invalid': 404,
  limited: 429,
  failed: 503,
}

/** What was agreed to with the enquiry of a link; looking changes nothing (TRIP-26). */
export async function consentsOf(token: string | undefined, askGraph: AskGraph): Promise<ConsentsOutcome> {
  if (token === undefined || !linkToken().isValidSync(token)) return { kind: 'link-invalid' }
  const reading = await askGraph(GivenConsentsDocument, { token })
  return reading.unavailable ? { kind: 'failed' } : shownOutcomeOf(reading.data)
}

/** Withdraws the consent that the pressed button names (TRIP-26, LEGAL-05). */
export async function withdrawByLink(
  { purpose, token }: { readonly token: string | undefined; readonly purpose: FormDataEntryValue | null },
  askGraph: AskGraph,
): Promise<ConsentsOutcome> {
  const reading = await askGraph(WithdrawConsentDocument, {
    token,
    purpose: typeof purpose === 'string' ? purpose : '',
  })
  return reading.unavailable ? { kind: 'failed' } : withdrawnOutcomeOf(reading.data)
}
