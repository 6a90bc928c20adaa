import type { Input, Output } from '@seneb/contracts/define'
import type { ExportAmbassadorApplication } from '@seneb/contracts/messages/referral/application-record.messages'
import { compressRecord } from '@seneb/platform/compressed-record'
import { exportRecord, type ExportedTable } from '@seneb/service-kit/data-export/export-record'

import { openAnswer } from '../ambassador-applications/sealed-answers.js'
import {
  ambassadorApplicationAudit,
  readApplicationReference,
} from '../ambassador-applications/decide-ambassador-application.js'
import type { ReferralCtx } from '../referral-ctx.js'
import { ambassadorTables } from './export-ambassador.js'

/** Returns everything stored here of an applicant, also as an ambassador, and audits who exported it (LEGAL-05). */
export async function exportApplication(
  { format, recordId: id }: Input<typeof ExportAmbassadorApplication>,
  ctx: ReferralCtx,
): Promise<Output<typeof ExportAmbassadorApplication>> {
  const { record, reference } = await ctx.db.write(async (tx) => {
    const applicationReference = await readApplicationReference(id, tx)
    const rows = await exportRecord(tablesOfApplication(ctx), id, { tx, ctx })
    await ctx.audit(tx, {
      action: 'export-application',
      object: { resource: ambassadorApplicationAudit, id },
      after: { format },
    })
    return { record: rows, reference: applicationReference }
  })
  return { record: await compressRecord(record), reference, exportedAt: ctx.now().toISOString() }
}

interface Row {
  readonly id: string
}

/** Data that this service stores of an applicant; the number of the identity document is theirs, so it is whole. */
function tablesOfApplication(ctx: ReferralCtx): readonly ExportedTable[] {
  const answer =
    (column: Parameters<typeof openAnswer>[0]['column']) =>
    (sealed: Buffer, { id }: Row) =>
      openAnswer({ sealed, id, column }, ctx)
  return [
    {
      table: 'ambassador_applications',
      where: 't.id = $1::uuid',
      excluded: { decided_by: 'team' },
      decode: {
        national_id_sealed: answer('national_id'),
        phone_number_sealed: answer('phone_number'),
        additional_notes_sealed: answer('additional_notes'),
      },
    },
    {
      table: 'application_documents',
      columns: 'upload_id, application_id, kind, state',
      where: 't.application_id = $1::uuid',
      order: 't.kind, t.upload_id',
      excluded: { sealed: 'file' },
    },
    {
      table: 'document_requests',
      where: 't.application_id = $1::uuid',
      order: 't.requested_at',
      excluded: { link_digest: 'secret', requested_by: 'team' },
    },
    ...ambassadorTables('select id from ambassadors where application_id = $1::uuid'),
  ]
}
