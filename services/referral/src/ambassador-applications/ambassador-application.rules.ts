import type { Payload } from '@seneb/contracts/define'
import type { AmbassadorApplicationForm } from '@seneb/contracts/forms/ambassador-application.form'
import type { AmbassadorApplicationSubmitted } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import type { ApplicantType } from '@seneb/contracts/vocabulary/ambassador-options'
import { documentKinds, type DocumentKind } from '@seneb/contracts/vocabulary/application-review'
import type { LegalVersionsInForce } from '@seneb/contracts/vocabulary/legal-versions'
import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'

import type { AmbassadorApplication, ApplicationDocument } from './ambassador-application.entity.js'

/** Identity of a new application: its id, the reference for correspondence, and the time of its submission. */
export interface ApplicationIdentity {
  readonly id: string
  readonly reference: string
  readonly at: Date
  readonly legalVersions: LegalVersionsInForce
}

/** File of a form, by its field. */
export interface NamedUpload {
  readonly field: 'identityDocument' | 'tourGuideLicense'
  readonly kind: DocumentKind
  readonly uploadId: string
}

const visibleCharacters = 2

/** A number as it may be shown: its last two characters behind as many dots as it has more (D-42). */
export function maskedNumber(number: string): string {
  const characters = [...number]
  const hidden = Math.max(0, characters.length - visibleCharacters)
  return '•'.repeat(hidden) + characters.slice(hidden).join('')
}

/** Field of the form for each document. */
export const documentFields: Readonly<Record<DocumentKind, NamedUpload['field']>> = {
  'identity-document': 'identityDocument',
  'tour-guide-license': 'tourGuideLicense',
}

/** The files a form names (AMB-13, AMB-14). */
export function uploadsOf(form: Partial<Record<NamedUpload['field'], string>>): readonly NamedUpload[] {
  return documentKinds.flatMap((kind) => {
    const field = documentFields[kind]
    const uploadId = form[field]
    return uploadId === undefined ? [] : [{ field, kind, uploadId }]
  })
}

/** Columns of an application that are stored encrypted. */
export type SealedAnswers = Pick<
  AmbassadorApplication,
  'national_id_sealed' | 'phone_number_sealed' | 'additional_notes_sealed'
>

/** The row of a new application; it waits for a review (AMB-26). */
export function toApplicationRow(
  form: AmbassadorApplicationForm,
  { at, id, legalVersions, reference }: ApplicationIdentity,
  sealed: SealedAnswers,
): Partial<AmbassadorApplication> {
  return {
    id,
    reference,
    applicant_type: form.applicantType,
    full_name: form.fullName,
    email: form.email,
    languages: form.languages,
    city: form.city,
    id_type: form.idType,
    ...sealed,
    tourists_per_month: form.touristsPerMonth,
    has_medical_experience: form.hasMedicalExperience,
    wants_promotional_material: form.wantsPromotionalMaterial,
    status: 'pending',
    submitted_at: at,
    ...legalVersions,
  }
}

/** The rows of its documents. */
export function toDocumentRows(uploads: readonly NamedUpload[], applicationId: string): Partial<ApplicationDocument>[] {
  return uploads.map(({ kind, uploadId }) => ({
    upload_id: uploadId,
    application_id: applicationId,
    kind,
    state: 'uploaded',
  }))
}

/**
 * Returns the event about a new application; it contains neither the identity document's number nor the location of the
 * documents (S13).
 */
export function toSubmittedPayload(
  form: AmbassadorApplicationForm,
  { at, id, reference }: ApplicationIdentity,
): Payload<typeof AmbassadorApplicationSubmitted> {
  const { additionalNotes, applicantType, city, email, fullName, idType, languages, phoneNumber } = form
  const { hasMedicalExperience, touristsPerMonth, wantsPromotionalMaterial } = form
  return {
    applicationId: id,
    reference,
    submittedAt: at.toISOString(),
    applicantType,
    languages,
    city,
    idType,
    touristsPerMonth,
    hasMedicalExperience,
    wantsPromotionalMaterial,
    documents: uploadsOf(form).map(({ kind }) => kind),
    personal: { fullName, email, phoneNumber, additionalNotes, idNumberMasked: maskedNumber(form.nationalId) },
  }
}

/** The links an ambassador shares are of this type (REF-01). */
export function linkTypeOf(applicant: ApplicantType): ReferralType {
  return applicant === 'tour-guide' ? 'tour-guide' : 'general'
}
