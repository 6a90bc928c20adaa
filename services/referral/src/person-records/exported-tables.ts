import type { ExportedTable } from '@seneb/service-kit/exporting/read-record'

/** What this service stores of an enquiry: by whose link it came. */
export const exportedTables: readonly ExportedTable[] = [
  { table: 'referral_enquiries', whose: 't.trip_plan_id = $1::uuid' },
]
