import type { Input, Output } from '@seneb/contracts/define'
import { CorrectMyRequest } from '@seneb/contracts/messages/enquiry/my-request.messages'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { executeIdempotently } from '@seneb/service-kit/requests/idempotency'

import { findLocked, updateCareEnquiry, type Locked } from '../care-enquiries/change-care-enquiry.js'
import { sealEventText } from '../care-enquiries/sealed-text.js'
import { searchTermsOf } from '../care-enquiries/search.rules.js'
import { appendTimelineEntry } from '../care-enquiries/write-lines.js'
import { listConsents } from '../consents/consents.js'
import { correctConsultation } from '../consultations/read-consultation.js'
import { correctTripPlan } from '../trip-plans/read-trip-plan.js'
import { columnChanges, type ColumnChange, type FieldChange } from './corrected-columns.js'
import { type EnteredFields, readEnteredFields } from './entered-fields.js'
import { RequestCorrection } from './patient-records.entity.js'
import { assertActsBelowLimit } from '../request-access/limit-acts.js'
import { requirePatientSession } from '../request-access/request-session.js'

/** Corrects what the person of a session entered. */
export function correctMyRequest(
  { changes, session }: Input<typeof CorrectMyRequest>,
  ctx: Ctx,
): Promise<Output<typeof CorrectMyRequest>> {
  return executeIdempotently({ contract: CorrectMyRequest, request: { changes, session } }, ctx, async (tx) => {
    const { enquiryId, kind } = await requirePatientSession(session, tx, ctx)
    await assertActsBelowLimit(enquiryId, ['details-corrected'], { tx, ctx })
    await correctEnquiry({ enquiryId, kind, changes }, tx, ctx)
    return { correctedAt: ctx.now().toISOString() }
  })
}

interface Correction {
  readonly enquiryId: string
  readonly kind: EnquiryKind
  readonly changes: readonly FieldChange[]
  /** ID of the staff member who writes it down by telephone; absent for the person. */
  readonly actorId?: string
}

/**
 * Writes corrections into the submission and into the team's copy, stores each earlier value sealed, and adds a line to
 * the timeline. Throws MY_REQUEST_CONFLICT for a withdrawn enquiry, and for a message without the consent to use health
 * details. Returns the new version of the enquiry.
 */
export async function correctEnquiry(correction: Correction, tx: WriteTx, ctx: Ctx): Promise<number> {
  const { actorId, changes, enquiryId, kind } = correction
  const enquiry = await findLocked(enquiryId, tx)
  const entered = await readEnteredFields({ id: enquiryId, kind }, tx)
  if (!enquiry || !entered) throw new AppError('MY_REQUEST_CONFLICT')
  const columns = columnChanges(changes, kind, ctx.now())
  if (columns.some(({ name }) => name === 'message')) await assertHealthConsent(enquiryId, tx)

  for (const change of columns) await tx.save(correctionOf(change, { enquiryId, entered }, ctx))
  const patch = Object.fromEntries(columns.map(({ column, value }) => [column, value]))
  const correct = kind === 'trip-plan' ? correctTripPlan : correctConsultation
  await correct(enquiryId, patch, tx)

  const copied = copiedColumns(enquiry, columns, entered)
  const version = await updateCareEnquiry(enquiry, { ...copied, last_activity_at: ctx.now() }, tx)
  const text = columns.map(({ name }) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(', ')
  const line = { kind: 'details-corrected', at: ctx.now(), actor_id: actorId, text } as const
  await appendTimelineEntry({ enquiryId, version, line }, tx, ctx)
  return version
}

interface Earlier {
  readonly enquiryId: string
  readonly entered: EnteredFields
}

function correctionOf({ name }: ColumnChange, { enquiryId, entered }: Earlier, ctx: Ctx): RequestCorrection {
  const id = ctx.newId()
  const before = entered.fields.find((field) => field.name === name)?.value
  const before_sealed = before === undefined ? null : sealEventText(before, id, ctx)
  const row = { id, enquiry_id: enquiryId, name, before_sealed, corrected_at: ctx.now() }
  return Object.assign(new RequestCorrection(), row)
}

/** Returns the changes that the team's list shows or searches by. */
function copiedColumns({ reference }: Locked, columns: readonly ColumnChange[], entered: EnteredFields) {
  const changed = (name: string) => columns.find((one) => one.name === name)
  const phone = changed('phoneNumber')
  const before = entered.fields.find(({ name }) => name === 'phoneNumber')?.value
  const full_name = String(changed('fullName')?.value ?? entered.fullName)
  const phone_number = phone ? textOrNull(phone.value) : before
  const country = changed('travelingFromCountry')?.value
  return {
    full_name,
    phone_number,
    search_terms: searchTermsOf({ reference, full_name, email: entered.email, phone_number }),
    ...(country ? { country: String(country) } : {}),
  }
}

function textOrNull(value: string | number | null): string | null {
  return value === null ? null : String(value)
}

/** Throws MY_REQUEST_CONFLICT when the consent to use health details is not in force (D-66). */
async function assertHealthConsent(enquiryId: string, tx: WriteTx): Promise<void> {
  const consents = await listConsents(enquiryId, tx)
  if (!consents.some(({ purpose }) => purpose === 'health-data')) throw new AppError('MY_REQUEST_CONFLICT')
}
