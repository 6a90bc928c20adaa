import type { ExportedTable } from '@seneb/service-kit/exporting/read-record'

/**
 * What this service stores of an enquiry: which mails there were and what became of them. The words of one that still waits
 * are made of what the record holds already, and their links are secrets of the person's mailbox.
 */
export const exportedTables: readonly ExportedTable[] = [
  {
    table: 'email_deliveries',
    whose: 't.cause_id = $1::uuid',
    order: 't.queued_at, t.id',
    withheld: {
      sealed_words: 'copy',
      recipient_digest: 'secret',
      lease_holder: 'machine',
      lease_until: 'machine',
      traceparent: 'machine',
    },
  },
]
