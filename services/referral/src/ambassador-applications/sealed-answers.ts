import type { AmbassadorApplicationForm } from '@seneb/contracts/forms/ambassador-application.form'
import type { Sealing } from '@seneb/platform/sealing'

import type { ReferralCtx } from '../referral-ctx.js'
import { maskedNumber, type SealedReplies } from './ambassador-application.rules.js'

/**
 * Encrypted answers of an application, as its reviewer sees them; the number of the identity document is masked (D-42).
 */
export interface ReviewedReplies {
  readonly idNumberMasked: string
  /** Absent in applications submitted before it was encrypted. */
  readonly phoneNumber?: string
  readonly additionalNotes?: string
}

type Column = 'phone_number' | 'additional_notes'

/** Each value is bound to the application, and values under the same key to their column too. */
const boundTo = (id: string, column: Column) => `${id} ${column}`

/**
 * Encrypts the number of the identity document with the documents' key, telephone number and notes with the service's
 * own.
 */
export function sealReplies(
  { additionalNotes, nationalId, phoneNumber }: AmbassadorApplicationForm,
  id: string,
  { atRest, sealing }: Pick<ReferralCtx, 'atRest' | 'sealing'>,
): SealedReplies {
  const seal = (text: string, column: Column) => atRest.seal(Buffer.from(text), boundTo(id, column))
  return {
    national_id_sealed: sealing.seal(Buffer.from(nationalId), id),
    phone_number_sealed: seal(phoneNumber, 'phone_number'),
    additional_notes_sealed: additionalNotes === undefined ? undefined : seal(additionalNotes, 'additional_notes'),
  }
}

/** Decrypts the answers. */
export function openReplies(
  { additional_notes_sealed: notes, national_id_sealed: number, phone_number_sealed: phone }: SealedReplies,
  id: string,
  { atRest, sealing }: Pick<ReferralCtx, 'atRest' | 'sealing'>,
): ReviewedReplies {
  return {
    idNumberMasked: number ? maskedNumber(textOf(number, id, sealing)) : '',
    phoneNumber: phone ? textOf(phone, boundTo(id, 'phone_number'), atRest) : undefined,
    additionalNotes: notes ? textOf(notes, boundTo(id, 'additional_notes'), atRest) : undefined,
  }
}

interface SealedAnswer {
  readonly sealed: Buffer
  /** The application. */
  readonly id: string
  readonly column: Column | 'national_id'
}

/** Opens one answer of an application, for its own person. */
export function openAnswer(
  { column, id, sealed }: SealedAnswer,
  { atRest, sealing }: Pick<ReferralCtx, 'atRest' | 'sealing'>,
): string {
  return column === 'national_id' ? textOf(sealed, id, sealing) : textOf(sealed, boundTo(id, column), atRest)
}

function textOf(sealed: Buffer, recordId: string, sealing: Sealing): string {
  return sealing.open(sealed, recordId).toString()
}
