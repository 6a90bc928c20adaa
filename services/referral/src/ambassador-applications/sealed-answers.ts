import type { AmbassadorApplicationForm } from '@seneb/contracts/forms/ambassador-application.form'
import type { Sealing } from '@seneb/platform/sealing'

import type { ReferralCtx } from '../referral-ctx.js'
import { maskedNumber, type SealedAnswers } from './ambassador-application.rules.js'

/**
 * Encrypted answers of an application, as its reviewer sees them; the number of the identity document is masked (D-42).
 */
export interface ReviewedAnswers {
  readonly idNumberMasked: string
  /** Absent in applications submitted before it was encrypted. */
  readonly phoneNumber?: string
  readonly additionalNotes?: string
}

type Column = 'phone_number' | 'additional_notes'

/** Returns the context that binds an encrypted value to its application and column. */
const sealingContext = (id: string, column: Column) => `${id} ${column}`

/**
 * Encrypts the number of the identity document with the documents' key, telephone number and notes with the service's
 * own.
 */
export function sealAnswers(
  { additionalNotes, nationalId, phoneNumber }: AmbassadorApplicationForm,
  id: string,
  { atRest, sealing }: Pick<ReferralCtx, 'atRest' | 'sealing'>,
): SealedAnswers {
  const seal = (text: string, column: Column) => atRest.seal(Buffer.from(text), sealingContext(id, column))
  return {
    national_id_sealed: sealing.seal(Buffer.from(nationalId), id),
    phone_number_sealed: seal(phoneNumber, 'phone_number'),
    additional_notes_sealed: additionalNotes === undefined ? undefined : seal(additionalNotes, 'additional_notes'),
  }
}

/** Decrypts the answers. */
export function openAnswers(
  { additional_notes_sealed: notes, national_id_sealed: number, phone_number_sealed: phone }: SealedAnswers,
  id: string,
  { atRest, sealing }: Pick<ReferralCtx, 'atRest' | 'sealing'>,
): ReviewedAnswers {
  return {
    idNumberMasked: number ? maskedNumber(openText(number, id, sealing)) : '',
    phoneNumber: phone ? openText(phone, sealingContext(id, 'phone_number'), atRest) : undefined,
    additionalNotes: notes ? openText(notes, sealingContext(id, 'additional_notes'), atRest) : undefined,
  }
}

interface SealedAnswer {
  readonly sealed: Buffer
  /** The application. */
  readonly id: string
  readonly column: Column | 'national_id'
}

/** Decrypts one answer of an application, for the export to its person. */
export function openAnswer(
  { column, id, sealed }: SealedAnswer,
  { atRest, sealing }: Pick<ReferralCtx, 'atRest' | 'sealing'>,
): string {
  return column === 'national_id' ? openText(sealed, id, sealing) : openText(sealed, sealingContext(id, column), atRest)
}

function openText(sealed: Buffer, recordId: string, sealing: Sealing): string {
  return sealing.open(sealed, recordId).toString()
}
