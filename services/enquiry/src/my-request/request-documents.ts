import type { Input, Output } from '@seneb/contracts/define'
import {
  PatientDocumentsRequested,
  RequestPatientDocuments,
} from '@seneb/contracts/messages/enquiry/my-message.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { executeIdempotently } from '@seneb/service-kit/requests/idempotency'

import { lockedEnquiry, writeChange } from '../care-enquiries/change-care-enquiry.js'
import { sealEventText } from '../care-enquiries/sealed-text.js'
import { readAddressee } from '../request-access/addressee.js'
import { PatientDocumentRequest } from './patient-records.entity.js'

/** Puts documents on the list of the patient's page and mails them that there are some; the mail names none. */
export function requestPatientDocuments(
  { enquiryId, names }: Input<typeof RequestPatientDocuments>,
  ctx: Ctx,
): Promise<Output<typeof RequestPatientDocuments>> {
  const request = { enquiryId, names }
  return executeIdempotently({ contract: RequestPatientDocuments, request }, ctx, async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, undefined, tx)
    const addressee = await readAddressee(enquiryId, tx)
    if (!addressee) throw new AppError('ENQUIRY_UNKNOWN')
    const at = ctx.now()
    for (const name of names) {
      const id = ctx.newId()
      const row = { id, enquiry_id: enquiryId, name_sealed: sealEventText(name, id, ctx), requested_at: at }
      await tx.save(Object.assign(new PatientDocumentRequest(), { ...row, requested_by: requireStaff(ctx).id }))
    }
    const mail = { mailId: ctx.newId(), enquiryId, enquiryKind: addressee.kind, person: addressee.person }
    await tx.publish(PatientDocumentsRequested, { ...mail, requestedAt: at.toISOString(), count: names.length })
    const text = names.join('\n')
    const audit = { action: 'request-patient-documents', after: { body: text } }
    return writeChange(enquiry, { patch: {}, line: { kind: 'documents-requested' }, text, audit }, { tx, ctx })
  })
}
