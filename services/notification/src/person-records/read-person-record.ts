import {
  grantedRecordReader,
  personRecordReader,
  type ExportedTable,
} from '@seneb/service-kit/data-export/export-record'

/**
 * Data this service stores of an enquiry: its mails and their outcomes. The text of a waiting mail is left out, because
 * the record already contains the data it is made from. Its links are secrets of the person's mailbox.
 */
export const exportedTables: readonly ExportedTable[] = [
  {
    table: 'email_deliveries',
    where: 't.cause_id = $1::uuid',
    order: 't.queued_at, t.id',
    excluded: {
      sealed_body: 'copy',
      recipient_digest: 'secret',
      lease_holder: 'machine',
      lease_until: 'machine',
      traceparent: 'machine',
    },
  },
  {
    table: 'inbound_emails',
    where: 't.enquiry_id = $1::uuid',
    order: 't.received_at, t.id',
    excluded: {
      // The enquiry's record contains the messages.
      raw_sealed: 'copy',
      content_sealed: 'copy',
      envelope_sealed: 'machine',
      dedupe_digest: 'secret',
      message_id_digest: 'secret',
      from_digest: 'secret',
      proposals: 'machine',
      attempts: 'machine',
      next_attempt_at: 'machine',
      lease_until: 'machine',
      lease_holder: 'machine',
      traceparent: 'machine',
    },
  },
  {
    table: 'inbound_attachments',
    where: 't.inbound_email_id in (select id from inbound_emails where enquiry_id = $1::uuid)',
    order: 't.created_at, t.id',
    excluded: {
      attempts: 'machine',
      next_attempt_at: 'machine',
      lease_until: 'machine',
      lease_holder: 'machine',
    },
  },
]

export const readPersonRecord = personRecordReader(exportedTables)

/** Exports it for the patient. */
export const readMyRecord = grantedRecordReader('notification', exportedTables)
